import Foundation
import Testing

/// How much of the tests is run, as the environment says.
enum TestExtent {
    private static let word = ProcessInfo.processInfo.environment["SCENE_TESTS"]

    /// Whether what takes long is left out.
    static let isQuick = word == "quick"

    /// Whether laws are tried on all of their cases, which takes an hour.
    static let isThorough = word == "thorough"
}

extension Trait where Self == ConditionTrait {
    /// Marks what `make test-quick` leaves out.
    static var slow: Self {
        .disabled(if: TestExtent.isQuick, "The quick tests leave it out.")
    }
}

extension Int {
    /// How many cases of a law are tried, of so many that it has: a quarter, and all of them by `make test-thorough`.
    ///
    /// The same cases are tried each time, so what the first of them do not find, the rest finds once.
    static func cases(_ all: Int) -> Int { TestExtent.isThorough ? all : (all + 3) / 4 }
}

extension RandomAccessCollection {
    /// The cases of a law that are tried: every fourth, from the one of a number on, and all by `make test-thorough`.
    ///
    /// With another number for each file or kind, all sorts of cases are tried somewhere.
    func tried(from number: Int) -> [Element] {
        let step = TestExtent.isThorough ? 1 : 4
        return enumerated().filter { $0.offset % step == number % step }.map(\.element)
    }
}
