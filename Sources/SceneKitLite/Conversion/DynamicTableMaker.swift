/// Turns cells that are written out into prototypes and the data that fills them.
enum DynamicTableMaker {
    static func make(
        _ table: ConvertibleTable,
        _ request: ConversionRequest,
        into draft: inout ConversionDraft
    ) {
        draft.refuse("not yet", at: table.table.keyRange)
    }
}
