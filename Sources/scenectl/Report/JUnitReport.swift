import SceneText

/// Collects results as JUnit XML, which most build servers show: a suite for each file, a case for
/// each picture, a failure with the changes.
struct JUnitReport {
    private var suites = ""
    private var tests = 0
    private var failures = 0
    private var errors = 0
    private var duration = Duration.zero

    /// Adds what came of a file.
    mutating func add(_ file: TestedFile) {
        var cases = ""
        var (tests, failures, errors) = (0, 0, 0)
        var total = Duration.zero
        let suite = Self.quoted(file.name)
        func add(
            _ name: String,
            _ status: CommandStatus,
            _ message: String,
            _ details: String,
            took duration: Duration = .zero
        ) {
            tests += 1
            total += duration
            let start =
                "    <testcase classname=\(suite) name=\(Self.quoted(name)) "
                + "file=\(suite) time=\(Self.seconds(duration))"
            if status == .clean {
                cases += start + "/>\n"
                return
            }
            if status == .findings { failures += 1 } else { errors += 1 }
            let element = status == .findings ? "failure" : "error"
            cases += "\(start)>\n      <\(element) message=\(Self.quoted(message))>"
            cases += "\(Self.escaped(details))</\(element)>\n    </testcase>\n"
        }
        if let fault = file.fault { add("(file)", .failure, fault.message, "") }
        if file.isBroken {
            let details = RichRenderer().text(of: file.findings, in: file.sources)
            add("(scene)", .failure, "the scene has errors", details)
        }
        for result in file.results {
            let name =
                result.format == .text
                ? result.snapshot : "\(result.snapshot) (\(result.format.rawValue))"
            let details = file.details(of: result)
            let status = result.isCompared ? result.status : .failure
            add(name, status, result.message, details, took: result.duration)
        }
        for orphan in file.orphans {
            add(orphan.path, orphan.status, orphan.message, "")
        }
        guard tests > 0 else { return }
        self.tests += tests
        self.failures += failures
        self.errors += errors
        self.duration += total
        suites += """
              <testsuite name=\(suite) file=\(suite) tests="\(tests)" failures="\(failures)" \
            errors="\(errors)" time=\(Self.seconds(total))>
            \(cases)  </testsuite>

            """
    }

    /// The whole document.
    var text: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="scenectl" tests="\(tests)" failures="\(failures)" errors="\(errors)" \
        time=\(Self.seconds(duration))>
        \(suites)</testsuites>

        """
    }

    /// A duration in seconds, with three digits.
    private static func seconds(_ duration: Duration) -> String {
        let thousandths =
            duration.components.seconds * 1000
            + duration.components.attoseconds / 1_000_000_000_000_000
        let rest = Int(thousandths % 1000).decimal(digits: 3)
        return "\"\(thousandths / 1000).\(rest)\""
    }

    private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

    private static func escaped(_ text: String) -> String { MarkupText.escaped(text) }
}
