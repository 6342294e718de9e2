import Testing

@testable import SceneRuntime
@testable import SceneText

/// Rows in which nothing has a weight are filled all the same.
@Suite struct RowFillTests {
    @Test(.slow, arguments: 0..<60 as Range<UInt64>)
    func aRowIsFilledWhereSomethingInItStretches(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let makers = Self.makers.shuffled(using: &generator)
        let count = Int.random(in: 1...4, using: &generator)
        let views = makers.prefix(count).map { $0() }
        let whole = RowView()
        whole.spacing = Double.random(in: 0...20, using: &generator)
        for view in views { whole.addSubview(view) }
        // In a row that is as wide as it needs to be, each view has its own width.
        let open = column(whole, alignment: .leading)
        withExtendedLifetime(layOut(open, columns: 200, lines: 9)) {}
        let naturals = views.map { place(of: $0).width }
        let needed = views.map { place(of: $0).maxX }.max() ?? 0
        whole.removeFromSuperview()
        let stretches =
            views.contains { $0.stretching == .always || $0.stretching == .last }
            || views.map(\.stretching) == [.alone]
        for columns in max(1, needed)...100 {
            whole.removeFromSuperview()
            withExtendedLifetime(layOut(whole, columns: columns, lines: 9)) {}
            let widths = views.map { place(of: $0).width }
            for (width, natural) in zip(widths, naturals) { #expect(width >= natural) }
            #expect(views.last.map { place(of: $0).maxX } == (stretches ? columns : needed))
            // What stretches only as the last does not take from what stretches always.
            guard views.contains(where: { $0.stretching == .always }) else { continue }
            for (view, index) in zip(views, views.indices) where view.stretching != .always {
                #expect(widths[index] == naturals[index])
            }
        }
    }

    /// Views of one size have that of the largest, where a row is as wide as it needs to be and where it is wider.
    @Test(arguments: 0..<40 as Range<UInt64>, [RowView.Alignment.top, .center, .fill])
    func whatIsFilledEquallyIsOfOneSize(seed: UInt64, alignment: RowView.Alignment) {
        var generator = SeededGenerator(seed: seed)
        let row = RowView()
        row.distribution = .fillEqually
        row.alignment = alignment
        for _ in 0..<Int.random(in: 2...4, using: &generator) {
            let length = Int.random(in: 1...12, using: &generator)
            let button = Button()
            button.title = String(repeating: "x", count: length)
            row.addSubview(Bool.random(using: &generator) ? button : label(button.title ?? ""))
        }
        for outer in [ColumnView.Alignment.center, .fill] {
            row.removeFromSuperview()
            let whole = column(row, alignment: outer)
            withExtendedLifetime(layOut(whole, columns: 90, lines: 9)) {}
            let starts = row.subviews.map { place(of: $0).minX }
            let steps = zip(starts, starts.dropFirst()).map { $1 - $0 }
            // What does not come out even is given to the first.
            #expect((steps.max() ?? 0) - (steps.min() ?? 0) <= 1, "\(starts)")
            let widest = row.subviews.map { place(of: $0).width }.max() ?? 0
            #expect((steps.min() ?? 0) >= widest, "\(starts)")
        }
    }

    private static let makers: [@Sendable () -> View] = [
        { label("Volume") }, { label("a wrapping text", lines: 0) }, { Slider() },
        { TextField() }, { ProgressView() }, { SearchBar() }, { Switch() }, { Stepper() },
        { View() }, { column(label("title"), label("subtitle")) }, { TextView() },
        {
            let image = ImageView()
            image.image = "star"
            return image
        },
    ]

    @Test(arguments: 12...60)
    func aWrappingTextLeavesAShortOneWhole(columns: Int) {
        let short = label("42 km")
        let long = label("A text that wraps, next to a value that must be seen", lines: 0)
        let views = [[long, short], [short, long], [column(label("Title"), long), short]]
        for views in views {
            let whole = RowView()
            for view in views { whole.addSubview(view) }
            let window = layOut(whole, columns: columns, lines: 20)
            #expect(place(of: short).width >= 5)
            #expect(place(of: long).width >= columns / 2 - 1)
            withExtendedLifetime(window) {}
        }
    }

    @Test func aControlThatStretchesLeavesTheTextBesideItWhole() {
        let name = label("Download")
        let bar = ProgressView()
        layOut(row(name, bar), columns: 20, lines: 1)
        #expect(place(of: name).width == 8)
        #expect(place(of: bar) == GridRect(x: 9, y: 0, width: 11, height: 1))
    }

    @Test func aControlOfOneSizeIsAtTheEndAfterAText() {
        let control = Switch()
        layOut(row(label("Wi-Fi"), control), columns: 20, lines: 1)
        #expect(place(of: control).maxX == 20)
    }

    @Test func aPlainViewIsAsWideAsTheRow() {
        let line = View()
        line.height = 2
        let whole = row(line)
        whole.layoutMargins = EdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
        layOut(column(whole), columns: 36, lines: 3)
        #expect(place(of: line) == GridRect(x: 5, y: 0, width: 26, height: 1))
    }

    @Test func aWeightTakesAllThatIsLeft() {
        let slider = Slider()
        layOut(row(slider, label("a", weight: 1)), columns: 30, lines: 1)
        #expect(place(of: slider).width == 12)
    }
}
