import Testing

@testable import SceneInterchange
@testable import SceneKitLite
@testable import SceneRuntime
@testable import SceneText

/// How the state of a view shows in pictures in points: what fades, what is dim, what is behind a button.
@Suite struct ControlLookTests {
    private static let kinds = ViewKind.allCases.filter { $0 != .custom }
    private static let controls = kinds.filter { $0.makeView() is Control }

    /// A view of a kind, with something to see in it.
    private static func view(_ kind: ViewKind) -> View {
        let view = kind.makeView()
        view.identifier = "it"
        switch view {
        case let label as Label: label.text = "Text"
        case let button as Button: (button.title, button.image) = ("Title", "star")
        case let image as ImageView: image.image = "star"
        case let field as TextField: field.text = "Text"
        case let bar as SearchBar: bar.text = "Text"
        case let text as TextView: text.text = "Text"
        case let segments as SegmentedControl: segments.segments = ["One", "Two"]
        case let pages as PageControl: pages.numberOfPages = 3
        case let picker as PickerView: picker.rows = ["One", "Two", "Three"]
        case let picker as DatePicker: picker.date = "2026-03-01T16:05"
        case let activity as ActivityIndicatorView: activity.startAnimating()
        default: view.backgroundColor = .systemYellow
        }
        view.height = 60
        return view
    }

    private static func picture(
        of view: View,
        _ format: SnapshotFormat = .svg,
        isDark: Bool = false
    ) -> String {
        let controller = ViewController()
        controller.view = ColumnView()
        controller.view.addSubview(view)
        let window =
            format == .svg
            ? Window.screen(Size(width: 390, height: 844)) : Window.terminal(columns: 40, lines: 20)
        window.rootViewController = controller
        var renderer = ScreenRenderer(format)
        renderer.isDark = isDark
        return renderer.render(window)
    }

    private static func lines(_ picture: String) -> [Substring] {
        picture.split(separator: "\n").filter { $0 != "</g>" && !$0.hasPrefix("<g opacity=") }
    }

    // MARK: Alpha

    /// A view with an alpha is what it is without, in a group that fades: whatever the kind, nothing of it is
    /// left out, and no colour is mixed.
    @Test(arguments: kinds) func everyKindOfViewFadesAsAWhole(_ kind: ViewKind) {
        let whole = Self.view(kind)
        let faded = Self.view(kind)
        faded.alpha = 0.25
        let picture = Self.picture(of: faded)
        #expect(Self.lines(picture) == Self.lines(Self.picture(of: whole)))
        #expect(picture.matches(of: /<g opacity="0.25">\n<g data-id="it">/).count == 1)
    }

