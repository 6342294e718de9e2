import SceneFiles
import SceneLanguage
import SceneRules
import SceneText

/// Renaming: in the document, and in the scenes and view files that share the name.
extension LanguageServer {
    /// A name that is to be changed, with the documents that it is in.
    private struct Renaming {
        let site: NameSite
        var documents: [OpenDocument]

        /// What is changed in a document.
        func sites(in names: NameSites) -> [NameSite] {
            guard documents.count > 1 else { return names.allTogether(with: site) }
            // The id of a view file and the outlet that it fills are one.
            return names.sites.filter {
                ($0.kind == .view || $0.kind == .outlet) && $0.name == site.name
            }
        }
    }

    mutating func prepareRename(_ parameters: DataValue) throws(Refusal) -> DataValue {
        let question = try question(parameters)
        guard let renaming = try renaming(question) else { return .null }
        return .object([
            "range": question.places.range(renaming.site.range),
            "placeholder": .string(renaming.site.name),
        ])
    }

    mutating func rename(_ parameters: DataValue) throws(Refusal) -> DataValue {
        let question = try question(parameters)
        guard let name = parameters["newName"]?.string else { throw .invalidParameters }
        guard let renaming = try renaming(question) else {
            throw .failed("there is no name here that can be changed")
        }
        if let reason = renaming.site.refusal(of: name) { throw .failed(reason) }
        var documents = renaming.documents
        var changes: [(name: String, value: DataValue)] = []
        var changed: [OpenDocument] = []
        for index in documents.indices {
            let names = documents[index].analysis(world).names
            let sites = renaming.sites(in: names)
            let kinds = Set(sites.map(\.kind))
            let owners = Set(sites.flatMap(\.owners))
            let isAnyones = sites.contains(where: \.owners.isEmpty)
            if name != renaming.site.name,
                let other = names.sites.first(where: {
                    // Which of two actions is done may depend on what is touched.
                    $0.isDeclaration && $0.name == name && kinds.contains($0.kind)
                        && ($0.kind == .action || isAnyones || $0.owners.isEmpty
                            || !owners.isDisjoint(with: $0.owners))
                })
            {
                let file = index == 0 ? "" : " in '\(documents[index].text.name)'"
                throw .failed("another \(other.kind.rawValue)\(file) is called '\(name)' already")
            }
            let places = TextPlaces(documents[index].text, in: unit)
            let edits = sites.map { Self.edit(places.range($0.range), name) }
            if !edits.isEmpty {
                changes.append((uri(of: documents[index].text.name), .list(edits)))
            }
            var document = documents[index]
            var bytes = document.text.bytes
            for site in sites.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
                bytes.replaceSubrange(site.range, with: name.utf8)
            }
            document.replace(bytes)
            changed.append(document)
        }
        try check(documents, changed, renaming.site.name, name)
        return .object(["changes": .record(.init(changes))])
    }

    /// Refuses a name that brings an error which was not there before.
    private func check(
        _ documents: [OpenDocument],
        _ changed: [OpenDocument],
        _ old: String,
        _ new: String
    ) throws(Refusal) {
        var changedWorld = world
        for document in changed {
            if let path = document.path { changedWorld.open[path] = document.text }
        }
        for (var document, var changed) in zip(documents, changed) {
            let known = document.analysis(world).findings.map {
                $0.message.replacing(old, with: new)
            }
            let finding = changed.analysis(changedWorld).findings.first {
                $0.severity == .error && !known.contains($0.message.replacing(old, with: new))
            }
            if let finding { throw .failed("'\(new)' does not fit: \(finding.message)") }
        }
    }

    /// What is renamed at a place; nil where there is no name.
    private mutating func renaming(_ question: Question) throws(Refusal) -> Renaming? {
        let names = try analysis(question.uri).names
        guard let site = names.site(at: question.offset), let document = documents[question.uri]
        else { return nil }
        let kinds = Set(names.allTogether(with: site).map(\.kind))
        var renaming = Renaming(site: site, documents: [document])
        if kinds.contains(.view) || kinds.contains(.outlet) {
            renaming.documents = sharing(site.name, from: document)
        }
        var isDeclared = false
        for index in renaming.documents.indices {
            let analysis = renaming.documents[index].analysis(world)
            // What is behind such an error is not read, and would keep the old name.
            if let place = analysis.yamlError {
                throw .failed("a name cannot be changed while there is an error in \(place)")
            }
            let sites = renaming.sites(in: analysis.names)
            isDeclared = isDeclared || sites.contains(where: \.isDeclaration)
            if let reason = analysis.refusal(ofChanging: sites) { throw .failed(reason) }
        }
        guard isDeclared else {
            throw .failed("'\(site.name)' is not declared in this file")
        }
        return renaming
    }

    // MARK: View files

    /// The documents in which a name is one: a scene file and its view files with an id of the name, and all
    /// scenes in turn that use one of these.
    private mutating func sharing(_ name: String, from first: OpenDocument) -> [OpenDocument] {
        var found = [first]
        var next = 0
        var users: [OpenDocument]?
        while next < found.count {
            let analysis = found[next].analysis(world)
            let folder = found[next].path.map(Path.folder) ?? ""
            var others: [OpenDocument] = []
            for file in analysis.file.viewFiles.keys.sorted() {
                let path = Path.normalized(Path.joined(folder, file))
                guard var view = document(at: path) else { continue }
                let names = view.analysis(world).names
                if names.declared(.view).contains(name) { others.append(view) }
            }
            if analysis.file.definition.scenes.isEmpty, let path = found[next].path {
                let known = users ?? documentsAround(first)
                users = known
                others += known.filter { uses(path, in: $0) }
            }
            for other in others where !found.contains(where: { $0.text.name == other.text.name }) {
                found.append(other)
            }
            next += 1
        }
        return found
    }

    /// A document that is open, else the file at a path.
    private func document(at path: String) -> OpenDocument? {
        if let open = documents.values.first(where: { $0.path == path }) { return open }
        guard let bytes = try? world.disk.read(path, limit: Limits().sceneFileSize) else {
            return nil
        }
        var document = OpenDocument(uri: FileURI.uri(of: path), text: "")
        document.replace(bytes)
        return document
    }

    /// The documents that are open, and the scene files of the folder that the editor works in.
    private func documentsAround(_ document: OpenDocument) -> [OpenDocument] {
        let own = document.path.map(Path.folder) ?? ""
        let isInside = folder.map { Path.relative(own, to: $0) != nil } ?? false
        let root = isInside ? folder ?? own : own
        var paths: Set<String> = []
        if world.disk.isFolder(root) {
            let finder = SceneFinder(world.disk, world.project(around: document))
            paths = Set(
                finder.inputs(for: [root]).filter { !$0.isDocument }.map {
                    Path.normalized($0.name)
                }
            )
        }
        paths.formUnion(documents.values.compactMap(\.path))
        return paths.sorted().compactMap { self.document(at: $0) }
    }

    /// Whether a document names a view file.
    private func uses(_ path: String, in document: OpenDocument) -> Bool {
        guard let own = document.path, own != path, let name = Path.name(of: path),
            String(decoding: document.text.bytes, as: UTF8.self).contains(name)
        else { return false }
        var document = document
        return document.analysis(world).file.viewFiles.keys.contains {
            Path.normalized(Path.joined(Path.folder(of: own), $0)) == path
        }
    }
}

