/// What to say for a problem of libyaml that needs no look at the text around.
struct YAMLProblemWording {
    /// The finding in our words.
    let message: String

    /// The remedies.
    let helps: [String]

    /// Whether the place to point at is where libyaml started, not where it noticed.
    let isAtContext: Bool

    /// How many bytes to point at, when that is not a whole word.
    let length: Int?

    private init(
        _ message: String,
        helps: [String] = [],
        isAtContext: Bool = false,
        length: Int? = nil
    ) {
        self.message = message
        self.helps = helps
        self.isAtContext = isAtContext
        self.length = length
    }

    /// Finds the words; a problem that the table does not know keeps libyaml's.
    init(_ problem: YAMLProblem, found: String) {
        self =
            Self.scanning(problem, found: found)
            ?? Self.parsing(problem, found: found)
            ?? Self.byContext(problem)
    }

    private static func scanning(_ problem: YAMLProblem, found: String) -> Self? {
        switch problem.problem {
        case "found unknown escape character":
            Self(
                "'\(found.prefix(2))' is not an escape in double quotes",
                helps: ["write '\\\\' for a backslash, or use single quotes"],
                length: 2
            )
        case "did not find expected hexdecimal number",
            "found invalid Unicode character escape code":
            Self("the escape is not the hexadecimal number of a character")
        case "did not find expected comment or line break"
        where problem.context.contains("block scalar"):
            Self(
                "a text under '|' or '>' starts on the next line",
                helps: ["put a text that starts with '|' or '>' in quotes"]
            )
        case "found an indentation indicator equal to 0":
            Self("the indentation of a block text must be at least 1")
        case "control characters are not allowed":
            Self(
                "a control character is not allowed in a text",
                helps: ["write it as an escape in double quotes"],
                length: found.isEmpty ? 1 : nil
            )
        case "out of memory":
            Self("the text needs more memory than there is")
        default:
            nil
        }
    }

    private static func parsing(_ problem: YAMLProblem, found: String) -> Self? {
        switch problem.problem {
        case "block sequence entries are not allowed in this context":
            Self(
                "a list cannot start on the line of its key",
                helps: ["put each '- ' on a line of its own"]
            )
        case "mapping keys are not allowed in this context":
            Self("a '? ' is not allowed here")
        case "did not find expected node content":
            Self(found.isEmpty ? "a value is missing" : "a value is missing before '\(found)'")
        case "did not find expected <document start>" where found.isEmpty:
            Self("a directive must be followed by '---'")
        case "did not find expected <document start>":
            Self(
                "'\(found)' follows the end of the content",
                helps: ["indent all keys of one mapping alike"]
            )
        case "found incompatible YAML document":
            Self("the file asks for a version of YAML that is not 1.1 or 1.2")
        default:
            nil
        }
    }

    private static func byContext(_ problem: YAMLProblem) -> Self {
        let readers = [
            ("directive", "a line that starts with '%' is read as a directive"),
            ("tag", "a value that starts with '!' is read as a tag, but this is not one"),
            ("anchor", "a value that starts with '&' is read as an anchor"),
            ("alias", "a value that starts with '*' is read as an alias"),
        ]
        for (context, message) in readers where problem.context.hasSuffix(context) {
            return Self(message, helps: ["put the text in quotes"], isAtContext: true)
        }
        return Self(problem.problem)
    }
}
