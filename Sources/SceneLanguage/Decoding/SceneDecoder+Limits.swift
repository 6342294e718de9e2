import SceneText

extension SceneDecoder {
    /// Reports values of a view that its other values do not allow.
    ///
    /// What is an expression, or what code sets, is not looked at.
    func checkLimits(of view: ViewDefinition, in shape: Shape, keys: UInt64) {
        let properties = view.properties
        for placed in shape.limits where placed.keys & keys != 0 {
            switch placed.limit {
            case .atMost(let other): checkOrder(placed.name, other, view, shape)
            case .between(let least, let most): checkPlace(placed.name, least, most, view, shape)
            case .within(let other):
                let name = placed.name
                guard let property = properties[name], let place = property.value.measure,
                    let limiting = properties[other], let count = limiting.value.count,
                    place > 0, place >= Double(count)
                else { continue }
                let isList = if case .list = limiting.value { true } else { false }
                let bound = isList ? "the number of '\(other)'" : "'\(other)'"
                reportBeyond(
                    "'\(name)' counts from 0 and must be less than \(bound), \(count)",
                    property,
                    limiting
                )
            }
        }
    }

    private func checkOrder(
        _ name: String,
        _ other: String,
        _ view: ViewDefinition,
        _ shape: Shape
    ) {
        let (lesser, greater) = (view.properties[name], view.properties[other])
        guard let written = lesser ?? greater, let least = measure(of: name, view, shape),
            let most = measure(of: other, view, shape), least > most
        else { return }
        let isDate = written.value.text != nil
        var message = "'\(name)' is \(isDate ? "later" : "greater") than '\(other)'"
        if lesser == nil || greater == nil {
            message += defaultNote(on: lesser == nil ? name : other, in: shape)
        }
        reportBeyond(message, written, lesser == nil ? nil : greater)
    }

    /// Reports a value that its view brings to its minimum or maximum.
    private func checkPlace(
        _ name: String,
        _ least: String,
        _ most: String,
        _ view: ViewDefinition,
        _ shape: Shape
    ) {
        guard let property = view.properties[name], let place = property.value.measure else {
            return
        }
        let (low, high) = (measure(of: least, view, shape), measure(of: most, view, shape))
        // A minimum above its maximum is reported by itself.
        if let low, let high, low > high { return }
        let isDate = property.value.text != nil
        let beyond: (key: String, word: String)
        if let low, place < low {
            beyond = (least, isDate ? "earlier" : "less")
        } else if let high, place > high {
            beyond = (most, isDate ? "later" : "greater")
        } else {
            return
        }
        let limit = view.properties[beyond.key]
        var message = "'\(name)' is \(beyond.word) than '\(beyond.key)'"
        if limit == nil { message += defaultNote(on: beyond.key, in: shape) }
        log.report(
            .clampedValue,
            message,
            at: mark(property.range),
            secondary: limit.map { [mark($0.range)] } ?? [],
            helps: [Help("the view shows '\(beyond.key)' in its place, as in UIKit")]
        )
    }

    /// The number or date of a key, or the one that holds where it is left out; nil for one that is not known.
    private func measure(of name: String, _ view: ViewDefinition, _ shape: Shape) -> Double? {
        if let property = view.properties[name] { return property.value.measure }
        // A style may set what the view does not.
        guard view.styles.isEmpty else { return nil }
        return shape.key(name)?.fallback.flatMap(Double.init)
    }

    private func defaultNote(on key: String, in shape: Shape) -> String {
        ", and '\(key)' is \(shape.key(key)?.fallback ?? "") by default"
    }

    private func reportBeyond(
        _ message: String,
        _ property: PropertyDefinition,
        _ other: PropertyDefinition?
    ) {
        log.report(
            .outOfRange,
            message,
            at: mark(property.range),
            secondary: other.map { [mark($0.range)] } ?? []
        )
    }

}

extension PropertyValue {
    /// A number, or a date as a number that is greater the later it is.
    fileprivate var measure: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        case .text(let text): CalendarDate(iso8601: text)?.ordinal
        default: nil
        }
    }

    /// How many things a list or a number means.
    fileprivate var count: Int? {
        switch self {
        case .list(let values): values.count
        case .integer(let value): value
        default: nil
        }
    }
}

extension CalendarDate {
    /// The digits from the year to the second as one number.
    fileprivate var ordinal: Double {
        [month, day, hour, minute, second].reduce(Double(year)) { $0 * 100 + Double($1) }
    }
}

// MARK: - Places

extension SceneDecoder {
    /// Reports keys that refer to the surrounding view and have no meaning in this one.
    func checkPlacing(of view: ViewDefinition, in container: ViewKind?) {
        if container != .anchor, let anchor = view.properties[.anchor] {
            reportMisplaced(
                "'anchor' has no meaning outside an 'anchor' view",
                anchor,
                help: "put the view into '- anchor: […]' to pin it to the edges of that view"
            )
        }
        let name: String
        switch container {
        case .view: name = "a plain view"
        case .anchor: name = "an anchor view"
        default: return
        }
        guard let weight = view.properties[.weight] else { return }
        reportMisplaced(
            "'weight' has no meaning in \(name), which does not share out space",
            weight,
            help: "put the view into a 'row' or a 'column'"
        )
    }

    private func reportMisplaced(_ message: String, _ property: PropertyDefinition, help: String) {
        log.report(.misplacedKey, message, at: mark(property.nameRange), helps: [Help(help)])
    }
}
