import Testing

@testable import SceneKitLite
@testable import SceneRuntime
@testable import SceneText

/// Touches go through what takes none to the view behind, as UIKit's `hitTest` has it.
@Suite struct TouchThroughTests {
    /// Views in one another at one place, the outermost first, and which of them a tap was recognised in.
    private final class Nest {
        var views: [View] = []
        var tapped: [Int] = []

        init(_ random: inout SeededGenerator) {
            let depth = Int.random(in: 1...5, using: &random)
            for number in 0..<depth {
                let kinds: [ViewKind] =
                    number == depth - 1 ? [.label, .image, .view] : [.view, .row]
                let view = (kinds.randomElement(using: &random) ?? .view).makeView()
                if Int.random(in: 0..<3, using: &random) == 0 {
                    view.isUserInteractionEnabled.toggle()
                }
                if Bool.random(using: &random) {
                    let tap = TapGestureRecognizer()
                    tap.addAction(target: self) { nest, _ in nest.tapped.append(number) }
                    view.addGestureRecognizer(tap)
                }
                views.last?.addSubview(view)
                views.append(view)
            }
            views.last?.identifier = "x"
        }

        /// The view that UIKit finds under a finger, from the outside in.
        var hit: Int? {
            let deaf = views.firstIndex { !$0.isUserInteractionEnabled } ?? views.count
            return deaf > 0 ? deaf - 1 : nil
        }

        /// What hears of a touch of that view.
        var recognising: Int? {
            hit.flatMap { hit in (0...hit).last { !views[$0].gestureRecognizers.isEmpty } }
        }
    }

    @Test(arguments: 0..<60) func aTapIsRecognisedWhereTheFingerIs(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let nest = Nest(&random)
        let controller = ViewController()
        controller.view.addSubview(nest.views[0])
        let window = Window.terminal(columns: 40, lines: 12)
        window.rootViewController = controller
        let faults = ScenePlayer(window).play("tap x")
        #expect(nest.tapped == nest.recognising.map { [$0] } ?? [])
        #expect(faults.isEmpty == !nest.tapped.isEmpty, "\(faults.map(\.message))")
    }

    @Test(arguments: [ViewKind.label, .image]) func textsAndPicturesSayHowTheyTakeTouches(
        kind: ViewKind
    ) {
        let view = kind.makeView()
        view.identifier = "x"
        view.addGestureRecognizer(TapGestureRecognizer())
        let controller = ViewController()
        controller.view.addSubview(view)
        let window = Window.terminal(columns: 40, lines: 12)
        window.rootViewController = controller
        let faults = ScenePlayer(window).play("tap x")
        #expect(
            faults.flatMap(\.helps).map(\.text).contains { $0.contains("userInteraction: true") }
        )
        view.isUserInteractionEnabled = true
        #expect(ScenePlayer(window).play("tap x").isEmpty)
    }
}
