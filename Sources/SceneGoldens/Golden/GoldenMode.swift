/// What is done with a picture that differs from its golden file.
public enum GoldenMode: String, CaseIterable, Hashable, Sendable {
    /// It fails, and nothing is recorded.
    case check

    /// It is recorded.
    case update

    /// The variable of the environment that chooses the mode of tests.
    public static let variable = "SCENE_SNAPSHOTS"

    /// The mode that the environment asks for; nil where it asks for none, or says another word.
    ///
    /// Where tests run unattended, nothing is ever recorded.
    public init?(environment: (String) -> String?) {
        guard let word = environment(Self.variable), let mode = GoldenMode(rawValue: word) else {
            return nil
        }
        self = Self.isUnattended(environment) ? .check : mode
    }

    /// The mode that applies: the one requested nearest to the test, else that of the environment.
    ///
    /// Where tests run unattended, nothing is ever recorded, whoever asks.
    public static func effective(
        nearest mode: GoldenMode?,
        _ environment: (String) -> String?
    ) -> GoldenMode {
        if isUnattended(environment) { return .check }
        return mode ?? GoldenMode(environment: environment) ?? .check
    }

    /// Whether the environment is that of continuous integration: `CI` is set, and not to `false`.
    public static func isUnattended(_ environment: (String) -> String?) -> Bool {
        guard let value = environment("CI")?.lowercased() else { return false }
        return !["", "0", "false", "no"].contains(value)
    }
}
