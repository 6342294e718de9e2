import SceneLanguage
import SceneText

/// The ways from scene to scene: containers and segues.
struct SceneWays {
    /// Whether all of them lead somewhere.
    private(set) var areWhole: Bool

    /// For each scene, whether a way leads there from another one.
    private(set) var isDestination: [Bool]

    private let ways: NumberGroups

    init(_ index: SceneIndex) {
        let count = index.file.scenes.count
        // A view file that could not be read may lead anywhere.
        var areWhole = index.filledPlaces.areUnderstood
        var isDestination = [Bool](repeating: false, count: count)
        ways = NumberGroups(count: count) { add in
            func note(_ scene: Int, _ target: Int?) {
                guard let target else {
                    areWhole = false
                    return
                }
                add(scene, target)
                if target != scene { isDestination[target] = true }
            }
            for site in index.containers {
                for name in site.contained { note(site.scene, index.sceneNumber(name.value)) }
                // A container without a scene has been reported, and lacks just what is not reached.
                if site.contained.isEmpty { areWhole = false }
            }
            for number in index.segues.indices where index.segues[number].kind != .unwind {
                guard let scene = index.segues[number].place.scene else { continue }
                note(scene, index.segues[number].destination)
            }
            for filled in index.filledPlaces.all {
                guard let scene = filled.place.scene else { continue }
                for other in filled.file.demands.segues where other.segue.kind.value != .unwind {
                    note(scene, index.sceneNumber(other.segue.target.value))
                }
            }
        }
        self.areWhole = areWhole
        self.isDestination = isDestination
    }

    /// The scenes from which one of some can be reached, these among them.
    func scenes(leadingTo targets: [Int]) -> [Int] {
        let count = isDestination.count
        let backward = NumberGroups(count: count) { add in
            for scene in 0..<count { for target in ways[scene] { add(target, scene) } }
        }
        var isLeading = [Bool](repeating: false, count: count)
        var waiting = targets
        while let next = waiting.popLast() {
            guard !isLeading[next] else { continue }
            isLeading[next] = true
            waiting += backward[next]
        }
        return (0..<count).filter { isLeading[$0] }
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
