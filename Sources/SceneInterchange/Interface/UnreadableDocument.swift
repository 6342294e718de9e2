package import SceneText

extension Diagnostic {
    /// A file that is XML, and not a document that this program knows.
    static func unreadable(_ root: XMLNodeID, _ type: String, in tree: XMLTree) -> Self {
        let name = tree.name(root)
        let place = Annotation(tree.source, tree.nameRange(root))
        guard name == "archive" else {
            let message =
                name == "document"
                ? "'\(type)' is not a kind of document that is read"
                : "'\(name)' is not a document of Interface Builder"
            return Diagnostic(
                .unreadableDocument,
                message,
                at: place,
                helps: ["name a storyboard or a xib of Xcode 5 or later, or a scene file"]
            )
        }
        return Diagnostic(
            .unreadableDocument,
            "the document is in the format of Xcode 4 and before, which is not read",
            at: place,
            helps: ["open it in a later Xcode and save it: that converts it"]
        )
    }

    /// A document of which no screen is drawn: it is for another system, or has none.
    package static func notDrawn(_ document: InterfaceDocument) -> Self? {
        let tree = document.tree
        guard let root = tree.root else { return nil }
        guard document.platform == .macOS || document.platform == .watchOS else {
            guard document.scenes.isEmpty else { return nil }
            let place = Annotation(tree.source, tree.nameRange(root))
            return Diagnostic(.undrawnDocument, "the document has no screen to draw", at: place)
        }
        let place = tree.attribute(root, "type")?.valueRange ?? tree.nameRange(root)
        return Diagnostic(
            .undrawnDocument,
            "the document is for \(document.platform.rawValue), whose screens are not drawn",
            at: Annotation(tree.source, place),
            helps: ["name documents for iOS"]
        )
    }
}

extension DiagnosticCode {
    package static let unreadableDocument = DiagnosticCode(
        "unreadable-document",
        .xml,
        summary: "a file is XML, and not a document that is read",
        explanation: """
            Storyboards and xibs for iOS are read as Xcode 5 and later write them. What Xcode 4 and \
            before wrote has another format: a later Xcode converts it when it saves the document.
            """,
        good: sample,
        replacing: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
        with: "com.apple.CoreData.Model"
    )

    package static let undrawnDocument = DiagnosticCode(
        "undrawn-document",
        .xml,
        summary: "a document has no screen that is drawn",
        explanation: """
            Documents for macOS and watchOS are checked, and their screens are not drawn. Of a xib \
            without views there is nothing to draw.
            """,
        good: sample,
        replacing: "InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
        with: "InterfaceBuilder3.Cocoa.Storyboard.XIB"
    )
}
