import SceneLanguage

/// `scenectl schema`: the JSON Schema of scene files, or of project files.
enum SchemaCommand {
    /// The kinds of files that have one.
    static let kinds = ["scene", "project"]

    static func run(_ arguments: Arguments, _ console: Console) throws -> CommandStatus {
        let isOfProject = arguments.word == kinds[1]
        try console.deliver(
            Array((isOfProject ? SceneSchema.project : SceneSchema.document).indentedJSON.utf8),
            to: arguments.output
        )
        return .clean
    }
}
