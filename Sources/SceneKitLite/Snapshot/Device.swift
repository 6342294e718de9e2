/// A size of screen by its name: how many columns and lines a picture has, its frame included.
public enum Device: String, CaseIterable, Hashable, Sendable {
    /// A phone upright.
    case phone

    /// A phone on its side.
    case landscape

    /// A tablet, wide enough for a master and its detail side by side.
    case tablet

    /// The columns, with one for the frame at each side.
    public var columns: Int {
        switch self {
        case .phone: 40
        case .landscape: 71
        case .tablet: 96
        }
    }

    /// The lines, with one for the frame above and one below.
    public var lines: Int {
        switch self {
        case .phone: 28
        case .landscape: 16
        case .tablet: 51
        }
    }
}
