import SceneFiles
import SceneKitLite
import SceneLanguage
import SceneText

/// Answers an editor as the language server protocol says, message by message; it knows nothing of streams.
struct LanguageServer {
    /// The numbers by which requests are refused.
    enum Refusal: Int, Error {
        case parseError = -32700
        case invalidRequest = -32600
        case unknownMethod = -32601
        case invalidParameters = -32602
        case notInitialized = -32002
        case cancelled = -32800

        var message: String {
            switch self {
            case .parseError: "not valid JSON"
            case .invalidRequest: "not a valid request"
            case .unknownMethod: "this method is not known"
            case .invalidParameters: "the parameters do not fit"
            case .notInitialized: "'initialize' comes first"
            case .cancelled: "cancelled"
            }
        }
    }

    private enum Phase {
        case new
        case running
        case shutDown
    }

    private var phase = Phase.new
    private var world: ServerWorld
    private var documents: [String: OpenDocument] = [:]

    /// The documents whose findings the editor does not have yet.
    private var changed: [String] = []

    /// Where each document has findings, itself and the files that it names.
    private var places: [String: Set<String>] = [:]
    private var unit = TextPlaces.Unit.utf16

    /// Whether the editor takes texts with places to fill in.
    private var takesSnippets = false

    /// The exit status, once the editor has said goodbye.
    private(set) var status: CommandStatus?

    init(_ disk: Disk) { world = ServerWorld(disk: disk) }

    // MARK: Messages

