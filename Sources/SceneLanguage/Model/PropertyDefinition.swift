package import SceneText

/// One property as a scene file sets it: `textColor: "#808080"`.
package struct PropertyDefinition: Sendable {
    /// What it is set to.
    package var value: PropertyValue

    /// The name as a number, which takes little space.
    package let key: Key.Name

    /// Where the name is; for a main property without a name, where the value does.
    package var nameRange: SourceRange

    /// Where the value is.
    package var range: SourceRange

    /// The name in the catalog.
    package var name: String { key.text }
}

extension PropertyDefinition: CustomReflectable {
    package var customMirror: Mirror {
        Mirror(
            self,
            children: ["name": name, "value": value, "nameRange": nameRange, "range": range]
        )
    }
}

/// The value of a property, of the type that the catalog asks for.
package enum PropertyValue: Sendable {
    case text(String)
    case integer(Int)
    case number(Double)
    case boolean(Bool)
    case choice(String)
    case color(Color)
    indirect case font(Font)
    indirect case insets(InsetsDefinition)
    indirect case frame(FrameDefinition)
    case list([PropertyValue])

    /// Properties of a part, such as those of `accessibility:`.
    case group([PropertyDefinition])

    /// A text with expressions in it.
    case template(Template)

    /// The text, when it is one without expressions.
    package var text: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    /// The truth value, when it is one; nil for what is computed as well.
    package var flag: Bool? {
        guard case .boolean(let flag) = self else { return nil }
        return flag
    }

    /// The number, when it is one, whole or not.
    package var amount: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }

    /// The word, when it is one that there is a choice of.
    package var word: String? {
        guard case .choice(let word) = self else { return nil }
        return word
    }

    /// The colour, when it is one.
    package var color: Color? {
        guard case .color(let color) = self else { return nil }
        return color
    }
}

/// Room at the four edges, in points.
package struct InsetsDefinition: Hashable, Sendable {
    package var top = 0.0
    package var left = 0.0
    package var bottom = 0.0
    package var right = 0.0
}

/// A place and a size within a superview, in points.
package struct FrameDefinition: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
}

extension [PropertyDefinition] {
    /// The property of a name.
    package subscript(name: String) -> PropertyDefinition? {
        for place in indices where self[place].name == name { return self[place] }
        return nil
    }

    /// The property of a key.
    package subscript(key: Key.Name) -> PropertyDefinition? {
        for place in indices where self[place].key == key { return self[place] }
        return nil
    }
}
