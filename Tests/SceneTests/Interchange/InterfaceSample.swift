@testable import SceneInterchange
@testable import SceneRules
@testable import SceneText

/// Documents of Interface Builder for tests, without what does not matter there.
enum InterfaceSample {
    /// A storyboard with some scenes; each is the objects of one.
    static func storyboard(initial: String = "c1", _ scenes: String...) -> String {
        let parts = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>\n" }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="\(initial)">
            <device id="retina4_7" orientation="portrait"/>
            <scenes>
            \(parts.joined())</scenes>
            </document>
            """
    }

    /// A table controller with some elements in its table.
    static func table(_ attributes: String, _ content: String, _ more: String = "") -> String {
        """
        <tableViewController id="c1" customClass="PeopleViewController" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" \(attributes) id="t1">\(content)</tableView>
        \(more)
        </tableViewController>
        """
    }

    /// A cell whose content has frames.
    static func cell(_ attributes: String, _ views: String, _ more: String = "") -> String {
        """
        <tableViewCell contentMode="scaleToFill" \(attributes)>
        <tableViewCellContentView key="contentView" contentMode="center">
        <rect key="frame" x="0" y="0" width="375" height="44"/>
        <subviews>\(views)</subviews>
        </tableViewCellContentView>\(more)
        </tableViewCell>
        """
    }

    /// A view with a frame.
    static func view(
        _ element: String,
        _ attributes: String,
        _ x: Int,
        _ y: Int,
        _ width: Int,
        _ height: Int,
        _ content: String = ""
    ) -> String {
        """
        <\(element) contentMode="left" \(attributes)>\
        <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>\(content)</\(element)>
        """
    }

    /// The scene file that a document becomes with its frames; nil for one that is none.
    static func writtenWithFrames(_ document: String) -> String? {
        var log = DiagnosticLog()
        let tree = XMLTree.parse(
            SourceText(name: "Main.storyboard", text: document),
            as: SourceID(index: 0),
            limits: Limits(),
            log: &log
        )
        return InterfaceDocument(tree, log: &log).map {
            SceneExport(SceneImporter.file(of: $0, layout: .frames)).text
        }
    }

    static func read(_ document: String) -> SceneFile {
        SceneFile.read(SourceText(name: "Main.storyboard", text: document))
    }
}
