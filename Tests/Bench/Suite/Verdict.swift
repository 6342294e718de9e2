/// How two programs agree on one case.
struct Verdict {
    enum Agreement: Equatable {
        /// Both accept the text and print the same bytes.
        case equalOutput

        /// Both refuse the text.
        case bothRefuse

        /// They differ, and how.
        case differs(String)
    }

    let id: String
    let agreement: Agreement

    /// Whether the C program does with the case what the suite says of libyaml.
    let referenceIsAsKnown: Bool

    /// Compares two outcomes; ours is absent when the program crashed.
    init(of item: Suite.Case, ours: Program.Outcome?, theirs: Program.Outcome) {
        id = item.id
        referenceIsAsKnown = item.isMet(by: theirs) == item.libyaml
        agreement =
            switch (ours?.accepts, theirs.accepts) {
            case (nil, _): .differs("scenectl crashed")
            case (true, false): .differs("scenectl accepts what libyaml refuses")
            case (false, true): .differs("scenectl refuses what libyaml accepts")
            case (false, false): .bothRefuse
            case (true, true):
                ours == theirs ? .equalOutput : .differs("the events differ")
            }
    }
}

/// All verdicts as text for people.
struct Summary {
    private let verdicts: [Verdict]

    init(_ verdicts: [Verdict]) {
        self.verdicts = verdicts
    }

    /// Whether the programs agree on every case.
    var isClean: Bool { failures.isEmpty && !verdicts.isEmpty }

    private var failures: [String] {
        verdicts.compactMap { verdict in
            guard case .differs(let how) = verdict.agreement else { return nil }
            return "  \(verdict.id): \(how)"
        }
    }

    var text: String {
        let equal = verdicts.count { $0.agreement == .equalOutput }
        let refused = verdicts.count { $0.agreement == .bothRefuse }
        let known = verdicts.count { $0.referenceIsAsKnown }
        let counts =
            "\(verdicts.count) cases: \(equal) equal, \(refused) refused by both, "
            + "\(failures.count) different"
        let reference = "(the C program does what the suite knows of libyaml in \(known))"
        return ([counts, reference] + failures).joined(separator: "\n")
    }
}
