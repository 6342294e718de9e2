import Dispatch
import Synchronization
import Testing

@testable import SceneText

@Suite struct ParallelTests {
    @Test(arguments: [0, 1, 5]) func batchesComeInTheOrderInWhichTheyWereFilled(spare: Int) {
        var received: [Int] = []
        let end = Parallel.relay(spare: Array(repeating: [Int](), count: spare)) { hand in
            var batch: [Int] = []
            for number in 0..<100 {
                batch.append(number)
                guard let next = hand(batch) else { return "stopped at \(number)" }
                batch = next
            }
            return "done"
        } _: { batch in
            received += batch
            return []
        }
        #expect(received == Array(0..<100))
        #expect(end == "done")
    }

    @Test func aValueIsWorkedOutOnce() {
        let once = Once<Int>()
        let count = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 100) { number in
            let value = once.value {
                count.withLock { $0 += 1 }
                return number
            }
            #expect(value == once.value { -1 })
        }
        #expect(count.withLock { $0 } == 1)
    }

    @Test func fillingStopsWhenNothingMoreIsWanted() {
        var received: [Int] = []
        let end = Parallel.relay(spare: [0]) { hand in
            var number = 0
            while hand(number) != nil { number += 1 }
            return number
        } _: { number -> Int? in
            received.append(number)
            return number < 3 ? 0 : nil
        }
        #expect(received == [0, 1, 2, 3])
        #expect(end == nil)
    }
}
