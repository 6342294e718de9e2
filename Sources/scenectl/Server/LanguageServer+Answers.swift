import SceneFiles
import SceneKitLite
import SceneLanguage
import SceneText

/// The answers to questions about a place of a document, or about all of it.
extension LanguageServer {
    /// A document and what was asked about it.
    struct Question {
        let document: OpenDocument
        let places: TextPlaces
        var offset = 0

        var uri: String { document.uri }
    }

    func question(
        _ parameters: DataValue,
        hasPosition: Bool = true
    ) throws(Refusal) -> Question {
        guard let uri = parameters["textDocument"]?["uri"]?.string, let document = documents[uri]
        else { throw .invalidParameters }
        let places = TextPlaces(document.text, in: unit)
        guard hasPosition else { return Question(document: document, places: places) }
        guard let offset = parameters["position"].flatMap(places.offset) else {
            throw .invalidParameters
        }
        return Question(document: document, places: places, offset: offset)
    }

    mutating func analysis(_ uri: String) throws(Refusal) -> OpenDocument.Analysis {
        guard let analysis = documents[uri]?.analysis(world) else { throw .invalidParameters }
        return analysis
    }

    mutating func completion(_ parameters: DataValue) throws(Refusal) -> DataValue {
        let question = try question(parameters)
        let document = question.document
        guard !document.isInterface else { return .list([]) }
        let names = documents[question.uri]?.lastNames(world) ?? NameSites(of: .empty)
        let completion = Completion(
            document.text,
            at: question.offset,
            root: document.root,
            names: names,
            data: documents[question.uri]?.lastData(world) ?? [:],
            resources: world.resources(of: document)
        )
        let range = question.places.range(completion.range)
        let takesSnippets = takesSnippets
        return .list(
            completion.items.enumerated().map { index, item in
                item.value(at: range, index, takesSnippets: takesSnippets)
            }
        )
    }

    mutating func hover(_ parameters: DataValue) throws(Refusal) -> DataValue {
        let question = try question(parameters)
        let analysis = try analysis(question.uri)
        guard let answer = HoverAnswer(question.document, analysis, at: question.offset) else {
            return .null
        }
        return .object([
            "contents": .object([
                "kind": .string("markdown"), "value": .string(answer.markdown),
            ]),
            "range": question.places.range(answer.range),
        ])
    }

    private func location(_ range: Range<Int>, _ question: Question) -> DataValue {
        .object(["uri": .string(question.uri), "range": question.places.range(range)])
    }

    mutating func definition(_ parameters: DataValue) throws(Refusal) -> DataValue {
        let question = try question(parameters)
        let names = try analysis(question.uri).names
        guard let site = names.site(at: question.offset) else {
            return fileDefinition(question) ?? .list([])
        }
        return .list(
            names.allTogether(with: site).filter(\.isDeclaration).map {
                location($0.range, question)
            }
        )
    }

    /// The file that is named at a place.
    private func fileDefinition(_ question: Question) -> DataValue? {
        guard let path = question.document.path else { return nil }
        let bytes = question.document.text.bytes
        let context = CursorContext(bytes, at: question.offset)
        guard FileKind(context.steps) != nil else { return nil }
        let name = context.lineValue(in: bytes)
        let target = Path.normalized(Path.joined(Path.folder(of: path), name))
        guard !name.isEmpty, world.disk.exists(target) else { return nil }
        let start = DataValue.object(["line": .int(0), "character": .int(0)])
        return .list([
            .object([
                "uri": .string(uri(of: target)),
                "range": .object(["start": start, "end": start]),
            ])
        ])
    }

    mutating func references(_ parameters: DataValue) throws(Refusal) -> DataValue {
        let question = try question(parameters)
        let names = try analysis(question.uri).names
        guard let site = names.site(at: question.offset) else { return .list([]) }
        let isWhole = parameters["context"]?["includeDeclaration"] != .bool(false)
        return .list(
            names.allTogether(with: site).filter { isWhole || !$0.isDeclaration }
                .map { location($0.range, question) }
        )
    }

    static func edit(_ range: DataValue, _ text: String) -> DataValue {
        .object(["range": range, "newText": .string(text)])
    }

    mutating func symbols(_ parameters: DataValue) throws(Refusal) -> DataValue {
        let question = try question(parameters, hasPosition: false)
        let analysis = try analysis(question.uri)
        guard !question.document.isInterface else { return .list([]) }
        return .list(DocumentSymbols(analysis.file.tree, analysis.names).values(question.places))
    }

    mutating func actions(_ parameters: DataValue) throws(Refusal) -> DataValue {
        let question = try question(parameters, hasPosition: false)
        guard let range = parameters["range"].flatMap(question.places.range) else {
            throw .invalidParameters
        }
        let only = parameters["context"]?["only"]?.elements.compactMap(\.string)
        guard only?.contains(where: ["", Self.fixKind].contains) ?? true else { return .list([]) }
        let analysis = try analysis(question.uri)
        let own = question.document.text.name
        func isHere(_ source: SourceID, _ range: SourceRange) -> Range<Int>? {
            let place = analysis.sources.resolved(Annotation(source, range))
            return analysis.sources[place.source].name == own ? place.range.indices : nil
        }
        var actions: [DataValue] = []
        for finding in analysis.findings {
            guard let place = isHere(finding.primary.source, finding.primary.range),
                place.lowerBound <= range.upperBound, range.lowerBound <= place.upperBound
            else { continue }
            for help in finding.helps {
                guard let edit = help.edit, let target = isHere(edit.source, edit.range) else {
                    continue
                }
                let change = Self.edit(question.places.range(target), edit.replacement)
                actions.append(
                    .object([
                        "title": .string(help.title), "kind": .string(Self.fixKind),
                        "diagnostics": .list([
                            diagnostic(
                                finding,
                                analysis.sources.resolved(finding.primary),
                                question.places,
                                analysis.sources
                            )
                        ]),
                        "edit": .object([
                            "changes": .record(.init([(question.uri, .list([change]))]))
                        ]),
                    ])
                )
            }
        }
        return .list(actions)
    }

    mutating func formatting(_ parameters: DataValue) throws(Refusal) -> DataValue {
        let question = try question(parameters, hasPosition: false)
        let document = question.document
        var sources = SourceMap()
        let source = sources.add(document.text)
        guard !document.isInterface, !document.isProjectFile, !document.isForeign,
            case .success(let text) = SceneFormatter.formatted(document.text, as: source)
        else { return .null }
        let new = Array(text.utf8)
        let old = document.text.bytes
        guard new != old else { return .list([]) }
        // What is the same at both ends stays, and with it where people look.
        var start = zip(old, new).prefix { $0 == $1 }.count
        while start > 0, old[start - 1] != 0x0A { start -= 1 }
        var end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        while end > 0, old[old.count - end - 1] != 0x0A { end -= 1 }
        let part = String(decoding: new[start..<new.count - end], as: UTF8.self)
        return .list([Self.edit(question.places.range(start..<old.count - end), part)])
    }
}

extension Help {
    /// What a menu calls the edit: what it writes, where that is a name.
    fileprivate var title: String {
        guard let edit, !edit.range.isEmpty, edit.replacement.contains(where: \.isLetter),
            edit.replacement.count <= 60, !edit.replacement.contains("\n")
        else { return text }
        return "Change to '\(edit.replacement)'"
    }
}
