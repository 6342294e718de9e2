import Foundation
import SceneGoldens
import SceneSources
import Testing

@testable import SceneKitLite
@testable import SceneText
@testable import scenectl

/// What puts scenectl onto other machines keeps to the program.
@Suite struct PackagingTests {
    private func text(_ path: String) throws -> String { try #require(SourceTree.file(path)).text }

    @Test(arguments: [
        "action.yml", ".pre-commit-hooks.yaml", ".github/workflows/release.yml",
        ".github/workflows/snapshots.yml",
    ])
    func everyDescriptionIsYAML(_ path: String) throws {
        let file = SceneFile.read(SourceText(name: path, text: try text(path)))
        #expect(!file.diagnostics.contains { $0.code.check == .yaml })
    }

    @Test(arguments: [
        ".pre-commit-hooks.yaml", "Documentation/ContinuousIntegration.md", "Dockerfile",
    ])
    func everyCommandIsUnderstood(_ path: String) throws {
        let lines = try text(path).split(separator: "\n")
        // `entry: scenectl validate`, `- scenectl test . --junit FILE`, `args: validate .`, in a text as in code.
        let commands = lines.flatMap { line -> [Substring] in
            let line = line.replacing(
                "docker run --rm --volume \"$PWD:/work\" scenectl",
                with: "entry: scenectl"
            )
            let words =
                /(?:entry: scenectl|run: scenectl|- scenectl|args:|`scenectl) (?<words>[^`]+)/
            return line.matches(of: words).map { Substring($0.output.words) }
        }
        #expect(!commands.isEmpty)
        for line in commands {
            var words = line.split(separator: " ").map(String.init)
            let command = try #require(Command.named(words.removeFirst()), "\(line)")
            let needsFile = command.name == .validate && !words.contains(".")
            let parsed = try Arguments(parsing: words + (needsFile ? ["."] : []), for: command)
            if command.name == .validate { _ = try FindingReport.all(of: parsed) }
        }
    }

    @Test func theHooksMatchWhatTheProgramReads() throws {
        let patterns = try text(".pre-commit-hooks.yaml").matches(of: /files: '(.*)'/)
            .map { try Regex(String($0.output.1)) }
        #expect(patterns.count == 3)
        let scenes = ["a.scene.yaml", "App/b.scene.yml", "Main.storyboard", "Cell.xib"]
        let others = ["Scenes/tabs.yaml", "scenectl.yaml", "people.json", "cities.csv"]
        for name in scenes + others {
            #expect(patterns[..<2].allSatisfy { name.contains($0) }, "\(name)")
            // Documents have a layout of their own.
            #expect(name.contains(patterns[2]) == name.contains(".scene."), "\(name)")
        }
        // Documents are compared with sources, and pictures with golden files.
        for name in SourceFacts.fileExtensions.map({ "App/a.\($0)" }) {
            #expect(name.contains(patterns[0]), "\(name)")
        }
        for format in SnapshotFormat.allCases {
            let golden = GoldenFile(of: "a.scene.yaml", named: "list", format: format).path
            #expect(golden.contains(patterns[1]), "\(golden)")
        }
        // Whatever has changed, all files are checked: they name each other.
        let hooks = try text(".pre-commit-hooks.yaml").split(separator: "- id: ")
        for hook in hooks
        where hook.contains("entry: scenectl validate") || hook.contains("entry: scenectl test") {
            #expect(hook.contains("pass_filenames: false"))
        }
    }

