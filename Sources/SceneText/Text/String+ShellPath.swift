extension String {
    /// The path as one word of a command line, which no command takes for an option.
    package var asShellPath: String {
        let path = hasPrefix("-") ? "./" + self : self
        let isPlain = path.allSatisfy { character in
            character.isLetter || character.isNumber || "_-./+,:@%".contains(character)
        }
        return isPlain && !path.isEmpty ? path : "'" + path.replacing("'", with: "'\\''") + "'"
    }
}
