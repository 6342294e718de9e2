import SceneLanguage

/// `scenectl lsp`: answers an editor on standard input and output until it says goodbye.
enum ServerCommand {
    static func run(_ arguments: Arguments, _ console: Console) throws -> CommandStatus {
        var server = LanguageServer(console.disk)
        var stream = MessageStream()
        while server.status == nil {
            let bytes = try console.readPiece()
            // An editor that is gone needs nothing more.
            guard !bytes.isEmpty else { return .findings }
            stream.append(bytes)
            var messages: [[UInt8]] = []
            do {
                while let message = try stream.next() { messages.append(message) }
            } catch {
                throw Fault(
                    "standard input is not what an editor sends",
                    help: "'scenectl lsp' is started by an editor; see Documentation/Editors.md"
                )
            }
            guard !messages.isEmpty else { continue }
            for answer in server.answer(to: messages) {
                try console.output.write(document: MessageStream.framed(answer.json))
            }
        }
        return server.status ?? .clean
    }
}
