import Testing

@testable import SceneKitLite
@testable import SceneText

/// Views that constraints hold otherwise in a size class than on the canvas that they were drawn on.
extension SizeClassTests {
    /// The picture on a phone on its side of views between a title and a label below them.
    private static func picture(around views: String, constraints: String) throws -> String {
        let below = InterfaceSample.view(
            "label",
            "id=\"b1\" text=\"Below\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
            20,
            204,
            100,
            21,
            font
        )
        let document = InterfaceSample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController"><view key="view" id="v1">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(views)\(below)</subviews><constraints>\(constraints)
            <constraint firstItem="b1" firstAttribute="leading" secondItem="v1" secondAttribute="leading" constant="20" id="k8"/>
            <constraint firstItem="b1" firstAttribute="top" secondItem="m1" secondAttribute="bottom" constant="16" id="k9"/>
            </constraints></view></viewController>
            """
        )
        return try picture(document, .svg, on: .landscape)
    }

    private static func y(of word: String, in picture: String) throws -> Double {
        let pattern = try Regex(" y=\"([0-9.]+)\"[^>]*>\(word)<", as: (Substring, Substring).self)
        let found = try #require(picture.firstMatch(of: pattern), "\(picture)")
        return try #require(Double(found.output.1))
    }

    /// A law: a stack is as long as what it has on the screen, and what is below follows.
    @Test(arguments: 1...4)
    func aStackIsAsLongAsWhatASizeClassLeavesInIt(_ count: Int) throws {
        func below(leaving left: Int) throws -> Double {
            let rows = (0..<count).map { row in
                InterfaceSample.view(
                    "label",
                    "id=\"r\(row)\" text=\"Row\(row)\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
                    0,
                    28 * row,
                    335,
                    20,
                    Self.font
                )
            }
            let excluded = (left..<count).map { "<exclude reference=\"r\($0)\"/>" }.joined()
            let mask = "<mask key=\"subviews\">\(excluded)</mask>"
            let stack = InterfaceSample.view(
                "stackView",
                "axis=\"vertical\" spacing=\"8\" id=\"m1\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
                20,
                80,
                335,
                28 * count - 8,
                "<subviews>\(rows.joined())</subviews><variation key=\"heightClass=compact\">\(mask)</variation>"
            )
            let picture = try Self.picture(
                around: stack,
                constraints: """
                    <constraint firstItem="m1" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="80" id="k1"/>
                    <constraint firstItem="m1" firstAttribute="leading" secondItem="v1" secondAttribute="leading" constant="20" id="k2"/>
                    """
            )
            return try Self.y(of: "Below", in: picture) - Self.y(of: "Row0", in: picture)
        }
        let row = try below(leaving: 1)
        for left in 1...count {
            // A line of text is a third of a point higher than its label was drawn.
            #expect(abs(try below(leaving: left) - row - 28 * Double(left - 1)) < 2)
        }
    }

    /// A picture is as large as constraints say that only hold here, and what they tie to it follows.
    @Test(arguments: [0.25, 0.5, 0.75])
    func aPictureHasTheSizeThatConstraintsOfASizeClassGiveIt(_ share: Double) throws {
        let image = InterfaceSample.view(
            "imageView",
            "id=\"m1\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
            0,
            40,
            375,
            148,
            "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        )
        let picture = try Self.picture(
            around: image,
            constraints: """
                <constraint firstItem="m1" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="40" id="k1"/>
                <constraint firstItem="m1" firstAttribute="leading" secondItem="v1" secondAttribute="leading" id="k2"/>
                <constraint firstItem="m1" firstAttribute="height" secondItem="v1" secondAttribute="height" multiplier="0.5" id="k3">
                <variation key="heightClass=compact" multiplier="\(share)"/></constraint>
                <constraint firstItem="m1" firstAttribute="width" secondItem="v1" secondAttribute="width" id="k4"/>
                """
        )
        let found = try #require(
            picture.firstMatch(of: #/ height="([0-9.]+)"[^>]*fill="#ff0000"/#),
            "\(picture)"
        )
        let height = try #require(Double(found.output.1))
        #expect(abs(height - 390 * share) < 1)
        #expect(abs(try Self.y(of: "Below", in: picture) - (40 + height + 16)) < 20)
    }

    /// Views of which each is below the next one contradict each other; they are all drawn, and at once.
    @Test func aRingOfConstraintsIsDrawn() throws {
        let count = 20
        let labels = (0..<count).map { number in
            InterfaceSample.view(
                "label",
                "id=\"l\(number)\" text=\"Ring\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
                0,
                0,
                40,
                20,
                Self.font
            )
        }
        let constraints = (0..<count).map { number in
            """
            <constraint firstItem="l\(number)" firstAttribute="top" secondItem="l\((number + 1) % count)" secondAttribute="bottom" constant="\(number)" id="k\(number)">
            <variation key="heightClass=compact" constant="3"/></constraint>
            """
        }
        let document = InterfaceSample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController"><view key="view" id="v1">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(labels.joined())</subviews>
            <constraints>\(constraints.joined())</constraints></view></viewController>
            """
        )
        // Those that are beyond the screen have no part in its picture.
        #expect(try Self.picture(document, .svg, on: .landscape).contains(">Ring<"))
    }

    /// The frames of a size class are on a canvas of its own; masks and constraints go from those of the document.
    @Test func framesOfASizeClassAreOfAnotherCanvas() throws {
        func picture(_ variation: String) throws -> String {
            try Self.picture(
                Self.document("text=\"Word\"", Self.font + variation),
                .svg,
                on: .landscape
            )
        }
        let rect = "<rect key=\"frame\" x=\"400\" y=\"900\" width=\"300\" height=\"34\"/>"
        #expect(
            try picture("<variation key=\"heightClass=compact\">\(rect)</variation>") == picture("")
        )
    }
}
