import SceneInterchange
import SceneKitLite
import SceneRules
import SceneText

/// What was measured of all documents so far.
struct Figures {
    private var read = 0
    private var refusals: [String: Int] = [:]
    private var identical = Share()
    private var drawnAlike = Share()
    private var framedAlike = Share()
    private var filesWithErrors = 0
    private var warnings: [String: Int] = [:]
    private var elements = Grades()
    private var attributes = Grades()
    private var withoutGap = Share()
    private var gaps = GapList()
    private var texts = Share()
    private var switches = Share()
    private var orders = Share()
    private var columns = Share()
    private var exportLines = 0
    private var documentLines = 0
    private var longLines = 0

    /// Whether only what the language says is measured, and no picture.
    private let isRatingOnly: Bool

    init(isRatingOnly: Bool = false) { self.isRatingOnly = isRatingOnly }

    /// The texts that were read, for the times.
    private(set) var documents: [SourceText] = []

    mutating func measure(_ text: SourceText) {
        var log = DiagnosticLog()
        var sources = SourceMap()
        let source = sources.add(text)
        let tree = XMLTree.parse(text, as: source, limits: Limits(), log: &log)
        let document = InterfaceDocument(tree, log: &log)
        let file = SceneFile.read(text)
        let refusal = file.diagnostics.first {
            $0.severity == .error && ($0.code.check == .xml || tree.root == nil)
        }
        if tree.root != nil { identical.count(tree.writtenBack == text.bytes) }
        guard let document, refusal == nil else {
            let reason = refusal.map { $0.code.name == "xml-syntax" ? "broken XML" : $0.message }
            refusals[reason ?? "no reason", default: 0] += 1
            return
        }
        read += 1
        documents.append(text)
        if isRatingOnly {
            return rate(document, SceneImporter.file(of: document, layout: .frames))
        }
        let errors = file.findings().filter { $0.severity == .error }
        if let first = errors.first {
            filesWithErrors += 1
            print("\(text.name): \(first.code.name): \(first.message)")
        }
        for finding in file.findings() where finding.severity == .warning {
            warnings[finding.code.name, default: 0] += 1
        }
        measure(document, file)
    }

    /// Rates what the nodes of a document say of it.
    private mutating func rate(_ document: InterfaceDocument, _ imported: ImportedFile) {
        let said = SaidRanges(imported)
        for scene in document.scenes where document.tree.holdsTable(scene.object) {
            let rating = SceneRating(of: scene.object, in: document, said)
            elements.add(rating.elements)
            attributes.add(rating.attributes)
            withoutGap.count(rating.isWhole)
            gaps.add(rating, in: document.tree.text)
        }
    }

    private mutating func measure(_ document: InterfaceDocument, _ file: SceneFile) {
        let imported = SceneImporter.file(of: document, listsPassedOver: true)
        let export = SourceText(name: "export", text: SceneExport(imported).text)
        let written = SceneFile.read(export)
        let lines = export.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        exportLines += lines.count - 1
        documentLines += document.tree.text.bytes.count { $0 == 0x0A }
        longLines += lines.count { String(decoding: $0, as: UTF8.self).unicodeScalars.count > 110 }
        // With their frames, masks and constraints: rows and columns stand for these otherwise.
        let framed = SceneImporter.file(of: document, layout: .frames)
        rate(document, framed)
        let frames = SceneFile.read(
            SourceText(name: "frames", text: SceneExport(framed).text)
        )
        if let error = frames.findings().first(where: { $0.severity == .error }) {
            print("\(document.tree.text.name): with frames: \(error.code.name): \(error.message)")
        }
        for (scene, names) in zip(document.scenes, imported.sceneNames)
        where document.tree.holdsTable(scene.object) {
            let isAlike = ScenePictures.areAlike(file, written, names.id)
            drawnAlike.count(isAlike)
            if !isAlike { print("\(document.tree.text.name): \(names.id): another picture") }
            let isFramedAlike = ScenePictures.areAlike(file, frames, names.id)
            framedAlike.count(isFramedAlike)
            if !isFramedAlike {
                print("\(document.tree.text.name): \(names.id): another picture with frames")
            }
            let picture = ScenePictures.picture(of: names.id, in: file, columns: 49)
            let lines = (picture ?? "").split(separator: "\n").map(String.init)
            let cells = CellTexts(scene.object, in: document, lines)
            texts.add(cells.found)
            for text in cells.missed {
                print("\(document.tree.text.name): \(names.id): missed: \(text)")
            }
            switches.add(cells.switchesBeside)
            orders.add(cells.above)
            let prototypes = PrototypeColumns(names.id, in: file)
            columns.add(prototypes.equal)
            for text in prototypes.moved {
                print("\(document.tree.text.name): \(names.id): at other columns: \(text)")
            }
        }
    }

    /// The table of the figures, each with its bar.
    func rows() -> [(measure: String, figure: String, bar: String)] {
        let share = documentLines == 0 ? 0 : exportLines * 1000 / documentLines
        let reasons = refusals.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
        let warned = warnings.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { "\($0.value) × \($0.key)" }
        return [
            ("files read", "\(read)", "all"),
            (
                "files refused", reasons.isEmpty ? "0" : reasons.joined(separator: "; "),
                "each with its reason"
            ),
            ("written back byte for byte", identical.text, "100 %"),
            ("table scenes whose export is valid and draws the same", drawnAlike.text, "100 %"),
            (
                "table scenes whose export with frames is valid and draws the same",
                framedAlike.text, "95 %"
            ),
            ("files with errors of validate", "\(filesWithErrors)", "0 false ones"),
            (
                "warnings of validate", warned.isEmpty ? "0" : warned.joined(separator: "; "),
                "0 false ones"
            ),
        ]
            + ratingRows() + [
                ("texts of cells found at 49 columns", texts.text, "98 %"),
                ("label and switch with one centre on one line", switches.text, "99 %"),
                ("above stays above", orders.text, "100 %"),
                (
                    "lines of the export against the XML",
                    "\(share / 10).\(share % 10) % (\(exportLines) of \(documentLines))", "33 %"
                ),
                ("lines of the export over 110 columns", "\(longLines)", "0"),
                ("text columns equal in all rows of a prototype", columns.text, "100 %"),
            ]
    }

    /// What is said of the scenes with tables.
    func ratingRows() -> [(measure: String, figure: String, bar: String)] {
        [
            ("elements said", elements.share(.exact).text, "92 %"),
            (
                "elements said nearly",
                elements.share(.approximate).text, ""
            ),
            ("elements with a gap", elements.share(.gap).text, ""),
            ("elements only kept; book-keeping, of all", elements.silent, "0.2 %; 13.3 %"),
            ("attributes said", attributes.share(.exact).text, "85 %"),
            ("attributes said nearly", attributes.share(.approximate).text, ""),
            ("attributes with a gap", attributes.share(.gap).text, ""),
            ("attributes only kept; book-keeping, of all", attributes.silent, "11 %; 36.7 %"),
            ("table scenes without a gap", withoutGap.text, "84 %"),
        ]
    }

    /// The gaps that most scenes with tables have.
    func gapLines() -> [String] { gaps.lines(50) }
}
