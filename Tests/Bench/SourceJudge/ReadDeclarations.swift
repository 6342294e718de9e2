import SceneSources
import SceneText

extension SourceFacts {
    /// What our reader found, in the same words as SwiftParser's declarations.
    var judgedLines: [JudgedLine] {
        types.flatMap { type -> [JudgedLine] in
            var lines: [JudgedLine] = []
            if type.kind == .class {
                let text = "\(type.name): \(type.inherited.first ?? "-")"
                lines.append(
                    JudgedLine(kind: .classes, text: text, place: Int(type.nameRange.start))
                )
            }
            guard type.kind != .alias else { return lines }
            return lines + type.members.compactMap { Self.line($0, of: type.name) }
        }
    }

    private static func line(_ member: MemberFacts, of type: String) -> JudgedLine? {
        let place = Int(member.range.start)
        switch member.kind {
        case .property where member.marks.contains(.outlet):
            let sign =
                switch member.optionality {
                case .none: ""
                case .optional: "?"
                case .implicitlyUnwrapped: "!"
                }
            let name = member.type ?? "-"
            let written = (member.isCollection ? "[\(name)]" : name) + sign
            return JudgedLine(
                kind: .outlets,
                text: "\(type).\(member.name): \(written)",
                place: place
            )
        case .method:
            let known: [(MemberFacts.Marks, String)] = [
                (.action, "IBAction"), (.segueAction, "IBSegueAction"), (.exposed, "objc"),
            ]
            let marks = known.filter { member.marks.contains($0.0) }.map(\.1)
            guard !marks.isEmpty else { return nil }
            let labels = member.parameters.map { "\($0.label):" }.joined()
            let isName = { (text: String) in
                !text.contains { "()<>, ".contains($0) } && !text.isEmpty
            }
            let types = member.parameters.map { isName($0.type) ? $0.type : "…" }
            let other = member.otherName.map { " = \($0)" } ?? ""
            let text =
                "\(type).\(member.name)(\(labels)) \(types.joined(separator: ",")) \(marks)\(other)"
            return JudgedLine(kind: .actions, text: text, place: place)
        default: return nil
        }
    }
}
