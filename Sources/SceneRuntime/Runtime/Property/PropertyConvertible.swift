public import SceneText

/// A type whose values can be set and read by the name of a property.
public nonisolated protocol PropertyConvertible {
    /// Makes a value; nil when the property cannot take it.
    init?(propertyValue: ViewValue)

    /// The value as it is read by name.
    var propertyValue: ViewValue { get }
}

nonisolated extension String: PropertyConvertible {
    /// Takes a text.
    public init?(propertyValue: ViewValue) {
        guard case .text(let text) = propertyValue else { return nil }
        self = text
    }

    /// The text.
    public var propertyValue: ViewValue { .text(self) }
}

nonisolated extension Int: PropertyConvertible {
    /// Takes a whole number.
    public init?(propertyValue: ViewValue) {
        guard case .integer(let integer) = propertyValue else { return nil }
        self = integer
    }

    /// The whole number.
    public var propertyValue: ViewValue { .integer(self) }
}

nonisolated extension Double: PropertyConvertible {
    /// Takes a number or a whole number.
    public init?(propertyValue: ViewValue) {
        switch propertyValue {
        case .number(let number): self = number
        case .integer(let integer): self = Double(integer)
        default: return nil
        }
    }

    /// The number.
    public var propertyValue: ViewValue { .number(self) }
}

nonisolated extension Bool: PropertyConvertible {
    /// Takes true or false.
    public init?(propertyValue: ViewValue) {
        guard case .boolean(let boolean) = propertyValue else { return nil }
        self = boolean
    }

    /// True or false.
    public var propertyValue: ViewValue { .boolean(self) }
}

nonisolated extension Color: PropertyConvertible {
    /// Takes a colour, or a text that reads as one.
    public init?(propertyValue: ViewValue) {
        switch propertyValue {
        case .color(let color): self = color
        case .text(let text): self.init(text)
        default: return nil
        }
    }

    /// The colour.
    public var propertyValue: ViewValue { .color(self) }
}

nonisolated extension Font: PropertyConvertible {
    /// Takes a font, or a text that reads as one.
    public init?(propertyValue: ViewValue) {
        switch propertyValue {
        case .font(let font): self = font
        case .text(let text): self.init(text)
        default: return nil
        }
    }

    /// The font.
    public var propertyValue: ViewValue { .font(self) }
}

nonisolated extension EdgeInsets: PropertyConvertible {
    /// Takes insets, or one number for all edges.
    public init?(propertyValue: ViewValue) {
        if case .insets(let insets) = propertyValue {
            self = insets
        } else if let room = Double(propertyValue: propertyValue) {
            self.init(top: room, left: room, bottom: room, right: room)
        } else {
            return nil
        }
    }

    /// The insets.
    public var propertyValue: ViewValue { .insets(self) }
}

nonisolated extension Rect: PropertyConvertible {
    /// Takes a frame.
    public init?(propertyValue: ViewValue) {
        guard case .frame(let frame) = propertyValue else { return nil }
        self = frame
    }

    /// The frame.
    public var propertyValue: ViewValue { .frame(self) }
}

nonisolated extension Array: PropertyConvertible where Element: PropertyConvertible {
    /// Takes a list, every value of which must fit.
    public init?(propertyValue: ViewValue) {
        guard case .list(let values) = propertyValue else { return nil }
        let elements = values.compactMap(Element.init(propertyValue:))
        guard elements.count == values.count else { return nil }
        self = elements
    }

    /// The list.
    public var propertyValue: ViewValue { .list(map(\.propertyValue)) }
}

nonisolated extension Optional: PropertyConvertible where Wrapped: PropertyConvertible {
    /// Takes what the wrapped type takes, or nothing.
    public init?(propertyValue: ViewValue) {
        if case .nothing = propertyValue {
            self = nil
        } else if let wrapped = Wrapped(propertyValue: propertyValue) {
            self = wrapped
        } else {
            return nil
        }
    }

    /// The wrapped value, or nothing.
    public var propertyValue: ViewValue { self?.propertyValue ?? .nothing }
}
