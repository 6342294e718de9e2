import SceneLanguage
import SceneText

/// Finds outlets, properties and data under names that no expression can read.
enum ReservedName: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for data in index.file.data { check(data.name, "data", false, index, &log) }
        // Expressions do not see what a class of a program has.
        for (link, type) in zip(index.classes.links, index.classes.resolved)
        where !link.definition.isSwift {
            // Controllers of a view have nothing to do with rows.
            let isRowless =
                link.definition.tables.isEmpty && type.role == .controller(.view)
            for outlet in link.definition.outlets {
                checkMember(outlet.name, "outlet", isRowless, index, &log)
            }
            for property in link.definition.properties {
                checkMember(property.name, "property", isRowless, index, &log)
            }
        }
    }

    private static func checkMember(
        _ name: Located<String>,
        _ noun: String,
        _ isRowless: Bool,
        _ index: SceneIndex,
        _ log: inout DiagnosticLog
    ) {
        guard !name.value.canBeRead else { return check(name, noun, isRowless, index, &log) }
        log.report(
            .badID,
            "no expression can read the \(noun) '\(name.value)'",
            at: index.mark(name.range),
            helps: ["a name is letters, digits and '_', and does not start with a digit"]
        )
    }

    private static func check(
        _ name: Located<String>,
        _ noun: String,
        _ isRowless: Bool,
        _ index: SceneIndex,
        _ log: inout DiagnosticLog
    ) {
        guard name.value.utf8.count <= ReservedWord.longest,
            let word = ReservedWord.allCases.first(where: { $0.rawValue == name.value }),
            !(isRowless && word.belongsToRow)
        else { return }
        log.report(
            .reservedName,
            "in expressions, '\(word.rawValue)' means \(word.meaning), which hides the \(noun)",
            at: index.mark(name.range),
            helps: ["give the \(noun) another name"]
        )
    }
}

/// The words that mean something by themselves in expressions.
package enum ReservedWord: String, CaseIterable {
    case row
    case section
    case count
    case item
    case group
    case sender
    case `nil`
    case `true`
    case `false`

    /// The length of the longest, so that most names differ from all of them in length.
    static let longest = 7

    /// Whether it means something only where there is a row.
    package var belongsToRow: Bool {
        switch self {
        case .row, .section, .count, .item, .group: true
        case .sender, .nil, .true, .false: false
        }
    }

    /// What an expression takes it for.
    var meaning: String {
        switch self {
        case .row: "the number of a row"
        case .section: "the number of a section"
        case .count: "the number of rows"
        case .item: "the record of a row"
        case .group: "the record of a section"
        case .sender: "the sender of an action"
        case .nil, .true, .false: "a value"
        }
    }
}

extension String {
    /// Whether an expression can read a name: letters, digits and `_`, of any script.
    fileprivate var canBeRead: Bool {
        guard let first = utf8.first, !first.isDigit else { return false }
        guard utf8.allSatisfy({ $0 >= 0x80 || $0.isNamePart }) else { return false }
        let isASCII = utf8.allSatisfy { $0 < 0x80 }
        return isASCII || unicodeScalars.allSatisfy { $0.isASCII || $0.properties.isXIDContinue }
    }
}

extension DiagnosticCode {
    static let reservedName = DiagnosticCode(
        "reserved-name",
        .names,
        summary:
            "an outlet, a property or data has a name that means something else in expressions",
        explanation: """
            In an expression, `row`, `section`, `count`, `item` and `group` belong to the row, `sender` is the \
            object that sends an action, and `nil`, `true` and `false` are values. A property with such a name could \
            not be read everywhere. A controller without rows may use the names that belong to rows, and fields of \
            data may have any name: `{item.count}`.
            """,
        good: """
            scenes:
              detail:
                controller: view
                class: Detail
                view:
                  - label: {id: name}
                outlets: {nameLabel: name}
            classes:
              Detail:
                superclass: ViewController
                properties:
                  person: String?
                outlets: {nameLabel: Label}
            """,
        replacing: "person: String?",
        with: "sender: String?"
    )
}
