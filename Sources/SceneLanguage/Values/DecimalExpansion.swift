/// All decimal digits of a Double, exactly, so that rounding never rounds twice.
///
/// A Double is a whole number times a power of two, and a half is five tenths: its expansion is
/// finite. C's printf rounds this expansion, and to even where it is exactly in the middle.
struct DecimalExpansion: Hashable {
    /// The digits without leading zeros; none for zero.
    private(set) var digits: [UInt8]

    /// How many of the digits are before the decimal point; negative for zeros after it.
    private(set) var pointPlace: Int

    /// Expands the magnitude of a finite number.
    init(_ value: Double) {
        guard value.isFinite, value != 0 else {
            digits = []
            pointPlace = 0
            return
        }
        var exponent = value.exponentBitPattern == 0 ? -1074 : Int(value.exponentBitPattern) - 1075
        let hidden: UInt64 = value.exponentBitPattern == 0 ? 0 : 1 << 52
        let significand = value.significandBitPattern | hidden
        // Most numbers that people write have few digits.
        let zeros = significand.trailingZeroBitCount
        exponent += zeros
        var number = LongNumber(significand >> zeros)
        for _ in 0..<abs(exponent) / 13 { number.multiply(by: exponent < 0 ? 1_220_703_125 : 8192) }
        for _ in 0..<abs(exponent) % 13 { number.multiply(by: exponent < 0 ? 5 : 2) }
        digits = number.digits
        pointPlace = digits.count + min(exponent, 0)
    }

    /// Expands the magnitude of a whole number.
    init(_ value: UInt) {
        digits = LongNumber(UInt64(value)).digits
        pointPlace = digits.count
    }

    /// Moves the decimal point: by 2 for percents.
    mutating func shiftPoint(by places: Int) {
        if !digits.isEmpty { pointPlace += places }
    }

    /// Rounds to a number of digits after the decimal point, a half to even.
    mutating func round(toPlaces places: Int) {
        let kept = pointPlace + places
        guard kept < digits.count else { return }
        guard kept >= 0 else {
            digits = []
            pointPlace = 0
            return
        }
        let rest = digits[kept...]
        let isHalf = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
        let isOdd = kept > 0 && digits[kept - 1] % 2 == 1
        let goesUp = isHalf ? isOdd : (rest.first ?? 0) >= 5
        digits.removeSubrange(kept...)
        if goesUp { increment() }
        if digits.isEmpty { pointPlace = 0 }
    }

    /// Rounds, and gives the digits before the point, and it with those after it, without zeros at the end.
    mutating func round(toShortest places: Int) -> (whole: String, fraction: String) {
        round(toPlaces: places)
        var fraction = "." + fractionDigits(places)
        while fraction.last == "0" { fraction.removeLast() }
        return (wholeDigits, fraction == "." ? "" : fraction)
    }

    /// Adds one to the last digit that is left.
    private mutating func increment() {
        var place = digits.count - 1
        while place >= 0, digits[place] == 9 {
            digits[place] = 0
            place -= 1
        }
        if place >= 0 {
            digits[place] += 1
        } else {
            digits.insert(1, at: 0)
            pointPlace += 1
        }
    }

    /// The digit at a place: 0 is the last before the decimal point, -1 the first after it.
    private func digit(at place: Int) -> UInt8 {
        let index = pointPlace - 1 - place
        return UInt8(ascii: "0") + (digits.indices.contains(index) ? digits[index] : 0)
    }

    /// The digits before the decimal point; at least one.
    var wholeDigits: String {
        String(decoding: (0..<max(pointPlace, 1)).reversed().map(digit), as: UTF8.self)
    }

    /// A number of digits after the decimal point.
    func fractionDigits(_ count: Int) -> String {
        String(decoding: (0..<count).map { digit(at: -1 - $0) }, as: UTF8.self)
    }
}

/// A whole number of any length, in parts of nine decimal digits, the last part first.
private struct LongNumber {
    private static let base: UInt64 = 1_000_000_000
    private var parts: [UInt32] = []

    init(_ value: UInt64) {
        var rest = value
        while rest > 0 {
            parts.append(UInt32(rest % Self.base))
            rest /= Self.base
        }
    }

    mutating func multiply(by factor: UInt64) {
        var carry: UInt64 = 0
        for place in parts.indices {
            let product = UInt64(parts[place]) * factor + carry
            parts[place] = UInt32(product % Self.base)
            carry = product / Self.base
        }
        while carry > 0 {
            parts.append(UInt32(carry % Self.base))
            carry /= Self.base
        }
    }

    var digits: [UInt8] {
        var digits: [UInt8] = []
        for part in parts {
            var rest = part
            for _ in 0..<9 {
                digits.append(UInt8(rest % 10))
                rest /= 10
            }
        }
        while digits.last == 0 { digits.removeLast() }
        return digits.reversed()
    }
}
