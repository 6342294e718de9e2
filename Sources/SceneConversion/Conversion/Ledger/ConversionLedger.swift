import SceneLanguage
import SceneRules
import SceneText

/// What the old file has and the new one lacks, each at its place in the old one.
///
/// Both are compared after the fact, so that nothing is lost because a converter forgot to say so. What a
/// converter replaces on purpose is not a loss: a prototype by the cells that were made from it, an outlet
/// that went with the code that used it.
struct ConversionLedger {
    let old: SceneFile
    let new: SceneFile

    /// The tables that were converted.
    let tables: [(old: ConvertibleTable, new: ConvertibleTable)]

    /// The prototypes that cells were made from.
    let written: Set<PrototypeName>

    /// The comments of the data files that are new.
    let commentsInData: [String]

    init(_ result: ConversionResult) {
        old = result.original
        new = result.file
        written = result.writtenPrototypes
        commentsInData = result.dataFiles.flatMap { file -> [String] in
            guard DataFileWriter(path: file.path).format == .yaml else { return [] }
            var (log, sources) = (DiagnosticLog(), SourceMap())
            let text = SourceText(name: file.path, bytes: file.bytes)
            let tree = YAMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
            return tree.comments().map(tree.comment)
        }
        let after = Dictionary(firstOf: new.definition.convertibleTables.map { ($0.name, $0) })
        let names = Set(result.tables)
        tables = old.definition.convertibleTables.filter { names.contains($0.name) }
            .compactMap { table in after[table.name].map { (table, $0) } }
    }

    /// Everything that is lost.
    func findings() -> [Diagnostic] {
        lostComments + lostData + lostItems + lostPrototypes + lostRowNames + lostOutlets
            + lostIDs + lostIdentifiers
            + lostParts + lostFiles
    }

    func finding(_ message: String, at range: SourceRange, help: String? = nil) -> Diagnostic {
        Diagnostic(
            .leftForYou,
            message,
            at: Annotation(old.definition.source, range),
            helps: help.map { [Help($0)] } ?? []
        )
    }
}

/// A prototype of one of several tables.
struct PrototypeName: Hashable, Sendable {
    var table: String
    var identifier: String
}

extension String {
    /// The text in quotes, with only its beginning where it is long.
    var quotedInMessage: String { count > 50 ? "'\(prefix(49))…'" : "'\(self)'" }
}
