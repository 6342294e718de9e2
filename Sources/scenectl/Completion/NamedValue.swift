/// Values of options that only the files of the line or git know.
enum NamedValue: String {
    case scene
    case snapshot
    case table
    case commit
}

extension Option {
    /// What completions ask for, if the value is a name.
    var namedValue: NamedValue? {
        switch name {
        case .scene: .scene
        case .only: .snapshot
        case .table: .table
        case .since, .changedSince: .commit
        default: nil
        }
    }
}
