import SceneGoldens
import SceneKitLite
import Synchronization
import Testing

/// Files in memory, which fail on demand.
final class FailingStore: GoldenStore {
    private let files: Mutex<[String: [UInt8]]>

    /// Which paths cannot be written or removed, and why.
    private let failures: Mutex<[String: String]>

    /// Which paths cannot be read, and why.
    private let unreadable: Mutex<[String: String]>

    init(_ files: [String: String] = [:]) {
        self.files = Mutex(files.mapValues { Array($0.utf8) })
        failures = Mutex([:])
        unreadable = Mutex([:])
    }

    func fail(writing path: String, _ reason: String) {
        failures.withLock { $0[path] = reason }
    }

    func fail(reading path: String, _ reason: String) {
        unreadable.withLock { $0[path] = reason }
    }

    /// All files as texts.
    var texts: [String: String] {
        files.withLock { $0.mapValues { String(decoding: $0, as: UTF8.self) } }
    }

    func read(_ path: String) throws(GoldenStoreError) -> [UInt8]? {
        if let reason = unreadable.withLock({ $0[path] }) { throw GoldenStoreError(reason: reason) }
        return files.withLock { $0[path] }
    }

    func replace(_ path: String, with bytes: [UInt8]) throws(GoldenStoreError) {
        try mayWrite(path)
        files.withLock { $0[path] = bytes }
    }

    func remove(_ path: String) throws(GoldenStoreError) {
        try mayWrite(path)
        files.withLock { $0[path] = nil }
    }

    func removeIfEmpty(_ folder: String) {}

    func names(in folder: String) throws(GoldenStoreError) -> [String] {
        if let reason = unreadable.withLock({ $0[folder] }) {
            throw GoldenStoreError(reason: reason)
        }
        let below = files.withLock { Array($0.keys) }.filter { $0.hasPrefix(folder + "/") }
        return Set(
            below.compactMap { path in
                path.dropFirst(folder.count + 1).split(separator: "/").first.map(String.init)
            }
        ).sorted()
    }

    private func mayWrite(_ path: String) throws(GoldenStoreError) {
        if let reason = failures.withLock({ $0[path] ?? $0["*"] }) {
            throw GoldenStoreError(reason: reason)
        }
    }
}

/// Comparing with golden files, and recording them.
@Suite struct GoldenKeeperTests {
    private static let golden = GoldenFile(of: "Scenes/a.yaml", named: "list", format: .text)
    private static let path = "Scenes/__snapshots__/a.yaml/list.txt"
    private static let actual = "Scenes/__snapshots__/a.yaml/list.actual.txt"

    private func verdict(_ recorded: String?, _ drawn: String) throws -> GoldenComparison.Verdict {
        let store = FailingStore(recorded.map { [Self.path: $0] } ?? [:])
        return try GoldenKeeper(store).compare(drawn, with: Self.golden).verdict
    }

    @Test func theNamesOfFilesFollowFromSceneNameAndFormat() {
        func path(_ format: SnapshotFormat) -> String {
            GoldenFile(of: "a.yaml", named: "list", format: format).path
        }
        #expect(path(.text) == "__snapshots__/a.yaml/list.txt")
        #expect(path(.tree) == "__snapshots__/a.yaml/list.tree.txt")
        #expect(path(.accessibility) == "__snapshots__/a.yaml/list.accessibility.txt")
        #expect(path(.json) == "__snapshots__/a.yaml/list.json")
        #expect(Self.golden.path == Self.path)
        #expect(Self.golden.actualPath == Self.actual)
        let json = GoldenFile(of: "a.yaml", named: "list", format: .json)
        #expect(json.actualPath == "__snapshots__/a.yaml/list.actual.json")
    }

    @Test(arguments: [0, 1, 60, 61, 62, 1000], ["", "\n"])
    func aPictureIsShownUpToSoManyRows(_ count: Int, _ end: String) throws {
        let rows = (0..<count).map { "│ \($0)" }
        let drawn = rows.joined(separator: "\n") + (count > 0 ? end : "")
        let comparison = try GoldenKeeper(FailingStore()).compare(drawn, with: Self.golden)
        let shown = count > 61 ? rows.prefix(60) + ["⋯ \(count - 60) more lines"] : rows
        #expect(comparison.beginning == (count == 0 ? "\n" : shown.map { $0 + "\n" }.joined()))
    }

