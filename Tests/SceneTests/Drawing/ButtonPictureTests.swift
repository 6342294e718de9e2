import Testing

@testable import SceneInterchange
@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// The picture beside the title of a button in points, and the one behind it.
@Suite struct ButtonPictureTests {
    private static let frame = Rect(x: 20, y: 100, width: 120, height: 60)

    private static func picture(_ format: SnapshotFormat = .svg, _ change: (Button) -> Void)
        -> String
    {
        let button = Button(frame: frame)
        button.title = "Continue"
        change(button)
        let controller = ViewController()
        controller.view = View()
        controller.view.addSubview(button)
        let window =
            format == .svg
            ? Window.screen(Size(width: 375, height: 667)) : Window.terminal(columns: 40, lines: 12)
        window.rootViewController = controller
        return ScreenRenderer(format).render(window)
    }

    /// The line of the title.
    private static func title(in picture: String) throws -> Substring {
        try #require(
            picture.split(separator: "\n").first { $0.contains("<text") },
            "\(picture)"
        )
    }

    private static let insets = [
        EdgeInsets(left: 70), EdgeInsets(right: 90), EdgeInsets(left: -40, right: 40),
        EdgeInsets(top: 30),
    ]

    /// The insets of the picture move it alone.
    @Test(arguments: Button.ContentHorizontalAlignment.allCases, insets)
    func insetsOfThePictureDoNotMoveTheTitle(
        _ alignment: Button.ContentHorizontalAlignment,
        _ insets: EdgeInsets
    ) throws {
        func picture(_ insets: EdgeInsets?) -> String {
            Self.picture {
                $0.image = "chevron.right"
                $0.contentHorizontalAlignment = alignment
                $0.imageEdgeInsets = insets
            }
        }
        let (usual, moved) = (picture(nil), picture(insets))
        #expect(try Self.title(in: usual) == Self.title(in: moved))
    }

    /// The title has the room within its insets that the picture leaves, and no less.
    @Test(arguments: Button.ContentHorizontalAlignment.allCases, [-30.0, -12, 0, 20])
    func theTitleHasTheRoomThatThePictureLeaves(
        _ alignment: Button.ContentHorizontalAlignment,
        _ inset: Double
    ) throws {
        let words = SystemFont.width(of: "Continue", font: .system(size: 15, .regular))
        for room in [words, words * 0.7] {
            let picture = Self.picture {
                $0.frame.size.width = room + 24 + inset
                $0.image = "chevron.right"
                $0.contentHorizontalAlignment = alignment
                $0.titleEdgeInsets = EdgeInsets(left: inset)
                $0.imageEdgeInsets = EdgeInsets(left: 60)
            }
            #expect(try Self.title(in: picture).contains("…") == (room < words), "\(picture)")
        }
    }

    /// A picture behind the title takes no room: the title is where it is without, and nothing is beside it.
    @Test(arguments: Button.ContentHorizontalAlignment.allCases, ["star", "Logo"])
    func aPictureBehindTheTitleTakesNoRoom(
        _ alignment: Button.ContentHorizontalAlignment,
        _ name: String
    ) throws {
        for image in [nil, "gear"] {
            func picture(_ background: String?) -> String {
                Self.picture {
                    $0.image = image
                    $0.contentHorizontalAlignment = alignment
                    $0.setBackgroundImage(background, for: .normal)
                }
            }
            let (without, with) = (picture(nil), picture(name))
            #expect(try Self.title(in: without) == Self.title(in: with))
            #expect(without != with)
            let title = try #require(with.firstRange(of: "<text"))
            // What is not there is a frame around the whole button.
            let edge = "<rect x=\"20.5\" y=\"100.5\" width=\"119\" height=\"59\""
            #expect(with[..<title.lowerBound].contains(edge) == (name == "Logo"), "\(with)")
            #expect(!with.contains(">\(name)<"))
        }
    }

    /// Each state may have a picture of its own, and else has that of the normal one.
    @Test func aStateHasItsPicture() {
        func picture(_ isSelected: Bool) -> String {
            Self.picture {
                $0.buttonType = .custom
                $0.title = nil
                $0.backgroundImage = "first"
                $0.setBackgroundImage("second", for: .selected)
                $0.isSelected = isSelected
            }
        }
        #expect(picture(false).contains(">first<") && !picture(false).contains(">second<"))
        #expect(picture(true).contains(">second<") && !picture(true).contains(">first<"))
    }

    /// Text shows a picture behind nothing else.
    @Test func textShowsWhatIsBehindNothing() {
        func text(_ title: String?) -> String {
            Self.picture(.text) { ($0.title, $0.backgroundImage) = (title, "Logo") }
        }
        #expect(text("Continue").contains("[ Continue ]"))
        #expect(text(nil).contains("[ ▣ ]"))
    }

    /// A document says the pictures of each state, and nothing of them is left out.
    @Test func documentsSayPicturesBehindTitles() throws {
        let document = InterfaceSample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <button id="b"><rect key="frame" x="20" y="180" width="62" height="82"/>
            <state key="normal" title="Message" image="star" catalog="system" backgroundImage="bg"/>
            <state key="selected" backgroundImage="bg2"/></button></subviews></view></viewController>
            """
        )
        let written = try #require(InterfaceSample.writtenWithFrames(document))
        #expect(written.contains("image: star") && written.contains("backgroundImage: bg\n"))
        #expect(written.contains("states: {selected: {backgroundImage: bg2}}"))
    }
}
