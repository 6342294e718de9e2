import SceneFiles

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneText
@testable import scenectl

/// An editor that talks to a language server in memory, through the frames of the protocol.
struct EditorSession {
    private var server: LanguageServer
    private var stream = MessageStream()
    private var number = 0
    let unit: TextPlaces.Unit

    /// The last findings of each file.
    private(set) var findings: [String: [DataValue]] = [:]

    /// The text of each file as the editor has it.
    private(set) var texts: [String: [UInt8]] = [:]

    /// The answer to `initialize`.
    private(set) var greeting: DataValue = .null

    init(_ folder: String = "", unit: TextPlaces.Unit = .utf16, takesSnippets: Bool = true) {
        server = LanguageServer(Disk(folder: folder))
        self.unit = unit
        let encodings = DataValue.list([.string(unit.rawValue)])
        let item = DataValue.object([
            "completionItem": .object(["snippetSupport": .bool(takesSnippets)])
        ])
        greeting = request(
            "initialize",
            .object([
                "capabilities": .object([
                    "general": .object(["positionEncodings": encodings]),
                    "textDocument": .object(["completion": item]),
                ])
            ])
        )
        notify("initialized", .record(.init()))
    }

    var status: CommandStatus? { server.status }

    // MARK: Messages

    /// Hands bytes to the server, and takes its answers.
    mutating func send(_ bytes: [UInt8]) -> [DataValue] {
        stream.append(bytes)
        var messages: [[UInt8]] = []
        while let message = try? stream.next() { messages.append(message) }
        let answers = server.answer(to: messages)
        for answer in answers where answer["method"]?.string == "textDocument/publishDiagnostics" {
            guard let uri = answer["params"]?["uri"]?.string else { continue }
            findings[uri] = answer["params"]?["diagnostics"]?.elements
        }
        return answers
    }

    @discardableResult
    mutating func request(_ method: String, _ parameters: DataValue) -> DataValue {
        number += 1
        let message = DataValue.object([
            "jsonrpc": .string("2.0"), "id": .int(number), "method": .string(method),
            "params": parameters,
        ])
        let answers = send(MessageStream.framed(message.json))
        let answer = answers.first { $0["id"] == .int(number) }
        return answer?["result"] ?? answer?["error"] ?? .null
    }

    mutating func notify(_ method: String, _ parameters: DataValue) {
        let message = DataValue.object([
            "jsonrpc": .string("2.0"), "method": .string(method), "params": parameters,
        ])
        _ = send(MessageStream.framed(message.json))
    }

    // MARK: Documents

    mutating func open(_ text: String, as path: String = "/tmp/nowhere/a.scene.yaml") {
        let uri = FileURI.uri(of: path)
        texts[uri] = Array(text.utf8)
        notify(
            "textDocument/didOpen",
            .object([
                "textDocument": .object([
                    "uri": .string(uri), "languageId": .string("yaml"), "version": .int(1),
                    "text": .string(text),
                ])
            ])
        )
    }

    /// Puts a text in place of some bytes, as typing does.
    mutating func change(_ range: Range<Int>, to text: String, in uri: String = Self.uri) {
        let places = places(uri)
        let change = DataValue.object(["range": places.range(range), "text": .string(text)])
        texts[uri]?.replaceSubrange(range, with: text.utf8)
        notify(
            "textDocument/didChange",
            .object([
                "textDocument": .object(["uri": .string(uri), "version": .int(2)]),
                "contentChanges": .list([change]),
            ])
        )
    }

    static let uri = FileURI.uri(of: "/tmp/nowhere/a.scene.yaml")

    func places(_ uri: String = Self.uri) -> TextPlaces {
        TextPlaces(SourceText(name: "", bytes: texts[uri] ?? []), in: unit)
    }

    /// Asks about a byte of a document.
    mutating func ask(
        _ method: String,
        at offset: Int,
        in uri: String = Self.uri,
        _ more: [(String, DataValue)] = []
    ) -> DataValue {
        let members: [(name: String, value: DataValue)] = [
            ("textDocument", .object(["uri": .string(uri)])),
            ("position", places(uri).position(of: offset)),
        ]
        let all = members + more.map { (name: $0.0, value: $0.1) }
        return request("textDocument/" + method, .record(.init(all)))
    }

    /// Carries out edits of a document.
    mutating func apply(_ edits: [DataValue], in uri: String = Self.uri) {
        let places = places(uri)
        let found = edits.compactMap { edit in
            edit["range"].flatMap(places.range).map { ($0, edit["newText"]?.string ?? "") }
        }
        for (range, text) in found.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
            texts[uri]?.replaceSubrange(range, with: text.utf8)
        }
    }

    func text(_ uri: String = Self.uri) -> String {
        String(decoding: texts[uri] ?? [], as: UTF8.self)
    }
}
