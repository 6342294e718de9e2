import SceneText

extension YAMLSourceLayout {
    /// A node as a value, with the comments inside it.
    package func value(of node: YAMLNodeID) -> YAMLValue {
        tree.value(of: node) { comments(of: $0) }
    }

    /// The comments of an item, or of the entry with a key.
    package func comments(of child: YAMLNodeID) -> YAMLComments {
        attachedComments[child] ?? YAMLComments()
    }

    /// The comments of an item, with the one at the end of its first line: to those who read it, that is
    /// about all of it.
    package func commentsOfItem(_ item: YAMLNodeID) -> YAMLComments {
        var comments = comments(of: item)
        guard tree.kind(item) == .mapping, tree.style(item) == .block,
            let first = children(of: item).first
        else { return comments }
        var ofFirst = YAMLComments()
        ofFirst.trailing = self.comments(of: first.node).trailing
        comments.add(ofFirst)
        return comments
    }

    /// Finds what each comment belongs to.
    ///
    /// At the end of a line it belongs to what ends there last, or begins there last and goes on below. On
    /// a line of its own it belongs to what is below it, indented like it; else to what is above it. Blank lines
    /// are kept as empty comments, one where there are several.
    func attachComments(keepsBlankLines: Bool = false) -> [YAMLNodeID: YAMLComments] {
        let comments = tree.comments()
        guard !comments.isEmpty || keepsBlankLines else { return [:] }
        let family = Family(self, tree)
        var attached: [YAMLNodeID: YAMLComments] = [:]
        for range in comments {
            let start = Int(range.start)
            let text = tree.comment(at: range)
            if isFirstOnLine(start) {
                let (child, isBelow) = family.owner(
                    ofLineAt: start,
                    column: column(of: start),
                    self
                )
                guard let child else { continue }
                let isApart = keepsBlankLines && hasBlankLine(above: start)
                let lines = isApart ? ["", text] : [text]
                if isBelow {
                    attached[child, default: YAMLComments()].below += lines
                } else {
                    attached[child, default: YAMLComments()].above += lines
                }
            } else if isBehindDash(start), let child = family.first(from: start) {
                attached[child, default: YAMLComments()].above.append(text)
            } else if let child = family.owner(ofEndAt: start) {
                let blanks = bytes[..<start].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
                let gap = String(decoding: bytes[start - blanks..<start], as: UTF8.self)
                attached[child, default: YAMLComments()].trailing = gap + text
            }
        }
        guard keepsBlankLines else { return attached }
        for child in family.members
        where isFirstOnLine(child.start) && hasBlankLine(above: child.start) {
            attached[child.node, default: YAMLComments()].above.append("")
        }
        return attached
    }

    /// Whether only the dash of an item is before an offset on its line: a comment there is above what the item is.
    private func isBehindDash(_ offset: Int) -> Bool {
        bytes[line(of: offset)..<offset].allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: "-") }
    }

    /// All items and entries of a text, from the first to the last, each before those inside it.
    private struct Family {
        private(set) var members: [Child] = []

        /// The member that each is in.
        private var parents: [Int?] = []

        init(_ layout: YAMLSourceLayout, _ tree: YAMLTree) {
            var holders: [YAMLNodeID: Int] = [:]
            var found: [(child: Child, collection: YAMLNodeID)] = []
            for index in 0..<UInt32(tree.nodeCount) {
                let node = YAMLNodeID(index)
                guard !tree.isAlias(node), tree.kind(node) != .scalar else { continue }
                for child in layout.children(of: node) { found.append((child, node)) }
            }
            found.sort { ($0.child.start, -$0.child.end) < ($1.child.start, -$1.child.end) }
            for (child, collection) in found {
                parents.append(holders[collection])
                holders[child.value] = members.count
                members.append(child)
            }
        }

        /// The first member from an offset on.
        func first(from offset: Int) -> YAMLNodeID? {
            let place = members.indices.firstPlace { members[$0].start >= offset }
            return place < members.count ? members[place].node : nil
        }

        /// The member that a comment at the end of a line belongs to.
        func owner(ofEndAt offset: Int) -> YAMLNodeID? {
            let after = members.indices.firstPlace { members[$0].start >= offset }
            guard after > 0 else { return nil }
            var best = after - 1
            guard members[best].end <= offset else { return members[best].node }
            var next = parents[best]
            while let outer = next, members[outer].end <= offset {
                if members[outer].end > members[best].end { best = outer }
                next = parents[outer]
            }
            return members[best].node
        }

        /// The member that a comment on its own line belongs to, and whether it is above the comment.
        func owner(
            ofLineAt offset: Int,
            column: Int,
            _ layout: YAMLSourceLayout
        ) -> (node: YAMLNodeID?, isBelow: Bool) {
            let after = members.indices.firstPlace { members[$0].start >= offset }
            let next = after < members.count ? members[after] : nil
            let nextColumn = next.map { layout.column(of: $0.start) }
            if let next, nextColumn == column { return (next.node, false) }
            // From the innermost that has ended to the outermost.
            var above = after > 0 ? after - 1 : nil
            var fitting: Int?
            while let place = above {
                let own = layout.column(of: members[place].start)
                if members[place].end <= offset {
                    if own <= column { fitting = fitting ?? place }
                    if own == column { return (members[place].node, true) }
                }
                above = parents[place]
            }
            if let fitting, nextColumn ?? 0 < column { return (members[fitting].node, true) }
            return next.map { ($0.node, false) } ?? (fitting.map { members[$0].node }, true)
        }
    }
}
