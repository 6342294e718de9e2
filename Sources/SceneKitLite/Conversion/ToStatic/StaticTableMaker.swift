/// Turns the rows of a table into cells that are written out.
enum StaticTableMaker {
    static func make(
        _ table: ConvertibleTable,
        _ request: ConversionRequest,
        into draft: inout ConversionDraft
    ) {
        draft.refuse("not yet", at: table.table.keyRange)
    }
}
