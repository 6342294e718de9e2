extension Int {
    /// The number with what there is so many of: `1 file`, `2 files`.
    package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }

    /// How often something happened: `once`, `2 times`.
    package var times: String { self == 1 ? "once" : "\(self) times" }

    /// The number with so many digits at least: `007`.
    package func decimal(digits: Int) -> String {
        let text = String(self)
        return String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
    }
}
