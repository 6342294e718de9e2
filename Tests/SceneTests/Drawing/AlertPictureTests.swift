import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Alerts on screens in points: boxes with round corners over a darkened screen, as on a phone.
@Suite struct AlertPictureTests {
    private static func window(showing alert: AlertController, on size: Size) -> Window {
        let window = Window.screen(size)
        let screen = ViewController()
        window.rootViewController = screen
        window.keepClearOfEdges(for: screen)
        window.layoutIfNeeded()
        screen.present(alert, animated: false)
        window.layoutIfNeeded()
        return window
    }

    /// The parts of an alert that show, and where they are.
    private static func parts(of alert: AlertController) -> [(view: View, rect: Rect)] {
        alert.view.subviews.map { ($0, $0.frame) }
    }

    @Test func twoButtonsShareALineAndMoreAreBelowEachOther() throws {
        for count in 1...4 {
            let alert = AlertController(title: "Title", message: "Why", preferredStyle: .alert)
            for number in 0..<count {
                alert.addAction(AlertAction(title: "\(number)", style: .default))
            }
            _ = Self.window(showing: alert, on: Size(width: 390, height: 844))
            let buttons = Self.parts(of: alert).filter { $0.view is Button }.map(\.rect)
            #expect(buttons.count == count)
            // A title keeps 8 points from the edges of its button.
            let width = count == 2 ? 119.0 : 254
            #expect(buttons.allSatisfy { $0.width == width && $0.height == 44 }, "\(buttons)")
            #expect(Set(buttons.map(\.minY)).count == (count == 2 ? 1 : count), "\(buttons)")
        }
    }

    @Test func longTitlesAreBelowEachOther() throws {
        let alert = AlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(AlertAction(title: "Keep everything as it is", style: .cancel))
        alert.addAction(AlertAction(title: "Remove", style: .destructive))
        _ = Self.window(showing: alert, on: Size(width: 390, height: 844))
        let buttons = Self.parts(of: alert).compactMap { part in
            (part.view as? Button).map { ($0.title, part.rect.minY) }
        }
        try #require(buttons.count == 2)
        // What cancels is the last then.
        let places = Dictionary(uniqueKeysWithValues: buttons.map { ($0.0 ?? "", $0.1) })
        #expect(places["Remove", default: 0] + 44 == places["Keep everything as it is"])
    }

    @Test func aSheetIsAtTheBottomAndWhatCancelsIsByItself() throws {
        let alert = AlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
        alert.addAction(AlertAction(title: "Keep", style: .cancel))
        alert.addAction(AlertAction(title: "Remove", style: .destructive))
        let window = Self.window(showing: alert, on: Size(width: 390, height: 844))
        let buttons = Self.parts(of: alert).filter { $0.view is Button }.map(\.rect)
        try #require(buttons.count == 2)
        #expect(buttons[0].maxY + 8 == buttons[1].minY)
        // The last 34 points are the home indicator's.
        #expect(buttons[1] == Rect(x: 16, y: 844 - 34 - 57, width: 358, height: 57))
        let picture = ScreenRenderer(.svg).render(window)
        #expect(
            picture.contains("width=\"390\" height=\"844\" fill=\"rgba(0,0,0,0.2)\""),
            "\(picture)"
        )
    }

    /// On every screen, upright and on its side, the parts of any alert are on it, below each other.
    @Test(arguments: 1...40)
    func partsAreOnTheScreenAndDoNotOverlap(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let isSheet = Bool.random(using: &random)
        func words(_ most: Int) -> String? {
            let count = Int.random(in: 0...most, using: &random)
            return count == 0 ? nil : Array(repeating: "words", count: count).joined(separator: " ")
        }
        let (title, message) = (words(4), words(8))
        let fields = isSheet ? 0 : Int.random(in: 0...1, using: &random)
        let actions = Int.random(in: 1...3, using: &random)
        let cancels = Bool.random(using: &random)
        for device in Device.allCases {
            for isTurned in [false, true] {
                let alert = AlertController(
                    title: title,
                    message: message,
                    preferredStyle: isSheet ? .actionSheet : .alert
                )
                for _ in 0..<fields { alert.addTextField() }
                for number in 0..<actions {
                    let style: AlertAction.Style = number == 0 && cancels ? .cancel : .default
                    alert.addAction(AlertAction(title: "Button \(number)", style: style))
                }
                let (width, height) = device.points
                let size =
                    isTurned
                    ? Size(width: height, height: width) : Size(width: width, height: height)
                let window = Self.window(showing: alert, on: size)
                let rects = Self.parts(of: alert).map(\.rect)
                #expect(
                    rects.count == (title == nil ? 0 : 1) + (message == nil ? 0 : 1) + fields
                        + actions
                )
                for rect in rects {
                    let screen = Rect(origin: .zero, size: window.bounds.size)
                    #expect(screen.contains(rect) && rect.height > 0, "\(device) \(rect)")
                }
                for (number, rect) in rects.enumerated() {
                    for other in rects[..<number] {
                        let common = rect.intersection(other)
                        #expect(min(common.width, common.height) < 0.01, "\(rect) \(other)")
                    }
                }
            }
        }
    }

    /// An alert that is higher than the screen shows its first lines and buttons, and of a sheet what cancels.
    @Test(arguments: 1...30)
    func anAlertThatIsTooHighKeepsItsButtons(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let isSheet = Bool.random(using: &random)
        let alert = AlertController(
            title: "Title",
            message: Array(repeating: "words", count: .random(in: 0...200, using: &random))
                .joined(separator: " "),
            preferredStyle: isSheet ? .actionSheet : .alert
        )
        for number in 0...Int.random(in: 0...30, using: &random) {
            alert.addAction(AlertAction(title: "Button \(number)", style: .default))
        }
        if isSheet { alert.addAction(AlertAction(title: "Keep", style: .cancel)) }
        let lines = Int.random(in: 10...28, using: &random)
        let window = Window.terminal(columns: 40, lines: lines)
        let screen = ViewController()
        window.rootViewController = screen
        window.layoutIfNeeded()
        screen.present(alert, animated: false)
        let picture = ScreenRenderer().render(window)
        for part in ["Title", "[ Button 0 ]", "╭───", "╰───"] + (isSheet ? ["[ Keep ]"] : []) {
            #expect(picture.contains(part), "\(part) in\n\(picture)")
        }
    }

    /// The same in points: whatever is in no region does not show, and the boxes are on the screen.
    @Test(arguments: [AlertController.Style.alert, .actionSheet], [3, 40])
    func boxesAreOnTheScreen(_ style: AlertController.Style, _ count: Int) throws {
        let alert = AlertController(
            title: "Title",
            message: Array(repeating: "words", count: 300).joined(separator: " "),
            preferredStyle: style
        )
        for number in 0..<count {
            alert.addAction(AlertAction(title: "B\(number)", style: .default))
        }
        alert.addAction(AlertAction(title: "Keep", style: .cancel))
        let window = Self.window(showing: alert, on: Size(width: 390, height: 844))
        let picture = ScreenRenderer(.svg).render(window)
        let plan = try #require((alert.view as? AlertView)?.plan)
        let screen = Rect(origin: .zero, size: window.bounds.size)
        #expect((plan.boxes + plan.regions).allSatisfy { screen.contains($0) })
        for (view, rect, region) in plan.places {
            guard let title = (view as? Button)?.title else { continue }
            let isShown = rect.intersects(plan.regions[region])
            #expect(picture.contains(">\(title)<") == isShown, "\(title)")
            #expect(isShown || region == 1, "what cancels a sheet always shows")
        }
    }
}
