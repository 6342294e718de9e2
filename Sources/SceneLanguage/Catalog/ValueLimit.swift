/// How the value of a key of a view depends on those of others.
package enum ValueLimit: Sendable {
    /// A number or a date that is not greater than that of the other key.
    case atMost(String)

    /// A place, counted from 0, within the list or below the number that the other key gives.
    case within(String)

    /// A number or a date that is brought to the nearer of two others, unless it is between them.
    case between(String, String)

    /// The other keys.
    var others: [String] {
        switch self {
        case .atMost(let other), .within(let other): [other]
        case .between(let least, let most): [least, most]
        }
    }

    /// A limit among the keys of one mapping.
    struct Placed: Sendable {
        /// The name of the key that has the limit.
        let name: String
        let limit: ValueLimit

        /// That key and the others, as bits by their places.
        let keys: UInt64

        init?(of key: Key, among keys: [Key]) {
            guard let limit = key.limit else { return nil }
            name = key.name
            self.limit = limit
            self.keys = keys.bits(of: [key.name] + limit.others)
        }
    }
}
