import SceneLanguage
import SceneText

/// The values of sections with checkmarks, which a controller knows by the names of the sections.
extension SceneIndex {
    /// The type of the value of a named section in the scenes of a class; nil where there is none.
    func sectionValue(_ name: String, of owner: ResolvedClass) -> ValueType? {
        sectionValues(of: owner)[name]
    }

    /// The types of the values of all named sections in the scenes of a class.
    func sectionValues(of owner: ResolvedClass) -> [String: ValueType] {
        guard let number = owner.link?.number else { return [:] }
        return knownSectionValues.value(of: number) {
            let sections = use.tables(of: owner, id: nil).flatMap {
                tables[$0].table.sections ?? []
            }
            return sections.reduce(into: [:]) { types, section in
                guard let name = section.name?.value, let type = section.valueType else { return }
                types[name] = types[name].map { $0.joined(with: type) } ?? type
            }
        }
    }
}

extension SectionDefinition {
    /// The type of what is checked: a value or none, or a list of values; nil without checkmarks.
    fileprivate var valueType: ValueType? {
        guard let mode = properties[.selectionMode]?.value.word else { return nil }
        let values = (cells ?? []).compactMap(\.value).map { ValueType(ofData: $0.value) }
        let known = values.dropFirst().reduce(values.first) { $0?.joined(with: $1) }
        let type = isFed ? .unknown : known ?? .unknown
        switch mode {
        case "singleCheckmark": return type.optional
        case "multipleCheckmarks": return .list(type)
        default: return nil
        }
    }
}
