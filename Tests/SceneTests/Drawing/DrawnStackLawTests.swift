import Testing

@testable import SceneInterchange
@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Stacks of documents in points: what is in them is as large as it was drawn, and where it was.
@Suite struct DrawnStackLawTests {
    /// A view of a document with its frame, and what is in it.
    struct Drawn {
        var frame: Rect
        var element: String
        var attributes = ""
        var content = ""
        var views: [Drawn] = []

        var xml: String {
            let inside = views.isEmpty ? "" : "<subviews>\(views.map(\.xml).joined())</subviews>"
            return """
                <\(element) contentMode="scaleToFill" \(attributes)>\
                <rect key="frame" x="\(frame.minX)" y="\(frame.minY)" width="\(frame.width)" \
                height="\(frame.height)"/>\(inside)\(content)</\(element)>
                """
        }
    }

    /// Draws stacks as UIKit lays them out.
    struct Artist {
        var random: SeededGenerator
        var boxes = 0

        mutating func length(_ range: ClosedRange<Int>) -> Double {
            Double(Int.random(in: range, using: &random))
        }

        mutating func pick(_ words: [String]) -> String {
            words[Int.random(in: words.indices, using: &random)]
        }

        mutating func leaf(_ size: Size) -> Drawn {
            let frame = Rect(origin: .zero, size: size)
            let text = pick(["1", "Done", "A longer title"])
            switch Int.random(in: 0..<7, using: &random) {
            case 5, 6: return box(size)
            case 0: return Drawn(frame: frame, element: "label", attributes: "text=\"\(text)\"")
            case 1:
                return Drawn(
                    frame: frame,
                    element: "button",
                    attributes: "buttonType=\"system\"",
                    content: "<state key=\"normal\" title=\"\(text)\"/>"
                )
            case 2: return Drawn(frame: frame, element: "imageView", attributes: "image=\"star\"")
            case 3:
                return Drawn(
                    frame: frame,
                    element: "textField",
                    attributes: "placeholder=\"\(text)\" borderStyle=\"roundedRect\""
                )
            default:
                let red = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\""
                let color =
                    "<color key=\"backgroundColor\" \(red) customColorSpace=\"sRGB\"/>"
                return Drawn(frame: frame, element: "view", content: color)
            }
        }

        /// A view with a button that constraints hold in it.
        mutating func box(_ size: Size) -> Drawn {
            boxes += 1
            let own = Size(width: length(1...max(1, Int(size.width))), height: size.height / 2)
            let (isWide, margin) = (Bool.random(using: &random), (size.width - own.width) / 2)
            func constraint(_ attribute: String, _ constant: Double, _ isOwn: Bool) -> String {
                let (view, button) = ("x\(boxes)", "y\(boxes)")
                let (first, second) = isOwn ? (view, button) : (button, view)
                return """
                    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
                    secondAttribute="\(attribute)" constant="\(constant)" id="z\(boxes)\(attribute)"/>
                    """
            }
            let across =
                isWide
                ? constraint("leading", margin, false) + constraint("trailing", margin, true)
                : constraint("centerX", 0, false)
            let button = Drawn(
                frame: Rect(origin: Point(x: margin, y: size.height / 4), size: own),
                element: "button",
                attributes: """
                    buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="y\(boxes)"
                    """
            )
            return Drawn(
                frame: Rect(origin: .zero, size: size),
                element: "view",
                attributes: "id=\"x\(boxes)\"",
                content:
                    "<constraints>\(across)\(constraint("centerY", 0, false))</constraints>",
                views: [button]
            )
        }

        /// A stack of a size, or a single view.
        mutating func view(_ size: Size, depth: Int) -> Drawn {
            guard depth > 0, size.width >= 60, size.height >= 60,
                Int.random(in: 0..<3, using: &random) > 0
            else { return leaf(size) }
            return stack(size, depth: depth)
        }

