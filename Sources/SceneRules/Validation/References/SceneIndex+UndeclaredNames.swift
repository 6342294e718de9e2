import SceneLanguage
import SceneText

// MARK: - Classes and styles

extension SceneIndex {
    /// The classes that a scene, a cell or a view names.
    var unknownClasses: [Reference] {
        let ofOwners = owners.filter { $0.type == nil && $0.role != .view }
            .compactMap(\.declaredClass)
        let ofTables = tables.compactMap { $0.isOwn ? $0.table.className : nil }
        let ofViews = (views.compactMap(\.view.className) + ofTables)
            .filter { classes[$0.value] == nil }
        return (ofOwners + ofViews).map { name in
            Reference(
                name: name,
                meant: Catalog.className(ofUIKit: name.value),
                message: "the class '\(name.value)' is not declared",
                candidates: [classes.nameIndex],
                remedy: "declare it under 'classes:'",
                isRemedyCertain: true
            )
        }
    }

    var unknownSuperclasses: [Reference] {
        classes.links.compactMap { link in
            guard let superclass = link.definition.superclass,
                classes[superclass.value] == nil
            else { return nil }
            let name = link.definition.name.value
            return Reference(
                name: superclass,
                meant: Catalog.className(ofUIKit: superclass.value),
                message: "the superclass '\(superclass.value)' of '\(name)' is not declared",
                candidates: [classes.nameIndex],
                exception: name
            )
        }
    }

    var unknownStyles: [Reference] {
        let declared = NameIndex { [styles = file.styles] in styles.map(\.name.value) }
        return styles.filter { $0.style == nil }.map { site in
            Reference(
                name: site.name,
                message: "the style '\(site.name.value)' is not declared",
                candidates: [declared],
                remedy: "declare it under 'styles:' at the top of the file"
            )
        }
    }
}

// MARK: - Scenes

extension SceneIndex {
    /// The scenes that containers, `initial` and snapshots name.
    var unknownScenes: [Reference] {
        // Where `scenes:` is missing altogether, that is the mistake.
        guard !file.scenes.isEmpty else { return [] }
        let names =
            containers.flatMap(\.contained) + file.initial + file.snapshots.compactMap(\.scene)
        return names.filter { sceneNumber($0.value) == nil }.map { name in
            Reference(
                name: name,
                message: "no scene has the id '\(name.value)'",
                secondary: otherOwner(of: name.value),
                candidates: [sceneIDs]
            )
        }
    }

    /// The scenes that segues lead to.
    var unknownDestinations: [Reference] {
        var references: [Reference] = []
        forEachSceneSegue { segue in
            guard segue.kind != .unwind, segue.destination == nil else { return }
            let id = segue.target.value
            references.append(
                Reference(
                    name: segue.target,
                    message: "\(segue.subject) leads to '\(id)', but no scene has this id",
                    secondary: segue.origins + otherOwner(of: id),
                    candidates: [sceneIDs],
                    isEditable: segue.viewFile == nil
                )
            )
        }
        return references
    }

    /// What has an id that a scene should have.
    private func otherOwner(of id: String) -> [Annotation] {
        element(id).map { [mark($0.id.range, "this id belongs to a part of a scene")] } ?? []
    }
}

// MARK: - Data

extension SceneIndex {
    var unknownData: [Reference] {
        dataReferences.filter { data[$0.name.value] == nil }.map { reference in
            let name = reference.name.value
            let owner = reference.className.flatMap { classes[$0] }
            let isProperty = owner?.properties[name] != nil
            let counted = ["count", "length"].first { name.hasSuffix(".\($0)") }.map {
                String(name.dropLast($0.count + 1))
            }
            return Reference(
                name: reference.name,
                meant: counted.flatMap { data[$0] == nil ? nil : $0 },
                message: "no data is named '\(name)'",
                candidates: isProperty ? [] : [data.nameIndex],
                remedy: isProperty
                    ? "a list that is a property is an expression: '\"{\(name)}\"'"
                    : "declare it under 'data:'"
            )
        }
    }

    /// The columns that are given types; files other than CSV have none.
    var unknownColumns: [Reference] {
        data.entries.flatMap { entry -> [Reference] in
            guard let file = entry.file, let format = DataFormat(path: file.value) else {
                return []
            }
            guard format == .csv else {
                return entry.types.prefix(1).map { type in
                    Reference(
                        name: type.column,
                        message: "only the columns of a CSV file are given types",
                        secondary: [mark(file.range, "not a CSV file")],
                        remedy: "values of JSON and YAML have the types they are written with"
                    )
                }
            }
            guard case .values(_, _, let columns?) = entry.outcome else { return [] }
            let known = Set(columns)
            let candidates = [NameIndex(columns)]
            return entry.types.map(\.column).filter { !known.contains($0.value) }.map { column in
                Reference(
                    name: column,
                    message: "the data '\(entry.name.value)' has no column '\(column.value)'",
                    candidates: candidates
                )
            }
        }
    }
}

// MARK: - Tables

extension SceneIndex {
    /// The tables that classes have rules for.
    var unknownTables: [Reference] {
        classes.links.flatMap { link -> [Reference] in
            let definition = link.definition
            guard !definition.tables.isEmpty, let names = tableNames(of: definition) else {
                return []
            }
            let known = Set(names)
            let candidates = [NameIndex(names)]
            let owner = definition.name.value
            return definition.tables.map(\.table).filter { !known.contains($0.value) }.map { id in
                Reference(
                    name: id,
                    message: "'\(owner)' has rules for the table '\(id.value)', "
                        + "which no scene of the class has",
                    candidates: candidates
                )
            }
        }
    }

    /// The prototypes that rows ask for.
    var undeclaredIdentifiers: [Reference] {
        // Several scenes of one class would repeat the finding.
        var reported: Set<SourceRange> = []
        let asking = tables.filter { !$0.isStatic } + fedTables.map { tables[$0] }
        return asking.flatMap { site -> [Reference] in
            let undeclared = undeclaredIdentifiers(of: site)
            // A prototype that has no identifier yet may be the one that is meant.
            guard !undeclared.isEmpty,
                (site.table.prototypes ?? []).allSatisfy({ $0.identifier != nil })
            else { return [] }
            let candidates = [NameIndex(site.table.identifiers)]
            return undeclared.filter { reported.insert($0.range).inserted }.map { name in
                Reference(
                    name: name,
                    message: "no prototype of the table has the identifier '\(name.value)'",
                    secondary: [mark(site.table.keyRange, "the table is here")],
                    candidates: candidates
                )
            }
        }
    }

    /// A tag by which a class sets a view of a cell.
    func unresolvedTag(_ tag: Located<String>, in cell: CellDefinition) -> Diagnostic {
        let identifier = cell.identifier
        let number = tag.value.dropFirst()
        let name = identifier.map { " '\($0.value)'" } ?? ""
        let reference = Reference(
            name: tag,
            message: "no view of the cell\(name) has the tag \(number)",
            secondary: identifier.map { [mark($0.range, "the cell is declared here")] } ?? [],
            remedy: "give the view 'tag: \(number)'"
        )
        return reference.diagnostic(.unresolvedTag, similar: "", in: self)
    }
}
