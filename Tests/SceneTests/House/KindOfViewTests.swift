import Testing

@testable import SceneLanguage
@testable import SceneRuntime
@testable import SceneText

/// The recipe for a new kind of view, as CONTRIBUTING has it.
@Suite struct KindOfViewTests {
    private static let kinds = ViewKind.allCases.filter { $0 != .custom }

    /// The class of a kind, and the file in which it is.
    private func home(of kind: ViewKind) throws -> (name: String, file: SourceTree.SwiftFile) {
        let name = String(describing: type(of: kind.makeView()))
        let file = SourceTree.sources.first {
            $0.path.hasPrefix("Sources/SceneRuntime/Runtime/")
                && $0.path.hasSuffix("/\(name).swift")
        }
        return (name, try #require(file, "\(name) has no file of its name"))
    }

    @Test(arguments: kinds) func theCatalogNamesTheClassOfTheRuntime(kind: ViewKind) throws {
        let (name, _) = try home(of: kind)
        #expect(kind.entry.className == name)
    }

    /// The step `set` is checked by what the catalog says, and done by the view.
    @Test(arguments: kinds) func theCatalogSaysWhetherAPersonSetsTheView(kind: ViewKind) {
        var holdsNone = false
        if case .holdsNone = kind.makeView().enter("1") { holdsNone = true }
        #expect((kind.entry.entered == nil) == holdsNone)
    }

    /// Layout, pictures, speech and steps ask a view what it is; they do not know the classes.
    @Test(
        .slow,
        arguments: kinds.filter { $0.makeView().widget != nil } + [.label, .spacer, .row, .column]
    )
    func noOtherFileOfTheRuntimeTellsTheKindFromOthers(kind: ViewKind) throws {
        let (name, home) = try home(of: kind)
        let rooms = [
            "SceneRuntime/Layout/", "SceneKitLite/Snapshot/Painting/", "SceneKitLite/Playing/",
        ]
        let strangers = SourceTree.sources.filter { file in
            file.path != home.path && rooms.contains { file.path.contains($0) }
                && file.code.asksFor(name)
        }
        #expect(strangers.map(\.path) == Self.known[kind] ?? [])
    }

    /// Files that ask for a class all the same.
    private static let known: [ViewKind: [String]] = [
        // Only the language knows what a date is.
        .datePicker: ["Sources/SceneKitLite/Playing/ScenePlayer+Controls.swift"],
        // A row that looks like a bar reaches to the sides of the screen.
        .row: ["Sources/SceneRuntime/Layout/LayoutEngine+Margins.swift"],
    ]
}

extension SwiftCode {
    /// Whether the code asks a value for a class, or casts it.
    fileprivate func asksFor(_ name: String) -> Bool {
        tokens.indices.contains { index in
            guard ["is", "as"].contains(tokens[index].text) else { return false }
            return tokens[(index + 1)...].first { $0.text != "?" }?.text == name
        }
    }
}
