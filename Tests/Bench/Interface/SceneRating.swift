import SceneInterchange
import SceneLanguage
import SceneText

/// How much of a scene its nodes say, element by element and attribute by attribute.
struct SceneRating {
    /// What became of an element or an attribute.
    enum Grade: CaseIterable {
        /// The nodes say it, or leave it out because it is what the language has anyway.
        case exact

        /// Something else stands for it: rows and columns for frames and constraints.
        case approximate

        /// Nothing says it, and a picture, a check or a step would show it.
        case gap

        /// Nothing says it, and no picture in text could show it.
        case kept

        /// It says nothing of the screen.
        case bookkeeping
    }

    private(set) var elements = Grades()
    private(set) var attributes = Grades()

    /// The gaps by their names: how often each is there, and where it is first.
    private(set) var gaps: [String: (count: Int, first: SourceRange)] = [:]

    /// Whether all that means something is said, if only approximately.
    var isWhole: Bool { gaps.isEmpty }

    private let document: InterfaceDocument
    private let tree: XMLTree
    private let said: SaidRanges

    init(of scene: XMLNodeID, in document: InterfaceDocument, _ said: SaidRanges) {
        self.document = document
        tree = document.tree
        self.said = said
        rate(scene, isReplaced: false)
    }

    /// Rates an element with all that is in it.
    private mutating func rate(_ node: XMLNodeID, isReplaced: Bool) {
        // What people note for each other.
        if tree.value(node, "key") == "userComments" { return elements.count(.bookkeeping) }
        var grade = self.grade(of: node)
        let isReplaced = isReplaced || grade == .approximate
        if grade == .gap, isReplaced { grade = .approximate }
        let isHolder = WordLists.holders.contains(tree.name(node))
        if isHolder {
            // What it says of itself counts all the same.
            if grade != .approximate { grade = .exact }
        } else {
            elements.count(grade)
        }
        if grade == .gap { note(name(ofGap: node), tree.nameRange(node)) }
        for attribute in tree.attributes(node) {
            var own = self.grade(of: attribute, of: node)
            if own == .gap, isReplaced { own = .approximate }
            if own == .gap, grade == .kept || grade == .bookkeeping { own = grade }
            attributes.count(own)
            // What an element lacks as a whole is one gap.
            guard own == .gap, grade != .gap else { continue }
            note("\(tree.name(attribute)) of \(name(ofGap: node))", attribute.valueRange)
        }
        for child in tree.elements(node) { rate(child, isReplaced: isReplaced) }
    }

    private mutating func note(_ gap: String, _ range: SourceRange) {
        gaps[gap, default: (0, range)].count += 1
    }

    /// An element is said if a node comes from it, from its text, or from one of its attributes.
    private func grade(of node: XMLNodeID) -> Grade {
        let name = tree.name(node)
        let full =
            name == "outlet" ? "outlet \(tree.value(node, "property") ?? "")" : named(node)
        let isSaid =
            said.contains(tree.range(node)) || said.contains(tree.nameRange(node))
            || said.contains(tree.contentRange(node))
            || tree.attributes(node).contains { said.contains($0.valueRange) }
        if isSaid { return .exact }
        if let grade = WordLists.elements[full] ?? WordLists.elements[name] { return grade }
        if [name, full].contains(where: Bookkeeping.elements.contains) { return .bookkeeping }
        if name == "outlet" || name == "outletCollection", leadsToConstraint(node) {
            return .approximate
        }
        if let key = tree.value(node, "key"), ["tableHeaderView", "tableFooterView"].contains(key) {
            return .approximate
        }
        // Interface Builder loads one scene at a time: what is in another is nothing there.
        if ["outlet", "outletCollection", "action"].contains(name), leadsElsewhere(node) {
            return .bookkeeping
        }
        // A view that covers nothing and shows nothing has no place among rows and columns.
        if let parent = tree.parent(node), tree.name(parent) == "subviews" { return .approximate }
        return .gap
    }

    private func leadsElsewhere(_ connection: XMLNodeID) -> Bool {
        guard let target = tree.value(connection, "destination").flatMap(document.object) else {
            return true
        }
        return root(of: target) != root(of: connection)
    }

    /// The list of objects that a node is in: those of one scene, or of a xib.
    private func root(of node: XMLNodeID) -> XMLNodeID? {
        var place = tree.parent(node)
        while let node = place, tree.name(node) != "objects" { place = tree.parent(node) }
        return place
    }

    private func leadsToConstraint(_ outlet: XMLNodeID) -> Bool {
        let target = tree.value(outlet, "destination").flatMap(document.object)
        return target.map { tree.name($0) == "constraint" } ?? false
    }

    private func grade(of attribute: XMLAttribute, of node: XMLNodeID) -> Grade {
        let name = tree.name(attribute)
        if said.contains(attribute.valueRange) { return .exact }
        let element = tree.name(node)
        let listed =
            WordLists.attributes["\(element).\(name)"] ?? WordLists.attributes[name]
            ?? WordLists.attributes["\(element).\(name)=\(tree.value(attribute))"]
        if let listed { return listed }
        if Bookkeeping.covers(name, tree.value(attribute), of: element) { return .bookkeeping }
        // A colour, a font and a connection are said as a whole, with most of their attributes.
        let isWhole =
            said.contains(tree.range(node))
            && WordLists.ownAttributes[element]?.contains(name) != true
        return isWhole ? .exact : .gap
    }

    /// The name of an element in a list of gaps: `color[textColor] of label`.
    private func name(ofGap node: XMLNodeID) -> String {
        let parent = tree.parent(node).map { parent in
            tree.name(parent) == "connections" ? tree.parent(parent) ?? parent : parent
        }
        let owner = parent.map { " of \(tree.name($0))" } ?? ""
        switch tree.name(node) {
        case "outlet": return "outlet \(tree.value(node, "property") ?? "")\(owner)"
        case _ where tree.attribute(node, "id") == nil: return "\(named(node))\(owner)"
        case let name:
            return name + (["action", "segue", "outletCollection"].contains(name) ? owner : "")
        }
    }

    private func named(_ node: XMLNodeID) -> String {
        let name = tree.name(node)
        return tree.value(node, "key").map { "\(name)[\($0)]" } ?? name
    }
}

/// How many things have each grade.
struct Grades {
    private var counts: [SceneRating.Grade: Int] = [:]

    subscript(grade: SceneRating.Grade) -> Int { counts[grade, default: 0] }

    mutating func count(_ grade: SceneRating.Grade) { counts[grade, default: 0] += 1 }

    mutating func add(_ other: Grades) {
        for (grade, count) in other.counts { counts[grade, default: 0] += count }
    }

    /// How many of those that mean something have a grade.
    func share(_ grade: SceneRating.Grade) -> Share {
        Share(good: self[grade], all: self[.exact] + self[.approximate] + self[.gap])
    }

    /// What does not mean anything to a picture, among all.
    var silent: String {
        let all = SceneRating.Grade.allCases.reduce(0) { $0 + self[$1] }
        let kept = Share(good: self[.kept], all: all)
        return "\(kept.text); \(Share(good: self[.bookkeeping], all: all).text)"
    }
}
