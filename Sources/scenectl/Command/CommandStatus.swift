/// What the program tells its caller; of two statuses the greater one wins.
enum CommandStatus: Int32, Comparable, Sendable {
    /// All is well.
    case clean = 0

    /// Something was found.
    case findings = 1

    /// The program could not do what it was asked to.
    case failure = 2

    static func < (left: CommandStatus, right: CommandStatus) -> Bool {
        left.rawValue < right.rawValue
    }
}
