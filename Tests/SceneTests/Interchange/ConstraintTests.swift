import SceneKitLite
import Testing

@testable import SceneInterchange
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Constraints: as they are written, checked, read from documents, and used for what stretches.
@Suite struct ConstraintTests {
    typealias Sample = InterfaceSample

    private func scene(_ constraints: [String], _ outlets: String = "{}") -> SceneFile {
        let list = constraints.map { "      - \($0)\n" }.joined()
        return SceneFile.read(
            SourceText(
                name: "scene.yaml",
                text: """
                    scenes:
                      a:
                        controller: view
                        class: Screen
                        canvas: [320, 480]
                        view:
                          - label: {id: name, text: Name, frame: [16, 8, 80, 20]}
                          - view:
                              id: box
                              frame: [16, 40, 100, 40]
                              views: [{label: {id: inner, text: In, frame: [0, 0, 40, 20]}}]
                        constraints:
                    \(list)    outlets: \(outlets)
                    classes:
                      Screen: {superclass: ViewController, outlets: {gap: LayoutConstraint?}}
                    """
            )
        )
    }

    private func messages(_ constraint: String) -> [String] {
        scene([constraint]).findings().filter { $0.severity == .error }.map(\.message)
    }

    @Test func anEquationIsReadInItsParts() throws {
        let file = scene([
            "name.leading = superview.leadingMargin",
            "{box.leading >= name.trailing + 8: {priority: 750, identifier: gap, id: gap}}",
            "box.width=box.height * 3:2 - 4",
            "inner.height <= 44.5",
            "box.top = superview.safeArea.top",
        ])
        #expect(file.findings().map(\.message) == [])
        let constraints = try #require(file.definition.scenes.first).constraints
        #expect(
            constraints.map(\.written) == [
                "name.leading = superview.leadingMargin * 1.0 + 0.0",
                "box.leading >= name.trailing * 1.0 + 8.0",
                "box.width = box.height * 1.5 + -4.0",
                "inner.height <= 44.5",
                "box.top = superview.safeArea.top * 1.0 + 0.0",
            ]
        )
        #expect(constraints[1].options.priority?.value == 750)
        #expect(constraints[1].options.identifier?.value == "gap")
    }

    @Test(arguments: [
        ("name.leading == box.leading", "'==' is not a relation of constraints"),
        ("name.widht = 8", "'widht' is not an attribute of a view"),
        (
            "name.leading = 8",
            "'name.leading' is a position and cannot equal a number; name the view that it is measured from"
        ),
        (
            "name.leading = box.top",
            "'name.leading' is a horizontal position, but 'box.top' is a vertical position"
        ),
        (
            "name.width = box.top",
            "'name.width' is a size, but 'box.top' is a vertical position"
        ),
        ("name.width = box.width * 0", "a multiplier of 0 leaves nothing of 'box.width'"),
        ("name.top = name.top", "'name.top' is compared with itself"),
        ("name.width = 44 wide", "'wide' is left over after the constraint"),
        ("name = box.width", "'name' does not name an edge or a size"),
        ("nam.width = 44", "the constraint names no view inside the one that has it"),
        ("a.width = 44", "the constraint names no view inside the one that has it"),
        ("name.safeAera.top = box.top", "'safeAera' is not a guide of a view"),
        ("44", "expected a view"),
        (
            "[name.width = 44]",
            "a constraint takes an equation such as 'b.leading = a.trailing + 8', not a list"
        ),
    ])
    func whatUIKitWouldNotTakeIsAnError(_ constraint: String, _ message: String) {
        #expect(messages(constraint) == [message])
    }

    @Test func aConstraintIsAnOutlet() throws {
        let file = scene(["{box.top = name.bottom + 8: {id: gap}}"], "{gap: gap}")
        #expect(file.findings().map(\.message) == [])
        let wrong = scene(["{box.top = name.bottom + 8: {id: gap}}"], "{gap: name}")
        #expect(wrong.findings().map(\.code.name) == ["outlet-type-mismatch"])
        let player = try #require(ScenePlayer(Storyboard(file, classes: .standIns), size: .phone))
        let view = try #require(player.window.rootViewController?.view)
        let constraint = try #require(view.constraints.first)
        #expect(constraint.first.attribute == .top && constraint.constant == 8)
        #expect(constraint.second?.view?.identifier == "name")
    }

    /// Pairs of constraints as Interface Builder and as scene files write them, made at random.
    private func pairs(_ count: Int, _ generator: inout SeededGenerator) -> [(
        xml: String, words: String
    )] {
        let places: [[ConstraintAttribute]] = [
            [.leading, .trailing, .centerX, .leadingMargin, .trailingMargin],
            [.left, .right, .leftMargin, .rightMargin, .centerXWithinMargins],
            [.top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin],
            [.width, .height],
        ]
        let relations = [
            ("", "="), (" relation=\"greaterThanOrEqual\"", ">="),
            (" relation=\"lessThanOrEqual\"", "<="),
        ]
        let items = [
            (" firstItem=\"b1\"", "first"), (" firstItem=\"b2\"", "second"), ("", "superview"),
        ]
        return (0..<count).map { number in
            let kind = Int.random(in: 0..<places.count, using: &generator)
            let attributes = places[kind]
            let one = attributes[Int.random(in: 0..<attributes.count, using: &generator)]
            let other = attributes[Int.random(in: 0..<attributes.count, using: &generator)]
            let relation = relations[Int.random(in: 0..<3, using: &generator)]
            let item = items[Int.random(in: 0..<2, using: &generator)]
            let target = items[item.1 == "first" ? 1 : 0]
            let constant = Double(Int.random(in: -40...40, using: &generator)) / 2
            let priority = Int.random(in: 1...4, using: &generator) * 250
            func xml(_ attribute: ConstraintAttribute) -> String {
                attribute == .lastBaseline ? "baseline" : attribute.rawValue
            }
            var text = "<constraint\(item.0) firstAttribute=\"\(xml(one))\"\(relation.0)"
            var words = "\(item.1).\(one.rawValue) \(relation.1)"
            if kind == 3, Bool.random(using: &generator) {
                text += " constant=\"\(abs(constant))\""
                words += " \(abs(constant))"
            } else {
                text +=
                    target.0.replacing("first", with: "second")
                    + " secondAttribute=\"\(xml(other))\""
                words += " \(target.1).\(other.rawValue)"
                let factor = ["1:1", "3:2", "0.5", "1/3"][Int.random(in: 0..<4, using: &generator)]
                let factors = ["1:1": 1, "3:2": 1.5, "0.5": 0.5, "1/3": 1.0 / 3]
                text += " multiplier=\"\(factor)\" constant=\"\(constant)\""
                words += " * \(factors[factor] ?? 0) + \(constant)"
            }
            text += " priority=\"\(priority)\" identifier=\"c\(number)\" id=\"k\(number)\"/>"
            return (text, words + " @\(priority) c\(number)")
        }
    }

    /// What a document says of its constraints is what its export says.
    @Test(.slow, arguments: 1...40)
    func constraintsAreReadBackFromTheExport(_ seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let pairs = pairs(12, &generator)
        let document = Sample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
            \(Sample.view("button", "id=\"b1\" userLabel=\"first\"", 20, 80, 100, 30))
            \(Sample.view("button", "id=\"b2\" userLabel=\"second\"", 20, 180, 100, 30))
            </subviews>
            <constraints>\(pairs.map(\.xml).joined(separator: "\n"))</constraints>
            </view>
            </viewController>
            """
        )
        var log = DiagnosticLog()
        var sources = SourceMap()
        let source = sources.add(SourceText(name: "Main.storyboard", text: document))
        let tree = XMLTree.parse(
            SourceText(name: "Main.storyboard", text: document),
            as: source,
            limits: Limits(),
            log: &log
        )
        let interface = try #require(InterfaceDocument(tree, log: &log))
        let imported = SceneImporter.file(of: interface, layout: .frames, listsPassedOver: true)
        #expect(imported.passedOver.map(\.kind) == [])
        let export = SceneFile.read(
            SourceText(name: "export.yaml", text: SceneExport(imported).text)
        )
        #expect(!export.hasErrors, "\(export.diagnostics.map(\.message))")
        let constraints = export.definition.scenes.first?.constraints ?? []
        let words = constraints.map {
            "\($0.written) @\($0.options.priority?.value ?? 1000) \($0.options.identifier?.value ?? "")"
        }
        #expect(words == pairs.map(\.words))
    }

    @Test func aGuideIsNamedByItsView() throws {
        let document = Sample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController">
            <layoutGuides><viewControllerLayoutGuide type="top" id="g1"/></layoutGuides>
            <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(Sample.view("label", "text=\"A\" id=\"b1\"", 20, 80, 100, 30, """
                <constraints><constraint firstAttribute="width" constant="100" symbolic="YES" id="k1"/></constraints>
                """))</subviews>
            <viewLayoutGuide key="safeArea" id="g2"/>
            <constraints>
            <constraint firstItem="b1" firstAttribute="top" secondItem="g1" secondAttribute="bottom" id="k2"/>
            <constraint firstItem="g2" firstAttribute="trailing" secondItem="b1" secondAttribute="trailing" id="k3"/>
            </constraints>
            </view>
            </viewController>
            """
        )
        let text = try #require(InterfaceSample.writtenWithFrames(document))
        #expect(text.contains("label.top = superview.topLayoutGuide.bottom"))
        #expect(text.contains("superview.safeArea.trailing = label.trailing"))
        #expect(text.contains("{self.width = 100: {standard: true}}"))
    }

    // MARK: What stretches

    private func line(_ constraints: String) throws -> [String] {
        try FramedPicture.lines(
            of: """
                scenes:
                  a:
                    controller: view
                    canvas: [320, 480]
                    view:
                      - switch: {id: name, frame: [16, 8, 51, 31], accessibility: {label: Off}}
                      - switch: {id: on, frame: [75, 8, 51, 31], accessibility: {label: On}}
                    constraints: [\(constraints)]
                """,
            columns: 42
        )
    }

    /// The frames of a document may be old, and then its constraints say where things are.
    @Test(arguments: [
        ("", " (●━) (●━)"),
        ("superview.trailing = on.trailing + 16", " (●━)                              (●━)"),
        ("on.right = superview.rightMargin", " (●━)                              (●━)"),
        ("{superview.trailing = on.trailing + 16: {priority: 250}}", " (●━) (●━)"),
        ("superview.trailing >= on.trailing + 16", " (●━) (●━)"),
        ("on.leading = name.trailing + 8", " (●━) (●━)"),
    ])
    func whatIsHeldAtTheEndStandsThere(_ constraints: String, _ picture: String) throws {
        #expect(try line(constraints) == [picture])
    }

    @Test func whatIsHeldInTheMiddleStandsThere() throws {
        func line(_ constraints: String) throws -> [String] {
            try FramedPicture.lines(
                of: """
                    scenes:
                      a:
                        controller: view
                        canvas: [320, 480]
                        view: [{label: {id: name, text: Wi-Fi, frame: [16, 8, 48, 31]}}]
                        constraints: [\(constraints)]
                    """,
                columns: 42
            )
        }
        #expect(try line("name.centerX = superview.centerX") == ["                  Wi-Fi"])
        #expect(try line("name.centerY = superview.centerY") == [" Wi-Fi"])
    }
}

extension ConstraintDefinition {
    /// The constraint with all of its numbers.
    fileprivate var written: String {
        let start = "\(first.written) \(relation.rawValue)"
        guard let second else { return "\(start) \(constant)" }
        return "\(start) \(second.written) * \(multiplier) + \(constant)"
    }
}

extension ConstraintDefinition.End {
    fileprivate var written: String {
        [view.value, guide?.rawValue, attribute.rawValue].compactMap { $0 }.joined(separator: ".")
    }
}
