import Testing

@testable import SceneRuntime
@testable import SceneText

/// What lies between the frames of views and the signs of a picture.
@Suite struct DisplayListTests {
    /// What a window of a size in columns and lines shows of a view that fills it.
    private func items(of view: View, columns: Int = 20, lines: Int = 4) -> [DisplayItem] {
        let window = layOut(view, columns: columns, lines: lines)
        view.place(in: window.bounds)
        window.layoutIfNeeded()
        var builder = DisplayBuilder(layout: window.layout, clip: window.bounds)
        builder.add(window, at: .zero)
        return builder.list.items
    }

    @Test func textsAndWidgetsStandWhereTheirViewsDo() throws {
        let title = label("Volume", weight: 1)
        title.identifier = "title"
        title.textColor = .red
        let slider = Slider()
        slider.value = 0.25
        slider.tintColor = .green
        let items = items(of: column(title, slider, spacing: 20))
        var run = DisplayItem.TextRun(string: "Volume", font: .system(size: 17, .regular))
        run.color = .red
        #expect(
            items.map(\.content) == [
                .text(run), .widget(.slider(0.25), DisplayItem.Ink(tint: .green)),
            ]
        )
        #expect(items.map(\.identifier) == ["title", nil])
        #expect(
            items.map(\.rect) == [
                Rect(x: 0, y: 0, width: 160, height: 40), Rect(x: 0, y: 60, width: 160, height: 20),
            ]
        )
    }

    @Test func aColourIsAShapeWhereNothingElseShowsAndElseLiesBehind() {
        let plain = View()
        plain.backgroundColor = .red
        #expect(items(of: plain).map(\.content) == [.fill(.red)])
        plain.addSubview(label("x"))
        #expect(items(of: plain).first?.content == .background(.red))
        #expect(items(of: plain).last?.backdrop == .red)
    }

    /// Views inside each other with colours and alphas are seen as if each were drawn on a sheet of its
    /// own, which is then laid over what is behind it.
    @Test(arguments: 0..<200) func alphaIsMixedIntoTheColoursOfAView(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let views = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
            let view = View()
            let red = UInt32.random(in: 0...255, using: &generator)
            view.backgroundColor = Color("#\(Self.hexadecimal(red))0000")
            if Bool.random(using: &generator) { view.backgroundColor = nil }
            view.alpha = [1, 1, 0.75, 0.5, 0.2].randomElement(using: &generator) ?? 1
            return view
        }
        let text = label("x")
        text.textColor = Color("#400000")
        for (outer, inner) in zip(views, views.dropFirst() + [text]) { outer.addSubview(inner) }
        // Green has no part in any colour but white.
        var seen = (red: 0x40 as Double, white: 0.0, alpha: 1.0)
        for view in views.reversed() {
            if let color = view.backgroundColor?.description.dropFirst().prefix(2) {
                let own = Double(UInt32(color, radix: 16) ?? 0)
                seen = (seen.red + (1 - seen.alpha) * own, 0, 1)
            }
            seen.red *= view.alpha
            seen.alpha *= view.alpha
        }
        let expected = seen.red + (1 - seen.alpha) * 255
        let item = try #require(items(of: views[0]).last)
        guard case .text(let run) = item.content else {
            Issue.record("\(item) is not the text")
            return
        }
        let red = run.color?.over(item.backdrop).description.dropFirst().prefix(2) ?? ""
        let found = Double(UInt32(red, radix: 16) ?? 0)
        #expect(abs(found - expected) <= Double(views.count) + 1, "\(views.map(\.alpha))")
    }

    private static func hexadecimal(_ number: UInt32) -> String {
        let digits = String(number, radix: 16, uppercase: true)
        return digits.count == 1 ? "0\(digits)" : digits
    }

    @Test func aTextInTheColourOfTheScreenBecomesFaintByAlpha() throws {
        let view = View()
        view.alpha = 0.5
        view.addSubview(label("x"))
        guard case .text(let run)? = items(of: view).last?.content else {
            Issue.record("there is no text")
            return
        }
        #expect(run.isFaint)
        #expect(run.color == nil)
    }

    @Test func whatIsOutOfSightIsLeftOut() {
        let hidden = label("hidden")
        hidden.isHidden = true
        let clear = label("clear")
        clear.alpha = 0
        let far = label("far")
        far.frame = Rect(x: 800, y: 0, width: 80, height: 20)
        #expect(items(of: column(hidden, clear, far)).isEmpty)
    }

    /// Natural widths and signs come from one description: what is drawn in the width that a widget
    /// has by itself ends where that width does.
    @Test(arguments: 0..<300) func aWidgetIsAsWideAsWhatIsDrawnOfIt(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let widget = Self.widget(&generator)
        let width = WidgetLine(widget).width
        #expect(WidgetLine.leastWidth(of: widget) <= max(width, 4), "\(widget)")
        guard width > 0 else { return }
        let pieces = WidgetLine(widget, width: width).pieces
        #expect(pieces.map(\.columns.lowerBound).min() ?? 0 >= 0, "\(widget)")
        #expect(pieces.map(\.columns.upperBound).max() ?? 0 <= width, "\(widget)")
        for piece in pieces {
            guard case .text(let text, _) = piece.content else { continue }
            let isCut = DisplayWidth.columns(of: text) > piece.columns.count
            #expect(!isCut || Self.stretches(widget), "\(widget)")
        }
    }

    private static func stretches(_ widget: Widget) -> Bool {
        switch widget {
        case .field, .search: true
        default: false
        }
    }

    private static func widget(_ generator: inout SeededGenerator) -> Widget {
        func word() -> String {
            ["", "a", "Save", "蓝色", "A long title"].randomElement(using: &generator) ?? ""
        }
        func words() -> [String] {
            (0..<Int.random(in: 0...4, using: &generator)).map { _ in word() }
        }
        let share = Double.random(in: 0...1, using: &generator)
        let isOn = Bool.random(using: &generator)
        switch Int.random(in: 0...10, using: &generator) {
        case 0: return .image(isOn ? word() : nil)
        case 1:
            return .button(.init(title: word(), image: isOn ? word() : nil, type: .infoLight))
        case 2: return .toggle(isOn: isOn)
        case 3: return .slider(share)
        case 4: return .stepper
        case 5:
            let segments = words().map { Widget.Segment(title: $0, image: $0.isEmpty ? "a" : nil) }
            return .segments(segments, chosen: Int.random(in: -1...3, using: &generator))
        case 6: return .progress(share, track: nil)
        case 7: return .activity(isLarge: isOn)
        case 8: return .pages(Int.random(in: 0...5, using: &generator), current: 0)
        case 9: return .field(.init(text: word(), placeholder: word(), showsClearButton: isOn))
        default:
            let titles = words()
            return .choice(titles.first ?? "", among: titles, by: .pills(titles))
        }
    }
}
