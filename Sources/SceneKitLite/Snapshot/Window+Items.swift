package import SceneRuntime

extension Window {
    /// What the window shows, piece by piece, without what views are called.
    package var shownItems: [DisplayItem] {
        layoutIfNeeded()
        var builder = DisplayBuilder(layout: layout, clip: bounds)
        builder.add(self, at: .zero)
        return builder.list.items.map { item in
            var item = item
            item.identifier = nil
            item.voice = nil
            return item
        }
    }
}
