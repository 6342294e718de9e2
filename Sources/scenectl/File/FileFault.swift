import SceneFiles

/// Why a file on the command line could not be read.
struct FileFault: Fault {
    let name: String
    let error: SystemError

    /// The most bytes that are read of it.
    var limit = 0

    /// A name that was perhaps meant in its place.
    var help: String?

    init(_ name: String, _ error: SystemError, limit: Int = 0) {
        self.name = name
        self.error = error
        self.limit = limit
        if error.isOutside { help = "name the file itself to have it read" }
        if error.isTooLarge { help = "keep rows in a data file and name it under 'data:'" }
    }

    var message: String {
        if error.isMissing { return "there is no file '\(name)'" }
        if error.isTooLarge {
            return "'\(name)' is larger than \(limit) bytes, and is not read"
        }
        if error.isOutside {
            return "'\(name)' is a link that leads out of the folder in which it was found"
        }
        return "'\(name)' cannot be read: \(error.reason.lowercasedFirst)"
    }
}
