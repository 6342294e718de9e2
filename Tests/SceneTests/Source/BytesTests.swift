import Testing

@testable import SceneText

@Suite struct BytesTests {
    /// Blocks are passed over as a whole, so every place in one is tried, and those around its
    /// ends.
    @Test func aByteIsFoundWhereverItIs() {
        for count in [0, 1, 31, 32, 33, 64, 95] {
            for place in 0..<count {
                var bytes = [UInt8](repeating: 1, count: count)
                bytes[place] = 7
                for start in 0...count {
                    #expect(bytes.firstIndex(of: 7, from: start) == (start <= place ? place : nil))
                }
            }
            #expect([UInt8](repeating: 1, count: count).firstIndex(of: 7, from: 0) == nil)
        }
    }
}
