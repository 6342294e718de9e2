/// Texts as XML and HTML hold them.
package enum MarkupText {
    /// The text with nothing in it that means anything to XML.
    ///
    /// What no document may hold, what moves a cursor and what turns the direction of reading becomes a
    /// sign; ends of lines and tabs stay where they may.
    package static func escaped(_ text: String, keepsLines: Bool = true) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n", "\t":
                if keepsLines {
                    escaped.unicodeScalars.append(scalar)
                } else {
                    escaped += VisibleText.sign(for: scalar)
                }
            case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            case _ where VisibleText.isControl(scalar):
                // A sign may be a number between brackets.
                escaped += VisibleText.sign(for: scalar).replacing("<", with: "&lt;")
                    .replacing(">", with: "&gt;")
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
