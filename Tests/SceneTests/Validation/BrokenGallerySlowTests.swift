import Testing

@testable import SceneRules
@testable import SceneText

/// Scenes of the gallery, broken in every simple way: reading them never traps, and findings point
/// into the text.
@Suite(.slow) struct BrokenGallerySlowTests {
    @Test(arguments: Gallery.scenes)
    func endingAtAnyToken(_ name: String) {
        let bytes = Gallery.text(name).bytes
        for end in tokenEnds(of: bytes).tried(from: bytes.count) {
            expectSoundFindings(Array(bytes[..<end]), name)
        }
    }

    @Test(arguments: Gallery.scenes)
    func withoutAnyOneLine(_ name: String) {
        let lines = lines(of: name)
        for place in lines.indices.tried(from: lines.count) {
            var changed = lines
            changed.remove(at: place)
            expectSoundFindings(Array(changed.joined()), name)
        }
    }

    @Test(arguments: Gallery.scenes)
    func withNeighbouringLinesSwapped(_ name: String) {
        let lines = lines(of: name)
        for place in lines.indices.dropFirst().tried(from: lines.count) {
            var changed = lines
            changed.swapAt(place - 1, place)
            expectSoundFindings(Array(changed.joined()), name)
        }
    }

    @Test(arguments: Gallery.scenes)
    func withLineEndsOfWindows(_ name: String) {
        let lines = lines(of: name).map { line in
            line.last == UInt8(ascii: "\n") ? Array(line.dropLast()) + Array("\r\n".utf8) : line
        }
        let original = SceneFile.read(Gallery.text(name), resources: Gallery.resources)
        let changed = expectSoundFindings(Array(lines.joined()), name)
        #expect(changed.diagnostics.map(\.message) == original.diagnostics.map(\.message))
    }

    @Test(arguments: Gallery.scenes)
    func withAByteOrderMark(_ name: String) {
        let changed = expectSoundFindings([0xEF, 0xBB, 0xBF] + Gallery.text(name).bytes, name)
        let original = SceneFile.read(Gallery.text(name), resources: Gallery.resources)
        #expect(changed.diagnostics.map(\.message) == original.diagnostics.map(\.message))
    }

    /// Reads a text and checks that every mark is within the text that it points into.
    @discardableResult
    private func expectSoundFindings(_ bytes: [UInt8], _ name: String) -> SceneFile {
        let file = SceneFile.read(
            SourceText(name: name, bytes: bytes),
            resources: Gallery.resources
        )
        for diagnostic in file.diagnostics {
            for mark in [diagnostic.primary] + diagnostic.secondary {
                let size = file.sources[mark.source].bytes.count
                #expect(mark.range.start <= mark.range.end && Int(mark.range.end) <= size)
            }
            #expect(!diagnostic.message.isEmpty)
        }
        return file
    }

    private func lines(of name: String) -> [[UInt8]] {
        var lines: [[UInt8]] = [[]]
        for byte in Gallery.text(name).bytes {
            lines[lines.count - 1].append(byte)
            if byte == UInt8(ascii: "\n") { lines.append([]) }
        }
        return lines
    }

    /// The places after words, signs and lines: where one kind of character ends and another starts.
    private func tokenEnds(of bytes: [UInt8]) -> [Int] {
        bytes.indices.dropFirst().filter { place in
            let last = bytes[place - 1]
            return last != UInt8(ascii: " ") && kind(last) != kind(bytes[place])
        }
    }

    private func kind(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            0
        case UInt8(ascii: " "): 1
        case UInt8(ascii: "\n"): 2
        default: Int(byte)
        }
    }
}
