import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// Marks what `make test-quick` leaves out.
    static var slow: Self {
        .disabled(
            if: ProcessInfo.processInfo.environment["SCENE_TESTS"] == "quick",
            "The quick tests leave it out."
        )
    }
}
