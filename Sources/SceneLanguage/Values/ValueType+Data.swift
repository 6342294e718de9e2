package import SceneText

extension ValueType {
    /// The type of a value.
    package init(of value: DataValue) {
        self =
            switch value {
            case .null: .null
            case .bool: .bool
            case .int: .int
            case .double: .double
            case .string: .string
            case .list(let values): .list(ValueType(ofAll: values))
            case .record(let record):
                .record(
                    RecordType(
                        zip(record.names, record.values).map {
                            RecordType.Field($0, ValueType(of: $1))
                        }
                    )
                )
            }
    }

    /// The type that all values have in common; unknown when there is none.
    package init(ofAll values: some Sequence<DataValue>) {
        var common: ValueType?
        for value in values {
            let type = ValueType(of: value)
            common = common.map { $0 == type ? $0 : $0.joined(with: type) } ?? type
        }
        self = common ?? .unknown
    }

    /// The type of data whose records may lack any field, at any depth.
    ///
    /// Only the first records of a long list are looked at: what they all have, a later one may lack.
    package init(ofData value: DataValue) {
        self = ValueType(of: value).withOptionalFields
    }

    private var withOptionalFields: ValueType {
        switch self {
        case .optional(let wrapped): wrapped.withOptionalFields.optional
        case .list(let element): .list(element.withOptionalFields)
        case .record(let record):
            .record(
                RecordType(
                    record.fields.map {
                        RecordType.Field($0.name, $0.type.withOptionalFields.optional)
                    },
                    isComplete: record.isComplete
                )
            )
        default: self
        }
    }
}
