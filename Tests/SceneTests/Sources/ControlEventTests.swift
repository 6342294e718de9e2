import Testing

@testable import SceneRules
@testable import SceneSources
@testable import SceneText

/// Events of controls that are connected from objects whose class is no control.
@Suite struct ControlEventTests {
    private func project(
        _ superclass: String,
        element: String = "button",
        body: String = "",
        more: String = ""
    ) -> SourceProject {
        var storyboard = AppStoryboard()
        storyboard.more = """
            <\(element) id="n1" customClass="Badge" customModule="App" customModuleProvider="target">
            <connections><action selector="go:" destination="c1" eventType="touchUpInside" id="n2"/>
            <action selector="go:" destination="c1" eventType="touchDown" id="n3"/></connections>
            </\(element)>
            """
        let code = """
            import UIKit
            class HomeViewController: UIViewController { @IBAction func go(_ sender: Any) {} }
            class Badge: Middle { \(body) }
            class Middle: \(superclass) {}
            \(more)
            """
        return SourceProject(storyboard, ["Home.swift": code])
    }

    @Test(arguments: [
        "UIButton", "UIControl", "UISwitch", "UITextField", "UISegmentedControl", "LibraryButton",
        "UIRefreshControl",
    ])
    func controlsSendEvents(_ superclass: String) {
        #expect(project(superclass).codes() == [])
    }

    @Test(arguments: ["UILabel", "UIView", "UIImageView", "UIStackView", "UITableViewCell"])
    func otherViewsDoNot(_ superclass: String) throws {
        let found = project(superclass).diagnostics()
        #expect(found.map(\.code.name) == ["wrong-class-kind"])
        #expect(
            try #require(found.first).message
                == "the class 'Badge' is not a control, but the event 'touchUpInside' needs one"
        )
        #expect(project(superclass, element: "view").codes() == ["wrong-class-kind"])
    }

    /// A class that is no view at all is one mistake.
    @Test func whatIsNoViewIsToldOnce() {
        #expect(project("UIViewController").codes() == ["wrong-class-kind"])
    }

    @Test func aViewMayTakeTargetsItself() {
        let method = """
            @objc(addTarget:action:forControlEvents:)
            func addTarget(_ target: Any?, action: Selector, for events: UIControl.Event) {}
            """
        #expect(project("UIView", body: method).codes() == [])
        #expect(project("UIView", more: "extension UIView { \(method) }").codes() == [])
    }

    /// Each target may have a class of its own by the name.
    @Test func oneOfTwoDeclarationsMayBeAControl() {
        var project = project("UIView")
        project.files["Other/Middle.swift"] = "class Middle: UIControl {}\n"
        #expect(project.codes() == [])
    }
}
