import Foundation
import SceneGoldens
import SceneKitLite
import SceneTesting
import Testing

/// `assertSnapshot`, as a test of somebody else's would call it.
@Suite struct AssertSnapshotTests {
    /// A list in Swift.
    private final class Fruits: TableViewController {
        let names = ["Apple", "Pear"]

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(TableViewCell.self, forCellReuseIdentifier: "Fruit")
        }

        override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            names.count
        }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Fruit", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
    }

    @Test func aControllerIsComparedInEveryFormat() {
        let fruits = Fruits()
        for format in SnapshotFormat.allCases {
            // A screen of points is laid out as that, and not as one of characters.
            assertSnapshot(of: format == .svg ? Fruits() : fruits, named: "fruits", format: format)
        }
        assertSnapshot(of: fruits, named: "narrow", width: 20)
    }

    @Test func aViewAWindowAndATextAreCompared() {
        let column = ColumnView()
        for text in ["Hello", "and goodbye"] {
            let label = Label()
            label.text = text
            column.addSubview(label)
        }
        assertSnapshot(of: column, named: "column", width: 20)
        let window = Window.terminal(columns: 16, lines: 4)
        window.rootViewController = Fruits()
        assertSnapshot(of: window, named: "window")
        assertSnapshot(of: "plain text\n", named: "text")
    }

    @Test func aMissingGoldenFailsAtTheLineOfTheCaller() {
        let line = #line + 2
        withKnownIssue {
            assertSnapshot(of: "a\n", named: "never_recorded", record: .check)
        } matching: { issue in
            issue.description.contains("snapshot 'never_recorded' has no golden file")
                && issue.sourceLocation?.line == line
                && issue.sourceLocation?.fileName == "AssertSnapshotTests.swift"
        }
    }

    @Test func noGoldenOfTheseTestsIsAnOrphan() {
        assertNoOrphanedSnapshots()
    }

    @Test func aNameThatIsNoneFails() {
        withKnownIssue {
            assertSnapshot(of: "a\n", named: "../a b")
        } matching: { issue in
            issue.description.contains("'../a b' cannot name a snapshot")
        }
    }

    @Test func onlyEqualPicturesCanShareAGolden() {
        assertSnapshot(of: "shared\n", named: "shared")
        assertSnapshot(of: "shared\n", named: "shared")
        let message =
            "has the golden file of another picture, drawn at SceneTests/AssertSnapshotTests"
        for (text, name) in [("other\n", "shared"), ("shared\n", "SHARED")] {
            withKnownIssue {
                assertSnapshot(of: text, named: name)
            } matching: { issue in
                issue.description.contains(message)
            }
        }
    }
}

/// `assertGolden`, whose files can lie in a folder of the test's own.
@Suite(.exitTests) struct AssertGoldenTests {
    let session: Session
    let path: String

    init() throws {
        session = try Session()
        path = session.folder.appending(path: "sub/a.txt").path
    }

    @Test(.snapshots(record: .check)) func aDifferenceIsShownAsADiffAndPutBeside() throws {
        try session.write("one\ntwo\n", to: "sub/a.txt")
        withKnownIssue {
            assertGolden("one\n2\n", at: path)
        } matching: { issue in
            issue.description.contains("'a.txt' differs from its golden file\n--- ")
                && issue.description.contains("\n one\n-two\n ^^^\n+2\n ^")
        }
        #expect(try session.read("sub/a.actual.txt") == "one\n2\n")
    }

    @Test func whatLayBesideGoesWhenAllIsAsRecorded() throws {
        try session.write("one\n", to: "sub/a.txt")
        try session.write("two\n", to: "sub/a.actual.txt")
        assertGolden("one\n", at: path)
        #expect(session.files() == ["sub/a.txt"])
    }

    @Test(.snapshots(record: .update), .enabled(if: !Self.isUnattended))
    func aTraitRecordsAndFailsAllTheSame() throws {
        withKnownIssue {
            assertGolden("new\n", at: path)
        } matching: { issue in
            issue.description.contains("'a.txt' was recorded in")
        }
        #expect(try session.read("sub/a.txt") == "new\n")
        assertGolden("new\n", at: path)
    }

