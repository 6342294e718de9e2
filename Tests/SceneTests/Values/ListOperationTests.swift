import Testing

@testable import SceneLanguage
@testable import SceneText

/// What `|` makes of lists is what Swift makes of them.
@Suite struct ListOperationTests {
    private struct Names: ValueScope {
        let things: DataValue

        func value(of name: String) -> ScopeValue? {
            switch name {
            case "things": .data(things)
            case "limit": .data(.int(3))
            case "nothing": .data(.null)
            default: nil
            }
        }
    }

    private struct Thing {
        let name: String
        let price: Int
        let isDone: Bool?
    }

    private static func things(_ seed: UInt64) -> [Thing] {
        var generator = SeededGenerator(seed: seed)
        return (0..<Int.random(in: 0...9, using: &generator)).map { _ in
            Thing(
                name: ["ada", "Bob", "Éva", "bob", ""].randomElement(using: &generator) ?? "",
                price: Int.random(in: -5...9, using: &generator),
                isDone: [true, false, nil].randomElement(using: &generator) ?? nil
            )
        }
    }

    private func value(_ text: String, _ things: [Thing]) throws -> DataValue {
        let list = things.map { thing in
            var fields: [(String, DataValue)] = [
                ("name", .string(thing.name)), ("price", .int(thing.price)),
            ]
            if let isDone = thing.isDone { fields.append(("done", .bool(isDone))) }
            return DataValue.record(DataValue.Record(fields))
        }
        let parsed = ParsedText(text)
        #expect(parsed.findings == [])
        return try parsed.template.evaluate(in: Names(things: .list(list)))
    }

    @Test(arguments: 0..<UInt64(60)) func computesWhatSwiftComputes(_ seed: UInt64) throws {
        let things = Self.things(seed)
        let total = things.reduce(0) { $0 + $1.price }
        let names = things.map(\.name)
        let sorted = things.enumerated().sorted {
            ($0.element.name.lowercased(), $0.offset) < ($1.element.name.lowercased(), $1.offset)
        }
        #expect(try value("{things | count}", things) == .int(things.count))
        #expect(try value("{things | sum price}", things) == .int(total))
        #expect(try value("{things | map name}", things) == .list(names.map { .string($0) }))
        #expect(
            try value("{things | map name | joined '/'}", things)
                == .string(names.joined(separator: "/"))
        )
        #expect(
            try value("{things | map price | last}", things)
                == (things.last.map { .int($0.price) } ?? .null)
        )
        #expect(
            try value("{things | sum price * 2 - limit}", things)
                == .int(total * 2 - 3 * things.count)
        )
        #expect(
            try value("{things | min price}", things)
                == things.map(\.price).min().map { .int($0) } ?? .null
        )
        #expect(
            try value("{things | max price}", things)
                == things.map(\.price).max().map { .int($0) } ?? .null
        )
        #expect(
            try value("{things | where price > limit | count}", things)
                == .int(things.count { $0.price > 3 })
        )
        if things.contains(where: { $0.isDone != nil }) {
            #expect(
                try value("{things | where done? ?? false | count}", things)
                    == .int(things.count { $0.isDone == true })
            )
        }
        let first = try value("{things | sorted name | first}", things)
        guard case .record(let record) = first else { return #expect(names.isEmpty) }
        #expect(record["price"] == .int(sorted[0].element.price))
        #expect(record["name"] == .string(sorted[0].element.name))
    }

    @Test(arguments: [
        ("{[] | count}", DataValue.int(0)), ("{[] | sum}", .int(0)), ("{[] | joined}", .string("")),
        ("{[] | first}", .null), ("{nothing? | count}", .null),
        ("{'Éva Bob' | contains 'BOB'}", .bool(true)), ("{'Ada' | contains ''}", .bool(true)),
        ("{'Ada' | contains 'x'}", .bool(false)), ("{[] | contains 1}", .bool(false)),
        ("{(nothing? ?? []) | count}", .int(0)), ("{nothing? ?? [] | count}", .int(0)),
    ])
    func computesOnNothing(text: String, value: DataValue) throws {
        #expect(try self.value(text, []) == value)
    }

    @Test(arguments: [
        ("{things | where}", "bad-format «where» the format 'where' needs an argument"),
        ("{things | count 2}", "bad-format «2» the format 'count' takes no argument"),
        ("{things | cuont}", "bad-format «cuont» no format is named 'cuont'"),
        ("{[1]}", "bad-expression «[» an expression has no lists but the empty one, '[]'"),
    ])
    func saysWhatCannotBeRead(text: String, finding: String) {
        #expect(ParsedText(text).findings == [finding])
    }
}
