import SceneLanguage
import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Actions that say who takes them: `{to: controller, action: save}`.
@Suite struct ReceiverTests {
    typealias Sample = InterfaceSample

    private static func scene(_ actions: String) -> String {
        """
        scenes:
          list:
            controller: table
            class: List
            table:
              sections:
                - cells:
                    - class: Cell
                      content: {row: [{label: {id: mine}}, {button: {id: b, title: B, actions: \(actions)}}]}
                      outlets: {mine: mine}
                    - content: {label: {id: ours}}
            outlets: {ours: ours}
        classes:
          Cell:
            superclass: TableViewCell
            outlets: {mine: Label}
            actions: {mark: {set: {mine.text: CELL}}, own: {set: {mine.text: OWN}}}
          List:
            superclass: TableViewController
            outlets: {ours: Label}
            actions: {mark: {set: {ours.text: LIST}}, all: {set: {ours.text: ALL}}}
        """
    }

    private func read(_ text: String) -> SceneFile {
        SceneFile.read(SourceText(name: "a.yaml", text: text))
    }

    /// The errors of a scene, by their codes.
    private func errors(_ text: String) -> [DiagnosticCode] {
        read(text).diagnostics.filter { $0.severity == .error }.map(\.code)
    }

    @Test(arguments: [
        ("{touchUpInside: {to: cell, action: mark}}", "CELL", "LIST"),
        ("{touchUpInside: {to: controller, action: mark}}", "LIST", "CELL"),
        ("{touchUpInside: {to: firstResponder, action: mark}}", "CELL", "LIST"),
        ("{touchUpInside: {to: firstResponder, action: all}}", "ALL", "CELL"),
        ("{touchUpInside: [own, {to: controller, action: all}]}", "ALL", "CELL"),
    ])
    func whoIsNamedGetsTheAction(_ actions: String, _ shown: String, _ absent: String) throws {
        let file = read(Self.scene(actions))
        #expect(file.diagnostics.filter { $0.severity == .error } == [])
        let player = try #require(ScenePlayer(Storyboard(file)))
        #expect(player.play("tap b").map(\.message) == [])
        let picture = ScreenRenderer().render(player.window)
        #expect(picture.contains(shown) && !picture.contains(absent))
    }

    @Test func withoutAReceiverANameOfBothIsDoubtful() {
        #expect(errors(Self.scene("{touchUpInside: mark}")) == [.actionDeclaredTwice])
    }

    @Test(arguments: [
        ("{touchUpInside: {to: controler, action: mark}}", DiagnosticCode.unknownReceiver),
        ("{touchUpInside: {to: list, action: mark}}", .unknownReceiver),
        ("{touchUpInside: {to: cell, action: all}}", .undeclaredAction),
        ("{touchUpInside: {to: controller, action: own}}", .undeclaredAction),
        ("{touchUpInside: {to: controller, action: \"mark:\"}}", .actionArity),
        ("{touchUpInside: {to: ours, action: mark}}", .undeclaredAction),
        ("{touchUpInside: {to: controller}}", .missingKey),
    ])
    func whatIsNotThereIsFound(_ actions: String, _ code: DiagnosticCode) {
        #expect(errors(Self.scene(actions)) == [code])
    }

    @Test func outsideACellThereIsNone() {
        let text = """
            scenes:
              a: {controller: view, class: A, view: [{button: {title: B, actions: {touchUpInside: {to: cell, action: x}}}}]}
            classes: {A: {superclass: ViewController, actions: {x: {log: x}}}}
            """
        #expect(errors(text) == [.unknownReceiver])
    }

    // MARK: Documents

    private static func button(_ id: String, _ destination: String, _ selector: String) -> String {
        Sample.view(
            "button",
            "id=\"\(id)\"",
            200,
            8,
            80,
            28,
            """
            <state key="normal" title="\(id)"/><connections>
            <action selector="\(selector)" destination="\(destination)" eventType="touchUpInside" id="a\(id)"/>
            </connections>
            """
        )
    }