    @Test(.snapshots(record: .update), .enabled(if: !Self.isUnattended))
    func theAssertionIsNearerThanTheTrait() {
        withKnownIssue {
            assertGolden("new\n", at: path, record: .check)
        } matching: { issue in
            issue.description.contains("has no golden file")
        }
        #expect(session.files() == [])
    }

    private static var isUnattended: Bool {
        GoldenMode.isUnattended { ProcessInfo.processInfo.environment[$0] }
    }

    /// The child process of an exit test has the event loop of a test run of its own, which hands its
    /// issues on to this one: one that nobody records leaves no issue here.
    @Test func aDifferenceOutsideOfTheTaskOfTheTestFailsTheRun() async {
        await withKnownIssue {
            await #expect(processExitsWith: .success) {
                await Task.detached {
                    assertSnapshot(of: "a\n", named: "never_recorded", record: .check)
                }.value
            }
        } matching: { issue in
            issue.description.contains("snapshot 'never_recorded' has no golden file")
        }
    }

    @Test func aDifferenceInACompletionHandlerFailsTheRun() async {
        await withKnownIssue {
            await #expect(processExitsWith: .success) {
                await withCheckedContinuation { continuation in
                    DispatchQueue.global().async {
                        assertGolden("a\n", at: "/never/recorded.txt", record: .check)
                        continuation.resume()
                    }
                }
            }
        } matching: { issue in
            issue.description.contains("'recorded.txt' has no golden file")
        }
    }
}

/// What a test says in one line: steps, widths, formats, and names of its own.
@Suite struct AssertedStepsTests {
    private final class Counter: TableViewController {
        var count = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(TableViewCell.self, forCellReuseIdentifier: "Count")
        }

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { 1 }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Count", for: indexPath)
            cell.textLabel?.text = "\(count)"
            return cell
        }

        override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
            count += 1
            tableView.reloadData()
        }
    }

    @Test func stepsAreTakenOnceForAllPictures() {
        let counter = Counter()
        assertSnapshots(
            of: counter,
            named: "counted",
            as: [.text, .accessibility],
            after: ["select 0 0", "select 0 0"],
            widths: [12, 20]
        )
        #expect(counter.count == 2)
    }

    @Test func aSnapshotWithoutANameIsCalledAsItsTest() {
        assertSnapshot(of: "unnamed\n")
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let golden =
            "__snapshots__/AssertSnapshotTests.swift/aSnapshotWithoutANameIsCalledAsItsTest.txt"
        #expect(FileManager.default.fileExists(atPath: folder.appending(path: golden).path()))
    }

    @Test func aSecondPictureWithoutANameIsRefused() {
        assertSnapshot(of: "first\n")
        withKnownIssue {
            assertSnapshot(of: "second\n")
        } matching: { issue in
            issue.description.contains("has the golden file of another picture")
        }
    }

    @Test(arguments: [("select 5 5", "there is no section 5"), ("selct 0 0", "'select'")])
    func aStepThatCannotBeTakenFails(_ step: String, _ reason: String) {
        let counter = Counter()
        withKnownIssue {
            assertSnapshot(of: counter, named: "never", after: [step])
        } matching: { issue in
            issue.description.contains("the step '\(step)' cannot be taken")
                && issue.description.contains(reason)
        }
    }

    @Test func stepsNeedAScreen() {
        withKnownIssue {
            assertSnapshot(of: "text\n", named: "never", after: ["select 0 0"])
        } matching: { issue in
            issue.description.contains("steps are taken on a screen")
        }
    }

    @Test func aMissingGoldenIsShown() {
        withKnownIssue {
            assertSnapshot(of: Counter(), named: "not_recorded", width: 14, record: .check)
        } matching: { issue in
            issue.description.contains("│ 0          │")
        }
    }

    @Test func viewsAreDrawnInTheirSizes() {
        let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Ada"
        cell.detailTextLabel?.text = "Lovelace"
        assertSnapshot(of: cell, named: "cell")
        let button = Button(type: .system)
        button.title = "Save"
        assertSnapshot(of: button, named: "button")
        let header = TableViewHeaderFooterView(reuseIdentifier: nil)
        header.textLabel?.text = "Names"
        assertSnapshot(of: header, named: "header", width: 20)
    }
}
