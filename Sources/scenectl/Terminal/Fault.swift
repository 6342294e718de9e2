import SceneFiles
import SceneLanguage
import SceneText

/// Why a command cannot do what it was asked to.
struct Fault: Error {
    /// What is wrong, worded as findings are.
    let message: String

    /// What can be done about it.
    var help: String?

    /// The name of a file, where all that is wrong is that it does not exist.
    private(set) var missingFile: String?

    init(_ message: String, help: String? = nil) {
        self.message = message
        self.help = help
    }
}

extension Fault {
    /// A file that a person named, or that is below a folder, could not be read.
    init(reading name: String, _ error: SystemError, limit: Int) {
        if error.isMissing {
            self.init("there is no file '\(name)'")
            missingFile = name
        } else if error == .tooLarge {
            self.init(
                "'\(name)' is larger than \(limit) bytes, so it is not read",
                help: "keep rows in a data file and name it under 'data:'"
            )
        } else if error == .outside {
            self.init(
                "'\(name)' is a link that leads out of the folder that it was found in",
                help: "to read it, name the file itself"
            )
        } else {
            self.init("'\(name)' cannot be read: \(error.reason.lowercasedFirst)")
        }
    }

    /// A file could not be written.
    init(writing path: String, _ error: SystemError) {
        self.init("'\(path)' cannot be written: \(error.reason.lowercasedFirst)")
    }

    /// The folder for a file does not exist.
    static func missingFolder(_ folder: String) -> Fault { Fault("there is no folder '\(folder)'") }

    /// No file below some folders is a scene.
    static func noScene(in paths: [String]) -> Fault {
        Fault(
            "there is no scene file in " + paths.quotedList,
            help: "a scene file is called NAME.scene.yaml, or has scenes with controllers; "
                + "'scenectl init' writes a first one"
        )
    }

    /// Help for a name that is perhaps a misspelt one of some.
    static func help(for name: String, among known: [String], kind: String) -> String? {
        NearestName.nearest(to: name, among: known).map { "a similar \(kind) exists: '\($0)'" }
    }
}
