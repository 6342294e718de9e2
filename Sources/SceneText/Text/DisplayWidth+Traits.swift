extension DisplayWidth {
    /// What one look-up says about a scalar: its class and, where it is alone, its columns.
    ///
    /// The class is in the lower half of the byte, the columns in the upper.
    package struct Traits {
        private let bits: UInt8

        /// Looks a scalar up.
        init(of scalar: Unicode.Scalar) { self = Self.table.span.traits(of: scalar.value) }

        private init(_ scalarClass: Class, isAlone: Bool) {
            bits = scalarClass.rawValue | (isAlone ? UInt8(scalarClass.columns) << 4 : 0)
        }

        /// What the scalar does to the width of a line.
        var scalarClass: Class { Class(rawValue: bits & 0xF) ?? .narrow }

        /// The columns of a scalar that is known to share no cluster with another of which that is
        /// known; 0 for all others.
        package var loneColumns: Int { Int(bits >> 4) }

        /// The runs of the table spread out, so that a look-up is one load.
        static let table = [Traits](capacity: Int(Class.endOfRuns)) { table in
            for (run, next) in zip(Class.runs, Class.runs.dropFirst() + [Class.endOfRuns << 4]) {
                let scalarClass = Class(rawValue: UInt8(run & 0xF)) ?? .narrow
                append(run >> 4..<next >> 4, scalarClass, to: &table)
            }
        }

        /// Letters and signs of European and East Asian scripts, symbols and pictures.
        ///
        /// Between two of them that are not marks a cluster ends. The soft hyphen, a control, takes
        /// no marks. Pairs, as the runtime takes longer to make a list of ranges than to use it.
        private static let scriptsOfLoneScalars: [(start: UInt32, end: UInt32)] = [
            (0x0020, 0x00AD), (0x00AE, 0x0600), (0x10A0, 0x1100), (0x1E00, 0x2000),
            (0x2010, 0xA4D0), (0xAC00, 0xD7A4), (0xF900, 0xFB07), (0xFF01, 0xFF9E),
            (0xFFE0, 0xFFE7), (0x1F000, 0x20000),
        ]

        /// Adds a run of scalars of one class, only some of which may be of such scripts.
        private static func append(
            _ run: Range<UInt32>,
            _ scalarClass: Class,
            to table: inout OutputSpan<Traits>
        ) {
            let plain = Traits(scalarClass, isAlone: false)
            let lone = Traits(scalarClass, isAlone: !scalarClass.actsOnNeighbours)
            var start = run.lowerBound
            if lone.loneColumns > 0 {
                for script in scriptsOfLoneScalars
                where script.start < run.upperBound && run.lowerBound < script.end {
                    let part = (script.start..<script.end).clamped(to: run)
                    table.append(repeating: plain, count: Int(part.lowerBound - start))
                    table.append(repeating: lone, count: part.count)
                    start = part.upperBound
                }
            }
            table.append(repeating: plain, count: Int(run.upperBound - start))
        }

        fileprivate static func beyondTable(_ value: UInt32) -> Traits {
            // Planes 2 and 3 are ideographs, assigned or not; the start of plane 14 is tags and
            // selectors.
            switch value {
            case ..<0x40000 where value & 0xFFFF < 0xFFFE: Traits(.wide, isAlone: true)
            case 0xE0000...0xE0FFF: Traits(.zero, isAlone: false)
            default: Traits(.narrow, isAlone: false)
            }
        }
    }
}

extension Span<DisplayWidth.Traits> {
    /// Looks up the value of a scalar in the table, which a loop takes out once.
    @inline(__always)
    func traits(of value: UInt32) -> DisplayWidth.Traits {
        value < UInt32(count) ? self[Int(value)] : .beyondTable(value)
    }
}
