import Testing

@testable import SceneInterchange
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// Bars that are views of their own: what is on them, and what it does.
@Suite struct BarViewTests {
    /// The views of a screen with a bar and some items.
    private func views(onBarWith items: String) -> [ViewDefinition] {
        let document = InterfaceSample.storyboard(
            """
            <viewController id="c1" customClass="HomeController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><toolbar contentMode="scaleToFill" id="t">
            <rect key="frame" x="0" y="600" width="375" height="44"/>
            <items>\(items)</items></toolbar></subviews>
            </view>
            </viewController>
            """,
            "<viewController id=\"c2\" sceneMemberID=\"viewController\"/>"
        )
        let file = InterfaceSample.read(document)
        #expect(file.findings().filter { $0.severity == .error } == [])
        guard case .view(let body?)? = file.definition.scenes.first?.content else { return [] }
        return views(in: body.views)
    }

    private func views(in views: [ViewDefinition]) -> [ViewDefinition] {
        views.flatMap { [$0] + self.views(in: $0.views) }
    }

    @Test(arguments: [
        ("title=\"Go\"", "Go"), ("systemItem=\"cancel\"", "Cancel"), ("systemItem=\"add\"", "+"),
        ("systemItem=\"fastForward\"", "Fast Forward"), ("systemItem=\"action\"", "Share"),
    ])
    func anItemIsAButtonWithItsTitleAndItsAction(_ attributes: String, _ title: String) throws {
        let views = views(
            onBarWith:
                """
                <barButtonItem \(attributes) id="i1"><connections>
                <action selector="press:" destination="c1" id="a1"/>
                </connections></barButtonItem>
                """
        )
        let button = try #require(views.first { $0.kind == .button })
        #expect(button.properties[.title]?.value.text == title)
        #expect(button.actions.flatMap(\.names).map(\.value) == ["press:"])
    }

    @Test func anItemLeadsWhereItsSegueDoes() throws {
        let views = views(
            onBarWith:
                """
                <barButtonItem title="Go" id="i1"><connections>
                <segue destination="c2" kind="presentation" id="s1"/>
                </connections></barButtonItem>
                """
        )
        #expect(views.first { $0.kind == .button }?.segue?.kind.value == .present)
    }

    @Test func aViewOfAnItemIsInItsPlace() throws {
        let views = views(
            onBarWith:
                """
                <barButtonItem id="i1"><segmentedControl key="customView" contentMode="scaleToFill" \
                selectedSegmentIndex="0" id="g"><rect key="frame" x="0" y="0" width="120" height="31"/>
                <segments><segment title="First"/><segment title="Second"/></segments>
                <connections><action selector="pick:" destination="c1" eventType="valueChanged" id="a"/>
                </connections></segmentedControl></barButtonItem>
                """
        )
        #expect(!views.contains { $0.kind == .button })
        let control = try #require(views.first { $0.kind == .segmented })
        #expect(control.actions.flatMap(\.names).map(\.value) == ["pick:"])
    }
}
