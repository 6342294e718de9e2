import SceneKitLite
import Testing

/// A view of a program with a size, a picture and a voice of its own.
@Suite struct SparklineTests {
    /// A row of bars, as high as their values.
    final class Sparkline: View {
        /// The values, of which the greatest is as high as the view.
        var values: [Double] = [] {
            didSet { if values != oldValue { invalidateIntrinsicContentSize() } }
        }

        override var intrinsicContentSize: Size {
            Size(width: Double(values.count) * 16, height: 60)
        }

        override func draw(_ list: inout DisplayList) {
            let bounds = list.bounds
            let greatest = values.max() ?? 0
            guard greatest > 0 else { return }
            for (index, value) in values.enumerated() {
                let height = bounds.height * max(0, value) / greatest
                list.addFill(
                    tintColor ?? .blue,
                    in: Rect(
                        x: Double(index) * 16,
                        y: bounds.height - height,
                        width: 16,
                        height: height
                    )
                )
            }
        }

        override var accessibilityLabel: String? {
            get { super.accessibilityLabel ?? "Trend" }
            set { super.accessibilityLabel = newValue }
        }

        override var accessibilityValue: String? {
            get {
                super.accessibilityValue ?? values.map { String(Int($0)) }.joined(separator: ", ")
            }
            set { super.accessibilityValue = newValue }
        }
    }

    /// A label that leaves room around its text.
    final class RoomyLabel: Label {
        override func sizeThatFits(_ size: Size) -> Size {
            var size = super.sizeThatFits(size)
            size.width += 32
            return size
        }
    }

    /// A label that is as wide as a program likes.
    final class WideLabel: Label {
        override var intrinsicContentSize: Size {
            var size = super.intrinsicContentSize
            size.width += 32
            return size
        }
    }

    private func window(_ view: View, beside name: String = "Sales") -> Window {
        let label = Label()
        label.text = name
        label.weight = 1
        let row = RowView()
        row.addSubview(label)
        row.addSubview(view)
        let column = ColumnView()
        column.addSubview(row)
        let controller = ViewController()
        controller.view = column
        return Screen.window(controller, columns: 30, lines: 6)
    }

    @Test func aSparklineIsDrawnAsLargeAsItLikes() {
        let sparkline = Sparkline()
        sparkline.values = [1, 3, 2]
        #expect(
            Screen.picture(window(sparkline)) == """
                ┌────────────────────────────┐
                │                        ▒▒  │
                │Sales                   ▒▒▒▒│
                │                      ──▒▒▒▒│
                └────────────────────────────┘

                """
        )
    }

    @Test func itFollowsItsValues() {
        let sparkline = Sparkline()
        let window = window(sparkline)
        #expect(Screen.picture(window).contains("│Sales                       │"))
        sparkline.values = [1]
        #expect(Screen.picture(window).contains("│Sales                     ▒▒│"))
    }

    @Test func itSpeaks() {
        let sparkline = Sparkline()
        sparkline.values = [1, 3, 2]
        #expect(Screen.speech(window(sparkline)) == "Sales\nTrend: 1, 3, 2\n")
    }

    @Test(arguments: [true, false]) func aProgramChangesTheSizeOfAKind(isRoomy: Bool) {
        let label = isRoomy ? RoomyLabel() : WideLabel()
        label.text = "1,200"
        #expect(Screen.picture(window(label)).contains("│Sales              1,200    │"))
    }
}
