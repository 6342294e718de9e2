import Foundation

/// A project of the folder, with what comparing it found.
struct Project {
    struct Finding {
        let code: String
        let file: String
        let line: Int
        let message: String

        var text: String { "\(file):\(line): \(message) [\(code)]" }
    }

    /// How often each answer was given to one kind of question.
    struct Counts {
        var found = 0
        var missing = 0
        var unknown = 0

        /// Of those that cannot be told, how many ask for a class that is in no source.
        var absent = 0

        var all: Int { found + missing + unknown }
    }

    let name: String
    private(set) var findings: [Finding] = []
    private(set) var counts: [String: Counts] = [:]

    /// Whether the command ended in a way that it must not.
    let hasFailed: Bool

    var questions: Int { counts.values.reduce(0) { $0 + $1.all } }

    init(name: String, in folder: URL, _ run: Runner, isPedantic: Bool = false) throws {
        self.name = name
        let path = folder.appending(path: name).path
        let result = try run.scenectl(
            ["validate", "outlets", "--sources", path, "--stats", "--format", "json", path]
                + (isPedantic ? ["--pedantic"] : [])
        )
        hasFailed = result.status > 2
        for line in result.output.split(separator: "\n") {
            guard let finding = Finding(String(line), below: path) else { continue }
            findings.append(finding)
        }
        for line in result.errors.split(separator: "\n") { count(String(line)) }
    }

    /// Reads a line of the table: words, then four numbers.
    private mutating func count(_ line: String) {
        let words = line.split(separator: " ")
        let numbers = words.suffix(4).compactMap { Int($0) }
        guard words.count > 4, numbers.count == 4 else { return }
        counts[words.dropLast(4).joined(separator: " ")] = Counts(
            found: numbers[0],
            missing: numbers[1],
            unknown: numbers[2],
            absent: numbers[3]
        )
    }

    var summary: String {
        let connections = Self.connections(of: [self])
        return "\(connections.all) outlets and actions, \(connections.unknown) cannot be told, "
            + "\(findings.count) findings" + (hasFailed ? ", and the command failed" : "")
    }

    /// What was asked about outlets and actions of some projects.
    static func connections(of projects: [Project]) -> Counts {
        var sum = Counts()
        for project in projects {
            for (question, counts) in project.counts
            where ["outlets", "actions", "unwind actions", "segue actions"].contains(question) {
                sum.found += counts.found
                sum.missing += counts.missing
                sum.unknown += counts.unknown
                sum.absent += counts.absent
            }
        }
        return sum
    }
}

extension Project.Finding {
    /// Reads a finding as the command writes it.
    fileprivate init?(_ line: String, below folder: String) {
        guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)),
            let values = object as? [String: Any], let code = values["code"] as? String,
            let message = values["message"] as? String, let file = values["path"] as? String
        else { return nil }
        self.code = code
        self.message = message
        self.file = file.hasPrefix(folder) ? String(file.dropFirst(folder.count + 1)) : file
        self.line = values["line"] as? Int ?? 0
    }
}
