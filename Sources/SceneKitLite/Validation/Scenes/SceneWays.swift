/// The ways from scene to scene: containers and segues.
struct SceneWays {
    /// Whether all of them lead somewhere.
    private(set) var areWhole = true

    /// For each scene, whether a way leads there from another one.
    private(set) var isDestination: [Bool]

    private var ways: [[Int]]

    init(_ index: SceneIndex) {
        isDestination = index.file.scenes.map { _ in false }
        ways = index.file.scenes.map { _ in [] }
        for (number, scene) in index.file.scenes.enumerated() {
            for name in scene.unboxed.contained {
                add(from: number, to: index.sceneNumber(name.value))
            }
            // A container without a scene has been reported, and lacks just what is not reached.
            if scene.kind != .view, scene.kind != .table, scene.unboxed.contained.isEmpty {
                areWhole = false
            }
        }
        index.forEachSceneSegue { segue in
            if segue.kind != .unwind { add(from: segue.scene, to: segue.destination) }
        }
        // A view file that could not be read may lead anywhere.
        if !index.filledPlaces.areUnderstood { areWhole = false }
    }

    private mutating func add(from scene: Int, to target: Int?) {
        guard let target else {
            areWhole = false
            return
        }
        ways[scene].append(target)
        if target != scene { isDestination[target] = true }
    }

    /// Whether one scene can be reached from another; each can from itself.
    func lead(from scene: Int, to target: Int) -> Bool {
        var isReached = isDestination.map { _ in false }
        follow(from: scene, reaching: &isReached)
        return isReached[target]
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
