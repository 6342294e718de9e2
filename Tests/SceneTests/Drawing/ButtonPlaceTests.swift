import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Where the title of a button is that has room beside it, in points.
@Suite struct ButtonPlaceTests {
    private static let frame = Rect(x: 20, y: 100, width: 300, height: 90)

    /// The rectangle around the title: its width as it is drawn, and its baseline.
    private static func title(_ change: (Button) -> Void) throws -> (
        x: Double, end: Double, y: Double
    ) {
        let button = Button(frame: frame)
        button.title = "Continue"
        change(button)
        let controller = ViewController()
        controller.view = View()
        controller.view.addSubview(button)
        let window = Window.screen(Size(width: 375, height: 667))
        window.rootViewController = controller
        let picture = ScreenRenderer(.svg).render(window)
        let pattern = /<text x="([0-9.]+)" y="([0-9.]+)"[^>]* textLength="([0-9.]+)"[^>]*>Continue/
        let match = try #require(picture.firstMatch(of: pattern))
        let (x, y, length) = (Double(match.1), Double(match.2), Double(match.3))
        return (try #require(x), try #require(x) + #require(length), try #require(y))
    }

    private static let insets = [
        nil, EdgeInsets(), EdgeInsets(top: 4, left: 30, bottom: 0, right: 10),
        EdgeInsets(top: 0, left: -6, bottom: 8, right: 0),
    ]

    /// The title is at the side that the alignment names, within the margins, and moved by its own insets.
    @Test(arguments: Button.ContentHorizontalAlignment.allCases, insets)
    func theTitleIsAtTheSideThatIsNamed(
        _ alignment: Button.ContentHorizontalAlignment,
        _ margins: EdgeInsets?
    ) throws {
        for moved in Self.insets {
            let place = try Self.title {
                $0.contentHorizontalAlignment = alignment
                $0.contentEdgeInsets = margins
                $0.titleEdgeInsets = moved
            }
            let (around, own) = (margins ?? EdgeInsets(), moved ?? EdgeInsets())
            let start = Self.frame.minX + around.left
            let end = Self.frame.maxX - around.right
            switch alignment {
            case .left, .leading, .fill: #expect(abs(place.x - start - own.left) < 1)
            case .right, .trailing: #expect(abs(place.end - end + own.right) < 1)
            case .center:
                let middle = (start + end + own.left - own.right) / 2
                #expect(abs((place.x + place.end) / 2 - middle) < 1)
            }
        }
    }

    /// Insets above and below make the room in which the title is at the top, in the middle or at the bottom.
    @Test(arguments: insets) func theTitleIsWithinItsInsets(_ own: EdgeInsets?) throws {
        func baseline(_ alignment: Button.ContentVerticalAlignment, _ own: EdgeInsets?) throws
            -> Double
        {
            try Self.title {
                $0.contentVerticalAlignment = alignment
                $0.titleEdgeInsets = own
            }.y
        }
        let insets = own ?? EdgeInsets()
        let moves: [(Button.ContentVerticalAlignment, Double)] = [
            (.top, insets.top), (.center, (insets.top - insets.bottom) / 2),
            (.bottom, -insets.bottom),
        ]
        for (alignment, move) in moves {
            let moved = try baseline(alignment, own) - baseline(alignment, nil)
            #expect(abs(moved - move) < 0.1, "\(alignment)")
        }
    }

    @Test func theTitleIsAtTheEndThatIsNamed() throws {
        func baseline(_ alignment: Button.ContentVerticalAlignment) throws -> Double {
            try Self.title { $0.contentVerticalAlignment = alignment }.y
        }
        let (top, middle, bottom) = (
            try baseline(.top), try baseline(.center), try baseline(.bottom)
        )
        #expect(top - Self.frame.minY < 20)
        #expect(Self.frame.maxY - bottom < 8)
        #expect(abs(middle - (top + bottom) / 2) < 1)
    }

    private static let configurations =
        [nil] + Button.Configuration.allCases.map { Optional($0) }

    /// A law: a button that is as large as it asks to be has room for its whole title.
    @Test(arguments: configurations, insets)
    func aButtonHasRoomForItsTitle(
        _ configuration: Button.Configuration?,
        _ margins: EdgeInsets?
    ) throws {
        let layout = LayoutEngine(medium: PointMedium(screen: Size(width: 375, height: 667)))
        for font in [nil, Font.system(size: 11, .regular), .system(size: 28, .bold)] {
            for image in [nil, "star", "Logo"] {
                for type in [Button.ButtonType.system, .custom] {
                    _ = try Self.title { button in
                        button.buttonType = type
                        button.configuration = configuration
                        button.contentEdgeInsets = margins
                        button.image = image
                        if let font { button.font = font }
                        let open = Size(width: Double.infinity, height: .infinity)
                        button.frame.size = layout.size(of: button, fitting: open)
                    }
                }
            }
        }
    }

    /// As in UIKit: insets add to the width, and are all that is above and below a title.
    @Test func insetsAreInTheSizeOfAButton() {
        let layout = LayoutEngine(medium: PointMedium(screen: Size(width: 375, height: 667)))
        func size(_ margins: EdgeInsets?, _ configuration: Button.Configuration? = nil) -> Size {
            let button = Button()
            button.title = "Continue"
            button.contentEdgeInsets = margins
            button.configuration = configuration
            return layout.size(of: button, fitting: Size(width: 1000, height: 1000))
        }
        let usual = size(nil)
        #expect(size(.zero) == usual)
        let inset = size(EdgeInsets(top: 9, left: 10, bottom: 11, right: 20))
        #expect(abs(inset.width - usual.width - 30) < 0.4)
        #expect(abs(inset.height - usual.height - 8) < 0.4)
        #expect(size(EdgeInsets(left: 10), .filled) == size(nil, .filled))
    }
}