    @Test func equalBytesAreTheSameAndAllElseIsNot() throws {
        #expect(try verdict("a\n", "a\n") == .same)
        #expect(try verdict("a\n", "a") == .different)
        #expect(try verdict("é\n", "e\u{301}\n") == .different)
        #expect(try verdict(nil, "a\n") == .missing)
        #expect(try verdict("a\r\nb\r\n", "a\nb\n") == .lineEnds)
    }

    @Test func mergeConflictMarkersCountAsMissing() throws {
        let conflict = "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> topic\n"
        #expect(try verdict(conflict, "a\nb\n") == .conflicted)
        #expect(try verdict("a\n=======\n", "a\n") == .different)
        #expect(try verdict(">>>>>>> b\n=======\n<<<<<<< a\n", "a\n") == .different)
    }

    @Test func acceptingTakesTheDrawnTextAndClearsWhatLayBeside() throws {
        let store = FailingStore([Self.path: "old\n", Self.actual: "new\n"])
        let keeper = GoldenKeeper(store)
        try keeper.accept(try keeper.compare("new\n", with: Self.golden))
        #expect(store.texts == [Self.path: "new\n"])
    }

    @Test func aFullDiskLosesNothing() throws {
        let store = FailingStore([Self.path: "old\n"])
        store.fail(writing: Self.path, "no space left on device")
        let keeper = GoldenKeeper(store)
        let comparison = try keeper.compare("new\n", with: Self.golden)
        #expect(throws: GoldenStoreError(reason: "no space left on device")) {
            try keeper.accept(comparison)
        }
        #expect(store.texts == [Self.path: "old\n"])
    }

    @Test func aFolderIsSortedIntoGoldensActualsAndLeftovers() throws {
        let folder = "__snapshots__/a.yaml"
        let store = FailingStore([
            folder + "/list.txt": "", folder + "/list.actual.txt": "",
            folder + "/list.actual.json": "", folder + "/old.tree.txt": "",
            folder + "/actual.txt": "", folder + "/.golden-x.partial": "",
            folder + "/.DS_Store": "", folder + "/README.md": "", folder + "/photo.png": "",
            folder + "/1.txt": "", folder + "/list.old.txt": "", folder + "/notes/list.txt": "",
            folder + "/photo.actual.png": "", folder + "/.other.partial": "",
        ])
        let inventory = try GoldenInventory(of: folder, in: store)
        #expect(
            inventory.goldens.map { $0.dropFirst(folder.count + 1) }
                == ["actual.txt", "list.txt", "old.tree.txt"]
        )
        #expect(
            inventory.actuals == [folder + "/list.actual.txt", folder + "/list.actual.json"]
        )
        #expect(inventory.partials == [folder + "/.golden-x.partial"])
        #expect(
            inventory.foreign.map { $0.dropFirst(folder.count + 1) }
                == ["1.txt", "README.md", "list.old.txt", "notes", "photo.actual.png", "photo.png"]
        )
        #expect(
            inventory.orphans(besides: [folder + "/list.txt"])
                == [folder + "/actual.txt", folder + "/old.tree.txt"]
        )
    }

    @Test(arguments: [
        ([:], nil), (["SCENE_SNAPSHOTS": "update"], GoldenMode.update),
        (["SCENE_SNAPSHOTS": "update", "CI": "true"], .check),
        (["SCENE_SNAPSHOTS": "update", "CI": "false"], .update),
        (["SCENE_SNAPSHOTS": "check"], .check), (["SCENE_SNAPSHOTS": "udpate"], nil),
    ])
    func theEnvironmentChoosesTheMode(_ variables: [String: String], _ mode: GoldenMode?) {
        #expect(GoldenMode { variables[$0] } == mode)
    }
}
