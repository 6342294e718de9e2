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

/// One step of a YAML text as libyaml tells it, with offsets in bytes.
///
/// Names and values stay with the reader until they are asked for, so that an event costs no memory.
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

    var kind: Kind

    /// How the node is written; `plain` for events that are no nodes.
    var style = YAMLStyle.plain

    /// Whether a document starts or ends without its marker.
    var isImplicit = false

    var hasAnchor = false
    var hasTag = false

    /// Where the event starts and ends, exactly as libyaml marks it.
    var start: Int
    var end: Int

    /// The length of a scalar's value.
    var length = 0

    /// Where a scalar's value stands in the source byte for byte, if it does.
    var verbatimStart: Int?
}

/// What libyaml has to say about a text that it cannot read, with offsets in bytes.
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
