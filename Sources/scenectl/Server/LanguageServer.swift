import SceneFiles
import SceneKitLite
import SceneLanguage
import SceneText

/// Answers an editor as the language server protocol says, message by message; it knows nothing of streams.
struct LanguageServer {
    /// What the protocol calls the fixes of findings.
    static let fixKind = "quickfix"

    /// Why a request is refused.
    enum Refusal: Error {
        case parseError
        case invalidRequest
        case unknownMethod
        case invalidParameters
        case notInitialized
        case cancelled

        /// The request is right and cannot be met, for a reason that a person reads.
        case failed(String)

        /// Its number in the protocol.
        var code: Int {
            switch self {
            case .parseError: -32700
            case .invalidRequest: -32600
            case .unknownMethod: -32601
            case .invalidParameters: -32602
            case .notInitialized: -32002
            case .cancelled: -32800
            case .failed: -32803
            }
        }

        var message: String {
            switch self {
            case .parseError: "not valid JSON"
            case .invalidRequest: "not a valid request"
            case .unknownMethod: "this method is not known"
            case .invalidParameters: "the parameters do not fit"
            case .notInitialized: "'initialize' comes first"
            case .cancelled: "cancelled"
            case .failed(let reason): reason
            }
        }
    }

    private enum Phase {
        case new
        case running
        case shutDown
    }

    private var phase = Phase.new
    var world: ServerWorld
    var documents: [String: OpenDocument] = [:]

    /// The documents whose findings the editor does not have yet.
    private var changed: [String] = []

    /// Where each document has findings, itself and the files that it names.
    private var places: [String: Set<String>] = [:]
    private(set) var unit = TextPlaces.Unit.utf16

    /// Whether the editor takes texts with places to fill in.
    private(set) var takesSnippets = false

    /// The folder that the editor works in; nil where it does not say so.
    private(set) var folder: String?

    /// The exit status, once the editor has said goodbye.
    private(set) var status: CommandStatus?

    init(_ disk: Disk) { world = ServerWorld(disk: disk) }

    // MARK: Messages

    /// Answers some messages that have arrived together; what is cancelled among them is not begun.
    mutating func answer(to messages: [[UInt8]]) -> [DataValue] {
        let values = messages.map { DataValue(json: $0) ?? DataValue(json: $0.withoutHalfPairs) }
        let cancelled = values.compactMap { value -> DataValue? in
            guard value?["method"]?.string == "$/cancelRequest" else { return nil }
            return value?["params"]?["id"]
        }
        var answers: [DataValue] = []
        for value in values {
            guard let value, case .record = value else {
                answers.append(Self.refusal(.null, value == nil ? .parseError : .invalidRequest))
                continue
            }
            answers += answer(to: value, isCancelled: value["id"].map(cancelled.contains) ?? false)
        }
        return answers + publishedFindings()
    }

    private mutating func answer(to message: DataValue, isCancelled: Bool) -> [DataValue] {
        let id = message["id"]
        guard let method = message["method"]?.string else {
            // What has no method is an answer to a question of ours; there are none.
            if let id, message["result"] == nil, message["error"] == nil {
                return [Self.refusal(id, .invalidRequest)]
            }
            return []
        }
        let parameters = message["params"] ?? .null
        guard let id else {
            notice(method, parameters)
            return []
        }
        if isCancelled { return [Self.refusal(id, .cancelled)] }
        do throws(Refusal) {
            let result = try result(of: method, parameters)
            return [.object(["jsonrpc": .string("2.0"), "id": id, "result": result])]
        } catch {
            return [Self.refusal(id, error)]
        }
    }

    private static func refusal(_ id: DataValue, _ refusal: Refusal) -> DataValue {
        let error = DataValue.object([
            "code": .int(refusal.code), "message": .string(refusal.message),
        ])
        return .object(["jsonrpc": .string("2.0"), "id": id, "error": error])
    }

    private mutating func notice(_ method: String, _ parameters: DataValue) {
        if method == "exit" {
            status = phase == .shutDown ? .clean : .findings
            return
        }
        guard phase == .running else { return }
        switch method {
        case "textDocument/didOpen": open(parameters)
        case "textDocument/didChange": change(parameters)
        case "textDocument/didClose": close(parameters)
        case "textDocument/didSave", "workspace/didChangeWatchedFiles":
            // What other files name may be different now.
            for uri in documents.keys.sorted() { documents[uri]?.forget() }
            changed = documents.keys.sorted()
        default: break
        }
    }

