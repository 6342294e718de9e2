import SceneText

/// What tells Apple's names from those of projects.
///
/// After one of Apple's prefixes a name goes on with a word, or with an abbreviation that Apple writes in
/// capitals: `UIView`, `NSURLSession`, but not `UIDPicker`.
enum FrameworkPrefix {
    /// Whether a name looks like one of Apple's.
    static func isOfApple(_ name: String) -> Bool {
        let letters = Array(name.utf8)
        guard letters.count > 3, letters.allSatisfy({ $0.isLetter || $0.isDigit }) else {
            return false
        }
        if beginnings.contains(where: name.hasPrefix) { return true }
        return (2...4).contains { count in
            letters.count > count + 1 && prefixes.contains(String(name.prefix(count)))
                && goesOn(letters[count...])
        }
    }

    /// Whether letters are a word, or an abbreviation and a word.
    private static func goesOn(_ letters: ArraySlice<UInt8>) -> Bool {
        let next = letters.dropFirst()
        guard let first = letters.first, isCapital(first), let second = next.first else {
            return false
        }
        if !isCapital(second), !second.isDigit { return true }
        return abbreviations.contains { short in
            letters.starts(with: short.utf8)
                && letters.dropFirst(short.utf8.count).first.map { isCapital($0) || $0.isDigit }
                    ?? true
        }
    }

    private static func isCapital(_ letter: UInt8) -> Bool { (65...90).contains(letter) }

    private static let prefixes: Set<String> = [
        "AB", "AR", "AV", "CA", "CB", "CI", "CK", "CL", "CLK", "CM", "CN", "CP", "CT", "CX", "EA",
        "EK", "FP", "FPUI", "GC", "GK", "GLK", "HK", "HM", "IN", "INUI", "LA", "LP", "MC", "MDL",
        "MF", "MK", "ML", "MP", "MPS", "MTK", "MTL", "MX", "NC", "NE", "NFC", "NI", "NS", "NW",
        "PDF", "PH", "PK", "QL", "RP", "SCN", "SF", "SK", "SN", "UI", "UN", "VN", "WC", "WK",
    ]

    /// How names begin whose prefixes are more often a project's.
    private static let beginnings = [
        "ADBanner", "ADInterstitial", "ALAsset", "ASAccount", "ASAuthorization", "ASCredential",
        "ASPassword", "ASPublicKey", "ASWebAuthentication", "AUAudioUnit", "AUGeneric",
        "AUParameter", "AUViewController", "BCChat", "CHHaptic", "CSSearchable", "IDEntity",
        "JSContext", "JSExport", "JSManagedValue", "JSValue", "JSVirtualMachine", "MSConversation",
        "MSMessage", "MSSession", "MSSticker", "SLCompose", "SLRequest", "STWebpage",
        "SWAttribution", "SWCollaboration", "TVCollectionView", "TVLockup", "TVMonogram",
        "TVPoster", "UTType", "XCTest", "XCUI",
    ]

    private static let abbreviations = [
        "3D", "AU", "BTMIDI", "CG", "DNS", "EAGL", "GIF", "GPU", "HDR", "HTTP", "ID", "ISO", "JSON",
        "MIDI", "NS", "OS", "PDF", "QR", "RTF", "SCN", "SK", "TLS", "URL", "UUID", "WiFi", "XML",
        "XPC",
    ]
}
