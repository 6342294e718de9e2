/// Why a file on the command line could not be written.
enum OutputFault: Fault {
    case missingFolder(String)

    /// The file is one that the command reads.
    case input(String)
    case unwritable(String, reason: String)

    var message: String {
        switch self {
        case .missingFolder(let folder): "there is no folder '\(folder)'"
        case .input(let path): "'\(path)' is read by this command, and is not overwritten"
        case .unwritable(let path, let reason): "'\(path)' cannot be written: \(reason)"
        }
    }

    var help: String? {
        switch self {
        case .input: "choose another name for the output"
        case .missingFolder, .unwritable: nil
        }
    }
}
