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
/// ```swift
/// assertSnapshot(of: controller, named: "chosen", after: ["select 0 1"], width: 40)
/// ```
///
/// What a scene file says of a snapshot besides is in the options:
///
/// ```swift
/// let options = SnapshotOptions(screen: .tablet, isDark: true, redactions: [Redaction(#"\d+:\d+"#, with: "TIME")])
/// assertSnapshot(of: controller, named: "tablet", format: .svg, options: options)
/// ```
///
/// - Parameters:
///   - subject: a controller, a view, a window, a scene that is played, or a text. A view by itself is
///     drawn in the size that it takes.
///   - name: the name of the snapshot: letters, digits, `_` and `-`. Without one it is that of the test.
///   - format: what it is turned into.
///   - steps: what a person does first, in the words of the command's `--do`.
///   - width: how many columns the picture has, frame included.
///   - options: the screen, its look and what is replaced in its picture.
///   - record: whether what differs is recorded.
///   - test: the function of the test.
///   - fileID: the file that the failure is shown in.
///   - filePath: the file that the golden file is beside.
///   - line: the line that the failure is shown at.
///   - column: its column.
public func assertSnapshot(
    of subject: some SnapshotSubject,
    named name: String? = nil,
    format: SnapshotFormat = .text,
    after steps: [String] = [],
    width: Int? = nil,
    options: SnapshotOptions = SnapshotOptions(),
    record: GoldenMode? = nil,
    test: String = #function,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    SnapshotAssertion(name: name, test: test, steps: steps, mode: record, place: place)
        .check(subject, in: [format], widths: width.map { [$0] } ?? [], options)
}

/// Compares what something draws in several formats and at several widths with what is recorded of it.
///
/// Each combination has a golden file of its own; where there are several widths, its name ends in the
/// width: `list-40.txt`. The steps are taken once.
///
/// - Parameters:
///   - subject: a controller, a view, a window, a scene that is played, or a text.
///   - name: what the names of the snapshots begin with. Without one it is that of the test.
///   - formats: what it is turned into.
///   - steps: what a person does first, in the words of the command's `--do`.
///   - widths: how many columns the pictures have, frame included.
///   - options: the screen, its look and what is replaced in its pictures.
///   - record: whether what differs is recorded.
///   - test: the function of the test.
///   - fileID: the file that the failure is shown in.
///   - filePath: the file that the golden files are beside.
///   - line: the line that the failure is shown at.
///   - column: its column.
public func assertSnapshots(
    of subject: some SnapshotSubject,
    named name: String? = nil,
    as formats: [SnapshotFormat] = [.text],
    after steps: [String] = [],
    widths: [Int] = [],
    options: SnapshotOptions = SnapshotOptions(),
    record: GoldenMode? = nil,
    test: String = #function,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    SnapshotAssertion(name: name, test: test, steps: steps, mode: record, place: place)
        .check(subject, in: formats, widths: widths, options)
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