extension OpenDocument.Analysis {
    /// The place of an error for which a part of a file was not read; nil where all of it was.
    fileprivate var yamlError: String? {
        guard
            let finding = file.diagnostics.first(where: {
                $0.code.check == .yaml && $0.severity == .error
            })
        else { return nil }
        let place = sources.resolved(finding.primary)
        let text = sources[place.source]
        return "\(text.name):\(LineIndex(text).line(of: Int(place.range.start)))"
    }

    /// Why names cannot be changed here; nil where they can.
    fileprivate func refusal(ofChanging sites: [NameSite]) -> String? {
        for site in sites {
            switch site.kind {
            case .segue where names.hasComputedSegues:
                return "segues are performed here by names that are computed"
            case .action where names.hasComputedActions:
                return "actions are sent here by names that are computed"
            case .scene, .view, .class, .outlet, .action, .segue, .cell:
                if let document = file.document {
                    return "'\(site.name)' may be a name in '\(document)' too, which is not changed"
                }
            case .property, .data, .style, .color, .snapshot: break
            }
        }
        return nil
    }
}

extension NameSite {
    /// Why a name cannot replace this one; nil where it can, as far as the name alone says it.
    fileprivate func refusal(of other: String) -> String? {
        let mayHaveHyphens =
            switch kind {
            case .scene, .view, .style, .segue, .cell, .color, .snapshot: true
            case .class, .outlet, .action, .property, .data: false
            }
        let parts =
            kind == .action
            ? other.split(separator: ":", omittingEmptySubsequences: false) : [other[...]]
        let words = kind == .action && parts.count > 1 ? parts.dropLast() : parts[...]
        let isName = words.allSatisfy { word in
            guard let first = word.unicodeScalars.first else { return false }
            return (first.properties.isXIDStart || first == "_")
                && word.unicodeScalars.allSatisfy {
                    $0.properties.isXIDContinue || mayHaveHyphens && $0 == "-"
                }
        }
        guard isName, parts.count == words.count || parts.last?.isEmpty == true else {
            return
                "'\(other)' is not a name: \(mayHaveHyphens ? "letters, digits, '_' and '-'" : "letters, digits and '_'") form one"
        }
        if kind == .action {
            let (count, old) = (parts.count - 1, name.count { $0 == ":" })
            guard count == old else {
                return
                    "'\(name)' has \(old.counted("parameter")) and '\(other)' \(count): "
                    + "each has a colon, and their number must stay"
            }
        } else if !YAMLScalarWriter.isPlain(other, inFlow: true) {
            return "'\(other)' is not read as a name in YAML without quotes"
        }
        return nil
    }
}