    @Test func theActionHasTheInputsAndOutputsOfThePage() throws {
        let action = try text("action.yml")
        let page = try text("Documentation/ContinuousIntegration.md")
        let head = try #require(action.split(separator: "\nruns:").first)
        let names = head.matches(of: /\n  ([a-z-]+):\n/).map { String($0.output.1) }
        #expect(names.count == 6)
        for name in names { #expect(page.contains("| `\(name)` |"), "\(name)") }
        // What is used is declared, and each script that is called is there.
        for use in action.matches(of: /inputs\.([a-z-]+)/) {
            #expect(names.contains(String(use.output.1)))
        }
        for use in action.matches(of: /ACTION_PATH\/([A-Za-z\/]+)/) {
            #expect(SourceTree.file(String(use.output.1)) != nil)
        }
    }

    @Test func theVersionIsFoundWhereWorkflowsLookForIt() throws {
        let source = try text("Sources/scenectl/Version.swift")
        let version = source.firstMatch(of: /current = "(.*)"/)
        #expect(version.map { String($0.output.1) } == Version.current)
        let page = try text("Documentation/ContinuousIntegration.md")
        #expect(page.contains("@v\(Version.current)") && page.contains("rev: v\(Version.current)"))
        #expect(try text("README.md").contains("VERSION=\(Version.current)\n"))
    }

    @Test func installingAndRemovingLeavesNothing() throws {
        let session = try Session()
        let program = BuiltProgram(session: session)
        let make =
            "make -s -C '\(SourceTree.root.path)' SCENECTL=\"$scenectl\" DESTDIR='\(session.folder.path)/a b'"
        let installed = try program.shell("\(make) PREFIX=/usr install")
        #expect(installed.status == 0, "\(installed.errors)")
        #expect(
            session.files() == [
                "a b/usr/bin/scenectl", "a b/usr/share/bash-completion/completions/scenectl",
                "a b/usr/share/fish/vendor_completions.d/scenectl.fish",
                "a b/usr/share/man/man1/scenectl.1", "a b/usr/share/zsh/site-functions/_scenectl",
            ]
        )
        #expect(
            try program.shell("'a b/usr/bin/scenectl' --version").output
                == "scenectl \(Version.current)\n"
        )
        #expect(try session.read("a b/usr/share/man/man1/scenectl.1") == ManualPage.text)
        #expect(try program.shell("\(make) PREFIX=/usr uninstall").status == 0)
        #expect(session.files() == [])
    }

    @Test func theSameProgramGivesTheSameArchive() throws {
        let session = try Session()
        let program = BuiltProgram(session: session)
        // The program itself would take long to pack.
        try session.write("#!/bin/sh\nexec '\(BuiltProgram.path)' \"$@\"\n", to: "scenectl")
        let scripts = SourceTree.root.appending(path: "Scripts").path
        let line = "chmod +x scenectl && SOURCE_DATE_EPOCH=1700000000 '\(scripts)/dist' ./scenectl"
        #expect(try program.shell("\(line) one").status == 0)
        #expect(try program.shell("umask 077 && touch scenectl && \(line) two").status == 0)
        let files = session.files(in: "one")
        #expect(files.count == 2 && files == session.files(in: "two"))
        #expect(
            try program.shell("cmp one/*.xz two/*.xz && cd one && sha256sum -c *.sha256").status
                == 0
        )
        let list = try program.shell("tar -tJf one/*.xz").output.split(separator: "\n")
        #expect(list == list.sorted() && list.contains { $0.hasSuffix("/bin/scenectl") })
    }

    @Test func theActionSplitsArgumentsAsAShellDoes() throws {
        let session = try Session()
        let program = BuiltProgram(session: session)
        try session.write("#!/bin/sh\nprintf '<%s>' \"$@\"\nexit 1\n", to: "show")
        let script = SourceTree.root.appending(path: "Scripts/action").path
        let result = try program.shell(
            """
            chmod +x show && export PROGRAM=./show GITHUB_OUTPUT=out ARGUMENTS="validate 'my scenes' \\"a b\\"
              --only 'list*' \\$HOME"
            '\(script)' run
            """
        )
        #expect(result.status == 1)
        #expect(result.output == "<validate><my scenes><a b><--only><list*><$HOME>")
        #expect(try session.read("out") == "status=1\n")
    }
}