        mutating func stack(_ size: Size, depth: Int) -> Drawn {
            let isColumn = Bool.random(using: &random)
            let distribution = pick(["fill", "fillEqually", "equalSpacing"])
            let alignment =
                pick(
                    isColumn
                        ? ["fill", "leading", "center", "trailing"]
                        : ["fill", "top", "center", "bottom"]
                )
            let count = Int.random(in: 1...4, using: &random)
            let (along, across) =
                isColumn ? (size.height, size.width) : (size.width, size.height)
            let lengths = lengths(count, in: along, isEqual: distribution == "fillEqually")
            let gap =
                count > 1 ? (along - lengths.reduce(0, +)) / Double(count - 1) : 0
            var views: [Drawn] = []
            var start = 0.0
            for length in lengths {
                let breadth =
                    alignment == "fill" ? across : self.length(10...max(10, Int(across)))
                let free = across - breadth
                let side: Double =
                    switch alignment {
                    case "center": free / 2
                    case "trailing", "bottom": free
                    default: 0
                    }
                let own =
                    isColumn
                    ? Size(width: breadth, height: length) : Size(width: length, height: breadth)
                var view = view(own, depth: depth - 1)
                view.frame.origin =
                    isColumn ? Point(x: side, y: start) : Point(x: start, y: side)
                views.append(view)
                start += length + gap
            }
            let spacing = distribution == "equalSpacing" ? min(gap, 2) : gap
            return Drawn(
                frame: Rect(origin: .zero, size: size),
                element: "stackView",
                attributes: """
                    axis="\(isColumn ? "vertical" : "horizontal")" distribution="\(distribution)" \
                    alignment="\(alignment)" spacing="\(spacing)"
                    """,
                views: views
            )
        }

        /// Lengths of some views that leave the same whole number of points between them.
        private mutating func lengths(_ count: Int, in total: Double, isEqual: Bool) -> [Double] {
            guard count > 1 else { return [total] }
            // Less than nothing is an overlap.
            let gap = length(-6...min(12, Int(total) / count / 2))
            let room = total - gap * Double(count - 1)
            if isEqual { return Array(repeating: room / Double(count), count: count) }
            var lengths = (1..<count).map { _ in length(4...max(4, Int(room) / count)) }
            lengths.append(room - lengths.reduce(0, +))
            return lengths.shuffled(using: &random)
        }
    }

