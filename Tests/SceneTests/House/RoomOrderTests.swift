import Testing

/// A room of the core may use only the rooms above it.
@Suite struct RoomOrderTests {
    /// The rooms in the order in which data passes through them.
    static let rooms = [
        "Source", "Text", "Diagnostics", "YAML", "Values", "Catalog", "Model", "Decoding",
        "Validation", "Canvas", "Runtime", "Layout", "Loading", "Scripting", "Playing", "Snapshot",
        "Conversion",
    ]

    @Test func everyFileOfTheCoreIsInARoom() {
        let strangers = SourceTree.core.filter { !Self.rooms.contains($0.room ?? "") }
        #expect(strangers.map(\.path) == [])
    }

    @Test func noRoomUsesALaterOne() {
        #expect(Self.violations(in: SourceTree.core) == [])
    }

    @Test func aTypeOfALaterRoomIsReported() {
        let files = [
            SourceTree.SwiftFile(
                path: "Sources/SceneKitLite/Text/Early.swift",
                code: SwiftCode("struct Early {\n    let late: Late\n}")
            ),
            SourceTree.SwiftFile(
                path: "Sources/SceneKitLite/Model/Late.swift",
                code: SwiftCode("struct Late {\n    let early: Early\n}")
            ),
        ]
        #expect(
            Self.violations(in: files) == [
                "Sources/SceneKitLite/Text/Early.swift:2: Text uses 'Late' of the later room Model"
            ]
        )
    }

    /// One message for each line that names a type of a later room.
    private static func violations(in files: [SourceTree.SwiftFile]) -> [String] {
        let homes = visibleTypes(in: files)
        let ownNames = Dictionary(grouping: files) { $0.room ?? "" }
            .mapValues { Set($0.flatMap { $0.code.declarations.map(\.name) }) }
        return files.flatMap { file -> [String] in
            guard let room = file.room, let place = rooms.firstIndex(of: room) else { return [] }
            let later = rooms[(place + 1)...]
            return file.code.typeNames.compactMap { token in
                // A name that the room declares itself, at any depth, is its own.
                guard ownNames[room]?.contains(token.text) != true,
                    let home = homes[token.text], later.contains(home)
                else { return nil }
                return "\(file.path):\(token.line): \(room) uses '\(token.text)' "
                    + "of the later room \(home)"
            }
        }
    }

    /// The room of every type that other rooms can name.
    private static func visibleTypes(in files: [SourceTree.SwiftFile]) -> [String: String] {
        var homes: [String: String] = [:]
        for file in files {
            for declaration in file.code.declarations where declaration.isVisible {
                homes[declaration.name] = file.room
            }
        }
        return homes
    }
}
