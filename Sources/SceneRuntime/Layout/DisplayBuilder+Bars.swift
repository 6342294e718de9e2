import SceneText

extension DisplayBuilder {
    /// Adds what a container shows around the controllers that it holds.
    mutating func addBars(of controller: ViewController, in rect: Rect) {
        switch controller {
        case let stack as NavigationController:
            addBar(of: stack, in: rect)
            addToolbar(of: stack, in: rect)
        case let tabs as TabBarController: addBar(of: tabs, in: rect)
        case let split as SplitViewController: addDivider(of: split, in: rect)
        default: break
        }
    }

    /// Adds the title between the items, and a rule below them.
    private mutating func addBar(of stack: NavigationController, in rect: Rect) {
        guard let top = stack.topViewController, stack.showsNavigationBar else { return }
        let metrics = medium.metrics
        let gap = medium.gap(metrics.cellMargin, along: .horizontal)
        var line = rect
        line.size.height = metrics.bars.promptHeight
        let bar = NavigationBar(of: top, in: stack, medium: medium)
        // Text has no colours for bars.
        let look = medium.readsFrames ? BarLook() : stack.navigationBar
        if let color = look.background {
            let surface = DisplayItem.Surface.topBar(color, isDark: look.barStyle == .black)
            add(.surface(surface), at: rect.with(height: stack.topBarHeight))
        }
        if let prompt = bar.prompt {
            var run = DisplayItem.TextRun(string: prompt, color: look.title)
            run.style.alignment = .center
            run.isFaint = true
            add(.text(run), at: line)
            line = line.offset(y: metrics.bars.promptHeight)
        }
        line.size.height = metrics.bars.navigationBarHeight - metrics.barRule
        let room = line.inset(by: stack.view.coveredSides).inset(left: gap, right: gap)
        let (left, right) = bar.itemWidths(in: room.width)
        var start = room.minX
        for item in bar.left {
            var place = room
            place.origin.x = start
            place.size.width = min(item.width, room.minX + left - start)
            if place.size.width > 0 { add(.barItem(item.content), at: place) }
            start += item.width + bar.itemGap
        }
        var end = room.maxX
        for item in bar.right {
            var place = room
            place.size.width = min(item.width, end - (room.maxX - right))
            place.origin.x = end - place.size.width
            if place.size.width > 0 { add(.barItem(item.content), at: place) }
            end -= item.width + bar.itemGap
        }
        let between = room.inset(
            left: left > 0 ? left + gap : 0,
            right: right > 0 ? right + gap : 0
        )
        var title = line
        title.size.width = min(bar.titleWidth, between.width)
        // In the middle of the bar, unless an item is in the way.
        let middle = line.minX + medium.half(line.width - title.width, along: .horizontal)
        title.origin.x = max(between.minX, min(middle, between.maxX - title.width))
        let run = DisplayItem.TextRun(
            string: bar.title,
            font: .textStyle(.headline),
            color: look.title
        )
        add(.text(run), at: title)
        if let large = bar.largeTitle {
            line = line.offset(y: line.height)
            line.size.height = metrics.bars.largeTitleHeight
            let place = line.inset(left: gap, right: gap)
            // Heavier than the text style of its name.
            let font = Font.system(size: 34, .bold)
            add(.text(.init(string: large, font: font, color: look.title)), at: place)
        }
        var rule = line.offset(y: line.height)
        rule.size.height = metrics.barRule
        add(.rule(.navigationBar), at: rule)
    }

    /// Adds a rule, and below it the items of the bar of tools.
    private mutating func addToolbar(of stack: NavigationController, in rect: Rect) {
        let items = stack.shownToolbarItems
        let metrics = medium.metrics
        guard !items.isEmpty, rect.height >= metrics.bars.toolbarHeight else { return }
        var rule = rect.offset(y: rect.height - metrics.bars.toolbarHeight)
        rule.size.height = metrics.barRule
        add(.surface(.bar()), at: rule.with(height: metrics.bars.toolbarHeight))
        add(.rule(.tabBar), at: rule)
        let gap = medium.gap(metrics.cellMargin, along: .horizontal)
        var line = rect.inset(by: stack.view.coveredSides).inset(left: gap, right: gap)
        line.origin.y = rule.maxY
        line.size.height = metrics.bars.toolbarHeight - metrics.barRule
        let widths = ToolbarShares.widths(of: items, in: line.width, gap: 2 * gap, medium: medium)
        var start = line.minX
        for (item, width) in zip(items, widths) {
            var place = line
            place.origin.x = start
            place.size.width = min(width, line.maxX - start)
            start += width
            guard !item.isSpace, place.size.width > 0 else { continue }
            add(.barItem(item.shown), at: place)
            start += 2 * gap
        }
    }

    /// Adds a rule, and below it the titles, each in its share.
    private mutating func addBar(of tabs: TabBarController, in rect: Rect) {
        let metrics = medium.metrics
        guard !tabs.isTabBarHidden, rect.height >= metrics.bars.tabBarHeight else { return }
        var rule = rect.offset(y: rect.height - metrics.bars.tabBarHeight)
        rule.size.height = metrics.barRule
        guard rule.intersects(list.clip) else { return }
        add(
            .surface(.bar(tabs.tabBar.background)),
            at: rule.with(height: metrics.bars.tabBarHeight)
        )
        add(.rule(.tabBar), at: rule)
        let items = tabs.viewControllers.map(\.tab)
        let room = rect.inset(by: tabs.view.coveredSides)
        // A badge is over the picture where there is one, and after the title in text.
        let words = items.map { medium.readsFrames ? $0.words : $0.title }
        let shares = TabShares.widths(
            of: words.map { medium.width(of: $0, font: nil) },
            in: room.width,
            medium: medium
        )
        let height = metrics.bars.tabBarHeight - metrics.barRule
        var share = Rect(x: room.minX, y: rule.maxY, width: 0, height: height)
        for (index, (item, width)) in zip(items, shares).enumerated() {
            share.origin.x = share.maxX
            share.size.width = width
            var item = item
            item.isChosen = index == tabs.selectedIndex
            item.isWide = metrics.hasWideTabs
            if !medium.readsFrames { item.tint = tabs.tabBar.tintColor }
            add(.tab(item), at: share)
        }
    }

    /// Adds what is behind a row that looks like a bar, and the line at its top.
    mutating func addSurface(of row: RowView, in rect: Rect) {
        // Text has no colour for it, and no line to spare.
        guard !medium.readsFrames else { return }
        switch row.bar {
        // A bar above what is not scrolled is as the screen.
        case .none, .navigationBar: break
        case .toolbar, .tabBar:
            add(.surface(.bar(row.backgroundColor)), at: rect)
            add(.rule(.tabBar), at: rect.with(height: medium.metrics.barRule))
        }
    }

    private mutating func addDivider(of split: SplitViewController, in rect: Rect) {
        guard !split.isCollapsed, let master = split.master?.viewIfLoaded else { return }
        let divider = Rect(
            x: rect.minX + medium.snapped(master.frame).maxX,
            y: rect.minY,
            width: medium.metrics.bars.dividerWidth,
            height: rect.height
        )
        add(.rule(.divider), at: divider)
    }
}
