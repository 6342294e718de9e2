package import SceneText

/// What a project file declares: the files that commands mean, how much findings weigh, and how screens are drawn.
package struct ProjectDefinition: Sendable {
    package var include: [Located<String>] = []
    package var exclude: [Located<String>] = []
    package var checks: [FindingRule] = []
    package var isStrict = false
    package var devices: [Located<Device>] = []
    package var snapshots: SnapshotDefinition?
    package var baseline: Located<String>?

    package init() {}
}

/// How much the findings of a check or a code weigh.
package struct FindingRule: Sendable {
    package var name: Located<String>
    package var weight: FindingWeight
}

/// What becomes of a finding.
package enum FindingWeight: String, CaseIterable, Hashable, Sendable {
    /// It is not reported.
    case off
    case warning
    case error

    /// How bad it is; nil where it is not reported.
    package var severity: Severity? { Severity(rawValue: rawValue) }
}
