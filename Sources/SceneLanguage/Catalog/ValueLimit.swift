/// How the values of keys of one view depend on each other.
enum ValueLimit: Sendable {
    /// A number or a date that is not greater than that of another key.
    case atMost(String, other: String)

    /// A place, counted from 0, within a list or below a number.
    case within(String, other: String)

    /// The keys that a limit is about.
    var keys: [String] {
        switch self {
        case .atMost(let key, let other), .within(let key, let other): [key, other]
        }
    }

    /// A limit with the keys of one mapping that it is about, as bits by their places.
    struct Placed: Sendable {
        let limit: ValueLimit
        let keys: UInt64
    }
}

extension Catalog {
    /// The limits that hold wherever the keys are used together.
    static let valueLimits: [ValueLimit] = [
        .atMost("minimumWidth", other: "maximumWidth"),
        .atMost("minimumHeight", other: "maximumHeight"),
        .atMost("minimumValue", other: "maximumValue"),
        .within("selectedSegmentIndex", other: "segments"),
        .within("selectedRow", other: "rows"),
        .within("currentPage", other: "numberOfPages"),
        .atMost("minimumDate", other: "maximumDate"),
    ]

    /// The limits that some keys have.
    static func limits(among keys: [Key]) -> [ValueLimit.Placed] {
        valueLimits.compactMap { limit in
            let bits = keys.bits(of: limit.keys)
            return bits == 0 ? nil : ValueLimit.Placed(limit: limit, keys: bits)
        }
    }
}
