/// How many of some things are as they should be.
struct Share {
    private(set) var good = 0
    private(set) var all = 0

    init() {}

    init(good: Int, all: Int) {
        self.good = good
        self.all = all
    }

    mutating func count(_ isGood: Bool) {
        all += 1
        if isGood { good += 1 }
    }

    mutating func add(_ other: Share) {
        good += other.good
        all += other.all
    }

    var text: String {
        guard all > 0 else { return "none there" }
        let permille = good * 1000 / all
        return "\(permille / 10).\(permille % 10) % (\(good) of \(all))"
    }
}
