import SceneLanguage
import SceneText

/// Finds names as a person would give them: of fields after outlets and ids, of classes after cells.
struct FieldNames {
    /// The names that are taken in the records of one prototype.
    private var taken: NumberedNames

    /// What the columns of a file hold that the fields of all prototypes share; empty where each has its own.
    var columns: [String: ValueType?] = [:]

    /// The outlets of the controller and of the cell's class by view id.
    let outletsByID: [String: String]

    init(taken: Set<String>, outletsByID: [String: String]) {
        self.taken = NumberedNames(besides: taken)
        self.outletsByID = outletsByID
    }

    /// The name of the field for a target.
    mutating func name(of target: CellPath, _ key: Key, in plan: PrototypePlan) -> String {
        // A column holds values of one type.
        taken.keep(columns.filter { $0.value != key.type.valueType }.keys)
        let basis = basis(of: target, key, in: plan)
        // The second text of a cell without a style is its detail, as in the styles.
        let isView = if case .view = target.place { true } else { false }
        let isSecond =
            isView && basis == "text" && taken.has("text") && !taken.has("detail")
        return taken.name(isSecond ? "detail" : basis)
    }

    /// A name, with a number appended where it is taken.
    mutating func free(_ name: String) -> String { taken.name(name) }

    private func basis(of target: CellPath, _ key: Key, in plan: PrototypePlan) -> String {
        let property = target.keys.joinedInCamelCase
        switch target.place {
        case .cell: return property
        case .part(.textLabel): return property
        case .part(.detailTextLabel):
            return key.isMain ? "detail" : "detail" + property.uppercasedFirst
        case .part(.imageView): return key.isMain ? "image" : "image" + property.uppercasedFirst
        case .part(let slot): return slot.rawValue + property.uppercasedFirst
        case .view(let number):
            let view = plan.model.views[number]
            let isMain = key.isMain && target.keys.count == 1
            let isValue = isMain || view.kind.entry.entered?.name == property
            guard !plan.keeps(target), let stem = stem(ofView: number, in: plan),
                !Self.roles.contains(stem)
            else {
                return isValue ? view.kind.role(of: property) : property
            }
            return isValue ? stem : stem + property.uppercasedFirst
        }
    }

    /// Words that say what a view is in its cell, and nothing of what it is about.
    private static let roles: Set<String> = ["text", "detail", "image", "value"]

    /// What a view is about in all cells: its outlet or id, without the word for its kind.
    private func stem(ofView number: Int, in plan: PrototypePlan) -> String? {
        var stems: Set<String?> = []
        for reading in plan.readings {
            let view = reading.views[number]
            guard let id = view.id?.value else { return nil }
            let own = reading.cell.outlets.first { outlet in
                outlet.targets.contains { $0.value == id }
            }
            if let outlet = own?.name.value ?? outletsByID[id] {
                let isKind = outlet.lowercased() == view.kind.rawValue.lowercased()
                stems.insert(isKind ? outlet : outlet.without(kind: view.kind) ?? outlet)
            } else {
                stems.insert(
                    id.withoutRow(section: reading.section, row: reading.row).asIdentifier
                )
            }
        }
        let kind = plan.model.views[number].kind
        let words = [kind.rawValue, kind.className].map { $0.lowercased() }
        guard stems.count == 1, let stem = stems.first ?? nil else { return nil }
        return words.contains(stem.lowercased()) ? nil : stem
    }
}

extension ViewKind {
    /// What a person would call a property of a view among the fields of a row: what is typed is
    /// its value, and `on` is a Boolean for older readers of YAML.
    fileprivate func role(of property: String) -> String {
        if self == .image, property == "name" { return "image" }
        guard property == entry.entered?.name else { return property }
        return switch property {
        case "text": "value"
        case "on": "isOn"
        case "selectedSegmentIndex", "selectedRow": "selected"
        default: property
        }
    }
}

extension String {
    /// The text for one of what it names: `planets` is `planet`, `Cities` is `City`.
    var singular: String {
        let exceptions = ["ss", "us", "is", "as", "os", "news", "series", "species"]
        guard hasSuffix("s"), !exceptions.contains(where: lowercased().hasSuffix) else {
            return self
        }
        return hasSuffix("ies") ? dropLast(3) + "y" : String(dropLast())
    }

    /// An outlet's name without the word for its kind: `nameLabel` is `name`.
    func without(kind: ViewKind) -> String? {
        let words = [
            kind.className, kind.rawValue.uppercasedFirst, "View", "Field", "Control", "Picker",
        ]
        for word in words where hasSuffix(word) && count > word.count {
            return String(dropLast(word.count))
        }
        return nil
    }

    /// An id without the numbers of its row: `first-0-3` is `first`.
    func withoutRow(section: Int, row: Int) -> String {
        without(ending: "-\(section)-\(row)")
    }

    /// The text as a name that expressions and classes can use: `first-name` is `firstName`.
    var asIdentifier: String {
        let words = split { !($0.isLetter || $0.isNumber || $0 == "_") }
        guard let first = words.first else { return "value" }
        let name = String(first) + words.dropFirst().map(\.uppercasedFirst).joined()
        return name.first?.isNumber == true ? "_" + name : name
    }
}

extension [String] {
    /// Words as one name: `accessibilityLabel`.
    var joinedInCamelCase: String {
        (first ?? "") + dropFirst().map(\.uppercasedFirst).joined()
    }
}
