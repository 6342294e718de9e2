import SceneText

/// Round corners and borders, which scenes give to layers by key paths.
extension View {
    /// How round the corners of the view are, as it is shown in a rectangle.
    func cornerRadius(in rect: Rect) -> Double {
        let said =
            ["layer.cornerRadius", "cornerRadius"].lazy.compactMap(self.number(at:)).first ?? 0
        return max(0, min(said, rect.width / 2, rect.height / 2))
    }

    /// The line within the edges of the view, as it is shown in a rectangle; nil for none.
    func border(in rect: Rect) -> (color: Color, width: Double)? {
        guard !runtimeAttributes.isEmpty,
            let said = ["layer.borderWidth", "borderWidth"].lazy.compactMap(self.number(at:)).first,
            said > 0
        else { return nil }
        // A layer does not take the colours of Interface Builder, and stays black; apps add paths that it takes.
        let color = ["borderColor", "layer.borderUIColor"].lazy.compactMap(self.color(at:)).first
        return (color ?? .black, min(said, rect.width / 2, rect.height / 2))
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

    private func color(at path: String) -> Color? {
        switch value(at: path) {
        case .color(let color): color
        case .text(let name): Color(name)
        default: nil
        }
    }

    private func value(at path: String) -> ViewValue? {
        runtimeAttributes.last(where: { $0.path == path })?.value
    }

    private func number(at path: String) -> Double? {
        switch value(at: path) {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }
}
