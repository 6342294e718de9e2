import SceneText

/// An enumeration whose cases are the words that a key takes.
protocol WordSet: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// The words of the set, and what others call them.
    static var choice: Choice { get }
}

/// A closed set of words that a key takes, such as the accessory types of a cell.
package struct Choice: Sendable {
    /// One word of the set, and how others call it.
    package struct Word: Hashable, Sendable {
        /// The word that scene files use.
        package let name: String

        /// UIKit's case name where it differs.
        package let uikit: String?

        /// Interface Builder's attribute value where it differs.
        package let interfaceBuilder: String?

        init(_ name: String, uikit: String? = nil, interfaceBuilder: String? = nil) {
            self.name = name
            self.uikit = uikit
            self.interfaceBuilder = interfaceBuilder
        }
    }

    /// What the set is called in documents and messages: `accessory type`.
    package let name: String

    /// The words, in the order in which documents list them.
    package let words: [Word]

    init(_ name: String, _ words: [Word]) {
        self.name = name
        self.words = words
    }

    init(_ name: String, _ words: String...) {
        self.init(name, words.map { Word($0) })
    }

    /// The cases of an enumeration, with the names of others where they differ.
    init<Words: RawRepresentable<String> & CaseIterable & Equatable>(
        _ name: String,
        _ words: Words.Type,
        uikit: KeyValuePairs<Words, String> = [:],
        ib: KeyValuePairs<Words, String> = [:]
    ) {
        // A dictionary of a type of its own is felt when the program starts.
        self.init(
            name,
            words.allCases.map { word in
                Word(
                    word.rawValue,
                    uikit: uikit.first { $0.key == word }?.value,
                    interfaceBuilder: ib.first { $0.key == word }?.value
                )
            }
        )
    }

    /// The name of the set with its article: `an accessory type`.
    var phrase: String { "aeiou".contains(name.prefix(1)) ? "an \(name)" : "a \(name)" }

    /// Whether a word belongs to the set.
    package func contains(_ word: String) -> Bool { words.contains { $0.name == word } }

    /// The word that some bytes spell; nil where the set does not have it.
    func word(_ bytes: borrowing [UInt8], in range: Range<Int>) -> String? {
        let written = bytes.span.extracting(range)
        return words.first { $0.name.isWritten(as: written) }?.name
    }

    /// The word that UIKit, Interface Builder or other tools spell differently; in Swift it starts with a
    /// point.
    package func word(spelledElsewhere spelling: String) -> String? {
        let swift = spelling.hasPrefix(".") ? String(spelling.dropFirst()) : nil
        return words.first { word in
            word.uikit == spelling || word.interfaceBuilder == spelling
                || swift == word.uikit ?? word.name
        }?.name ?? Catalog.synonym(of: swift ?? spelling, as: .word(of: self))
            ?? word(ofObjectiveC: spelling) ?? word(inMenus: spelling)
    }

    /// The word that Interface Builder writes with spaces and capitals: `Right Detail`.
    private func word(inMenus title: String) -> String? {
        let letters = title.lettersAndDigits
        return words.first { word in
            [word.name, word.uikit, word.interfaceBuilder].contains {
                $0?.lettersAndDigits == letters
            }
        }?.name ?? Catalog.synonym(of: letters, as: .word(of: self))
    }

    /// The word that a constant of Objective-C ends with: `UITableViewStyleGrouped`.
    private func word(ofObjectiveC constant: String) -> String? {
        guard constant.hasPrefix("UI") || constant.hasPrefix("NS") else { return nil }
        let fitting = words.filter { word in
            [word.uikit, word.name].contains {
                $0.map { constant.hasSuffix($0.uppercasedFirst) } == true
            }
        }
        return fitting.max { $0.name.utf8.count < $1.name.utf8.count }?.name
    }
}

extension Choice: Hashable {
    /// Two sets are the same when their names are.
    package static func == (left: Choice, right: Choice) -> Bool { left.name == right.name }

    /// Hashes the name.
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension String {
    fileprivate func isWritten(as bytes: Span<UInt8>) -> Bool {
        let own = utf8Span.span
        guard own.count == bytes.count else { return false }
        for place in own.indices where own[place] != bytes[place] { return false }
        return true
    }
}
