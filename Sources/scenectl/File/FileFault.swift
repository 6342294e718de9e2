/// Why a file on the command line could not be read.
struct FileFault: Fault {
    let name: String
    let error: SystemError

    /// A name that was perhaps meant in its place.
    var help: String?

    var message: String {
        if error.isMissing { return "there is no file '\(name)'" }
        return "'\(name)' cannot be read: \(error.reason.lowercasedFirst)"
    }
}

extension String {
    /// The string with its first letter in lower case, for the middle of a sentence.
    var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