    private static func document(_ root: Drawn) -> String {
        InterfaceSample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(root.xml)</subviews></view></viewController>
            """
        )
        .replacing("<document ", with: "<document useAutolayout=\"YES\" ")
    }

    private static func screen(_ document: String) throws -> Window {
        let file = InterfaceSample.read(document).framed
        let window = try Window.screen(Size(width: 375, height: 667), showing: file)
        _ = ScreenRenderer(.svg).render(window)
        return window
    }

    /// The views that are not where they were drawn, or not as large.
    private static func misplaced(_ view: View, _ drawn: Drawn, _ path: String = "") -> [String] {
        let (now, was) = (view.frame, drawn.frame)
        let edges = [
            now.minX - was.minX, now.minY - was.minY, now.maxX - was.maxX, now.maxY - was.maxY,
        ]
        let path = "\(path)/\(drawn.element)"
        let own = edges.allSatisfy { abs($0) <= 1 } ? [] : ["\(path): \(now) was drawn at \(was)"]
        return own + zip(view.subviews, drawn.views).flatMap { misplaced($0, $1, path) }
    }

    /// On the screen for which it was drawn, each view in a stack has its frame of the document, to a point.
    @Test(.slow, arguments: 0..<80)
    func eachViewIsWhereItWasDrawn(_ seed: Int) throws {
        var artist = Artist(random: SeededGenerator(seed: UInt64(seed)))
        let size = Size(width: artist.length(60...340), height: artist.length(60...600))
        var stack = artist.stack(size, depth: 3)
        stack.frame.origin = Point(x: artist.length(0...30), y: artist.length(30...60))
        let document = Self.document(stack)
        let window = try Self.screen(document)
        let view = try #require(window.rootViewController?.view.subviews.first)
        #expect(Self.misplaced(view, stack) == [], "\(document)")
    }

    /// A row of three buttons that a constraint makes 60 by 60, in the middle of a column as wide as the screen.
    private static func keypad(isConstrained: Bool) -> String {
        let keys = (0..<3).map { number in
            let constraints = """
                <constraints><constraint firstAttribute="width" constant="60" id="w\(number)"/>\
                <constraint firstAttribute="height" constant="60" id="h\(number)"/></constraints>
                """
            return Drawn(
                frame: Rect(x: Double(number) * 80, y: 0, width: 60, height: 60),
                element: "button",
                attributes: "buttonType=\"system\" id=\"b\(number)\"",
                content:
                    "\(isConstrained ? constraints : "")<state key=\"normal\" title=\"\(number)\"/>"
            )
        }
        let row = Drawn(
            frame: Rect(x: 67.5, y: 0, width: 220, height: 60),
            element: "stackView",
            attributes: "distribution=\"fillEqually\" spacing=\"20\"",
            views: keys
        )
        let column = Drawn(
            frame: Rect(x: 10, y: 100, width: 355, height: 60),
            element: "stackView",
            attributes: "axis=\"vertical\" alignment=\"center\"",
            views: [row]
        )
        return document(column)
    }

    /// A view whose content changes takes the size of what it shows, unless a constraint gives it one.
    @Test(arguments: [false, true])
    func aViewThatShowsSomethingElseIsAsLargeAsThat(_ constrained: Bool) throws {
        let window = try Self.screen(Self.keypad(isConstrained: constrained))
        let column = window.rootViewController?.view.subviews.first
        let row = try #require(column?.subviews.first)
        let keys = row.subviews.compactMap { $0 as? Button }
        #expect(keys.map(\.frame.size) == Array(repeating: Size(width: 60, height: 60), count: 3))
        keys[1].title = "A title of many letters"
        _ = ScreenRenderer(.svg).render(window)
        #expect(
            keys[1].frame.size == Size(width: 60, height: 60) || !constrained,
            "\(keys[1].frame)"
        )
        #expect(keys[1].frame.width > 100 || constrained, "\(keys[1].frame)")
    }

    /// A hairline is smaller than any size that a scene file may say, and what is beside it is drawn all the same.
    @Test(arguments: [0.0, 0.33, 0.5, 1])
    func aHairlineInAStackMovesNothing(_ height: Double) throws {
        let label = { (y: Double) in
            Drawn(
                frame: Rect(x: 0, y: y, width: 200, height: 30),
                element: "label",
                attributes: "text=\"Text\""
            )
        }
        let line = Drawn(frame: Rect(x: 0, y: 30, width: 200, height: height), element: "view")
        let stack = Drawn(
            frame: Rect(x: 20, y: 100, width: 200, height: 60 + height),
            element: "stackView",
            attributes: "axis=\"vertical\"",
            views: [label(0), line, label(30 + height)]
        )
        let file = InterfaceSample.read(Self.document(stack))
        #expect(file.framed.diagnostics.map(\.message) == [])
        let window = try Self.screen(Self.document(stack))
        let view = try #require(window.rootViewController?.view.subviews.first)
        #expect(Self.misplaced(view, stack) == [])
    }

    /// A conversion that keeps frames draws in points what the document does.
    @Test(.slow, arguments: 0..<20)
    func aConversionWithFramesDrawsTheSame(_ seed: Int) throws {
        var artist = Artist(random: SeededGenerator(seed: UInt64(seed)))
        var stack = artist.stack(Size(width: 300, height: 400), depth: 2)
        stack.frame.origin = Point(x: 20, y: 40)
        let document = Self.document(stack)
        var (log, sources) = (DiagnosticLog(), SourceMap())
        let text = SourceText(name: "Main.storyboard", text: document)
        let tree = XMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
        let interface = try #require(InterfaceDocument(tree, log: &log))
        let export = SceneExport(SceneImporter.file(of: interface, layout: .frames)).text
        let scene = SceneFile.read(SourceText(name: "Main.yaml", text: export))
        #expect(try Self.picture(scene) == Self.picture(InterfaceSample.read(document).framed))
    }

    private static func picture(_ file: SceneFile) throws -> String {
        ScreenRenderer(.svg).render(try Window.screen(Size(width: 375, height: 667), showing: file))
    }
}
