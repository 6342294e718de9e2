import Foundation

/// Compares the documents of many projects with their sources, and prints what comes of it with its bars.
///
/// Each folder of the given one is a project. Whether a finding is real a person must say: they are all listed.
@main
struct Main {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 || arguments.count == 4 else {
            FileHandle.standardError.write(
                Data("usage: sources-corpus SCENECTL FOLDER [KNOWN-DEFECTS]\n".utf8)
            )
            exit(2)
        }
        let folder = URL(fileURLWithPath: arguments[2])
        let tools = URL(fileURLWithPath: arguments[0]).deletingLastPathComponent()
        let run = Runner(scenectl: arguments[1], timed: tools.appending(path: "timed").path)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        var projects: [Project] = []
        for name in names where isFolder(folder.appending(path: name)) {
            let project = try Project(name: name, in: folder, run)
            guard project.questions > 0 else { continue }
            print("\(name): \(project.summary)")
            for finding in project.findings { print("  \(finding.text)") }
            projects.append(project)
        }
        print("")
        var table = Figures()
        table.add(projects)
        if arguments.count == 4 {
            let defects = try KnownDefect.all(in: arguments[3])
            try table.add(defects, among: projects, in: folder, run)
        }
        try table.addSpeed(of: projects, in: folder, run)
        table.print()
        exit(projects.contains { $0.hasFailed } ? 1 : 0)
    }

    private static func isFolder(_ url: URL) -> Bool {
        (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
    }
}
