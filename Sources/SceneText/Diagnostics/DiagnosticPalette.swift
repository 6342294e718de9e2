/// The looks of the parts of a finding; all plain when there is no colour.
struct DiagnosticPalette {
    /// A part of a finding.
    enum Part {
        /// The severity and the marks of the primary place.
        case primary(Severity)

        /// Marks of other places.
        case secondary

        /// Line numbers and the line beside the source.
        case gutter

        /// What is to be read first.
        case emphasis
    }

    let isColored: Bool

    func apply(_ part: Part, to text: String) -> String {
        isColored ? attributes(of: part).applied(to: text) : text
    }

    private func attributes(of part: Part) -> TextAttributes {
        switch part {
        case .primary(.error): TextAttributes(.bold, foreground: .red)
        case .primary(.warning): TextAttributes(.bold, foreground: .yellow)
        case .secondary, .gutter: TextAttributes(.bold, foreground: .blue)
        case .emphasis: TextAttributes(.bold)
        }
    }
}
