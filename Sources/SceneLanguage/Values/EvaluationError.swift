package import SceneText

/// Why an expression has no value for the current row.
package struct EvaluationError: Error, Hashable, Sendable {
    /// What went wrong.
    package enum Reason: Hashable, Sendable {
        /// The value of a path is absent, and no `?` allows that.
        case absent(path: String, marked: String)

        /// The name is that of a row, and what runs does not start from one.
        case rowless(name: String)

        /// A name cannot be seen, or an object lacks a property.
        case unknown(name: String)

        /// Operands that do not fit; found only where the data have other types than they seemed.
        case mismatch(String)

        /// Something was divided by zero.
        case divisionByZero

        /// The result is too large for its type.
        case overflow(sign: String)

        /// The value does not fit its format.
        case format(FormatError)

        /// A view, a record or a list is where text is expected.
        case textless(String)

        /// The text would be longer than a text may be, in bytes.
        case tooLong(limit: Int)

        /// The expression could not be read, which was reported when it was.
        case unreadable
    }

    /// What went wrong.
    package let reason: Reason

    /// The text that the range points into.
    package let source: SourceID

    /// The bytes of the expression that have no value.
    package let range: SourceRange
}

extension EvaluationError: CustomStringConvertible {
    /// The error in words, without a full stop.
    package var description: String {
        switch reason {
        case .absent(let path, _): "'\(path)' is absent"
        case .rowless(let name): "'\(name)' is absent, because this does not start from a row"
        case .unknown(let name): "no value in scope is named '\(name)'"
        case .mismatch(let message): message
        case .divisionByZero: "division by zero"
        case .overflow(let sign): "the result of '\(sign)' is too large"
        case .format(let error): error.description
        case .textless(let type): "\(type) has no text"
        case .tooLong(let limit): "the text gets longer than \(limit) bytes"
        case .unreadable: "the expression could not be read"
        }
    }

    /// What to do about a value that is absent: to mark the path from that part on.
    static func helpForAbsence(_ marked: String) -> String {
        "put '?' after a part of a path that may be absent, as in '\(marked)'"
    }

    /// What to do about it, where that can be said.
    package var help: String? {
        switch reason {
        case .absent(_, let marked): Self.helpForAbsence(marked)
        case .rowless: "start it from one, as 'select 0 0' does"
        default: nil
        }
    }
}