    /// What is in a view fades with it, and once more by its own alpha; what comes after it does not.
    @Test(arguments: kinds) func everyKindOfViewFadesWithTheViewAroundIt(_ kind: ViewKind) throws {
        let outer = ColumnView()
        outer.alpha = 0.5
        let inner = Self.view(kind)
        inner.alpha = 0.25
        outer.addSubview(inner)
        let after = Label()
        after.text = "after"
        let all = ColumnView()
        all.addSubview(outer)
        all.addSubview(after)
        let picture = Self.picture(of: all)
        let start = try #require(
            picture.firstRange(of: "<g opacity=\"0.5\">\n<g opacity=\"0.25\">")
        )
        let end = try #require(picture.firstRange(of: ">after</text>"))
        let between = picture[start.lowerBound..<end.lowerBound]
        #expect(between.matches(of: /<g[ >]/).count == between.matches(of: /<\/g>/).count + 1)
    }

    /// The colour of a screen that fades shows once.
    @Test func aScreenFadesAsAWhole() {
        let controller = ViewController()
        controller.view = ColumnView()
        controller.view.backgroundColor = Color(light: .rgba(0x1234_56FF))
        controller.view.alpha = 0.5
        let window = Window.screen(Size(width: 390, height: 844))
        window.rootViewController = controller
        let picture = ScreenRenderer(.svg).render(window)
        #expect(picture.matches(of: /#123456/).count == 1)
    }

    // MARK: State

    @Test(arguments: controls) func everyControlShowsThatItIsDisabled(_ kind: ViewKind) {
        for isDark in [false, true] {
            let (on, off) = (Self.view(kind), Self.view(kind))
            off.isEnabled = false
            let words = /<title>.*/
            let pictures = [on, off].map {
                Self.picture(of: $0, isDark: isDark).replacing(words, with: "")
            }
            #expect(pictures[0] != pictures[1])
        }
    }

    /// A button is as large as its title in its own font, also once it gets another.
    @Test(arguments: [8.0, 15, 17, 22, 28, 40], [Font.Variant.regular, .bold])
    func aButtonHasRoomForItsFont(_ size: Double, _ variant: Font.Variant) {
        let row = RowView()
        row.distribution = .fillEqually
        let buttons = ["7", "W", "Wide"].map { title in
            let button = Button()
            button.title = title
            row.addSubview(button)
            return button
        }
        #expect(!Self.picture(of: row).contains("…"))
        for button in buttons { button.font = .system(size: size, variant) }
        let window = row.window
        let picture = window.map { ScreenRenderer(.svg).render($0) } ?? Self.picture(of: row)
        #expect(!picture.contains("…"), "\(picture)")
        let line = SystemFont.lineHeight(of: buttons[0].font)
        #expect(buttons.allSatisfy { $0.frame.height >= line })
    }

    /// The picture of a button is as grey as its title.
    @Test(arguments: [nil] + Button.Configuration.allCases.map { $0 })
    func aDisabledButtonHasNoColour(_ configuration: Button.Configuration?) throws {
        let button = try #require(Self.view(.button) as? Button)
        button.configuration = configuration
        button.isEnabled = false
        #expect(!Self.picture(of: button).contains("#007aff"))
    }

    @Test(arguments: [nil] + Button.Configuration.allCases.map { $0 })
    func aButtonShowsThatItIsSelected(_ configuration: Button.Configuration?) throws {
        let (usual, selected) = (Self.view(.button), Self.view(.button))
        for case let button as Button in [usual, selected] { button.configuration = configuration }
        try #require(selected as? Button).isSelected = true
        for isDark in [false, true] {
            let pictures = [usual, selected].map {
                Self.picture(of: $0, isDark: isDark).replacing(/<title>.*/, with: "")
            }
            #expect(pictures[0] != pictures[1])
        }
    }

    // MARK: Configurations

    /// What each style has behind its title, in a tint of the button's own, and the colour of the title.
    @Test(
        arguments: [
            (Button.Configuration.filled, "#ff3b30\"/>", "#fff"),
            (.borderedProminent, "#ff3b30\"/>", "#fff"),
            (.tinted, "#ff3b30\" fill-opacity=\"0.15\"/>", "#ff3b30"),
            (.borderedTinted, "#ff3b30\" fill-opacity=\"0.15\"/>", "#ff3b30"),
            (.gray, "rgba(118,118,128,0.12)\"/>", "#ff3b30"),
            (.bordered, "rgba(118,118,128,0.12)\"/>", "#ff3b30"), (.plain, nil, "#ff3b30"),
            (.borderless, nil, "#ff3b30"),
        ] as [(Button.Configuration, String?, String)]
    )
    func aConfigurationIsBehindTheTitle(
        _ configuration: Button.Configuration,
        _ ground: String?,
        _ color: String
    ) throws {
        let button = Button()
        button.title = "Title"
        button.tintColor = .systemRed
        let text = Self.picture(of: button, .text)
        let narrow = Self.picture(of: button)
        button.configuration = configuration
        let picture = Self.picture(of: button)
        let title = try #require(picture.firstMatch(of: /fill="([^"]*)" [^>]*>Title</))
        #expect(title.output.1.hasPrefix(color), "\(picture)")
        let shape = picture.firstMatch(of: /<rect [^>]* rx="6" fill="(.*)/)?.output.1
        #expect(shape.map { String($0) } == ground)
        #expect(picture != narrow)
        #expect(Self.picture(of: button, .text) == text)
    }

    // MARK: Bars and rows

    /// An item of the system that is no word on a screen is its symbol, in text its word.
    @Test(arguments: BarButtonItem.SystemItem.allCases)
    func itemsOfTheSystemAreSymbols(_ system: BarButtonItem.SystemItem) throws {
        guard let symbol = system.symbol else { return }
        let item = BarButtonItem(systemItem: system)
        let stack = NavigationController(rootViewController: ViewController())
        stack.viewControllers[0].navigationItem.rightBarButtonItems = [item]
        let window = Window.screen(Size(width: 390, height: 844))
        window.rootViewController = stack
        let picture = ScreenRenderer(.svg).render(window)
        let shape = try #require(SymbolShapes.shape(symbol), "\(symbol)")
        #expect(picture.contains(shape.path))
        #expect(!picture.contains(">\(item.shownTitle)</text>"))
        window.rootViewController = nil
        let lines = Window.terminal(columns: 40, lines: 10)
        lines.rootViewController = stack
        #expect(ScreenRenderer(.text).render(lines).contains(item.shownTitle))
    }

    /// A tab of the system has its symbol; one without a picture has none.
    @Test(arguments: TabBarItem.SystemItem.allCases)
    func tabsOfTheSystemAreSymbols(_ system: TabBarItem.SystemItem) throws {
        func picture(_ item: TabBarItem) -> String {
            let tabs = TabBarController()
            let controller = ViewController()
            controller.tabBarItem = item
            tabs.viewControllers = [controller]
            let window = Window.screen(Size(width: 390, height: 844))
            window.rootViewController = tabs
            return ScreenRenderer(.svg).render(window)
        }
        let item = TabBarItem()
        item.title = "Here"
        #expect(!picture(item).contains("<path") && !picture(item).contains("rx=\"6\""))
        item.systemItem = system
        let symbol = picture(item)
        #expect(symbol.contains("<path") && !symbol.contains("rx=\"6\""), "\(symbol)")
    }

    /// Of the system's items two are heavy, and so is each in the style of theirs.
    @Test(arguments: BarButtonItem.SystemItem.allCases)
    func itemsThatEndAScreenAreHeavy(_ system: BarButtonItem.SystemItem) throws {
        let item = BarButtonItem(systemItem: system)
        guard !item.isSpace, system.symbol == nil else { return }
        func isHeavy(_ item: BarButtonItem) throws -> Bool {
            let stack = NavigationController(rootViewController: ViewController())
            stack.viewControllers[0].navigationItem.rightBarButtonItems = [item]
            let window = Window.screen(Size(width: 390, height: 844))
            window.rootViewController = stack
            let picture = ScreenRenderer(.svg).render(window)
            let words = item.shownTitle
            let line = try #require(
                picture.split(separator: "\n").first { $0.hasSuffix(">\(words)</text>") }
            )
            return line.contains("font-weight=\"600\"")
        }
        #expect(try isHeavy(item) == [.done, .save].contains(system))
        item.style = .done
        #expect(try isHeavy(item))
    }

    /// A badge is over the picture of its tab, and after the title where there are words alone.
    @Test func aBadgeIsRed() {
        let tab = ViewController()
        tab.tabBarItem = TabBarItem(title: "Mail", image: nil, tag: 0)
        tab.tabBarItem.badgeValue = "42"
        let tabs = TabBarController()
        tabs.viewControllers = [tab]
        func picture(_ window: Window, _ format: SnapshotFormat) -> String {
            tabs.view.removeFromSuperview()
            window.rootViewController = tabs
            defer { window.rootViewController = nil }
            return ScreenRenderer(format).render(window)
        }
        let drawn = picture(.screen(Size(width: 390, height: 844)), .svg)
        #expect(drawn.contains(">Mail</text>") && drawn.contains(">42</text>"))
        #expect(drawn.contains("#ff3b30") && !drawn.contains("(42)"))
        #expect(picture(.terminal(columns: 40, lines: 20), .text).contains("Mail (42)"))
    }

    /// A cell's marks are in its own colour.
    @Test(arguments: [
        TableViewCell.AccessoryType.checkmark, .detailButton, .detailDisclosureButton,
    ])
    func marksOfACellHaveItsTint(_ type: TableViewCell.AccessoryType) {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        cell.accessoryType = type
        #expect(Self.picture(of: cell).contains("stroke=\"#007aff\""))
        cell.tintColor = .systemRed
        let red = Self.picture(of: cell)
        #expect(red.contains("stroke=\"#ff3b30\"") && !red.contains("#007aff"))
    }
}
