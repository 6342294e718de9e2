import SceneText

extension DiagnosticCode {
    static let missingModule = DiagnosticCode(
        "missing-module",
        .outlets,
        isFoundInSources: true,
        summary: "a document names a Swift class without its module, or with the wrong one",
        explanation: """
            Objective-C knows a Swift class by its module and its name, unless `@objc(Name)` gives it another. \
            Without the right module, UIKit does not find the class and creates an object of the class that \
            Interface Builder shows in grey. The first outlet or action then ends the app.
            """,
        good: SourceExample.document,
        replacing: #" customModule="Example" customModuleProvider="target""#,
        with: "",
        files: SourceExample.files
    )

    static let hiddenMember = DiagnosticCode(
        "hidden-member",
        .outlets,
        isFoundInSources: true,
        summary: "an outlet or action is not visible to Objective-C",
        explanation: """
            Objective-C connects outlets and sends actions. It sees only members with `@IBOutlet`, `@IBAction` or \
            `@objc`, members of a class with `@objcMembers`, and members that override or implement something that \
            it sees. Before Swift 4, it saw all members of such classes.
            """,
        good: SourceExample.document,
        replacing: #"selector="add:""#,
        with: #"selector="refresh""#,
        files: SourceExample.files
    )

    static let senderTypeMismatch = DiagnosticCode(
        "sender-type-mismatch",
        .actions,
        .warning,
        isFoundInSources: true,
        summary: "an action expects a sender of another class than the one that sends it",
        explanation: """
            UIKit passes the sender of an action as the first parameter, and nothing checks its class. At the first \
            message that the sender does not understand, the app ends or does something wrong. Declare the parameter \
            as `Any`, or as a class that all senders inherit from.
            """,
        good: SourceExample.list,
        replacing: "_ sender: UIBarButtonItem",
        with: "_ sender: UIButton",
        files: SourceExample.filesOfList
    )

    static let neverConnectedOutlet = DiagnosticCode(
        "never-connected-outlet",
        .outlets,
        .warning,
        isFoundInSources: true,
        summary: "no document connects an outlet that code takes for granted",
        explanation: """
            The type of the outlet ends with `!`, so code that uses it while it is nil ends the app. A document \
            creates objects of the class, but no document connects the outlet and no code sets it. Connect it or \
            delete it.
            """,
        good: SourceExample.document,
        replacing: #"<outlet property="totalLabel" destination="l1" id="o2"/>"#,
        with: "",
        files: SourceExample.files
    )

    static let unknownKeyPath = DiagnosticCode(
        "unknown-key-path",
        .outlets,
        .warning,
        isFoundInSources: true,
        summary: "a runtime attribute sets a property that the class does not have",
        explanation: """
            When a document is loaded, UIKit sets user-defined runtime attributes, and `@IBInspectable` properties \
            from the Attributes inspector, by key path. If the object does not have the property, UIKit logs that \
            and goes on without it.
            """,
        good: SourceExample.document,
        replacing: #"keyPath="maximumLength""#,
        with: #"keyPath="maximumCount""#,
        files: SourceExample.files
    )

    static let ownerWithoutView = DiagnosticCode(
        "owner-without-view",
        .outlets,
        isFoundInSources: true,
        summary: "a controller loads its view from a xib that does not connect it",
        explanation: """
            A controller loads its view from the xib that it is created with, or from one with its own name. The \
            outlet `view` of File's Owner must be connected to the view. Otherwise showing the controller ends the \
            app.
            """,
        good: SourceExample.owned,
        replacing: #"<outlet property="view" destination="v1" id="o1"/>"#,
        with: "",
        files: start("owner-without-view")
    )

    static let ownerWithoutClass = DiagnosticCode(
        "owner-without-class",
        .outlets,
        .warning,
        isFoundInSources: true,
        summary: "a xib connects outlets of an owner that has no class",
        explanation: """
            File's Owner is the object that loads the xib. If the document does not name its class, neither Xcode \
            nor this command can check its outlets and actions.
            """,
        good: SourceExample.owned,
        replacing:
            #"customClass="DetailViewController" customModule="Example" customModuleProvider="target""#,
        with: #"customClass="NSObject""#,
        files: start("owner-without-class")
    )

    static let unsentAction = DiagnosticCode(
        "unsent-action",
        .actions,
        .warning,
        isPedantic: true,
        isFoundInSources: true,
        summary: "no document sends an action that a class declares with '@IBAction'",
        explanation: """
            `@IBAction` says that a document sends the method. If no document does and no selector names it, it may \
            be left over. Delete the method, or just `@IBAction`.
            """,
        good: SourceExample.document,
        replacing: #"<action selector="add:" destination="c1" id="a1"/>"#,
        with: "",
        files: SourceExample.files
    )

    /// Code that makes a controller with a xib.
    private static func start(_ nib: String) -> [String: String] {
        let text = """
            import UIKit

            func start() -> UIViewController {
                DetailViewController(nibName: "\(nib)", bundle: nil)
            }

            """
        return ["Example/Detail.swift": SourceExample.detail, "\(nib)/Start.swift": text]
    }
}
