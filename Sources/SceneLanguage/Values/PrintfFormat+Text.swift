import SceneText

extension PrintfFormat {
    /// The text of a value that the conversion takes.
    func text(of value: DataValue) -> String {
        prefix + padded(body(of: value)) + suffix
    }

    /// A converted value: the part before the zeros that fill a field, and the rest.
    private struct Body {
        var sign = ""
        var digits: String
        var mayPadWithZeros = true
    }

    private func body(of value: DataValue) -> Body {
        switch conversion {
        case .decimal, .integer: whole(value)
        case .unsigned: bits(value, radix: 10, mark: "")
        case .hexadecimal: bits(value, radix: 16, mark: "0x")
        case .uppercaseHexadecimal: bits(value, radix: 16, mark: "0X")
        case .octal: bits(value, radix: 8, mark: "0")
        case .fixed, .uppercaseFixed: real(value) { fixed($0, precision ?? 6) }
        case .exponent, .uppercaseExponent: real(value) { exponent($0, precision ?? 6) }
        case .general, .uppercaseGeneral: real(value) { general($0) }
        case .object, .text: text(value)
        }
    }

    private func padded(_ body: Body) -> String {
        let missing = max(width - body.sign.count - body.digits.count, 0)
        if isLeftAligned { return body.sign + body.digits + String(repeating: " ", count: missing) }
        if padsWithZeros, body.mayPadWithZeros {
            return body.sign + String(repeating: "0", count: missing) + body.digits
        }
        return String(repeating: " ", count: missing) + body.sign + body.digits
    }

    private func sign(isNegative: Bool) -> String {
        isNegative ? "-" : showsPlus ? "+" : showsSpace ? " " : ""
    }

    private func text(_ value: DataValue) -> Body {
        let text = value.text ?? ""
        let shown = precision.map { String(text.prefix($0)) } ?? text
        return Body(digits: shown, mayPadWithZeros: false)
    }
}

// MARK: - Whole numbers

extension PrintfFormat {
    private func whole(_ value: DataValue) -> Body {
        guard case .int(let number) = value else { return text(value) }
        return Body(
            sign: sign(isNegative: number < 0),
            digits: filled(String(number.magnitude), isZero: number == 0),
            mayPadWithZeros: precision == nil
        )
    }

    /// Writes the 64 bits of a number, as C does for negative ones too.
    private func bits(_ value: DataValue, radix: Int, mark: String) -> Body {
        guard case .int(let number) = value else { return text(value) }
        let isUppercase = conversion == .uppercaseHexadecimal
        let written = String(UInt(bitPattern: number), radix: radix, uppercase: isUppercase)
        var body = Body(
            digits: filled(written, isZero: number == 0),
            mayPadWithZeros: precision == nil
        )
        guard isAlternate else { return body }
        if conversion == .octal {
            if !body.digits.hasPrefix("0") { body.digits = mark + body.digits }
        } else if number != 0 {
            body.sign = mark
        }
        return body
    }

    /// Digits with zeros before them up to the precision; a zero with precision 0 has no digits.
    private func filled(_ digits: String, isZero: Bool) -> String {
        guard let precision else { return digits }
        if precision == 0, isZero { return "" }
        return String(repeating: "0", count: max(precision - digits.utf8.count, 0)) + digits
    }
}

// MARK: - Numbers with a fraction

extension PrintfFormat {
    private func real(_ value: DataValue, _ write: (DecimalExpansion) -> String) -> Body {
        // An Int widens to a Double here as everywhere, with the digits that a Double has.
        let number: Double =
            switch value {
            case .int(let number): Double(number)
            case .double(let number): number
            default: 0
            }
        let isUppercase = [.uppercaseFixed, .uppercaseExponent, .uppercaseGeneral].contains(
            conversion
        )
        let sign = sign(isNegative: number.sign == .minus)
        guard number.isFinite else {
            let word = number.isNaN ? "nan" : "inf"
            let digits = isUppercase ? word.uppercased() : word
            return Body(sign: sign, digits: digits, mayPadWithZeros: false)
        }
        let digits = write(DecimalExpansion(number))
        return Body(sign: sign, digits: isUppercase ? digits.uppercased() : digits)
    }

    private func fixed(_ expansion: DecimalExpansion, _ places: Int) -> String {
        var expansion = expansion
        expansion.round(toPlaces: places)
        return withFraction(expansion.wholeDigits, expansion.fractionDigits(places))
    }

    private func exponent(_ expansion: DecimalExpansion, _ places: Int) -> String {
        let (rounded, power) = scaled(expansion, places)
        return withFraction(rounded.wholeDigits, rounded.fractionDigits(places)) + suffix(power)
    }

    /// Chooses the shorter of the two by C's rule and drops zeros at the end.
    private func general(_ expansion: DecimalExpansion) -> String {
        let significant = max(precision ?? 6, 1)
        let (rounded, power) = scaled(expansion, significant - 1)
        if power < -4 || power >= significant {
            let fraction = rounded.fractionDigits(significant - 1)
            return withFraction(rounded.wholeDigits, trimmed(fraction)) + suffix(power)
        }
        var fixed = expansion
        let places = significant - 1 - power
        fixed.round(toPlaces: places)
        return withFraction(fixed.wholeDigits, trimmed(fixed.fractionDigits(places)))
    }

    /// Moves the point to after the first digit and rounds; the power of ten makes up for the move.
    private func scaled(
        _ expansion: DecimalExpansion,
        _ places: Int
    ) -> (expansion: DecimalExpansion, power: Int) {
        guard !expansion.digits.isEmpty else { return (expansion, 0) }
        var scaled = expansion
        var power = expansion.pointPlace - 1
        scaled.shiftPoint(by: -power)
        scaled.round(toPlaces: places)
        if scaled.pointPlace > 1 {
            scaled.shiftPoint(by: -1)
            power += 1
        }
        return (scaled, power)
    }

    private func suffix(_ power: Int) -> String {
        let digits = String(power.magnitude)
        return (power < 0 ? "e-" : "e+") + (digits.utf8.count < 2 ? "0" : "") + digits
    }

    private func trimmed(_ fraction: String) -> String {
        guard !isAlternate else { return fraction }
        var fraction = fraction
        while fraction.last == "0" { fraction.removeLast() }
        return fraction
    }

    private func withFraction(_ whole: String, _ fraction: String) -> String {
        fraction.isEmpty && !isAlternate ? whole : whole + "." + fraction
    }
}