    private mutating func result(
        of method: String,
        _ parameters: DataValue
    ) throws(Refusal) -> DataValue {
        switch phase {
        case .new:
            guard method == "initialize" else { throw .notInitialized }
            phase = .running
            return initialize(parameters)
        case .shutDown: throw .invalidRequest
        case .running: break
        }
        switch method {
        case "initialize": throw .invalidRequest
        case "shutdown":
            phase = .shutDown
            return .null
        case "textDocument/completion": return try completion(parameters)
        case "textDocument/hover": return try hover(parameters)
        case "textDocument/definition": return try definition(parameters)
        case "textDocument/references": return try references(parameters)
        case "textDocument/prepareRename": return try prepareRename(parameters)
        case "textDocument/rename": return try rename(parameters)
        case "textDocument/documentSymbol": return try symbols(parameters)
        case "textDocument/codeAction": return try actions(parameters)
        case "textDocument/formatting": return try formatting(parameters)
        default: throw .unknownMethod
        }
    }

    private mutating func initialize(_ parameters: DataValue) -> DataValue {
        let general = parameters["capabilities"]?["general"]
        let units = (general?["positionEncodings"]?.elements ?? []).compactMap(\.string)
        // Bytes are what everything here counts in.
        unit = units.contains("utf-8") ? .utf8 : .utf16
        let completion = parameters["capabilities"]?["textDocument"]?["completion"]
        takesSnippets = completion?["completionItem"]?["snippetSupport"] == .bool(true)
        let root = parameters["workspaceFolders"]?.elements.first?["uri"] ?? parameters["rootUri"]
        folder = root?.string.flatMap(FileURI.path)
        let triggers = [":", " ", "{", "[", ",", "-", "."].map { DataValue.string($0) }
        return .object([
            "capabilities": .object([
                "positionEncoding": .string(unit.rawValue),
                "textDocumentSync": .object([
                    "openClose": .bool(true), "change": .int(2), "save": .bool(true),
                ]),
                "completionProvider": .object(["triggerCharacters": .list(triggers)]),
                "hoverProvider": .bool(true),
                "definitionProvider": .bool(true),
                "referencesProvider": .bool(true),
                "renameProvider": .object(["prepareProvider": .bool(true)]),
                "documentSymbolProvider": .bool(true),
                "codeActionProvider": .object([
                    "codeActionKinds": .list([.string(Self.fixKind)])
                ]),
                "documentFormattingProvider": .bool(true),
            ]),
            "serverInfo": .object([
                "name": .string("scenectl"), "version": .string(Version.current),
            ]),
        ])
    }

    // MARK: Documents

    private mutating func open(_ parameters: DataValue) {
        guard let document = parameters["textDocument"], let uri = document["uri"]?.string,
            let text = document["text"]?.string
        else { return }
        keep(OpenDocument(uri: uri, text: text))
    }

    private mutating func change(_ parameters: DataValue) {
        guard let uri = parameters["textDocument"]?["uri"]?.string, var document = documents[uri]
        else { return }
        for change in parameters["contentChanges"]?.elements ?? [] {
            guard let text = change["text"]?.string else { continue }
            guard let range = change["range"] else {
                document.replace(Array(text.utf8))
                continue
            }
            let places = TextPlaces(document.text, in: unit)
            guard let bytes = places.range(of: range) else { continue }
            var content = document.text.bytes
            content.replaceSubrange(bytes, with: text.utf8)
            document.replace(content)
        }
        keep(document)
    }

    private mutating func keep(_ document: OpenDocument) {
        documents[document.uri] = document
        if let path = document.path { world.open[path] = document.text }
        changed.append(document.uri)
    }

    private mutating func close(_ parameters: DataValue) {
        guard let uri = parameters["textDocument"]?["uri"]?.string,
            let document = documents.removeValue(forKey: uri)
        else { return }
        if let path = document.path { world.open[path] = nil }
        changed = documents.keys.sorted() + [uri]
    }

    // MARK: Findings

