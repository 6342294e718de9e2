extension StringProtocol {
    /// The text of a path as a URI has it, with what it may not have escaped.
    package var escapedForURI: String {
        utf8.reduce(into: "") { uri, byte in
            if byte.isNamePart || "/-.~".utf8.contains(byte) {
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                uri += "%" + byte.hexadecimal(digits: 2)
            }
        }
    }
}
