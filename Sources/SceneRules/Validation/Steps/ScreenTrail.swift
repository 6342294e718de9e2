import SceneLanguage
import SceneText

/// The screens that steps lead to, as far as the file alone says it.
struct ScreenTrail {
    private let index: SceneIndex

    /// The scenes from the first to the topmost; nil once a step may have led anywhere.
    private var stack: [Int]?

    /// The tab bar controller around the first scene.
    private var tabs: [Located<String>]?

    /// Whether the first scene is one of two that show side by side, or one above the other where there is no room.
    private(set) var isSplit: Bool

    init(_ index: SceneIndex, from start: Int?) {
        self.index = index
        isSplit = start.map(index.stepSites.scenesInSplits.contains) ?? false
        stack = start.flatMap { enter($0) }.map { [$0] }
    }

    /// The topmost scene.
    var top: Int? { stack?.last }

    /// Whether it is certain that there is nothing beneath the screen.
    var isAtStart: Bool { !isSplit && stack?.count == 1 }

    /// Gives up: a step may have led anywhere.
    mutating func lose() {
        stack = nil
        tabs = nil
    }

    /// Goes back by one screen.
    mutating func back() {
        guard let count = stack?.count, count > 1 else { return lose() }
        stack?.removeLast()
    }

    /// Goes to a tab; what was pushed in another is kept there, and is not followed.
    mutating func switchTo(tab number: Int) {
        guard let tabs, tabs.indices.contains(number), isAtStart,
            let scene = index.sceneNumber(tabs[number].value),
            let top = content(of: scene)
        else { return lose() }
        stack = [top]
    }

    /// Follows a segue that is certain to be performed.
    mutating func follow(_ segue: SegueDefinition) {
        switch segue.kind.value {
        case .show, .present:
            guard !isSplit, let scene = index.sceneNumber(segue.target.value),
                let top = content(of: scene)
            else { return lose() }
            stack?.append(top)
        case .showDetail, .unwind, .embed: lose()
        }
    }

    /// The scene that shows first in one, seen through its containers; keeps what surrounds it.
    private mutating func enter(_ start: Int) -> Int? {
        if case .tabs(let tabs) = index.file.scenes[start].content {
            self.tabs = tabs
        }
        return content(of: start)
    }

    /// The scene that shows first in one; nil where containers are in each other.
    private func content(of start: Int) -> Int? {
        var number = start
        var seen: Set<Int> = []
        while seen.insert(number).inserted {
            let scene = index.file.scenes[number]
            guard let first = scene.contained.first else {
                switch scene.content {
                case .view, .table: return number
                // What another storyboard shows is not known.
                case .navigation, .tabs, .split, .reference: return nil
                }
            }
            guard let next = index.sceneNumber(first.value) else { return nil }
            number = next
        }
        return nil
    }
}
