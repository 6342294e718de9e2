import Foundation

/// A defect that is known to be in a project: it must be found.
///
/// A line of their file is `PROJECT ⇥ FILE ⇥ NAME`: the folder of the project, how the path of the file ends, and the
/// outlet, action or identifier that the message must quote.
struct KnownDefect {
    let project: String
    let file: String
    let name: String

    static func all(in path: String) throws -> [KnownDefect] {
        try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap {
            line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
                .map(String.init)
            guard parts.count == 3, !line.hasPrefix("#") else { return nil }
            return KnownDefect(project: parts[0], file: parts[1], name: parts[2])
        }
    }

    func isFound(by findings: [Project.Finding]) -> Bool {
        findings.contains { $0.file.hasSuffix(file) && $0.message.contains("'\(name)'") }
    }
}
