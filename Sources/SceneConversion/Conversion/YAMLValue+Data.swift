import SceneLanguage
import SceneText

extension YAMLValue {
    /// Plain data as it is written.
    init(_ value: DataValue) {
        switch value {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .double(let value): self = .double(value)
        case .string(let text): self = .string(text)
        case .list(let values): self = .list(values.map(YAMLValue.init))
        case .record(let record):
            self = .mapping(
                zip(record.names, record.values).map { YAMLPair($0, YAMLValue($1)) }
            )
        }
    }

    /// A record in one line; the rows within a record line by line, with what is remarked about them.
    func recordInOneLine(
        comments: [[Int]: YAMLComments] = [:],
        under place: [Int] = []
    ) -> YAMLValue {
        guard case .mapping(let pairs, _) = self else { return self }
        guard pairs.contains(where: \.value.isListOfCollections) else {
            return .mapping(pairs, .flow)
        }
        return .mapping(
            pairs.map { pair in
                guard pair.value.isListOfCollections, case .list(let items, _) = pair.value
                else { return pair }
                let rows = items.enumerated().map { number, item in
                    item.recordInOneLine().with(comments[place + [number]] ?? YAMLComments())
                }
                return YAMLPair(pair.key, .list(rows, .block))
            },
            .block
        )
    }
}

extension YAMLValue {
    fileprivate var isListOfCollections: Bool {
        guard case .list(let items, _) = self else { return false }
        return !items.allSatisfy(\.isScalar)
    }
}

extension DataValue {
    /// The value as expressions write it; nil for records and lists, which they cannot.
    var expressionLiteral: String? {
        switch self {
        case .null: return "nil"
        case .bool(let value): return String(value)
        case .int(let value): return value < 0 ? "(\(value))" : String(value)
        case .double(let value): return value < 0 ? "(\(value))" : value.description
        case .string(let text):
            let escapes: [Character: String] = [
                "\\": #"\\"#, "'": #"\'"#, "\n": #"\n"#, "\t": #"\t"#,
            ]
            return "'" + text.map { escapes[$0] ?? String($0) }.joined() + "'"
        case .list, .record: return nil
        }
    }
}
