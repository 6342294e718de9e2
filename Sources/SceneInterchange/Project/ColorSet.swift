import SceneLanguage
import SceneText

/// What the file of a colour in an asset catalog says.
enum ColorSet {
    /// Why a file says no colour.
    struct Fault: Error {
        let reason: String
    }

    /// The colour for any appearance, with that for dark screens where there is one.
    static func color(in text: SourceText, limits: Limits) throws(Fault) -> Color {
        guard case .record(let record) = try value(of: text, limits),
            case .list(let all)? = record["colors"]
        else { throw Fault(reason: "it has no list 'colors'") }
        let entries = all.compactMap(Entry.init)
        guard let light = shade(.light, among: entries) ?? shade(.dark, among: entries) else {
            throw Fault(reason: "it has no colour that can be read")
        }
        let dark = shade(.dark, among: entries)
        let written = dark.map { $0 == light ? light : "\(light)/\($0)" } ?? light
        guard let color = Color(written) else {
            throw Fault(reason: "'\(written)' is not a colour")
        }
        return color
    }

    /// Whether the name of a group comes before those of its colours.
    static func providesNamespace(_ text: SourceText, limits: Limits) -> Bool {
        guard case .record(let record)? = try? value(of: text, limits),
            case .record(let properties)? = record["properties"]
        else { return false }
        return properties["provides-namespace"] == .bool(true)
    }

    /// What a file of a catalog says.
    static func value(of text: SourceText, _ limits: Limits) throws(Fault) -> DataValue {
        var log = DiagnosticLog()
        var sources = SourceMap()
        let source = sources.add(text)
        let content = DataReader(limits: limits)
            .open(text, as: source, format: .json, log: &log)
        if let finding = log.diagnostics.first {
            let line = text.bytes.prefix(Int(finding.primary.range.start)).count { $0 == 0x0A } + 1
            throw Fault(reason: "line \(line): \(finding.message)")
        }
        guard case .value(let value)? = content else {
            throw Fault(reason: "it has no list 'colors'")
        }
        return value
    }

    // MARK: Entries

    /// One colour for some screens.
    private struct Entry {
        let appearance: Appearance

        /// How much the entry is for other screens than those of text: the less the better.
        let distance: Int

        let shade: String

        init?(_ value: DataValue) {
            guard case .record(let record) = value, case .record(let color)? = record["color"],
                let shade = ColorSet.shade(of: color)
            else { return nil }
            self.shade = shade
            let looks = record.looks
            appearance = looks.isDark ? .dark : .light
            var distance = record["idiom"]?.text.map { Self.distances[$0] ?? 8 } ?? 0
            // What only one kind of device shows, or only one that shows more colours.
            for key in ["subtype", "display-gamut", "locale"] where record[key] != nil {
                distance += record[key]?.text == "sRGB" ? 0 : 1
            }
            self.distance = distance + looks.others * 16
        }

        private static let distances = ["universal": 0, "iphone": 1, "ipad": 2]
    }

    private static func shade(_ appearance: Appearance, among entries: [Entry]) -> String? {
        let fit = entries.filter { $0.appearance == appearance }
        return fit.min { $0.distance < $1.distance }?.shade
    }

    /// A colour by its components, or by the name that the system has for it.
    private static func shade(of color: DataValue.Record) -> String? {
        if let system = color["reference"]?.text { return SystemColor.written(system) }
        guard case .record(let parts)? = color["components"] else { return nil }
        let alpha = parts["alpha"].map(component) ?? 1
        guard let alpha else { return nil }
        if let white = parts["white"] {
            return component(white).map { Color.hexadecimal($0, $0, $0, alpha) }
        }
        guard let red = parts["red"].flatMap(component),
            let green = parts["green"].flatMap(component),
            let blue = parts["blue"].flatMap(component)
        else { return nil }
        return Color.hexadecimal(red, green, blue, alpha)
    }

    /// A part of a colour, from 0 to 1: `0.5`, `128` of 255, or `0x80`.
    private static func component(_ value: DataValue) -> Double? {
        guard let text = value.text else { return nil }
        if text.lowercased().hasPrefix("0x") {
            return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let number = Double(text), number.isFinite else { return nil }
        // Xcode writes parts of 255 without a point, and the alpha never.
        let isByte = !text.utf8.contains {
            $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e")
        }
        return min(max(isByte && number != 0 ? number / 255 : number, 0), 1)
    }
}

extension DataValue.Record {
    /// Whether an entry of a catalog is for dark screens, and for how many looks besides.
    var looks: (isDark: Bool, others: Int) {
        var (isDark, others) = (false, 0)
        guard case .list(let appearances)? = self["appearances"] else { return (isDark, others) }
        for case .record(let choice) in appearances {
            switch (choice["appearance"]?.text, choice["value"]?.text) {
            case ("luminosity", "dark"): isDark = true
            case ("luminosity", "light"): break
            default: others += 1
            }
        }
        return (isDark, others)
    }
}

extension SystemColor {
    /// The scene language's name for a colour of the system by that of UIKit: `secondaryLabelColor`.
    static func written(_ name: String) -> String? {
        switch name {
        case "groupTableViewBackgroundColor": return "systemGroupedBackground"
        case "viewFlipsideBackgroundColor", "scrollViewTexturedBackgroundColor",
            "underPageBackgroundColor":
            return "systemGray"
        case "textColor", "controlTextColor": return "label"
        case "darkTextColor": return "darkText"
        case "lightTextColor": return "lightText"
        default: break
        }
        let word = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        if SystemColor(rawValue: word) != nil { return word }
        return SystemColor(rawValue: name) == nil ? nil : name
    }
}

extension Color {
    /// A colour by its parts from 0 to 1: red, green, blue, alpha.
    static func hexadecimal(_ parts: Double...) -> String {
        let bytes = parts.map { UInt8(($0 * 255).rounded()) }
        if bytes[3] == 0 { return "clear" }
        let shown = bytes[3] == 0xFF ? bytes.dropLast() : bytes[...]
        return shown.reduce("#") { $0 + $1.hexadecimal(digits: 2) }
    }
}
