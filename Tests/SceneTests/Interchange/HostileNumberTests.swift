import Testing

@testable import SceneInterchange
@testable import SceneRules
@testable import SceneText

/// Numbers in documents that Interface Builder would not write, after a merge say.
///
/// What can be drawn in rows can be drawn in points: a number that the language does not take is left out.
@Suite struct HostileNumberTests {
    private static let label = """
        <label contentMode="left" text="Name" numberOfLines="2" minimumFontSize="9" alpha="0.5" tag="3" \
        horizontalHuggingPriority="251" verticalCompressionResistancePriority="750" \
        preferredMaxLayoutWidth="120" lineBreakMode="tailTruncation" id="l1">\
        <rect key="frame" x="16" y="80" width="120" height="21"/>\
        <constraints><constraint firstAttribute="height" constant="21" priority="999" id="k1"/></constraints>\
        <fontDescription key="fontDescription" type="system" pointSize="17"/>\
        <color key="textColor" red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></label>
        """

    private static let controls = """
        <slider minValue="0.0" maxValue="10" value="5" id="s1">\
        <rect key="frame" x="0" y="0" width="90" height="30"/></slider>\
        <stepper minimumValue="0.0" maximumValue="10" stepValue="2" value="4" id="s2">\
        <rect key="frame" x="90" y="0" width="94" height="32"/></stepper>\
        <progressView progress="0.5" id="s3"><rect key="frame" x="184" y="0" width="50" height="4"/>\
        </progressView>\
        <pageControl numberOfPages="3" currentPage="1" id="s4">\
        <rect key="frame" x="234" y="0" width="39" height="37"/></pageControl>\
        <segmentedControl selectedSegmentIndex="0" id="s5"><rect key="frame" x="273" y="0" width="70" \
        height="32"/><segments><segment title="A" width="30"/><segment title="B"/></segments>\
        </segmentedControl>
        """

    private static let screen = """
        <viewController id="c1" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v1">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(label)
        <stackView axis="horizontal" spacing="4" id="k2"><rect key="frame" x="16" y="120" width="343" \
        height="40"/><subviews>\(controls)</subviews></stackView>
        <button opaque="NO" buttonType="system" id="b1"><rect key="frame" x="16" y="200" width="80" \
        height="30"/><inset key="contentEdgeInsets" minX="4" minY="4" maxX="4" maxY="4"/>\
        <state key="normal" title="Save"/><userDefinedRuntimeAttributes>\
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">\
        <integer key="value" value="8"/></userDefinedRuntimeAttribute>\
        <userDefinedRuntimeAttribute type="size" keyPath="shadow"><size key="value" width="2" height="3"/>\
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></button>
        </subviews><constraints>
        <constraint firstItem="l1" firstAttribute="width" secondItem="v1" secondAttribute="width" \
        multiplier="0.5" constant="-8" id="k3"/>
        <constraint firstItem="l1" firstAttribute="top" secondItem="v1" secondAttribute="top" \
        constant="80" id="k4"/>
        </constraints></view></viewController>
        """

    private static let table = InterfaceSample.table(
        """
        style="grouped" dataMode="static" rowHeight="50" estimatedRowHeight="50" \
        sectionHeaderHeight="30" sectionFooterHeight="30"
        """,
        """
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <view key="tableHeaderView" id="h1"><rect key="frame" x="0" y="0" width="375" height="90"/>\
        <subviews>\(InterfaceSample.view("label", "text=\"Head\" id=\"l3\"", 16, 8, 90, 21))</subviews></view>
        <sections><tableViewSection headerTitle="A" id="e1"><cells>
        \(InterfaceSample.cell(
            "indentationLevel=\"1\" indentationWidth=\"10\" rowHeight=\"70\" id=\"k5\"",
            InterfaceSample.view("label", "text=\"Row\" id=\"l4\"", 16, 8, 90, 21)
        ))
        </cells></tableViewSection></sections>
        """
    )

    private static let numbers = [
        "-5", "0", "0.3", "1e-9", "1e300", "nan", "", "1:0", "9223372036854775808",
    ]

    private static func faults(_ document: String, _ layout: SceneImporter.Layout) -> [String] {
        var reader = SceneReader(.init(resources: MemoryResources(), layout: layout))
        return reader.read(SourceText(name: "Main.storyboard", text: document)).diagnostics
            .filter { $0.severity == .error }.map(\.message)
    }

    /// Whatever a number of a document is, its screens are drawn with their frames where they are drawn in rows.
    @Test(.slow, arguments: [screen, table])
    func eachNumberMayBeAnything(_ scene: String) {
        let document = InterfaceSample.storyboard(scene)
        let places = document.matches(of: /="-?[0-9][0-9.]*"/)
        #expect(places.count > 20)
        for place in places {
            for number in Self.numbers {
                var changed = document
                changed.replaceSubrange(place.range, with: "=\"\(number)\"")
                guard Self.faults(changed, .rows).isEmpty else { continue }
                let before = document[..<place.range.lowerBound].suffix(60)
                #expect(Self.faults(changed, .frames) == [], "\(before)=\"\(number)\"")
            }
        }
    }
}
