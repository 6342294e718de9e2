public import SceneGoldens
public import SceneKitLite
import SceneLanguage

/// Compares what something draws with what is recorded of it, and fails at this line if they differ.
///
/// The golden file is beside the test, in `__snapshots__/<file of the test>/<name>.txt`, with another
/// ending for each format. A difference is shown row by row, and what is drawn now is put beside the
/// golden file as `<name>.actual.txt`. Nothing is recorded unless the mode says so: that given here,
/// else that of the trait `.snapshots(record:)`, else that of the variable `SCENE_SNAPSHOTS`. What was
/// recorded fails all the same, so that nothing is recorded unseen; where `CI` is set nothing is.
///
/// - Parameters:
///   - subject: a controller, a view, a window, a scene that is played, or a text.
///   - name: the name of the snapshot: letters, digits, `_` and `-`.
///   - format: what it is turned into.
///   - width: how many columns the picture has, frame included.
///   - record: whether what differs is recorded.
///   - fileID: the file that the failure is shown in.
///   - filePath: the file that the golden file is beside.
///   - line: the line that the failure is shown at.
///   - column: its column.
public func assertSnapshot(
    of subject: some SnapshotSubject,
    named name: String,
    format: SnapshotFormat = .text,
    width: Int? = nil,
    record: GoldenMode? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard name.isIdentifier else {
        return place.fail(
            "'\(name)' cannot name a snapshot: letters, digits, '_' and '-', with a letter or '_' first"
        )
    }
    let golden = GoldenFile(of: "\(filePath)", named: name, format: format)
    let picture = subject.snapshot(in: format, width: width)
    let title = format == .text ? "snapshot '\(name)'" : "snapshot '\(name)' as \(format.rawValue)"
    GoldenAssertion(title: title, golden: golden, mode: record, place: place).check(picture)
}

/// Compares a text with a golden file that may be anywhere, by the same rules as a snapshot.
///
/// - Parameters:
///   - text: the text.
///   - path: the path of the golden file.
///   - record: whether what differs is recorded.
///   - fileID: the file that the failure is shown in.
///   - filePath: the path of that file.
///   - line: the line that the failure is shown at.
///   - column: its column.
public nonisolated func assertGolden(
    _ text: String,
    at path: String,
    record: GoldenMode? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let name = path.split(separator: "/").last ?? ""
    GoldenAssertion(
        title: "'\(name)'",
        golden: GoldenFile(path: path),
        mode: record,
        place: place
    ).check(text)
}
