import SceneFiles
import SceneGoldens

/// Golden files that belong to no snapshot, and what else is among them.
extension SnapshotTest {
    /// What is in the folder with the golden files of a scene.
    func goldens(of name: String) throws(GoldenStoreError) -> GoldenInventory {
        try GoldenInventory(of: GoldenFile.folder(of: name), in: console.goldens)
    }

    /// Whether pictures are recorded of a file.
    ///
    /// Such a file was a scene, and if it no longer is one, that must be reported before the pictures
    /// are gone.
    func hasGoldens(_ name: String) -> Bool {
        guard let goldens = try? goldens(of: name).goldens else { return false }
        return !goldens.isEmpty
    }

    /// What came of a scene file that is not there any more, by its golden files.
    func outcome(ofAbsent name: String) -> TestedFile {
        var tested = TestedFile(name: name)
        tested.isScene = false
        do throws(GoldenStoreError) {
            takeOrphans(.noScene, from: try goldens(of: name), besides: [], nil, into: &tested)
        } catch {
            tested.fault = Fault(error.reason)
        }
        return tested
    }

    /// Notes which golden files belong to no snapshot; where pictures are recorded, they are removed.
    func takeOrphans(
        _ reason: Orphan.Reason,
        from inventory: GoldenInventory,
        besides known: Set<String>,
        _ reading: SceneReading?,
        into tested: inout TestedFile
    ) {
        guard selection.looksForOrphans else { return }
        tested.orphans = inventory.orphans(besides: known)
            .filter { console.disk.isLink($0) || !console.disk.isFolder($0) }
            .map { Orphan(path: $0, reason: reason, source: tested.name) }
            .filter { selection.includes($0, reading) }
        guard mode == .update else { return }
        for index in tested.orphans.indices { remove(&tested.orphans[index]) }
        if !tested.orphans.isEmpty { tested.leftAlone = inventory.foreign }
        sweep(inventory, keeping: Set(known.map { GoldenFile(path: $0).actualPath }))
    }

    private func remove(_ orphan: inout Orphan) {
        do throws(GoldenStoreError) {
            try console.goldens.remove(orphan.path)
            orphan.isRemoved = true
        } catch {
            orphan.trouble = error
        }
    }

    /// Removes what is not needed, and then the folder if it is empty.
    private func sweep(_ inventory: GoldenInventory, keeping current: Set<String>) {
        let litter = inventory.partials + inventory.actuals.filter { !current.contains($0) }
        // Nothing is lost where one stays: it is found again the next time.
        for path in litter { try? console.goldens.remove(path) }
        console.goldens.removeIfEmpty(inventory.folder)
        console.goldens.removeIfEmpty(Path.folder(of: inventory.folder))
    }
}
