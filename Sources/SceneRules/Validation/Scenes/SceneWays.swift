import SceneLanguage
import SceneText

/// The ways from scene to scene: containers and segues.
struct SceneWays {
    /// Whether all of them lead somewhere.
    private(set) var areWhole: Bool

    /// For each scene, whether a way leads there from another one.
    private(set) var isDestination: [Bool]

    /// For each scene, where ways from it lead.
    private var ways: [[Int]]

    init(_ index: SceneIndex) {
        let count = index.file.scenes.count
        // A view file that could not be read may lead anywhere.
        areWhole = index.filledSites.areUnderstood
        isDestination = [Bool](repeating: false, count: count)
        ways = [[Int]](repeating: [], count: count)
        for site in index.containers {
            for name in site.contained { add(site.scene, index.sceneNumber(name.value)) }
            // A container without a scene has been reported; it may be what leads to the rest.
            if site.contained.isEmpty { areWhole = false }
        }
        for site in index.segues where site.kind != .unwind {
            if let scene = site.scope.scene { add(scene, site.destination) }
        }
        for filled in index.filledSites.all {
            guard let scene = filled.scope.scene else { continue }
            for other in filled.file.demands.segues where other.segue.kind.value != .unwind {
                add(scene, index.sceneNumber(other.segue.target.value))
            }
        }
    }

    private mutating func add(_ scene: Int, _ target: Int?) {
        guard let target else {
            areWhole = false
            return
        }
        ways[scene].append(target)
        if target != scene { isDestination[target] = true }
    }

    /// The scenes from which one of some can be reached, these among them.
    func scenes(leadingTo targets: [Int]) -> [Int] {
        var backward = ways.map { _ in [Int]() }
        for (scene, targets) in ways.enumerated() {
            for target in targets { backward[target].append(scene) }
        }
        return targets.reached { backward[$0] }.sorted()
    }

    /// Marks a scene and all that can be reached from it.
    func follow(from scene: Int, reaching isReached: inout [Bool]) {
        var waiting = [scene]
        while let next = waiting.popLast() {
            guard !isReached[next] else { continue }
            isReached[next] = true
            waiting += ways[next]
        }
    }
}
