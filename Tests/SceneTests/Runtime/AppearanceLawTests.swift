import Testing

@testable import SceneRuntime
@testable import SceneText

/// Whatever comes and goes, each controller is told in turn, and has appeared while its view is on the screen.
@Suite struct AppearanceLawTests {
    @Test(.slow, arguments: [true, false])
    func controllersAreToldInTurnAndKnowWhetherTheyAreOnTheScreen(isPatient: Bool) {
        var count = 0
        for seed in UInt64(0)..<150 {
            let world = World(seed: seed, isPatient: isPatient)
            var acts: [String] = []
            for _ in 0..<30 {
                acts.append(world.act())
                if isPatient || world.chance(3) {
                    world.window.layoutIfNeeded()
                    world.compare()
                }
                guard world.diary.faults.isEmpty else {
                    Issue.record("seed \(seed): \(world.diary.faults) after \(acts)")
                    return
                }
            }
            count += world.diary.count
        }
        // Many appear, or the law would say little.
        #expect(count > 1_000)
    }

    /// Each of many controllers inside one another is told once.
    @Test func controllersFarInsideAreToldOnce() {
        let diary = AppearanceDiary(isPatient: true)
        let root = Page(diary)
        var inner: ViewController = root
        for _ in 0..<60 {
            let child = Page(diary)
            inner.addChild(child)
            inner.view.addSubview(child.view)
            inner = child
        }
        let window = Window.terminal(columns: 40, lines: 10)
        window.rootViewController = root
        window.rootViewController = nil
        #expect(diary.count == 61 && diary.faults == [])
    }
}

/// A window, and somebody who brings controllers onto it and takes them away.
private final class World {
    let window = Window.terminal(columns: 60, lines: 20)
    let diary: AppearanceDiary
    private var generator: SeededGenerator
    private var all: [ViewController] = []

    init(seed: UInt64, isPatient: Bool) {
        generator = SeededGenerator(seed: seed)
        diary = AppearanceDiary(isPatient: isPatient)
        window.rootViewController = make()
    }

    /// Once in a number of times.
    func chance(_ number: Int) -> Bool { Int.random(in: 0..<number, using: &generator) == 0 }

    private func pick<Element>(_ elements: [Element]) -> Element? {
        elements.randomElement(using: &generator)
    }

    private func any<Kind: ViewController>(_ type: Kind.Type) -> Kind? {
        pick(all.compactMap { $0 as? Kind })
    }

    // MARK: - What is so

    /// Compares what controllers were told with what is on the screen.
    func compare() {
        let visible = window.rootViewController.map { shown($0.frontmost) } ?? []
        for controller in all {
            let isVisible = visible.contains { $0 === controller }
            let last = diary.last(of: controller)
            if last != (isVisible ? .didAppear : .didDisappear) {
                diary.note(fault: "\(controller.title ?? "") \(last), on the screen: \(isVisible)")
            }
            if (controller.viewIfLoaded?.window != nil) != isVisible {
                diary.note(fault: "the view of \(controller.title ?? "") is not where it belongs")
            }
        }
    }

    /// What shows of a controller in front and of what it leaves below it, as UIKit's styles say.
    private func shown(_ front: ViewController) -> [ViewController] {
        let inside = inside(front)
        switch front.modalPresentationStyle {
        case .fullScreen, .currentContext: return inside
        default: return inside + (front.presentingViewController.map(shown) ?? [])
        }
    }

    private func inside(_ controller: ViewController) -> [ViewController] {
        let children: [ViewController]
        switch controller {
        case let stack as Stack: children = Array(stack.viewControllers.suffix(1))
        case let tabs as Tabs: children = [tabs.selectedViewController].compactMap { $0 }
        default:
            children = controller.children.filter {
                $0.viewIfLoaded?.isDescendant(of: controller.view) == true
            }
        }
        return [controller] + children.flatMap(inside)
    }

    // MARK: - What is done

    private func note<Kind: ViewController>(_ controller: Kind) -> Kind {
        controller.title = "\(Kind.self)\(all.count)"
        all.append(controller)
        return controller
    }

    private func page() -> Page { note(Page(diary)) }

    private func make() -> ViewController {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
            let stack = note(Stack(diary))
            stack.viewControllers = chance(2) ? [page()] : [page(), page()]
            return stack
        case 1:
            let tabs = note(Tabs(diary))
            tabs.viewControllers = [make(), make()]
            return tabs
        default: return page()
        }
    }

    /// Does something, and says what.
    func act() -> String {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0, 1:
            guard let presenter = any(ViewController.self) else { break }
            let new = make()
            new.modalPresentationStyle = pick(ModalPresentationStyle.allCases) ?? .automatic
            presenter.present(new, animated: chance(2))
            return "present \(name(new)) \(new.modalPresentationStyle) on \(name(presenter))"
        case 2:
            guard let controller = any(ViewController.self) else { break }
            controller.dismiss(animated: true)
            return "dismiss \(name(controller))"
        case 3, 4:
            guard let stack = any(Stack.self) else { break }
            return change(stack)
        case 5:
            guard let tabs = any(Tabs.self) else { break }
            if chance(3) {
                tabs.viewControllers = [make()] + tabs.viewControllers.shuffled(using: &generator)
                return "more tabs in \(name(tabs))"
            }
            tabs.selectedIndex = pick(Array(tabs.viewControllers.indices)) ?? 0
            return "tab \(tabs.selectedIndex) of \(name(tabs))"
        case 6, 7, 8:
            guard let page = any(Page.self) else { break }
            return embed(in: page)
        case 9, 10:
            guard let page = pick(all.filter { $0 is Page && !$0.children.isEmpty }),
                let child = pick(page.children)
            else { break }
            return change(child, of: page)
        default:
            guard chance(4) else { break }
            window.rootViewController = make()
            return "root \(window.rootViewController.map(name) ?? "")"
        }
        return "nothing"
    }

    private func change(_ stack: Stack) -> String {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
            stack.popViewController(animated: true)
            return "pop \(name(stack))"
        case 1:
            let kept = stack.viewControllers.filter { _ in chance(2) }
            stack.setViewControllers(kept.shuffled(using: &generator) + [page()], animated: false)
            return "stack of \(name(stack)): \(stack.viewControllers.map(name))"
        default:
            let new = page()
            stack.pushViewController(new, animated: true)
            return "push \(name(new)) on \(name(stack))"
        }
    }

    private func embed(in page: Page) -> String {
        let child = make()
        page.addChild(child)
        let isDirect = chance(2)
        let holder = isDirect ? page.view : View()
        if chance(2) { child.view.frame = page.view.bounds }
        if chance(2) { holder.addSubview(child.view) }
        if !isDirect { page.view.addSubview(holder) }
        if child.view.superview == nil, chance(2) { holder.addSubview(child.view) }
        child.didMove(toParent: page)
        return "embed \(name(child)) in \(name(page))"
    }

    private func change(_ child: ViewController, of page: ViewController) -> String {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            return "remove \(name(child))"
        case 1:
            child.view.removeFromSuperview()
            return "remove the view of \(name(child))"
        case 2:
            // Its view or what holds it, perhaps from one place in the view to another.
            page.view.addSubview(pick(page.view.subviews + [child.view]) ?? child.view)
            return "move in \(name(page))"
        default:
            guard child.view.superview !== page.view else { return "nothing" }
            child.view.superview?.removeFromSuperview()
            return "remove what holds \(name(child))"
        }
    }

    private func name(_ controller: ViewController) -> String { controller.title ?? "" }
}
