package import SceneText

/// A picture that golden tests compare: a scene, what is done to it, and how it is drawn.
package struct SnapshotDefinition: Sendable {
    package var name: Located<String>
    package var scene: Located<String>?
    package var steps: [StepDefinition] = []
    package var device: Located<Device>?
    package var width: Located<Int>?
    package var height: Located<Int>?
    package var appearance: Located<Appearance>?
    package var isFull: Bool?
    package var characters: Located<GlyphSet>?
    package var formats: [Located<SnapshotFormat>] = []

    /// Files in place of the declared data.
    package var data: [ReplacementDefinition] = []
    package var printsLog = false

    /// Patterns and what replaces them.
    package var redactions: [ReplacementDefinition] = []

    package init(name: Located<String>) { self.name = name }
}

/// One text in place of another.
package struct ReplacementDefinition: Sendable {
    package var name: Located<String>
    package var replacement: Located<String>
}

/// One thing that a person does on a screen.
package struct StepDefinition: Sendable {
    package var step: Step

    /// The table or scene that `in` names.
    package var target: Located<String>?
    package var range: SourceRange
}

/// What a person can do on a screen.
package enum Step: Sendable {
    case select(RowAddress)
    case deselect(RowAddress)
    case accessory(RowAddress)
    case tap(Located<String>, row: RowAddress?)
    case set(Located<String>, row: RowAddress?, value: Located<String>)
    case press(Located<String>, row: RowAddress?)
    case `return`(Located<String>, row: RowAddress?)
    case edit(Bool)

    /// Deletes a row; nil means those that are selected.
    case delete(RowAddress?)
    case insert(RowAddress)
    case move(RowAddress, to: RowAddress)
    case swipe(Swipe)
    case scroll(RowAddress)
    case index(Located<String>)
    case segue(Located<String>)
    case back
    case tab(Located<Int>)
    case rotate
    case reload
    case save(Located<String>)
    case restore(Located<String>)
}

extension Step {
    /// Where the view is that the step names, if it says so.
    package var row: RowAddress? {
        switch self {
        case .tap(_, let row), .set(_, let row, _), .press(_, let row), .return(_, let row): row
        default: nil
        }
    }
}

/// What a finger moves over, and what it is moved for.
package enum Swipe: Sendable {
    /// A row whose swipe action of a title is touched.
    case row(RowAddress, title: Located<String>)

    /// A view that recognises swipes in a direction.
    case view(Located<String>, direction: Located<String>)
}

/// A section and a row within it, both from 0, or the header or the footer of the section.
package struct RowAddress: Hashable, Sendable {
    /// What of the section is meant.
    package enum Part: String, Sendable {
        case row
        case header
        case footer
    }

    package var section: Int
    package var row: Int
    package var range: SourceRange
    package var part = Part.row

    /// The address as a step has it.
    package var text: String {
        part == .row ? "\(section) \(row)" : "\(part.rawValue) \(section)"
    }
}
