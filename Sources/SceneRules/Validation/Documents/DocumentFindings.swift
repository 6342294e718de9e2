import SceneInterchange
import SceneText

/// What is wrong with a document whatever its screens show, those of macOS and watchOS among them.
///
/// Xcode writes none of it; a merge does.
struct DocumentFindings {
    private let document: InterfaceDocument
    private let tree: XMLTree
    private var log = DiagnosticLog()

    /// The findings; the names of scenes that are drawn are those of the program.
    static func all(in document: InterfaceDocument, names: [String] = []) -> DiagnosticLog {
        var findings = DocumentFindings(document)
        findings.checkObjects()
        findings.checkOutlets()
        findings.checkPrototypes()
        findings.checkScenes(names)
        findings.checkPlatform()
        return findings.log
    }

    private init(_ document: InterfaceDocument) {
        self.document = document
        tree = document.tree
    }

    // MARK: Objects

    /// Attributes that name an object by its id.
    private static let references: Set<String> = [
        "destination", "firstItem", "secondItem", "initialViewController", "textLabel",
        "detailTextLabel", "imageView", "reference", "tableViewCell",
    ]

    /// Finds ids that two objects have, and objects that are named and not there.
    private mutating func checkObjects() {
        for element in tree.allElements {
            for attribute in tree.attributes(element) {
                let name = tree.name(attribute)
                if name == "id" { checkID(attribute, of: element) }
                guard Self.references.contains(name) else { continue }
                let id = tree.value(attribute)
                // The name of an image view's picture is another attribute; a device has an id, too.
                guard document.object(id) == nil else { continue }
                log.report(
                    .missingObject,
                    "\(phrase(for: element, name)) '\(id)', which is not in the document",
                    at: mark(attribute.valueRange),
                    helps: ["a merge may have removed it: connect it again in Xcode"]
                )
            }
        }
    }

    private mutating func checkID(_ attribute: XMLAttribute, of element: XMLNodeID) {
        let id = tree.value(attribute)
        guard let first = document.object(id), first != element else { return }
        log.report(
            .repeatedObjectID,
            "the id '\(id)' belongs to two objects",
            at: mark(attribute.valueRange),
            secondary: [mark(tree.nameRange(first), "the first is this '\(tree.name(first))'")],
            helps: ["a merge may have duplicated it: Xcode cannot open such a document"]
        )
    }

    /// What names an object: `outlet 'nameLabel' leads to`.
    private func phrase(for element: XMLNodeID, _ attribute: String) -> String {
        let name = tree.name(element)
        func named(_ attribute: String) -> String {
            tree.value(element, attribute).map { " '\($0)'" } ?? ""
        }
        switch (name, attribute) {
        case ("outlet", _), ("outletCollection", _): return "outlet\(named("property")) leads to"
        case ("action", _): return "action\(named("selector")) is sent to"
        case ("segue", _): return "segue\(named("identifier")) leads to"
        case ("constraint", _): return "a constraint holds"
        case (_, "initialViewController"): return "the document begins with"
        case (_, "textLabel"), (_, "detailTextLabel"), (_, "imageView"):
            return "the '\(attribute)' of a cell is"
        default: return "'\(attribute)' names"
        }
    }

    // MARK: Outlets

    /// Finds outlets that lead out of their scene, and outlets of one object that lead to two.
    private mutating func checkOutlets() {
        checkScenesOfOutlets()
        let outlets = document.connections.filter { $0.kind == .outlet }
        let repeated = outlets.repeated { Outlet(source: $0.source, name: $0.name) }
        for (connection, first) in repeated {
            log.report(
                .repeatedOutlet,
                "outlet '\(connection.name)' leads to two objects",
                at: mark(connection.range),
                secondary: [mark(first.range, "it is connected here first")],
                helps: ["delete one of the connections: only the last one counts"]
            )
        }
    }

    /// Each scene is loaded by itself: what another has is not there.
    private mutating func checkScenesOfOutlets() {
        for connection in document.connections {
            guard let object = document.objectInAnotherScene(connection) else { continue }
            log.report(
                .missingObject,
                "outlet '\(connection.name)' leads to '\(connection.destination)', which is in another scene",
                at: mark(
                    tree.attribute(connection.node, "destination")?.valueRange ?? connection.range
                ),
                secondary: [mark(tree.nameRange(object), "this is in another scene")],
                helps: ["a merge may have moved it: connect it again in Xcode"]
            )
        }
    }

    private struct Outlet: Hashable {
        let source: XMLNodeID
        let name: String
    }

    // MARK: Tables

    /// Finds prototypes that no code can ask for, as Xcode does.
    private mutating func checkPrototypes() {
        for cell in tree.allElements where tree.name(cell) == "tableViewCell" {
            guard let list = tree.parent(cell), tree.name(list) == "prototypes",
                let table = tree.parent(list), tree.value(table, "dataMode") != "static",
                (tree.value(cell, "reuseIdentifier") ?? "").isEmpty
            else { continue }
            log.report(
                .unnamedPrototype,
                "a prototype has no reuse identifier",
                at: mark(tree.nameRange(cell)),
                helps: ["give it one in the Attributes inspector"]
            )
        }
    }