    private static func document(_ buttons: String, ofCell connections: String = "") -> String {
        Sample.storyboard(
            Sample.table(
                #"dataMode="static""#,
                "<sections><tableViewSection id=\"s1\"><cells>"
                    + Sample.cell(#"id="k1" customClass="OwnCell""#, buttons, connections)
                    + Sample.cell(
                        #"id="k2""#,
                        Sample.view("label", #"text="Far" id="l2""#, 16, 8, 80, 21)
                    )
                    + "</cells></tableViewSection></sections>"
            ) + #"<placeholder placeholderIdentifier="IBFirstResponder" id="f1"/>"#
        )
    }

    @Test func aDocumentSaysWhereThatMatters() {
        let both = Self.document(
            Self.button("one", "k1", "mark") + Self.button("two", "c1", "mark")
                + Self.button("three", "c1", "other:") + Self.button("four", "f1", "undo:")
        )
        let file = Sample.read(both)
        #expect(file.diagnostics == [])
        let views =
            file.definition.scenes.first?.table?.sections?.first?.cells?.first?.content?.views ?? []
        let sent = views.flatMap(\.all).flatMap(\.actions).map { action in
            action.names.map(\.value)
                + action.directed.map { "\($0.receiver.value) \($0.name.value)" }
        }
        #expect(
            Set(sent) == [["cell mark"], ["controller mark"], ["other:"], ["firstResponder undo:"]]
        )
    }

    @Test func anActionToAViewNamesItsId() throws {
        let pad = Sample.view("view", #"id="v9" customClass="Pad""#, 10, 8, 80, 28)
        let file = Sample.read(Self.document(pad + Self.button("one", "v9", "clear")))
        #expect(file.diagnostics == [])
        let views =
            file.definition.scenes.first?.table?.sections?.first?.cells?.first?.content?.views ?? []
        let directed = views.flatMap(\.all).flatMap(\.actions).flatMap(\.directed)
        let id = try #require(directed.first?.receiver.value)
        #expect(
            views.flatMap(\.all).contains { $0.id?.value == id && $0.className?.value == "Pad" }
        )
    }

    @Test func aStaticCellHasOutletsToItsScene() throws {
        let document = Self.document(
            Self.button("one", "c1", "mark"),
            ofCell: """
                <connections><outlet property="far" destination="l2" id="o1"/>
                <outletCollection property="rows" destination="k2" id="o2"/></connections>
                """
        )
        let file = Sample.read(document)
        #expect(file.diagnostics == [])
        let cells = file.definition.scenes.first?.table?.sections?.first?.cells ?? []
        #expect(cells.first?.outlets.map(\.name.value).sorted() == ["far", "rows"])
        #expect(cells.last?.id != nil)
    }
}

extension ViewDefinition {
    /// The view with all that is in it.
    var all: [ViewDefinition] { [self] + views.flatMap(\.all) }
}

/// Gestures that views recognise.
@Suite struct GestureTests {
    typealias Sample = InterfaceSample

    private func player(_ text: String) throws -> ScenePlayer {
        let file = SceneFile.read(SourceText(name: "a.yaml", text: text))
        #expect(file.diagnostics.filter { $0.severity == .error } == [])
        return try #require(ScenePlayer(Storyboard(file)))
    }

    private static let text = """
        scenes:
          a:
            controller: view
            class: A
            gestureRecognizers: [{kind: tap, action: outer}]
            view:
              - label: {id: state, text: none}
              - column:
                  id: box
                  gestureRecognizers: [{kind: tap, numberOfTapsRequired: 2, action: inner}, {kind: pan, action: pan}]
                  views: [{label: {id: inside, text: Inside}}]
              - view: {id: off, gestureRecognizers: [{kind: tap, enabled: false, action: inner}]}
              - view: {id: dead, userInteraction: false, gestureRecognizers: [{kind: tap, action: inner}]}
            outlets: {state: state}
        classes:
          A:
            superclass: ViewController
            outlets: {state: Label}
            actions:
              outer: {set: {state.text: OUTER}}
              inner: {set: {state.text: INNER}}
              pan: {set: {state.text: PAN}}
        """

    @Test(arguments: [
        ("inside", "INNER"), ("box", "INNER"), ("state", "OUTER"), ("off", "OUTER"),
        ("dead", "OUTER"),
    ])
    func aTapIsRecognisedByTheNearestViewThatDoes(_ id: String, _ shown: String) throws {
        let player = try player(Self.text)
        #expect(player.play("tap \(id)").map(\.message) == [])
        #expect(ScreenRenderer().render(player.window).contains(shown))
    }

    @Test func withoutARecogniserAViewDoesNotRespond() throws {
        let text = Self.text.replacing(
            "    gestureRecognizers: [{kind: tap, action: outer}]\n",
            with: ""
        )
        let player = try player(text)
        #expect(
            player.play("tap state").map(\.message) == [
                "a Label such as 'state' does not respond to a tap"
            ]
        )
    }

    @Test func aDocumentIsReadWithItsRecognisers() throws {
        let document = Sample.storyboard(
            """
            <viewController id="c1" customClass="A" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            \(Sample.view(
                "imageView", "image=\"harbour\" id=\"i1\"", 0, 0, 100, 100,
                "<connections><outletCollection property=\"gestureRecognizers\" destination=\"g1\" id=\"o1\"/></connections>"
            ))
            </subviews>
            <connections><outletCollection property="gestureRecognizers" destination="g2" id="o2"/></connections>
            </view>
            <connections><outlet property="tap" destination="g1" id="o3"/></connections>
            </viewController>
            <tapGestureRecognizer numberOfTapsRequired="2" id="g1"><connections>
            <action selector="zoom:" destination="c1" id="a1"/></connections></tapGestureRecognizer>
            <pongPressGestureRecognizer minimumPressDuration="1.5" id="g2"/>
            """
        )
        let file = Sample.read(document)
        #expect(file.diagnostics == [])
        let scene = try #require(file.definition.scenes.first)
        #expect(scene.gestures.map(\.kind.value) == [.longPress])
        guard case .view(let body?) = scene.content else {
            Issue.record("not a view")
            return
        }
        let gestures = body.views.flatMap(\.all).flatMap(\.gestures)
        #expect(gestures.map(\.kind.value) == [.tap])
        #expect(gestures.first?.actions.names.map(\.value) == ["zoom:"])
        #expect(gestures.first?.id != nil)
        #expect(scene.outlets.map(\.name.value) == ["tap"])
    }
}
