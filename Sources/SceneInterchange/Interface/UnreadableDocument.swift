package import SceneText

extension Diagnostic {
    /// A file that is XML, and not a document that this program knows.
    static func unreadable(_ root: XMLNodeID, _ type: String, in tree: XMLTree) -> Self {
        let name = tree.name(root)
        let place = Annotation(tree.source, tree.nameRange(root))
        guard name == "archive" else {
            let message =
                name == "document"
                ? "'\(type)' is not a kind of document that scenectl reads"
                : "'\(name)' is not a document of Interface Builder"
            return Diagnostic(
                .unreadableDocument,
                message,
                at: place,
                helps: ["use a storyboard or a xib of Xcode 5 or later, or a scene file"]
            )
        }
        return Diagnostic(
            .unreadableDocument,
            "the document is in the format of Xcode 4 or earlier, which is not read",
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
            helps: ["use a document for iOS"]
        )
    }
}

extension DiagnosticCode {
    package static let unreadableDocument = DiagnosticCode(
        "unreadable-document",
        .xml,
        summary: "a file is XML, but not a document that scenectl reads",
        explanation: """
            Storyboards and xibs for iOS are read in the format of Xcode 5 and later. Xcode 4 and earlier used \
            another format; a later Xcode converts a document when it saves it.
            """,
        good: sample,
        replacing: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
        with: "com.apple.CoreData.Model"
    )

    package static let undrawnDocument = DiagnosticCode(
        "undrawn-document",
        .xml,
        summary: "a document has no screen that can be drawn",
        explanation: """
            Documents for macOS and watchOS are checked, but their screens are not drawn. A xib without views has \
            nothing to draw.
            """,
        good: sample,
        replacing: "InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
        with: "InterfaceBuilder3.Cocoa.Storyboard.XIB"
    )
}
