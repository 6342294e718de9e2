/// When text is coloured: as `--color` says, and for `auto` as the environment and terminal do.
enum ColorChoice: String, CaseIterable {
    case auto
    case always
    case never

    /// Whether text for a stream is coloured.
    ///
    /// `NO_COLOR` is stronger than the other two; see no-color.org, bixense.com/clicolors and force-color.org.
    func applies(to sink: Sink, variable: (String) -> String?) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        if let value = variable("NO_COLOR"), !value.isEmpty { return false }
        for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
            if let value = variable(name), !value.isEmpty, value != "0" { return true }
        }
        return sink.isTerminal && variable("TERM") != "dumb"
    }
}
