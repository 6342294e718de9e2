import Testing

@testable import SceneRules
@testable import SceneText

/// Actions of documents for macOS, which say their receiver as a target.
@Suite struct CocoaActionTests {
    private func project(
        _ selector: String,
        target: String = "d1",
        owner: String = "Owner",
        outlet: String = "window"
    ) -> SourceProject {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
            <customObject id="-2" userLabel="File's Owner" customClass="\(owner)"/>
            <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
            <customObject id="-3" userLabel="Application" customClass="NSObject"/>
            <customObject id="d1" customClass="AppDelegate"><connections>
            <outlet property="\(outlet)" destination="w1" id="o1"/></connections></customObject>
            <window id="w1"/>
            <menu id="m1"><items><menuItem title="Save" id="i1">
            <connections><action selector="\(selector)" target="\(target)" id="a1"/></connections>
            </menuItem></items></menu>
            </objects></document>
            """
        let source = """
            @interface AppDelegate : NSObject
            @property IBOutlet NSWindow *window;
            - (IBAction)save:(id)sender;
            @end
            @implementation AppDelegate
            - (IBAction)save:(id)sender {}
            @end
            @interface Owner : NSObject
            @end
            @interface Inner : Owner
            - (IBAction)print:(id)sender;
            @end
            @implementation Owner
            @end
            @implementation Inner
            - (IBAction)print:(id)sender {}
            @end
            @interface Panel : NSWindowController
            @end
            @implementation Panel
            @end

            """
        return SourceProject(["Menu.xib": xib, "App.m": source])
    }

    @Test func anActionThatTheTargetLacksIsFound() throws {
        #expect(project("save:").codes() == [])
        let finding = try #require(project("saved:").diagnostics().first)
        #expect(finding.code.name == "undeclared-action")
        // Cocoa writes a line to the log when the document is loaded, and goes on.
        #expect(finding.severity == .warning)
        #expect(finding.primary.label == "a click on the menu item 'Save' would do nothing")
    }

    /// Cocoa leaves out what it cannot connect, where UIKit would end the app.
    @Test func anOutletThatTheClassLacksStaysUnconnected() throws {
        let finding = try #require(project("save:", outlet: "widow").diagnostics().first)
        #expect(finding.code.name == "undeclared-outlet")
        #expect(finding.severity == .warning)
        #expect(finding.primary.label == "it would stay unconnected")
        #expect(finding.helps.map(\.text) == ["an outlet with a similar name exists: 'window'"])
    }

    @Test func theOwnerMayBeOfASubclass() {
        #expect(project("print:", target: "-2").codes() == [])
        #expect(project("paint:", target: "-2").codes() == ["undeclared-action"])
    }

    @Test func whatCannotBeToldIsLeftOpen() {
        #expect(project("terminate:", target: "-3").codes() == [])
        #expect(project("anything:", target: "-1").codes() == [])
        #expect(project("close:", target: "-2", owner: "Panel").codes() == [])
    }

    @Test func whatADocumentSendsIsNotLeftOver() {
        #expect(!project("save:").codes(pedantic: true).contains("unsent-action"))
        #expect(project("close:", target: "-1").codes(pedantic: true).contains("unsent-action"))
    }
}
