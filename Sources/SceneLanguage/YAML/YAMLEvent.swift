import SceneText

/// How a node is written.
package enum YAMLStyle: UInt8, Hashable, Sendable {
    /// A scalar without quotes.
    case plain

    /// A scalar in single quotes.
    case singleQuoted

    /// A scalar in double quotes.
    case doubleQuoted

    /// A block scalar that starts with `|`.
    case literal

    /// A block scalar that starts with `>`.
    case folded

    /// A collection by indentation.
    case block

    /// A collection in brackets or braces.
    case flow
}

/// One step of a YAML text as libyaml reports it, 20 bytes wide, with offsets in bytes.
///
/// What is rare stays in the batch: anchors, tags, and values that are not in the text.
struct YAMLEvent {
    enum Kind: UInt8 {
        case streamStart
        case streamEnd
        case documentStart
        case documentEnd
        case alias
        case scalar
        case sequenceStart
        case sequenceEnd
        case mappingStart
        case mappingEnd
    }

    /// Where the event starts and ends, exactly as libyaml marks it.
    let start: UInt32
    let end: UInt32

    /// Where a scalar's value starts, in the text or among the values of the batch.
    private(set) var valueStart: UInt32 = 0

    /// The length of a scalar's value.
    private(set) var valueLength: UInt32 = 0

    let kind: Kind

    /// How the node is written; `plain` for events that are not nodes.
    package var style = YAMLStyle.plain

    /// Whether a scalar's value is among those of the batch: escapes or line ends change it.
    var isCooked = false

    /// Whether a document starts or ends without its marker.
    var isImplicit = false

    /// Whether the node has an anchor or a tag, or is an alias: their names are in the batch.
    var hasNames = false

    init(_ kind: Kind, start: Int, end: Int) {
        self.kind = kind
        self.start = UInt32(truncatingIfNeeded: start)
        self.end = UInt32(truncatingIfNeeded: end)
    }

    /// Where a scalar's value is.
    var value: Range<Int> {
        get { Int(valueStart)..<Int(valueStart) + Int(valueLength) }
        set {
            valueStart = UInt32(truncatingIfNeeded: newValue.lowerBound)
            valueLength = UInt32(truncatingIfNeeded: newValue.count)
        }
    }

    /// The bytes of the event.
    var range: SourceRange { SourceRange(start: start, end: end) }
}

/// What libyaml reports about a text that it cannot read, with offsets in bytes.
struct YAMLProblem {
    /// What is wrong, in libyaml's words.
    var problem: String

    /// Where it noticed.
    var offset: Int

    /// What it was doing, in libyaml's words; empty when it does not say.
    var context: String

    /// Where it started to do that.
    var contextOffset: Int
}
