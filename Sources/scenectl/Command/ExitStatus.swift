/// What the program tells its caller; of two statuses the greater one wins.
enum ExitStatus: Int32, Comparable, Sendable {
    /// All is well.
    case clean = 0

    /// Something was found.
    case findings = 1

    /// The program could not do what it was asked to.
    case failure = 2

    static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
