import SceneLanguage
import SceneRules
import SceneText

extension SceneFile {
    /// The text without marks of absence on what a conversion has made certain; nil where there are none.
    ///
    /// Only the types of the new text tell: a property that has a value from the start, records that all
    /// rows have, a field that none of them lacks.
    var textWithoutNeedlessMarks: [UInt8]? {
        let places = Set(
            diagnostics.filter { $0.code == .typeMismatch }.map(\.primary)
                .filter { $0.source == definition.source }.map(\.range)
        )
        guard !places.isEmpty else { return nil }
        var result: [UInt8] = []
        var offset = 0
        let bytes = tree.text.bytes
        let expressions = definition.all(ValueExpression.self).sorted {
            $0.range.start < $1.range.start
        }
        for expression in expressions where Int(expression.range.start) >= offset {
            let replacements = expression.replacements(withoutMarksAt: places, in: bytes)
            guard !replacements.isEmpty else { continue }
            let range = expression.range.indices
            result += bytes[offset..<range.lowerBound]
            result += PathRewriting(expression, in: bytes, replacing: replacements).text.utf8
            offset = range.upperBound
        }
        guard offset > 0 else { return nil }
        return result + bytes[offset...]
    }
}

extension ValueExpression {
    /// The paths that have marks after some of their parts, as they are without these.
    fileprivate func replacements(
        withoutMarksAt places: Set<SourceRange>,
        in bytes: [UInt8]
    ) -> [SourceRange: PathRewriting.Replacement] {
        var replacements: [SourceRange: PathRewriting.Replacement] = [:]
        for path in paths {
            let isNeedless = { (part: ValuePath.Part) in
                part.mayBeAbsent && places.contains(part.range)
            }
            // What is folded over lines leads back to the whole of it, and stays as it is.
            let first = path.root.range.indices
            guard path.parts.contains(where: isNeedless),
                bytes[first].elementsEqual(path.root.name.utf8)
            else { continue }
            var text: [UInt8] = []
            var offset = path.writtenRange(in: bytes).lowerBound
            for part in path.parts where isNeedless(part) {
                let marks = bytes[Int(part.range.end)...].prefix { $0 != UInt8(ascii: "?") }
                text += bytes[offset..<marks.endIndex]
                offset = marks.endIndex
                while offset < bytes.count, bytes[offset] == UInt8(ascii: "?") { offset += 1 }
            }
            text += bytes[offset..<max(offset, path.writtenRange(in: bytes).upperBound)]
            replacements[path.root.range] = PathRewriting.Replacement(
                text: String(decoding: text, as: UTF8.self),
                presence: isNeedless(path.last) ? .always : .unknown
            )
        }
        return replacements
    }
}
