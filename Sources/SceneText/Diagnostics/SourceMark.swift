/// An annotation reduced to the line that it starts on.
struct SourceMark {
    let line: Int

    /// The marked bytes, all of them on the line; none marks a place between two.
    let bytes: Range<Int>

    let label: String
    let isPrimary: Bool

    /// Cuts a range at the end of its first line, the line end and blanks before it not counted.
    init(_ annotation: Annotation, isPrimary: Bool, with locator: inout SourceLocator) {
        let lines = locator.lines(of: annotation.source)
        let text = locator.text(of: annotation.source).bytes
        line = lines.line(of: Int(annotation.range.start))
        let whole = lines.range(ofLine: line).indices
        let start = min(max(Int(annotation.range.start), whole.lowerBound), whole.upperBound)
        var end = max(start, min(Int(annotation.range.end), whole.upperBound))
        if Int(annotation.range.end) > whole.upperBound {
            while end > start + 1, text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
        }
        bytes = start..<end
        label = annotation.label
        self.isPrimary = isPrimary
    }
}