    /// Answers some messages that have arrived together; what is cancelled among them is not begun.
    mutating func answer(to messages: [[UInt8]]) -> [DataValue] {
        let values = messages.map { DataValue(json: $0) }
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
            "code": .int(refusal.rawValue), "message": .string(refusal.message),
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
        let units = (general?["positionEncodings"]?.items ?? []).compactMap(\.string)
        // Bytes are what everything here counts in.
        unit = units.contains("utf-8") ? .utf8 : .utf16
        let completion = parameters["capabilities"]?["textDocument"]?["completion"]
        takesSnippets = completion?["completionItem"]?["snippetSupport"] == .bool(true)
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
                    "codeActionKinds": .list([.string("quickfix"), .string("source.fixAll")])
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
        for change in parameters["contentChanges"]?.items ?? [] {
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
                if !(found[target] ?? []).contains(value) {
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

    private func diagnostic(
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

    private func uri(of name: String) -> String {
        documents.values.first { $0.text.name == name }?.uri ?? FileURI.uri(of: name)
    }

    // MARK: Asking about a place

    /// A document and what was asked about it.
    private struct Question {
        let uri: String
        let places: TextPlaces
        var offset = 0
    }

    private func question(
        _ parameters: DataValue,
        hasPosition: Bool = true
    ) throws(Refusal) -> Question {
        guard let uri = parameters["textDocument"]?["uri"]?.string, let document = documents[uri]
        else { throw .invalidParameters }
        let places = TextPlaces(document.text, in: unit)
        guard hasPosition else { return Question(uri: uri, places: places) }
        guard let offset = parameters["position"].flatMap(places.offset) else {
            throw .invalidParameters
        }
        return Question(uri: uri, places: places, offset: offset)
    }

    private mutating func analysis(_ uri: String) throws(Refusal) -> OpenDocument.Analysis {
        guard let analysis = documents[uri]?.analysis(world) else { throw .invalidParameters }
        return analysis
    }

    private mutating func completion(_ parameters: DataValue) throws(Refusal) -> DataValue {
        let question = try question(parameters)
        guard let document = documents[question.uri], !document.isInterface else {
            return .list([])
        }
        let names = documents[question.uri]?.lastNames(world) ?? NameSites(of: .empty)
        let completion = Completion(
            document.text.bytes,
            at: question.offset,
            root: document.root,
            names: names,
            data: documents[question.uri]?.lastData(world) ?? [:]
        )
        let range = question.places.range(completion.range)
        let takesSnippets = takesSnippets
        return .list(
            completion.items.enumerated().map { index, item in
                item.value(at: range, index, takesSnippets: takesSnippets)
            }
        )
    }

    private mutating func hover(_ parameters: DataValue) throws(Refusal) -> DataValue {
        let question = try question(parameters)
        let analysis = try analysis(question.uri)
        guard let document = documents[question.uri],
            let answer = HoverAnswer(document, analysis, at: question.offset)
        else { return .null }
        return .object([
            "contents": .object([
                "kind": .string("markdown"), "value": .string(answer.markdown),
            ]),
            "range": question.places.range(answer.range),
        ])
    }

    private func location(_ range: Range<Int>, _ question: Question) -> DataValue {
        .object(["uri": .string(question.uri), "range": question.places.range(range)])
    }

    private mutating func definition(_ parameters: DataValue) throws(Refusal) -> DataValue {
        let question = try question(parameters)
        let names = try analysis(question.uri).names
        guard let site = names.site(at: question.offset) else {
            return fileDefinition(question) ?? .list([])
        }
        return .list(
            names.all(of: site).filter(\.isDeclaration).map { location($0.range, question) }
        )
    }

    /// The file that is named at a place.
    private func fileDefinition(_ question: Question) -> DataValue? {
        guard let document = documents[question.uri], let path = document.path else { return nil }
        let context = CursorContext(document.text.bytes, at: question.offset)
        guard let key = context.steps.last, key == .key("file") || key == .key("interface") else {
            return nil
        }
        let name = context.lineValue(in: document.text.bytes)
        let target = Path.normalized(Path.joined(Path.folder(of: path), name))
        guard !name.isEmpty, world.disk.exists(target) else { return nil }
        let start = DataValue.object(["line": .int(0), "character": .int(0)])
        return .list([
            .object([
                "uri": .string(uri(of: target)),
                "range": .object(["start": start, "end": start]),
            ])
        ])
    }

    private mutating func references(_ parameters: DataValue) throws(Refusal) -> DataValue {
        let question = try question(parameters)
        let names = try analysis(question.uri).names
        guard let site = names.site(at: question.offset) else { return .list([]) }
        let isWhole = parameters["context"]?["includeDeclaration"] != .bool(false)
        return .list(
            names.all(of: site).filter { isWhole || !$0.isDeclaration }
                .map { location($0.range, question) }
        )
    }

    private mutating func prepareRename(_ parameters: DataValue) throws(Refusal) -> DataValue {
        let question = try question(parameters)
        let analysis = try analysis(question.uri)
        guard let site = analysis.names.site(at: question.offset), analysis.mayRename(site) else {
            return .null
        }
        return .object([
            "range": question.places.range(site.range), "placeholder": .string(site.name),
        ])
    }

    private mutating func rename(_ parameters: DataValue) throws(Refusal) -> DataValue {
        let question = try question(parameters)
        let analysis = try analysis(question.uri)
        let names = analysis.names
        guard let name = parameters["newName"]?.string, let site = names.site(at: question.offset),
            site.takes(name), analysis.mayRename(site)
        else { throw .invalidParameters }
        let edits = names.allTogether(with: site).map { site in
            Self.edit(question.places.range(site.range), name)
        }
        var changes = [(name: question.uri, value: DataValue.list(edits))]
        // The ids of a view file fill the outlets of their names.
        if site.kind == .outlet, let document = documents[question.uri] {
            let resources = world.resources(of: document)
            for path in analysis.file.viewFiles.keys.sorted() {
                guard let text = try? resources.read(path, limit: Limits().sceneFileSize) else {
                    continue
                }
                let places = TextPlaces(text, in: unit)
                let ids = NameSites(of: .of(text)).sites
                    .filter { $0.kind == .view && $0.name == site.name }
                    .map { Self.edit(places.range($0.range), name) }
                if !ids.isEmpty { changes.append((uri(of: text.name), .list(ids))) }
            }
        }
        return .object(["changes": .record(.init(changes))])
    }

    private static func edit(_ range: DataValue, _ text: String) -> DataValue {
        .object(["range": range, "newText": .string(text)])
    }

    private mutating func symbols(_ parameters: DataValue) throws(Refusal) -> DataValue {
        let question = try question(parameters, hasPosition: false)
        let analysis = try analysis(question.uri)
        guard let document = documents[question.uri], !document.isInterface else {
            return .list([])
        }
        return .list(DocumentSymbols(analysis.file.tree, analysis.names).values(question.places))
    }

    private mutating func actions(_ parameters: DataValue) throws(Refusal) -> DataValue {
        let question = try question(parameters, hasPosition: false)
        guard let range = parameters["range"].flatMap(question.places.range) else {
            throw .invalidParameters
        }
        let analysis = try analysis(question.uri)
        let own = documents[question.uri]?.text.name
        func isHere(_ source: SourceID, _ range: SourceRange) -> Range<Int>? {
            let place = analysis.sources.resolved(Annotation(source, range))
            return analysis.sources[place.source].name == own ? place.range.indices : nil
        }
        var actions: [DataValue] = []
        for finding in analysis.findings {
            guard let place = isHere(finding.primary.source, finding.primary.range),
                place.lowerBound <= range.upperBound, range.lowerBound <= place.upperBound
            else { continue }
            for help in finding.helps {
                guard let edit = help.edit, let target = isHere(edit.source, edit.range) else {
                    continue
                }
                let change = Self.edit(question.places.range(target), edit.replacement)
                actions.append(
                    .object([
                        "title": .string(help.text), "kind": .string("quickfix"),
                        "diagnostics": .list([
                            diagnostic(
                                finding,
                                analysis.sources.resolved(finding.primary),
                                question.places,
                                analysis.sources
                            )
                        ]),
                        "edit": .object([
                            "changes": .record(.init([(question.uri, .list([change]))]))
                        ]),
                    ])
                )
            }
        }
        return .list(actions)
    }

    private mutating func formatting(_ parameters: DataValue) throws(Refusal) -> DataValue {
        let question = try question(parameters, hasPosition: false)
        guard let document = documents[question.uri], !document.isInterface else { return .null }
        var sources = SourceMap()
        let source = sources.add(document.text)
        guard !document.isProjectFile,
            case .success(let text) = SceneFormatter.formatted(document.text, as: source)
        else { return .null }
        let new = Array(text.utf8)
        let old = document.text.bytes
        guard new != old else { return .list([]) }
        // What is the same at both ends stays, and with it where people look.
        var start = zip(old, new).prefix { $0 == $1 }.count
        while start > 0, old[start - 1] != 0x0A { start -= 1 }
        var end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        while end > 0, old[old.count - end - 1] != 0x0A { end -= 1 }
        let part = String(decoding: new[start..<new.count - end], as: UTF8.self)
        return .list([Self.edit(question.places.range(start..<old.count - end), part)])
    }
}

extension OpenDocument.Analysis {
    /// Whether this is a scene file with scenes that are written in it.
    fileprivate var hasOwnScenes: Bool {
        !file.definition.scenes.isEmpty && file.document == nil
    }

    /// Whether a name can be changed here: it is declared in the file, and nobody else calls it so.
    fileprivate func mayRename(_ site: NameSite) -> Bool {
        guard names.all(of: site).contains(where: \.isDeclaration) else { return false }
        switch site.kind {
        case .segue where names.hasComputedSegues: return false
        case .scene, .view, .class, .outlet, .action, .segue, .cell:
            // Documents of Interface Builder have such names too.
            return file.document == nil
        case .property, .data, .style, .color, .snapshot: return true
        }
    }
}

extension NameSite {
    /// Whether a name can take the place of this one.
    fileprivate func takes(_ other: String) -> Bool {
        let isAction = kind == .action
        let body = isAction ? other.prefix { $0 != ":" } : other[...]
        let ending = other.dropFirst(body.count)
        guard let first = body.unicodeScalars.first, first.properties.isXIDStart || first == "_",
            body.unicodeScalars.allSatisfy({ $0.properties.isXIDContinue }),
            ending.allSatisfy({ $0 == ":" })
        else { return false }
        // With and without a sender an action is called differently.
        return !isAction || ending.isEmpty != name.hasSuffix(":")
    }
}
