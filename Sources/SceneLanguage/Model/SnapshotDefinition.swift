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
    package var isFull = false
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
    case `return`(Located<String>, row: RowAddress?)
    case edit(Bool)

    /// Deletes a row; nil means those that are selected.
    case delete(RowAddress?)
    case insert(RowAddress)
    case move(RowAddress, to: RowAddress)
    case swipe(RowAddress, title: Located<String>)
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

/// A section and a row within it, both from 0.
package struct RowAddress: Hashable, Sendable {
    package var section: Int
    package var row: Int
    package var range: SourceRange
}
