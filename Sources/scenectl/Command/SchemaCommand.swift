import SceneKitLite
import SceneLanguage

/// `scenectl schema`: the JSON Schema of scene files.
enum SchemaCommand {
    static func run(_ arguments: Arguments, _ console: Console) throws -> CommandStatus {
        try console.deliver(
            Array(SceneSchema.document.indentedJSON.utf8),
            to: arguments.text(of: .output)
        )
        return .clean
    }
}
