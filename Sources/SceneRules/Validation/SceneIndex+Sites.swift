import SceneLanguage
import SceneText

/// The scene and the cell that a part of a file belongs to: small numbers, because every part has one.
struct PartScope {
    private let sceneNumber: Int32
    private let cellNumber: Int32
    private let headNumber: Int32

    /// Whether the part repeats, with each row as the content of a prototype does, or with each section.
    let isRepeating: Bool

    /// Whether a view around the part, or its cell, speaks for it or hides it from a screen reader.
    var isSpokenFor = false

    /// Whether a view around the part, or its cell, hides it from a screen reader.
    var isUnspoken = false

    init(scene: Int?, cell: Int? = nil, isRepeating: Bool = false) {
        sceneNumber = Int32(scene ?? -1)
        cellNumber = Int32(cell ?? -1)
        headNumber = -1
        self.isRepeating = isRepeating
    }

    /// The scope of a header or a footer that is made for each section.
    init(scene: Int?, head: Int) {
        sceneNumber = Int32(scene ?? -1)
        cellNumber = -1
        headNumber = Int32(head)
        isRepeating = true
    }

    /// The number of the scene; nil in a view file.
    var scene: Int? { sceneNumber < 0 ? nil : Int(sceneNumber) }

    /// The number of the cell; nil outside cells.
    var cell: Int? { cellNumber < 0 ? nil : Int(cellNumber) }

    /// The number of the header or footer that rows make for each section; nil outside such.
    var head: Int? { headNumber < 0 ? nil : Int(headNumber) }
}

extension [PropertyDefinition] {
    /// What is under `accessibility:` among the properties.
    fileprivate var accessibility: [PropertyDefinition] {
        guard case .group(let parts) = self[.accessibility]?.value else { return [] }
        return parts
    }

    /// Whether `accessibility:` among the properties hides what they are of.
    var isUnspoken: Bool { accessibility["hidden"]?.value.flag == true }

    /// Whether `accessibility:` among the properties gives a label or hides what they are of.
    var isSpoken: Bool { isUnspoken || accessibility["label"] != nil }

    /// Whether a screen reader stops at the view and at nothing in it, or passes over both.
    var speaksForParts: Bool { isUnspoken || accessibility["isElement"]?.value.flag == true }
}

extension ViewDefinition {
    /// Whether a screen reader has a label for the view, or passes it over.
    var isSpoken: Bool {
        if properties.isSpoken || properties.accessibility["isElement"]?.value.flag == false {
            return true
        }
        return runtimeAttributes.contains { attribute in
            switch (attribute.property, attribute.value.value) {
            case ("accessibility.label", .string(let text)): !text.isEmpty
            case ("accessibility.isElement", .bool(let isElement)): !isElement
            case ("accessibility.hidden", .bool(let isHidden)): isHidden
            default: false
            }
        }
    }
}

/// A scene that contains others: a navigation, tab or split controller.
struct ContainerSite {
    /// The number of the scene.
    var scene: Int

    /// The ids of the scenes in it; empty where they were left out.
    var contained: [Located<String>]
}

/// A controller or a cell, which has outlets.
struct OwnerSite {
    /// The class as it is written; nil where the runtime's own serves.
    var declaredClass: Located<String>?

    /// The class that is written, or the runtime's; nil for one that does not exist.
    var type: ResolvedClass?

    /// What the class has to be.
    var role: RuntimeClass.Role
    var outlets: [OutletDefinition]

    /// The scope of what the owner holds.
    var scope: PartScope

    /// The name of the class.
    var className: String { declaredClass?.value ?? type?.name ?? "" }

    /// What the owner is called in a message.
    var noun: String {
        if role == .view { return "view" }
        return scope.cell == nil ? "scene" : "cell"
    }
}

/// A table, which is its controller's whole view or a part of one.
///
/// A reference, as a cell is, because rules look at every one many times.
final class TableSite: Sendable {
    let table: TableDefinition

    /// The id by which steps and the rules of a class name the table.
    let id: Located<String>?
    let isOwn: Bool

    /// Whether the rows are written in the scene.
    let isStatic: Bool
    let scope: PartScope

    init(table: TableDefinition, id: Located<String>?, isOwn: Bool, scope: PartScope) {
        self.table = table
        self.id = id
        self.isOwn = isOwn
        isStatic = table.isStatic
        self.scope = scope
    }
}

/// The views above or below sections whose rows are fed, with what their texts see.
struct SectionHead: Sendable {
    let rows: RowsDefinition

    /// The class whose rows these are; nil where it is not known, and for a fed section without one.
    let owner: ResolvedClass?
}

/// A cell with the table that it is in.
final class CellSite: Sendable {
    enum Role {
        case prototype
        case `static`
    }

    let cell: CellDefinition

    /// The class of the cell; nil where it names none, or one that does not exist.
    let type: ResolvedClass?
    let role: Role

    /// The number of the table.
    let table: Int

    /// The scope of what is in the cell.
    let scope: PartScope

    init(cell: CellDefinition, type: ResolvedClass?, role: Role, table: Int, scope: PartScope) {
        self.cell = cell
        self.type = type
        self.role = role
        self.table = table
        self.scope = scope
    }

    /// Whether it names a class.
    var isClassed: Bool { cell.className != nil }
    var style: CellStyle { cell.style }
}

/// A view that rules look at by itself.
struct ViewSite {
    var view: ViewDefinition
    var scope: PartScope
}

/// A constraint with the place of the view that has it.
struct ConstraintSite {
    let constraint: ConstraintDefinition

    /// All of the view, the cell or the scene: the views that it speaks of are inside.
    let owner: SourceRange
    let scope: PartScope
}

/// An event, or a tap on a bar item, with the actions that it sends.
struct ActionSite {
    enum Sender: Equatable {
        case view(ViewKind)
        case barItem
        case gesture
    }

    /// The event; nil for what has only one, such as a bar item, and for an unknown word.
    var event: Located<Event>?
    var names: [Located<String>]
    var directed: [DirectedAction] = []
    var sender: Sender
    var scope: PartScope
}

/// A segue with what performs it.
struct SegueSite {
    enum Origin: Equatable {
        case cell
        case accessory
        case control(ViewKind)
        case container
        case barItem
        case code
    }

    var segue: SegueDefinition
    var kind: SegueKind
    var origin: Origin

    /// The number of the scene to which the segue leads; nil for one that does not exist, and for an
    /// `unwind`.
    var destination: Int?
    var scope: PartScope
}

/// A style as a view lists it.
struct StyleSite {
    var name: Located<String>

    /// The number of the style; nil for one that is not declared.
    var style: Int?
    var kind: ViewKind
}

/// A tag other than none.
struct TagSite {
    var tag: Located<Int>
    var scope: PartScope
}

/// A property of a scene that holds expressions.
struct TemplateSite {
    var property: PropertyDefinition
    var template: Template

    /// What the property takes; nil where that is not known.
    var type: KeyType?
    var scope: PartScope
}

/// A cell or a screen that a view file fills.
struct FileSite {
    var path: Located<String>
    var scope: PartScope

    /// Whether it is the table of a table controller.
    var isTable = false
}
