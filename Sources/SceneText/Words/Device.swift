/// The screens that scenes and options name.
package enum Device: String, CaseIterable, Hashable, Sendable {
    case phone
    case landscape
    case tablet
    case iPhoneSE = "iphone-se"
    case iPhone8 = "iphone-8"
    case iPhone16 = "iphone-16"
    case iPhone16Plus = "iphone-16-plus"
    case iPad = "ipad"
    case iPadPro = "ipad-pro"

    /// The points of its screen, upright but for the one that is on its side.
    package var points: (width: Double, height: Double) {
        switch self {
        case .phone, .iPhone16: (390, 844)
        case .landscape: (844, 390)
        case .tablet, .iPad: (768, 1024)
        case .iPhoneSE: (320, 568)
        case .iPhone8: (375, 667)
        case .iPhone16Plus: (430, 932)
        case .iPadPro: (1024, 1366)
        }
    }
}
