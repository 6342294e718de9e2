import SceneText

extension ObjCUses {
    /// As many tokens as are looked at after a message.
    private static let mostTokens = 1024

    /// Whether a table is given what a message gives, even if that is nothing, which ends the app.
    ///
    /// It is so in `tableView:cellForRowAtIndexPath:` where a variable gets it, is returned, and is not looked at
    /// otherwise.
    func isReturned(_ message: Int) -> Bool {
        guard let body, body.labels == ["tableView", "cellForRowAtIndexPath"] else { return false }
        var start = message - 1
        if tokens.kind(start) == .closeParen { start = Int(tokens[start].match) - 1 }
        let name = start - 1
        let end = tokens.close(of: message)
        guard tokens.kind(start) == .equals, tokens.kind(name) == .identifier,
            tokens.kind(name - 1) == .star, tokens.kind(end + 1) == .semicolon
        else { return false }
        let written = tokens.bytes[tokens.range(name).indices]
        var isReturned = false
        let last = min(body.braces.upperBound, end + Self.mostTokens)
        for place in end..<last
        where tokens.kind(place) == .identifier
            && tokens.bytes[tokens.range(place).indices].elementsEqual(written)
        {
            if tokens.word(place - 1) == .return, tokens.kind(place + 1) == .semicolon {
                isReturned = true
                break
            }
            // `cell.a`, `[cell a]`, but not `if ([cell a])`.
            let isReceiver =
                tokens.kind(place - 1) == .openBracket && tokens.kind(place - 2) != .openParen
            guard tokens.kind(place - 1) != .openParen, tokens.kind(place + 1) == .dot || isReceiver
            else { return false }
        }
        return isReturned
    }
}
