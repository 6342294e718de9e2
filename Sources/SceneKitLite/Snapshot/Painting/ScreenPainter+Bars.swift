import SceneRuntime
import SceneText

extension ScreenPainter {
    /// Paints what a container shows around the controllers that it holds.
    mutating func paintBars(of controller: ViewController, in rect: GridRect, clip: GridRect) {
        switch controller {
        case let stack as NavigationController: paintBar(of: stack, in: rect, clip: clip)
        case let tabs as TabBarController: paintBar(of: tabs, in: rect, clip: clip)
        case let split as SplitViewController: paintDivider(of: split, in: rect, clip: clip)
        default: break
        }
    }

    /// A line with the title between two items, and a double rule below it.
    private mutating func paintBar(
        of stack: NavigationController,
        in rect: GridRect,
        clip: GridRect
    ) {
        guard let top = stack.topViewController, !stack.isNavigationBarHidden else { return }
        let line = GridRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1)
        let bar = NavigationBar(of: top, in: stack)
        let room = line.inset(left: 1, right: 1)
        let (left, right) = bar.itemWidths(in: room.width)
        if let item = bar.left {
            var place = room
            place.size.width = left
            paint(item, in: place, clip: clip)
        }
        if let item = bar.right {
            let place = GridRect(x: room.maxX - right, y: line.minY, width: right, height: 1)
            paint(item, in: place, clip: clip)
        }
        let between = room.inset(left: left > 0 ? left + 1 : 0, right: right > 0 ? right + 1 : 0)
        let width = min(DisplayWidth.columns(of: bar.title), between.width)
        // In the middle of the bar, unless an item is in the way.
        let middle = line.minX + (line.width - width) / 2
        let start = max(between.minX, min(middle, between.maxX - width))
        write(
            bar.title,
            in: GridRect(x: start, y: line.minY, width: width, height: 1),
            clip: clip,
            style: style(font: .textStyle(.headline))
        )
        let rule = rect.minY + 1
        guard clip.lines.contains(rule) else { return }
        canvas.drawRule(rect.columns, line: rule, isDouble: true)
        if rect.minY == screen.minY { topLine = max(topLine, rule + 1) }
    }

    private mutating func paint(_ item: NavigationBar.Item, in place: GridRect, clip: GridRect) {
        let style = item.isEnabled ? attributes([], .blue) : attributes(.faint)
        var place = place
        if item.isBack {
            canvas.write(.back, at: place.origin, style: style, clip: clip)
            place = place.inset(left: 2)
            write(String(item.text.dropFirst(2)), in: place, clip: clip, style: style)
        } else {
            write(item.text, in: place, clip: clip, style: style)
        }
    }

    /// A rule, and below it the titles, each in the middle of its share.
    private mutating func paintBar(of tabs: TabBarController, in rect: GridRect, clip: GridRect) {
        let rule = rect.maxY - 2
        guard clip.lines.contains(rule), rect.height >= 2 else { return }
        canvas.drawRule(rect.columns, line: rule)
        if rect.maxY == screen.maxY, rect.columns == screen.columns {
            bottomLine = min(bottomLine, rule)
        }
        var start = rect.minX
        let titles = tabs.viewControllers.map(\.barTitle)
        let widths = titles.map { DisplayWidth.columns(of: $0) }
        let shares = TabShares.widths(of: widths, in: rect.width)
        for (index, (title, width)) in zip(titles, shares).enumerated() {
            let share = GridRect(x: start, y: rule + 1, width: width, height: 1)
            start = share.maxX
            paint(title, isChosen: index == tabs.selectedIndex, inTab: share, clip: clip)
        }
    }

    /// The title of a tab in the middle of its share, the chosen one between marks.
    private mutating func paint(
        _ title: String,
        isChosen: Bool,
        inTab share: GridRect,
        clip: GridRect
    ) {
        // Marks on both sides, and blank columns between them and the title where there is room.
        let letters = DisplayWidth.columns(of: title)
        let margin = letters + 4 <= share.width ? 2 : 1
        let width = min(letters + 2 * margin, share.width)
        let left = share.minX + (share.width - width) / 2
        let place = GridRect(x: left, y: share.minY, width: width, height: 1)
        let style = attributes([], isChosen ? .blue : nil)
        write(title, in: place.inset(left: margin, right: margin), clip: clip, style: style)
        guard isChosen, width > 1 else { return }
        canvas.write(.segmentStart, at: place.origin, style: style, clip: clip)
        let last = GridPoint(x: place.maxX - 1, y: place.minY)
        canvas.write(.segmentEnd, at: last, style: style, clip: clip)
    }

    private mutating func paintDivider(
        of split: SplitViewController,
        in rect: GridRect,
        clip: GridRect
    ) {
        guard !split.isCollapsed, let master = split.master?.viewIfLoaded else { return }
        let column = rect.minX + medium.units(master.frame).maxX
        guard clip.columns.contains(column) else { return }
        canvas.drawDivider(column: column, lines: rect.lines.clamped(to: clip.lines))
    }
}
