import SceneText

extension DiagnosticCode {
    static let unknownStoryboardIdentifier = DiagnosticCode(
        "unknown-storyboard-identifier",
        .scenes,
        isFoundInSources: true,
        summary: "code asks for a scene that no storyboard has",
        explanation: """
            `instantiateViewController(withIdentifier:)` ends the app if the storyboard has no scene with the \
            identifier. Letter case counts.
            """,
        good: SourceExample.document,
        replacing: #"storyboardIdentifier="Detail""#,
        with: #"storyboardIdentifier="detail""#,
        files: SourceExample.files
    )

    static let unknownStoryboard = DiagnosticCode(
        "unknown-storyboard",
        .scenes,
        isFoundInSources: true,
        summary: "code names a storyboard that does not exist",
        explanation: """
            `UIStoryboard(name:bundle:)` ends the app if its bundle has no storyboard with that name. The name has \
            no file extension.
            """,
        good: """
            import UIKit

            func start() -> UIViewController? {
                UIStoryboard(name: "Example", bundle: nil).instantiateInitialViewController()
            }

            """,
        replacing: #"name: "Example""#,
        with: #"name: "Examples""#,
        files: SourceExample.filesOfList.merging(SourceExample.files) { $1 }
    )

    static let unknownNib = DiagnosticCode(
        "unknown-nib",
        .scenes,
        isFoundInSources: true,
        summary: "code names a xib that does not exist",
        explanation: """
            `UINib(nibName:bundle:)` and `loadNibNamed` end the app if their bundle has no xib with that name. The \
            name has no file extension. Xibs may come with libraries. If a project has libraries, a name is reported \
            only if it is nearly that of one of the project's own xibs, or is the name of one of its classes; \
            `--stats` says so.
            """,
        good: SourceExample.list,
        replacing: #"nibName: "NameCell""#,
        with: #"nibName: "NamesCell""#,
        files: SourceExample.filesOfList
    )

    static let nibUnderOtherIdentifier = DiagnosticCode(
        "nib-under-other-identifier",
        .identifiers,
        isFoundInSources: true,
        summary: "a xib is registered under an identifier other than that of its cell",
        explanation: """
            When UIKit has loaded a cell from a xib, it compares its reuse identifier with the one that the xib was \
            registered under, and ends the app if they differ. A cell without an identifier may be registered under \
            any.
            """,
        good: SourceExample.list,
        replacing: #"forCellReuseIdentifier: "Name""#,
        with: #"forCellReuseIdentifier: "Names""#,
        files: SourceExample.filesOfList
    )

    static let severalObjectsInNib = DiagnosticCode(
        "several-objects-in-nib",
        .identifiers,
        isFoundInSources: true,
        summary: "a xib that is registered for cells has more than the cell",
        explanation: """
            A xib that a table registers must have exactly one top-level object, the cell. Gesture recognisers count \
            as objects too. With more than one, the first row ends the app.
            """,
        good: SourceExample.nib,
        replacing: "</tableViewCell>",
        with: """
            </tableViewCell>
                    <tapGestureRecognizer id="g1"/>
            """,
        files: [
            "several-objects-in-nib/Names.swift": """
            import UIKit

            func prepare(_ table: UITableView) {
                let nib = UINib(nibName: "several-objects-in-nib", bundle: nil)
                table.register(nib, forCellReuseIdentifier: "Name")
            }

            """
        ]
    )

    static let unusedIdentifier = DiagnosticCode(
        "unused-identifier",
        .identifiers,
        .warning,
        isPedantic: true,
        isFoundInSources: true,
        summary: "no source uses an identifier of a document",
        explanation: """
            Identifiers of segues, scenes and cells are for code. No source has a text or a name like this one, not \
            even as generated code would spell it.
            """,
        good: SourceExample.document,
        replacing: #"identifier="showDetail" id="g1"/>"#,
        with: """
            identifier="showDetail" id="g1"/>
                                    <segue destination="c2" kind="show" identifier="showHelp" id="g3"/>
            """,
        files: SourceExample.files
    )

    static let documentWithoutTarget = DiagnosticCode(
        "document-without-target",
        .files,
        .warning,
        isPedantic: true,
        isFoundInSources: true,
        summary: "no target of the project has a document",
        explanation: """
            The Xcode project says which files belong to its targets. This document is not among them, so no app \
            loads it. It is compared with sources only with `--pedantic`.
            """,
        good: """
            // !$*UTF8*$!
            {
                objects = {
                    P = { isa = PBXProject; mainGroup = G; targets = (T); };
                    G = { isa = PBXGroup; children = (S, F, X); path = Example; sourceTree = "<group>"; };
                    S = { isa = PBXFileReference; path = Example.storyboard; sourceTree = "<group>"; };
                    F = { isa = PBXFileReference; path = List.swift; sourceTree = "<group>"; };
                    X = { isa = PBXFileReference; path = NameCell.xib; sourceTree = "<group>"; };
                    T = { isa = PBXNativeTarget; name = Example; buildPhases = (B, R); };
                    B = { isa = PBXSourcesBuildPhase; files = (B1); };
                    R = { isa = PBXResourcesBuildPhase; files = (R1, R2); };
                    B1 = { isa = PBXBuildFile; fileRef = F; };
                    R1 = { isa = PBXBuildFile; fileRef = S; };
                    R2 = { isa = PBXBuildFile; fileRef = X; };
                };
                rootObject = P;
            }

            """,
        replacing: "files = (R1, R2);",
        with: "files = (R1);",
        files: SourceExample.filesOfList.merging(SourceExample.files) { $1 }
    )
}
