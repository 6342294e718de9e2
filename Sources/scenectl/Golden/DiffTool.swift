import SceneFiles
import SceneGoldens
import SceneText

/// A command of the user's that shows how two files differ.
struct DiffTool {
    let command: String

    /// Where the command may write.
    let output: ChildProcess.Output

    /// Shows what differs in a file, one picture after the other.
    func show(_ file: TestedFile, in disk: Disk) throws(Fault) {
        for result in file.results { try show(result, in: disk) }
    }

    /// Shows what differs in a picture, if something does.
    func show(_ result: SnapshotResult, in disk: Disk) throws(Fault) {
        guard case .compared(let comparison) = result.outcome,
            comparison.verdict == .different, result.trouble == nil
        else { return }
        let paths = [result.golden.path, result.golden.actualPath]
        try show(paths.map { Self.argument(disk.located($0)) })
    }

    /// A path that no program takes for an option, a command or an address.
    private static func argument(_ path: String) -> String {
        path.hasPrefix("/") ? path : "./" + path
    }

    private func show(_ paths: [String]) throws(Fault) {
        // The shell takes the command apart, which may have options, and leaves the paths alone.
        let line = ["sh", "-c", command + " \"$@\"", "sh"] + paths
        do throws(SystemError) {
            let ending = try ChildProcess.run(line, output: output)
            // A tool for differences ends with 1 when there are some.
            guard ending.status == 126 || ending.status == 127 else { return }
        } catch {
            throw fault(error.reason.lowercasedFirst)
        }
        throw fault("the shell cannot find this program")
    }

    private func fault(_ reason: String) -> Fault {
        Fault(
            "'\(command)' cannot be run: \(reason)",
            help: "the new pictures are beside the golden files, in files that end in '.actual.txt'"
        )
    }
}
