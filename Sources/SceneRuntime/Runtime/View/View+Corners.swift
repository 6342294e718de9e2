import SceneText

/// Round corners, which scenes give to layers by key paths.
extension View {
    /// How round the corners of the view are, as it is shown in a rectangle.
    func cornerRadius(in rect: Rect) -> Double {
        let said =
            ["layer.cornerRadius", "cornerRadius"].lazy.compactMap(self.number(at:)).first ?? 0
        return max(0, min(said, rect.width / 2, rect.height / 2))
    }

    /// Whether what is in the view ends at its corners.
    var clipsToCorners: Bool {
        clipsToBounds
            || runtimeAttributes.contains {
                $0.path == "layer.masksToBounds" && $0.value == .boolean(true)
            }
    }

    /// Whether the view draws its colour with what it shows, where it has round corners only if it clips.
    var drawsItsColor: Bool { framedKind == .label }

    private func number(at path: String) -> Double? {
        switch runtimeAttributes.last(where: { $0.path == path })?.value {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }
}
