import FoundationEssentials
import Testing

@testable import SceneKitLite

/// Compares a text with a golden file.
///
/// `SCENE_SNAPSHOTS=update` in the environment rewrites the file, and the test fails all the same if
/// it changed; with `CI=true` nothing is ever written.
func expectGolden(
    _ actual: String,
    at file: URL,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let expected = try? String(contentsOf: file, encoding: .utf8)
    guard actual != expected else { return }
    let environment = ProcessInfo.processInfo.environment
    if environment["SCENE_SNAPSHOTS"] == "update", environment["CI"] != "true" {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(actual.utf8).write(to: file, options: .atomic)
        Issue.record(
            "recorded \(file.lastPathComponent); look at it",
            sourceLocation: sourceLocation
        )
        return
    }
    let difference = LineDiff(old: expected ?? "", new: actual)
    let name = file.lastPathComponent
    Issue.record(
        """
        \(expected == nil ? "there is no golden" : "this differs from the golden") \(name)
        \(difference.unified(oldName: name, newName: "actual"))
        """,
        sourceLocation: sourceLocation
    )
}
