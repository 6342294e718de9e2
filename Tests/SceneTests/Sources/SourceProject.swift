@testable import SceneRules
@testable import SceneSources
@testable import SceneText

/// A small project of texts, and what comparing them finds.
struct SourceProject {
    var files: [String: String]
    var hasLibraries = false

    init(_ files: [String: String], hasLibraries: Bool = false) {
        self.files = files
        self.hasLibraries = hasLibraries
    }

    /// A storyboard with a controller, and sources.
    init(_ storyboard: AppStoryboard, _ files: [String: String], hasLibraries: Bool = false) {
        self.files = files.merging(["Main.storyboard": storyboard.text]) { $1 }
        self.hasLibraries = hasLibraries
    }

    /// The codes and messages of what is found, of those for all.
    func findings(pedantic: Bool = false) -> [String] {
        diagnostics(pedantic: pedantic).map { "\($0.code.name): \($0.message)" }
    }

    func codes(pedantic: Bool = false) -> [String] {
        diagnostics(pedantic: pedantic).map(\.code.name)
    }

    func diagnostics(pedantic: Bool = false) -> [Diagnostic] {
        ProjectCheck.run(on: content, isPedantic: pedantic).findings.flatMap(\.findings)
            .filter { pedantic || !$0.code.isPedantic }
    }

    var content: ProjectContent { ProjectContent(files, hasLibraries: hasLibraries) }

    /// How the questions of one kind were answered: found, missing, cannot be told.
    func answers(_ question: SourceQuestion) -> [Int] {
        let counts = ProjectCheck.run(on: content).tally.counts[question]
        return [counts?.found ?? 0, counts?.missing ?? 0, counts?.unknown ?? 0]
    }
}

/// The text of a storyboard with one controller of a class, whose button and label are connected.
struct AppStoryboard {
    var type = "HomeViewController"
    var module: String? = "App"

    /// Whether Interface Builder says that the module is that of the target.
    var isOfTarget = true
    var element = "viewController"
    var outlets: [String: String] = [:]
    var collections: [String: String] = [:]
    var actions: [String] = []
    var firstResponderActions: [String] = []
    var attributes: [String] = []
    var segues: [String] = []
    var segueAttributes = ""
    var prototypes: [String] = []
    var identifier: String?

    /// The view of the controller: a table may be that of a controller of any class.
    var root = "tableView"

    /// What else is in the scene.
    var more = ""

    var text: String {
        let provider = isOfTarget ? #" customModuleProvider="target""# : ""
        let module = module.map { #" customModule="\#($0)"\#(provider)"# } ?? ""
        let identifier = identifier.map { #" storyboardIdentifier="\#($0)""# } ?? ""
        let sent =
            actions.map { (selector: $0, target: "c1") }
            + firstResponderActions.map { (selector: $0, target: "fr") }
        let actions = sent.enumerated().map {
            #"<action selector="\#($1.selector)" destination="\#($1.target)" eventType="touchUpInside" id="a\#($0)"/>"#
        }.joined()
        let outlets = outlets.sorted { $0.key < $1.key }.enumerated().map {
            #"<outlet property="\#($1.key)" destination="\#($1.value)" id="o\#($0)"/>"#
        }.joined()
        let collections = collections.sorted { $0.key < $1.key }.enumerated().map {
            #"<outletCollection property="\#($1.key)" destination="\#($1.value)" id="q\#($0)"/>"#
        }.joined()
        let attributes = attributes.map {
            #"<userDefinedRuntimeAttribute type="string" keyPath="\#($0)" value="x"/>"#
        }.joined()
        let segues = segues.enumerated().map {
            #"<segue destination="c1" kind="show" identifier="\#($1)" \#(segueAttributes) id="g\#($0)"/>"#
        }.joined()
        let cells = prototypes.enumerated().map {
            #"<tableViewCell contentMode="scaleToFill" reuseIdentifier="\#($1)" id="p\#($0)"/>"#
        }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c1">
            <scenes><scene sceneID="s1"><objects>
            <\(element) id="c1" customClass="\(type)"\(module)\(identifier) sceneMemberID="viewController">
            <\(root) key="view" contentMode="scaleToFill" id="v1"><subviews>
            <label contentMode="left" text="Name" id="l1"/>
            <button contentMode="scaleToFill" id="b1"><state key="normal" title="Save"/>
            <connections>\(actions)</connections></button>
            <tableView contentMode="scaleToFill" dataMode="prototypes" id="t1">
            <prototypes>\(cells)</prototypes></tableView>
            </subviews></\(root)>
            <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
            <connections>\(outlets)\(collections)\(segues)</connections>
            </\(element)>
            <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
            <exit id="e1" sceneMemberID="exit"/>
            \(more)
            </objects></scene></scenes></document>
            """
    }
}
