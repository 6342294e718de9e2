import Testing

@testable import SceneInterchange
@testable import SceneRules
@testable import SceneText

/// Gestures in views that touches do not reach.
@Suite struct GestureRuleTests {
    private static func scene(_ view: String) -> String {
        """
        scenes:
          photo:
            controller: view
            class: Photo
            outlets: {known: known}
            view:
              - label: {id: known, text: Known}
              - \(view)
        classes:
          Photo:
            superclass: ViewController
            outlets: {known: Label}
            actions: {enlarge: {log: enlarged}}
        """
    }

    @Test(arguments: [
        "label: {text: A, gestureRecognizers: [{kind: 1️⃣tap2️⃣, action: enlarge}]}",
        "view: {userInteraction: false, gestureRecognizers: [{kind: 1️⃣tap2️⃣, action: enlarge}]}",
        "label: {text: A, tag: 0, gestureRecognizers: [{kind: 1️⃣tap2️⃣, action: enlarge}]}",
        "label: {text: A, gestureRecognizers: [{kind: pan, enabled: false}, {kind: 1️⃣tap2️⃣, action: enlarge}]}",
    ])
    func whatTakesNoTouchesRecognisesNothing(_ view: String) {
        expectFindings("gesture-without-touches", in: Self.scene(view))
    }

    @Test(arguments: [
        "label: {text: A, userInteraction: true, gestureRecognizers: [{kind: tap, action: enlarge}]}",
        "view: {gestureRecognizers: [{kind: tap, action: enlarge}]}",
        "label: {text: A, tag: 1, gestureRecognizers: [{kind: tap, action: enlarge}]}",
        "label: {text: A, gestureRecognizers: [{kind: tap, enabled: false, action: enlarge}]}",
    ])
    func whatTakesThemOrMayTakeThemLaterIsLeftAlone(_ view: String) {
        expectFindings(in: Self.scene(view))
    }

    @Test func whatAnOutletLeadsToMayTakeThemLater() {
        let text = Self.scene("spacer: {}").replacing(
            "text: Known",
            with: "text: Known, gestureRecognizers: [{kind: tap, action: enlarge}]"
        )
        expectFindings(in: text)
    }

    /// Interface Builder writes `NO` for texts and pictures that take no touches, and nothing for others.
    @Test(arguments: ["", "userInteractionEnabled=\"NO\""], ["label", "imageView"])
    func aDocumentSaysIt(_ attribute: String, _ element: String) {
        let controller = """
            <viewController id="c1" customClass="Photo" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="w">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><\(element) text="A" \(attribute) id="v">
            <rect key="frame" x="0" y="0" width="80" height="40"/>
            <connections><outletCollection property="gestureRecognizers" destination="g" \
            appends="YES"/></connections></\(element)></subviews></view></viewController>
            <tapGestureRecognizer id="g"><connections><action selector="tapped:" destination="c1" \
            id="a"/></connections></tapGestureRecognizer>
            """
        let text = InterfaceSample.storyboard(controller)
        let file = InterfaceSample.read(text)
        let isDeaf = !attribute.isEmpty
        #expect(file.diagnostics.contains { $0.code == .gestureWithoutTouches } == isDeaf)
        #expect(
            InterfaceSample.writtenWithFrames(text)?.contains("userInteraction: true") == !isDeaf
        )
    }
}
