/// Whether a screen is light or dark.
package enum Appearance: String, CaseIterable, Hashable, Sendable {
    case light
    case dark
}
