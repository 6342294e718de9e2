import FoundationEssentials
import SceneFiles
public import SceneGoldens

/// Fails for each golden file beside this test, or beside another in its folder, that no test names any
/// more; where differing snapshots are recorded, such files are removed.
///
/// A golden file is named where its test file has the name of the snapshot in quotation marks, with or
/// without the width at its end, or has a function of that name. One whose test file is gone is named
/// nowhere. A test file that makes up names (`named: "row_\(n)"`) keeps all its
/// golden files.
///
/// - Parameters:
///   - record: whether the files are removed.
///   - fileID: the file that the failure is shown in.
///   - filePath: the file in whose folder golden files are looked for.
///   - line: the line that the failure is shown at.
///   - column: its column.
public nonisolated func assertNoOrphanedSnapshots(
    record: GoldenMode? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    OrphanAssertion(
        folder: Path.folder(of: "\(filePath)"),
        mode: record ?? SnapshotTrait.mode,
        place: place
    ).check()
}

/// The search for golden files that no test names, in one folder.
nonisolated struct OrphanAssertion {
    let folder: String
    let mode: GoldenMode?
    let place: TestPlace
    var store: any GoldenStore = DiskStore()
    var variable: (String) -> String? = { ProcessInfo.processInfo.environment[$0] }

    func check() {
        do throws(GoldenStoreError) {
            let goldens = folder + "/" + GoldenFile.folderName
            for name in try store.names(in: goldens) where name.hasSuffix(".swift") {
                try check(folder + "/" + name)
            }
        } catch {
            place.fail("the golden files of '\(folder)' cannot be searched: \(error.reason)")
        }
    }

    private func check(_ source: String) throws(GoldenStoreError) {
        let inventory = try GoldenInventory(of: GoldenFile.folder(of: source), in: store)
        let code = try store.read(source).map { String(decoding: $0, as: UTF8.self) }
        if let code, Self.makesUpNames(code) { return }
        for path in inventory.goldens where !(code.map { Self.isNamed(path, in: $0) } ?? false) {
            let reason =
                code == nil ? "its test file is gone" : "no snapshot of its test has its name"
            guard isRecording else {
                place.fail("\(path) belongs to nothing: \(reason)")
                continue
            }
            try store.remove(path)
            store.removeIfEmpty(inventory.folder)
            place.fail("\(path) was removed: \(reason)")
        }
    }

    /// Whether a test file puts names together, so that they cannot be read from it.
    private static func makesUpNames(_ code: String) -> Bool {
        code.split(separator: "named: \"").dropFirst().contains { rest in
            rest.prefix { $0 != "\"" && $0 != "\n" }.contains("\\(")
        }
    }

    private static func isNamed(_ path: String, in code: String) -> Bool {
        let file = path.split(separator: "/").last ?? ""
        let name = file.split(separator: ".").first ?? ""
        if code.contains("\"\(name)\"") || code.contains("func \(name)(") { return true }
        // A picture at one of several widths ends in its width.
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count > 1, let width = parts.last, Int(width) != nil else { return false }
        let plain = name.dropLast(width.count + 1)
        return code.contains("\"\(plain)\"") || code.contains("func \(plain)(")
    }

    private var isRecording: Bool {
        GoldenMode.effective(nearest: mode, variable) == .update
    }
}
