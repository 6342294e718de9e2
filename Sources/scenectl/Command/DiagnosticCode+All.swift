import SceneConversion
import SceneKitLite
import SceneRules
import SceneText

extension DiagnosticCode {
    /// Every code, by check and then in the order in which a person would meet them.
    static let all: [DiagnosticCode] = {
        let codes = reading + sources + running + conversion
        return Check.allCases.flatMap { check in codes.filter { $0.check == check } }
    }()

    /// The code of a name.
    static func named(_ name: String) -> DiagnosticCode? { all.first { $0.name == name } }
}
