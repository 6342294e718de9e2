import SceneText

/// What is seen of colours in views that let something through, where a medium has a colour for each sign and
/// can fade nothing.
nonisolated extension DisplayList {
    /// The colour that is seen where something has one: a view with an alpha is mixed as a whole with what
    /// is behind it, however many colours are over each other in it.
    func seen(_ color: Color?) -> Color? {
        guard !veils.isEmpty else { return color }
        var seen = color.map { mixed($0, over: backdrop) }
        for veil in veils.reversed() {
            let faded = seen?.faded(to: veil.alpha)
            seen = faded.map { mixed($0, over: veil.backdrop) } ?? veil.backdrop
        }
        return seen?.over(nil)
    }

    /// Lets what comes next be seen as parts of a view with an alpha.
    mutating func beginVeil(alpha: Double) {
        veils.append(Veil(alpha: alpha, backdrop: backdrop))
        backdrop = nil
    }

    /// A colour over another one; over none it still lets through what is behind the view.
    func mixed(_ color: Color, over backdrop: Color?) -> Color {
        backdrop.map { color.over($0) } ?? color
    }

    /// What is shown, in the colours that are seen.
    ///
    /// A text in the colour of the screen becomes faint, because that colour is the terminal's own.
    func veiled(_ content: DisplayItem.Content) -> DisplayItem.Content {
        switch content {
        case .background(let color): return .background(seen(color) ?? color)
        case .fill(let color): return .fill(seen(color) ?? color)
        case .text(var run):
            run.isFaint = run.isFaint || run.color == nil
            run.color = run.color.flatMap(seen)
            return .text(run)
        case .widget(let widget, var ink):
            ink.color = ink.color.flatMap(seen)
            ink.tint = seen(ink.tint ?? Color("systemBlue"))
            return .widget(widget, ink)
        case .rule, .mark, .barItem, .tab, .sectionIndex, .blank, .content, .surface, .border:
            return content
        }
    }
}
