/// A picture that a page can show: its bytes, and how large it is.
package struct ImageFile: Hashable, Sendable {
    /// The kinds of files that every browser shows.
    package enum Kind: String, Sendable {
        case png = "image/png"
        case jpeg = "image/jpeg"
        case gif = "image/gif"
        case svg = "image/svg+xml"
    }

    package let bytes: [UInt8]
    package let kind: Kind

    /// The size in points.
    package let width: Double
    package let height: Double

    /// Whether it is a shape that takes the colour of what it is on.
    package let isTemplate: Bool

    /// Looks at a file; nil for one that is none of the kinds, or says no size.
    package init?(_ bytes: [UInt8], scale: Double? = nil, isTemplate: Bool = false) {
        guard let (kind, width, height) = Self.look(at: bytes), width > 0, height > 0 else {
            return nil
        }
        let scale = scale.map { max(1, $0) } ?? 1
        self.bytes = bytes
        self.kind = kind
        self.width = kind == .svg ? width : width / scale
        self.height = kind == .svg ? height : height / scale
        self.isTemplate = isTemplate
    }

    /// The kind of a file by its first bytes, and its size in pixels.
    private static func look(at bytes: [UInt8]) -> (Kind, Double, Double)? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
            return (.png, number(bytes[16..<20]), number(bytes[20..<24]))
        }
        if bytes.starts(with: "GIF8".utf8), bytes.count >= 10 {
            return (.gif, number(bytes[6..<8].reversed()), number(bytes[8..<10].reversed()))
        }
        if bytes.starts(with: [0xFF, 0xD8]) {
            return sizeOfJPEG(bytes).map { (.jpeg, $0.width, $0.height) }
        }
        return sizeOfSVG(bytes).map { (.svg, $0.width, $0.height) }
    }

    private static func number(_ bytes: some Sequence<UInt8>) -> Double {
        Double(bytes.reduce(0) { $0 << 8 | Int($1) })
    }

    /// The size in the header of the frame, which comes after others.
    private static func sizeOfJPEG(_ bytes: [UInt8]) -> (width: Double, height: Double)? {
        var place = 2
        while place + 9 < bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            if marker == 0xFF {
                place += 1
                continue
            }
            // A frame of any coding; the three between are tables.
            if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
                return (number(bytes[place + 7..<place + 9]), number(bytes[place + 5..<place + 7]))
            }
            let length = Int(number(bytes[place + 2..<place + 4]))
            guard length >= 2 else { return nil }
            place += 2 + length
        }
        return nil
    }

    /// The size that the first tag of a drawing says.
    private static func sizeOfSVG(_ bytes: [UInt8]) -> (width: Double, height: Double)? {
        let start = String(decoding: bytes.prefix(4_096), as: UTF8.self)
        guard let tag = start.firstRange(of: "<svg"),
            let end = start[tag.upperBound...].firstIndex(of: ">")
        else { return nil }
        let attributes = start[tag.upperBound..<end]
        func value(_ name: String) -> Substring? {
            guard let found = attributes.firstRange(of: " \(name)=\"") else { return nil }
            return attributes[found.upperBound...].prefix { $0 != "\"" }
        }
        func length(_ name: String) -> Double? {
            value(name).flatMap { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0) }
        }
        if let width = length("width"), let height = length("height") { return (width, height) }
        let box = value("viewBox")?.split { " ,\n\t".contains($0) }.compactMap { Double($0) }
        guard let box, box.count == 4 else { return nil }
        return (box[2], box[3])
    }
}
