/// The screens that scenes and options name.
package enum Device: String, CaseIterable, Hashable, Sendable {
    case phone
    case landscape
    case tablet
    case iPhoneSE = "iphone-se"
    case iPhone8 = "iphone-8"
    case iPhone8Plus = "iphone-8-plus"
    case iPhoneX = "iphone-x"
    case iPhone11 = "iphone-11"
    case iPhone12 = "iphone-12"
    case iPhone13 = "iphone-13"
    case iPhone13Mini = "iphone-13-mini"
    case iPhone14 = "iphone-14"
    case iPhone14Plus = "iphone-14-plus"
    case iPhone15 = "iphone-15"
    case iPhone15Plus = "iphone-15-plus"
    case iPhone15Pro = "iphone-15-pro"
    case iPhone15ProMax = "iphone-15-pro-max"
    case iPhone16 = "iphone-16"
    case iPhone16Plus = "iphone-16-plus"
    case iPhone16Pro = "iphone-16-pro"
    case iPhone16ProMax = "iphone-16-pro-max"
    case iPad = "ipad"
    case iPadMini = "ipad-mini"
    case iPadAir = "ipad-air"
    case iPadPro11 = "ipad-pro-11"
    case iPadPro = "ipad-pro"

    /// The points of its screen, upright except for the one that is on its side.
    package var points: (width: Double, height: Double) {
        switch self {
        case .phone, .iPhone12, .iPhone13, .iPhone14: (390, 844)
        case .landscape: (844, 390)
        case .tablet, .iPad: (768, 1024)
        case .iPhoneSE: (320, 568)
        case .iPhone8: (375, 667)
        case .iPhone8Plus: (414, 736)
        case .iPhoneX, .iPhone13Mini: (375, 812)
        case .iPhone11: (414, 896)
        case .iPhone14Plus: (428, 926)
        case .iPhone15, .iPhone15Pro, .iPhone16: (393, 852)
        case .iPhone15Plus, .iPhone15ProMax, .iPhone16Plus: (430, 932)
        case .iPhone16Pro: (402, 874)
        case .iPhone16ProMax: (440, 956)
        case .iPadMini: (744, 1133)
        case .iPadAir: (820, 1180)
        case .iPadPro11: (834, 1194)
        case .iPadPro: (1024, 1366)
        }
    }
}