    // MARK: Scenes

    /// Finds scenes that no segue leads to and no code can ask for, as Xcode does.
    private mutating func checkScenes(_ names: [String]) {
        guard document.form == .storyboard else { return }
        let reached = Set(document.connections.lazy.filter { $0.kind == .segue }.map(\.destination))
        for (scene, name) in zip(document.scenes, names) {
            let id = tree.value(scene.object, "id") ?? ""
            guard id != document.initialID, !reached.contains(id),
                (tree.value(scene.object, "storyboardIdentifier") ?? "").isEmpty,
                tree.name(scene.object) != "viewControllerPlaceholder"
            else { continue }
            log.report(
                .unreachableScene,
                "nothing leads to the scene '\(name)'",
                at: mark(tree.nameRange(scene.object)),
                helps: ["lead to it with a segue, or give it a storyboard identifier for code"]
            )
        }
    }

    // MARK: Platforms

    private mutating func checkPlatform() {
        guard document.platform == .tvOS, let root = tree.root else { return }
        let place = tree.attribute(root, "type")?.valueRange ?? tree.nameRange(root)
        log.report(
            .documentForTelevision,
            "the document is for tvOS, but is drawn as one for iOS",
            at: mark(place)
        )
    }

    private func mark(_ range: SourceRange, _ label: String = "") -> Annotation {
        Annotation(tree.source, range, label: label)
    }
}

extension DiagnosticCode {
    static let missingObject = DiagnosticCode(
        "missing-object",
        .outlets,
        summary: "a document names an object that it does not have",
        explanation: """
            Outlets, actions, segues and constraints name objects by their ids. A merge that removes an object but \
            keeps its connection leaves an id without an object. Xcode drops the connection when it saves the \
            document, and an app that loads the document fails. An outlet must lead to an object of its own scene, \
            because each scene is loaded by itself. The document is drawn without the connection.
            """,
        good: storyboard,
        replacing: #"destination="l1""#,
        with: #"destination="l2""#
    )

    static let repeatedObjectID = DiagnosticCode(
        "repeated-object-id",
        .structure,
        summary: "two objects of a document have the same id",
        explanation: """
            Every object of a document has its own id. A merge that keeps both sides of a conflict duplicates \
            objects, and Xcode cannot open such a document.
            """,
        good: storyboard,
        replacing: #"id="o2""#,
        with: #"id="o1""#
    )

    static let repeatedOutlet = DiagnosticCode(
        "repeated-outlet",
        .outlets,
        summary: "an outlet of an object leads to two objects",
        explanation: """
            An outlet holds one object, and the last connection counts. Two connections are usually left by a merge \
            that kept both sides.
            """,
        good: storyboard,
        replacing: #"property="stateSwitch""#,
        with: #"property="nameLabel""#
    )

    static let unnamedPrototype = DiagnosticCode(
        "unnamed-prototype",
        .identifiers,
        .warning,
        summary: "a prototype of a document has no reuse identifier",
        explanation: """
            Code asks for cells by the identifier of their prototype, so this one never appears. Xcode warns too: \
            "Prototype table cells must have reuse identifiers".
            """,
        good: prototypes,
        replacing: #" reuseIdentifier="Person""#,
        with: ""
    )

    static let documentForTelevision = DiagnosticCode(
        "document-for-tvos",
        .structure,
        .warning,
        isPedantic: true,
        summary: "a document for tvOS is drawn as one for iOS",
        explanation: """
            Screens for Apple TV are drawn as text in the same way as those of a phone. The picture shows their \
            content, but not its true size.
            """,
        good: storyboard,
        replacing: "InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
        with: "InterfaceBuilder.AppleTV.Storyboard"
    )

    /// A storyboard with a prototype.
    private static let prototypes = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="c1">
            <scenes>
                <scene sceneID="sc">
                    <objects>
                        <tableViewController id="c1" sceneMemberID="viewController">
                            <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" id="t1">
                                <prototypes>
                                    <tableViewCell contentMode="scaleToFill" reuseIdentifier="Person" id="p1"/>
                                </prototypes>
                            </tableView>
                        </tableViewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """

    /// A storyboard with two outlets.
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="c1">
            <scenes>
                <scene sceneID="sc">
                    <objects>
                        <viewController id="c1" customClass="NameViewController" \
        sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="v1">
                                <subviews>
                                    <label contentMode="left" text="Name" id="l1"/>
                                    <switch contentMode="scaleToFill" id="s1">
                                        <connections>
                                            <action selector="stateChanged:" destination="c1" \
        eventType="valueChanged" id="a1"/>
                                        </connections>
                                    </switch>
                                </subviews>
                            </view>
                            <connections>
                                <outlet property="nameLabel" destination="l1" id="o1"/>
                                <outlet property="stateSwitch" destination="s1" id="o2"/>
                            </connections>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """
}
