/// The screens that scenes and options name.
package enum Device: String, CaseIterable, Hashable, Sendable {
    case phone
    case landscape
    case tablet
}
