import SceneText
import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import scenectl

/// A law: what is chosen by `--check` or by naming a check is what is found without a choice, and nothing else.
///
/// Work is left out where no finding that was asked for can come of it; the law holds it to that.
@Suite struct ChosenFindingsLawTests {
    /// Every check and every code.
    private static let names = FindingChoice.names

    // MARK: Files

    @Test(.slow, arguments: [false, true])
    func choicesAreOfAllFindingsOfAFile(isPedantic: Bool) throws {
        let all = try Self.choice(nil, isPedantic)
        let pedantic = try Self.choice(nil, true)
        let choices = try Self.names.map { ($0, try Self.choice($0, isPedantic)) }
        for file in try Self.files() {
            let (found, more) = (all.findings(of: file), pedantic.findings(of: file))
            for (name, choice) in choices {
                let isOfTaste = DiagnosticCode.named(name)?.isPedantic ?? false
                let expected = (isOfTaste ? more : found).filter { Self.wants(name, $0.code) }
                let chosen = choice.findings(of: file)
                #expect(chosen == expected, "\(name) of \(file.sources.firstName)")
            }
        }
    }

    /// The examples of all codes and the files of the gallery, documents among them.
    private static func files() throws -> [SceneFile] {
        let examples = DiagnosticCode.all.filter { !$0.isFoundInSources }.map { code in
            SceneFile.read(
                SourceText(name: "\(code.name).\(code.fileExtension)", text: code.bad),
                resources: MemoryResources(code.files)
            )
        }
        let names = ["yaml", "storyboard", "xib"].flatMap {
            (try? Repository.files(in: Repository.gallery, endingWith: $0)) ?? []
        }
        let gallery = try names.map { name in
            let text = try Repository.text(of: "Scenes/Gallery/\(name)")
            return SceneFile.read(SourceText(name: name, text: text))
        }
        let silent = SceneFile.read(SourceText(name: "silent.storyboard", text: silent.text))
        return examples + gallery + [silent]
    }

    private static func choice(_ name: String?, _ isPedantic: Bool) throws -> FindingChoice {
        var words = name.map { ["--check", $0] } ?? []
        if isPedantic { words.append("--pedantic") }
        let command = try #require(Command.named("validate"))
        return try FindingChoice(Arguments(parsing: words, for: command), ProjectSettings())
    }

    // MARK: Projects

    /// Each line of the findings of a project, found in documents and sources alike.
    @Test(arguments: projects.keys.sorted())
    func choicesAreOfAllFindingsOfAProject(name: String) async throws {
        let session = try Session()
        for (path, text) in try #require(Self.projects[name]) {
            try session.write(text, to: path)
        }
        let pedantic = await Self.lines(session, ["--pedantic"])
        for more in [[], ["--pedantic"]] {
            let all = await Self.lines(session, more)
            let found = Set(pedantic.compactMap(Self.code))
            let rest = DiagnosticCode.all.filter { !found.contains($0) && !$0.isAlwaysReported }
            let none = await Self.lines(
                session,
                ["--check", rest.map(\.name).joined(separator: ",")] + more
            )
            #expect(none == all.filter { Self.code($0)?.isAlwaysReported ?? true })
            for name in found.map(\.name).sorted() + Check.allCases.map(\.rawValue) {
                let isOfTaste = DiagnosticCode.named(name)?.isPedantic ?? false
                let expected = (isOfTaste ? pedantic : all).filter { line in
                    Self.code(line).map { Self.wants(name, $0) } ?? true
                }
                let chosen = await Self.lines(session, ["--check", name] + more)
                #expect(chosen == expected, "\(name) \(more)")
            }
        }
    }

    private static let projects: [String: [String: String]] = {
        var projects: [String: [String: String]] = [:]
        for code in DiagnosticCode.sources {
            let path =
                code.fileExtension == "pbxproj"
                ? "App.xcodeproj/project.pbxproj" : "\(code.name).\(code.fileExtension)"
            projects[code.name] = code.files.merging([path: code.bad]) { $1 }
        }
        let source = "import UIKit\nclass HomeViewController: UIViewController {}\n"
        projects["an app with all that is wrong"] = [
            "Main.storyboard": silent.text, "Home.swift": source,
        ]
        // The project has no target with this document.
        projects["a document without a target"] = [
            "Example/Left.storyboard": silent.text, "Example/List.swift": source,
            "App.xcodeproj/project.pbxproj": DiagnosticCode.documentWithoutTarget.bad,
        ]
        return projects
    }()

    /// A document that connects what is not there, and that says little to a screen reader.
    private static let silent = AppStoryboard(
        outlets: ["nameLabel": "l1"],
        actions: ["save:"],
        segues: ["show"],
        prototypes: ["Name"],
        identifier: "Home",
        more: """
            <viewController id="c2" customClass="MissingViewController" customModule="App" \
            customModuleProvider="target" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v2"><subviews>
            <slider opaque="NO" contentMode="scaleToFill" tag="3" id="s2"/>
            <slider opaque="NO" contentMode="scaleToFill" tag="3" id="s3"/>
            <imageView contentMode="scaleToFill" id="i2"/>
            </subviews></view></viewController>
            """
    )

    private static func lines(_ session: Session, _ more: [String]) async -> [String] {
        await session.run(["validate", ".", "--format", "short"] + more).output
            .split(separator: "\n").map(String.init)
    }

    /// The code at the end of a line.
    private static func code(_ line: String) -> DiagnosticCode? {
        guard let start = line.lastIndex(of: "[") else { return nil }
        return DiagnosticCode.named(String(line[line.index(after: start)...].dropLast()))
    }

    // MARK: What a name asks for

    /// Whether findings of a code are reported where a check or a code is named.
    private static func wants(_ name: String, _ code: DiagnosticCode) -> Bool {
        if code.isAlwaysReported || [code.name, code.check.rawValue].contains(name) { return true }
        // Outlets go with actions and with all that code and screens name of each other, and both with classes
        // that keep them unchecked.
        let hiding = ["unknown-class", "unknown-superclass", "superclass-cycle"].contains(code.name)
        return name == "outlets"
            && (code.check == .actions || hiding || named.contains(code.name))
            || name == "actions" && hiding
    }

    private static let named: Set<String> = [
        "undeclared-segue", "undeclared-identifier", "unknown-unwind-action", "wrong-class-kind",
        "unknown-storyboard", "unknown-storyboard-identifier", "unknown-nib",
        "nib-under-other-identifier", "several-objects-in-nib",
    ]
}