    /// The findings of what has changed, for each file that has some or had.
    private mutating func publishedFindings() -> [DataValue] {
        guard phase == .running, !changed.isEmpty else { return [] }
        // Data, view files and documents may be named by others; a file with scenes of its own is not.
        let isNamed = changed.contains { documents[$0]?.analysis(world).hasOwnScenes != true }
        if isNamed, documents.count > 1 {
            let rest = documents.keys.filter { !changed.contains($0) }.sorted()
            for uri in rest { documents[uri]?.forget() }
            changed += rest
        }
        var affected: Set<String> = []
        for uri in Set(changed) {
            affected.formUnion(places.removeValue(forKey: uri) ?? [])
            affected.insert(uri)
        }
        changed = []
        var found: [String: [DataValue]] = [:]
        var known: [String: Set<DataValue>] = [:]
        for uri in documents.keys.sorted() {
            guard let analysis = documents[uri]?.analysis(world) else { continue }
            places[uri] = [uri]
            var texts: [String: TextPlaces] = [:]
            for finding in analysis.findings {
                let resolved = analysis.sources.resolved(finding.primary)
                let text = analysis.sources[resolved.source]
                let target =
                    text.name == documents[uri]?.text.name ? uri : FileURI.uri(of: text.name)
                let places = texts[target] ?? TextPlaces(text, in: unit)
                texts[target] = places
                self.places[uri]?.insert(target)
                let value = diagnostic(finding, resolved, places, analysis.sources)
                if known[target, default: []].insert(value).inserted {
                    found[target, default: []].append(value)
                }
            }
        }
        for uri in documents.keys { affected.formUnion(places[uri] ?? []) }
        return affected.sorted().map { uri in
            .object([
                "jsonrpc": .string("2.0"), "method": .string("textDocument/publishDiagnostics"),
                "params": .object([
                    "uri": .string(uri), "diagnostics": .list(found[uri] ?? []),
                ]),
            ])
        }
    }

    func diagnostic(
        _ finding: Diagnostic,
        _ place: Annotation,
        _ places: TextPlaces,
        _ sources: SourceMap
    ) -> DataValue {
        let words = [finding.message] + finding.notes + finding.helps.map { "help: \($0.text)" }
        let related = finding.secondary.map { mark -> DataValue in
            let mark = sources.resolved(mark)
            let text = sources[mark.source]
            return .object([
                "location": .object([
                    "uri": .string(uri(of: text.name)),
                    "range": TextPlaces(text, in: unit).range(mark.range.indices),
                ]),
                "message": .string(mark.label.isEmpty ? "see here" : mark.label),
            ])
        }
        return .object([
            "range": places.range(place.range.indices),
            "severity": .int(finding.severity == .error ? 1 : 2),
            "code": .string(finding.code.name),
            "source": .string("scenectl"),
            "message": .string(words.joined(separator: "\n")),
            "relatedInformation": .list(related),
        ])
    }

    func uri(of name: String) -> String {
        documents.values.first { $0.text.name == name }?.uri ?? FileURI.uri(of: name)
    }
}

extension [UInt8] {
    /// A message in which each half of a pair of UTF-16 that is alone is written as what decoders put in its place.
    ///
    /// An editor may type one half after the other, and each is one unit of its text.
    fileprivate var withoutHalfPairs: [UInt8] {
        var bytes = self
        var place = 0
        while place < bytes.count {
            guard let unit = unit(escapedAt: place) else {
                place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
                continue
            }
            let next = self.unit(escapedAt: place + 6)
            if UTF16.isLeadSurrogate(unit), next.map(UTF16.isTrailSurrogate) ?? false {
                place += 6
            } else if UTF16.isSurrogate(unit) {
                bytes.replaceSubrange(place + 2..<place + 6, with: "FFFD".utf8)
            }
            place += 6
        }
        return bytes
    }

    /// The unit of UTF-16 that an escape says.
    private func unit(escapedAt place: Int) -> UInt16? {
        guard place + 6 <= count, self[place] == UInt8(ascii: "\\"),
            self[place + 1] == UInt8(ascii: "u")
        else { return nil }
        return UInt16(String(decoding: self[place + 2..<place + 6], as: UTF8.self), radix: 16)
    }
}

extension OpenDocument.Analysis {
    /// Whether this is a scene file with scenes that are written in it.
    fileprivate var hasOwnScenes: Bool {
        !file.definition.scenes.isEmpty && file.document == nil
    }
}
