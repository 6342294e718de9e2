@testable import SceneRuntime

/// Writes down what controllers are told, and which of that comes out of turn.
final class AppearanceDiary {
    enum Event {
        case willAppear
        case isAppearing
        case didAppear
        case willDisappear
        case didDisappear
    }

    /// Whether each transition ends before the next begins, so that none is interrupted.
    let isPatient: Bool

    private(set) var faults: [String] = []
    private(set) var count = 0
    private var last: [ObjectIdentifier: Event] = [:]

    init(isPatient: Bool) { self.isPatient = isPatient }

    /// What a controller was told last.
    func last(of controller: ViewController) -> Event {
        last[ObjectIdentifier(controller)] ?? .didDisappear
    }

    func note(_ controller: ViewController, _ event: Event) {
        let before = last(of: controller)
        var allowed: [Event]
        switch before {
        case .didDisappear: allowed = [.willAppear]
        case .willAppear: allowed = [.isAppearing]
        case .isAppearing: allowed = [.didAppear]
        case .didAppear: allowed = [.willDisappear]
        case .willDisappear: allowed = [.didDisappear]
        }
        // As UIKit has it, what is about to appear may turn back.
        if !isPatient, before == .willAppear || before == .isAppearing {
            allowed.append(.willDisappear)
        }
        if !allowed.contains(event) {
            faults.append("\(controller.title ?? "") \(event) after \(before)")
        }
        let hasWindow = controller.viewIfLoaded?.window != nil
        switch event {
        case .isAppearing, .didAppear, .willDisappear:
            if !hasWindow { faults.append("\(controller.title ?? "") \(event) without a window") }
        case .willAppear, .didDisappear:
            if hasWindow { faults.append("\(controller.title ?? "") \(event) in a window") }
        }
        if event == .didAppear { count += 1 }
        last[ObjectIdentifier(controller)] = event
    }

    func note(fault: String) { faults.append(fault) }
}

/// A screen that writes a diary.
final class Page: ViewController {
    let diary: AppearanceDiary
    private var isPlaced = false

    init(_ diary: AppearanceDiary) { self.diary = diary }

    override func viewWillAppear(_ animated: Bool) { diary.note(self, .willAppear) }
    override func viewIsAppearing(_ animated: Bool) { diary.note(self, .isAppearing) }
    override func viewDidLayoutSubviews() { isPlaced = true }
    override func viewDidAppear(_ animated: Bool) {
        if !isPlaced { diary.note(fault: "\(title ?? "") appeared without layout") }
        diary.note(self, .didAppear)
    }
    override func viewWillDisappear(_ animated: Bool) { diary.note(self, .willDisappear) }
    override func viewDidDisappear(_ animated: Bool) { diary.note(self, .didDisappear) }
}

/// A stack that writes a diary.
final class Stack: NavigationController {
    let diary: AppearanceDiary

    init(_ diary: AppearanceDiary) { self.diary = diary }

    override func viewWillAppear(_ animated: Bool) { diary.note(self, .willAppear) }
    override func viewIsAppearing(_ animated: Bool) { diary.note(self, .isAppearing) }
    override func viewDidAppear(_ animated: Bool) { diary.note(self, .didAppear) }
    override func viewWillDisappear(_ animated: Bool) { diary.note(self, .willDisappear) }
    override func viewDidDisappear(_ animated: Bool) { diary.note(self, .didDisappear) }
}

/// Tabs that write a diary.
final class Tabs: TabBarController {
    let diary: AppearanceDiary

    init(_ diary: AppearanceDiary) { self.diary = diary }

    override func viewWillAppear(_ animated: Bool) { diary.note(self, .willAppear) }
    override func viewIsAppearing(_ animated: Bool) { diary.note(self, .isAppearing) }
    override func viewDidAppear(_ animated: Bool) { diary.note(self, .didAppear) }
    override func viewWillDisappear(_ animated: Bool) { diary.note(self, .willDisappear) }
    override func viewDidDisappear(_ animated: Bool) { diary.note(self, .didDisappear) }
}
