import SceneLanguage
import SceneText

/// Which of the segues of an object are meant.
enum SegueUse {
    /// What a tap or the choice of a row leads to.
    case tap

    /// What the detail button of a cell leads to.
    case accessory

    /// What a container shows.
    case embed
}

extension SceneImporter {
    // MARK: Outlets

    /// The outlets of an object whose class is one of the app.
    func outlets(of object: XMLNodeID, _ className: String, in content: NodeDraft) -> MadeNode? {
        // A background that others cover is not drawn, and what is not drawn has no id.
        let ids = content.ids
        var single: [MadeEntry] = []
        var known: Set<String> = []
        var collections: [String: [MadeNode]] = [:]
        var order: [String] = []
        for connection in connections(of: object) {
            guard connection.kind == .outlet || connection.kind == .collection,
                !Self.isOwn(connection, in: tree)
            else { continue }
            let inner = written[connection.destination]
            let isInner =
                inner.map { ids.contains($0.id) } == true && isOf(object, connection.destination)
            guard let target = isInner ? inner : outerTarget(of: connection, from: object),
                ActionName(connection.name)?.arity == 0
            else {
                passOver(
                    "outlet to an object that the scene file does not have",
                    at: connection.node
                )
                continue
            }
            let isCollection = connection.kind == .collection
            let isFit = classes.addOutlet(
                connection.name,
                target.type,
                isCollection: isCollection,
                of: className,
                at: connection.range
            )
            guard isFit else {
                passOver("outlet of several types", at: connection.node)
                continue
            }
            let node = MadeNode(.word(target.id), at: connection.range)
            if isCollection {
                if collections[connection.name] == nil { order.append(connection.name) }
                collections[connection.name, default: []].append(node)
            } else {
                guard known.insert(connection.name).inserted else { continue }
                single.append(MadeEntry(connection.name, at: connection.range, node))
            }
        }
        let range = tree.nameRange(object)
        let several = order.filter { !known.contains($0) }.map { name in
            MadeEntry(name, at: range, MadeNode(.list(collections[name] ?? []), at: range))
        }
        let all = single + several
        return all.isEmpty ? nil : MadeNode(.mapping(all), at: range)
    }

    /// What a cell that is there once has an outlet to in the rest of its scene.
    private func outerTarget(
        of outlet: InterfaceConnection,
        from cell: XMLNodeID
    ) -> (id: String, type: String)? {
        guard tree.isCell(cell), !isInPrototype(cell),
            let object = document.object(outlet.destination), !isInPrototype(object),
            !isInside(object, cell), let root = root(of: cell), isInside(object, root)
        else { return nil }
        let kind = tree.isCell(object) ? "TableViewCell" : Self.entry(tree.name(object))?.className
        guard let kind, let type = type(of: object, kind) else { return nil }
        return reservedID(of: object).map { ($0, type) }
    }

    /// The class of an object: that of the app, where it names one that fits.
    private func type(of object: XMLNodeID, _ kind: String) -> String? {
        guard let attribute = tree.attribute(object, "customClass") else { return kind }
        let name = tree.value(attribute)
        return classes.use(name, as: kind, at: attribute.valueRange) ? name : nil
    }

    private func isInPrototype(_ object: XMLNodeID) -> Bool {
        let cell = sequence(first: object, next: tree.parent).first(where: tree.isCell)
        return cell.map { tree.parent($0).map(tree.name) != "cells" } ?? false
    }

    /// The object of a scene that another is in.
    private func root(of object: XMLNodeID) -> XMLNodeID? {
        var place = object
        while let outer = tree.parent(place), tree.name(outer) != "objects" { place = outer }
        return place
    }

    /// Whether an object can have an outlet to another: a cell to what is in it, a controller to all.
    private func isOf(_ owner: XMLNodeID, _ destination: String) -> Bool {
        guard let object = document.object(destination) else { return true }
        if tree.isCell(owner) { return isInside(object, owner) }
        // In the document an accessory beside a prototype is there once; in the scene file each cell has its own.
        return isInPrototype(object) || !isShownInPrototype(object)
    }

    private func isShownInPrototype(_ object: XMLNodeID) -> Bool {
        sequence(first: object, next: tree.parent).lazy.compactMap { self.shownAccessories[$0] }
            .contains(where: isInPrototype)
    }

    // MARK: Actions

    /// The actions that an object sends to its scene or cell, by their events.
    func actionNames(of object: XMLNodeID) -> [(event: String?, node: MadeNode)] {
        connections(of: object).compactMap { connection in
            guard connection.kind == .action else { return nil }
            guard let name = ActionName(selector: connection.name),
                let receiver = receiver(of: connection)
            else {
                passOver("action to another object", at: connection.node)
                return nil
            }
            if let owner = receiver.className {
                classes.addAction(name.text, of: owner, at: connection.range)
            }
            let action = MadeNode(.text(name.text), at: connection.range)
            guard let word = receiver.word else { return (connection.event, action) }
            var draft = NodeDraft(at: connection.range)
            draft.add("to", word: word)
            draft.add("action", action)
            return (connection.event, draft.node)
        }
    }

    /// What takes an action: its class, where that is one of the app, and the word for it where it has to be said.
    private func receiver(
        of action: InterfaceConnection
    ) -> (className: String?, word: String?)? {
        guard let object = document.object(action.destination) else { return nil }
        if tree.value(object, "placeholderIdentifier") == "IBFirstResponder" {
            return (nil, DirectedAction.Word.firstResponder.rawValue)
        }
        if let owner = owners.last(where: { $0.object == object }) {
            let isOfBoth =
                controllerActions.contains(action.name) && cellActions.contains(action.name)
            guard isOfBoth else { return (owner.className, nil) }
            let word: DirectedAction.Word = tree.isCell(object) ? .cell : .controller
            return (owner.className, word.rawValue)
        }
        guard tree.isView(object), !tree.isCell(object), root(of: object) == root(of: action.node),
            tree.attribute(object, "customClass") != nil,
            let type = type(of: object, Self.entry(tree.name(object))?.className ?? "View"),
            let id = reservedID(of: object)
        else { return nil }
        return (type, id)
    }

    // MARK: Gestures

    /// The recognisers that a view has.
    func recognizers(of view: XMLNodeID) -> [XMLNodeID] {
        connections(of: view).compactMap { connection in
            guard connection.kind == .collection, connection.name == "gestureRecognizers" else {
                return nil
            }
            usualValues.append(connection.range)
            return document.object(connection.destination)
        }
    }

    /// Says the gestures that a view recognises.
    func addRecognizers(of view: XMLNodeID, to draft: inout NodeDraft) {
        let all = recognizers(of: view).compactMap { recognizer -> MadeNode? in
            let kind = GestureKind.allCases.first {
                $0.interfaceBuilderName == tree.name(recognizer)
            }
            guard let kind, saidRecognizers.insert(recognizer).inserted else { return nil }
            var draft = NodeDraft(at: tree.nameRange(recognizer))
            draft.add("kind", word: kind.rawValue)
            addID(of: recognizer, type: kind.className, to: &draft)
            addProperties(of: recognizer, Catalog.shape(.gesture), to: &draft)
            draft.add("action", list: actionNames(of: recognizer).map(\.node))
            draft.add("segue", segue(of: recognizer, kinds: .tap))
            return draft.node
        }
        draft.add("gestureRecognizers", list: all)
    }

    /// Says what a control sends.
    func addActions(
        of object: XMLNodeID,
        _ events: [Event],
        unnamed: Event? = nil,
        to draft: inout NodeDraft
    ) {
        var names: [(event: String, nodes: [MadeNode])] = []
        for (event, node) in actionNames(of: object) {
            let event = event == nil ? unnamed : event.flatMap(Event.init)
            guard let event, events.contains(event) else {
                passedOver.add("action on an event that the control does not send", at: node.range)
                continue
            }
            if let index = names.firstIndex(where: { $0.event == event.rawValue }) {
                names[index].nodes.append(node)
            } else {
                names.append((event.rawValue, [node]))
            }
        }
        guard !names.isEmpty else { return }
        let entries = names.map { name in
            let value =
                name.nodes.count == 1
                ? name.nodes[0] : MadeNode(.list(name.nodes), at: name.nodes[0].range)
            return MadeEntry(name.event, at: name.nodes[0].range, value)
        }
        draft.add("actions", MadeNode(.mapping(entries), at: entries[0].range))
    }

    // MARK: Segues

    /// The segue of an object for a use.
    func segue(of object: XMLNodeID, kinds use: SegueUse) -> MadeNode? {
        let segues = connections(of: object).filter { connection in
            guard connection.kind == .segue, tree.attribute(connection.node, "key") == nil else {
                return false
            }
            let isAccessory = tree.value(connection.node, "trigger") == "accessoryAction"
            switch use {
            case .tap: return !isAccessory && connection.name != "embed"
            case .accessory: return isAccessory
            case .embed: return connection.name == "embed"
            }
        }
        for segue in segues.dropFirst() {
            passOver("second segue of an object", at: segue.node)
        }
        return segues.first.flatMap(node)
    }

    /// The segues that code performs by their identifiers.
    func namedSegues(of controller: XMLNodeID) -> [MadeNode] {
        var known: Set<String> = []
        return connections(of: controller).compactMap { connection in
            guard connection.kind == .segue, tree.attribute(connection.node, "relationship") == nil,
                let identifier = tree.value(connection.node, "identifier"), !identifier.isEmpty,
                known.insert(identifier).inserted
            else { return nil }
            return node(connection)
        }
    }

    private func node(_ segue: InterfaceConnection) -> MadeNode? {
        if segue.name == "unwind", let action = tree.attribute(segue.node, "unwindAction"),
            ActionName(selector: tree.value(action)) != nil
        {
            var draft = NodeDraft(at: segue.range)
            draft.add("unwind", text: tree.value(action), at: action.valueRange)
            addKeys(
                ["identifier"] + Self.segueKeys,
                of: segue.node,
                Catalog.shape(.segue),
                to: &draft
            )
            return draft.node
        }
        guard let kind = kind(of: segue), let target = sceneIDs[segue.destination] else {
            passOver(segue.name == "unwind" ? "unwind segue" : "segue", at: segue.node)
            return nil
        }
        var draft = NodeDraft(at: segue.range)
        draft.add(kind.rawValue, word: target)
        if let identifier = tree.value(segue.node, "identifier"), !identifier.isEmpty {
            draft.add("identifier", text: identifier)
        }
        addKeys(Self.segueKeys, of: segue.node, Catalog.shape(.segue), to: &draft)
        if segue.name.hasPrefix("popover") {
            draft.add("modalPresentationStyle", word: "popover")
        }
        return draft.node
    }

    /// What a segue says of itself besides its kind and target.
    private static let segueKeys = [
        "class", "modalPresentationStyle", "modalTransitionStyle", "animates", "creation",
    ]

    private func kind(of segue: InterfaceConnection) -> SegueKind? {
        let isContainer = document.object(segue.destination).map {
            ["navigationController", "splitViewController"].contains(tree.name($0))
        }
        switch segue.name {
        case "show", "push": return isContainer == true ? .present : .show
        case "showDetail": return .showDetail
        case "embed": return .embed
        case "presentation", "modal", "popover", "popoverPresentation", "custom": return .present
        default: return nil
        }
    }
}

extension ActionName {
    /// Reads a selector: `save`, `save:`, `save:forEvent:`; nil for one that takes more.
    fileprivate init?(selector: String) {
        let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
        switch parts.count {
        case 1, 2: self.init(selector)
        case 3 where parts[2].isEmpty: self.init("\(parts[0]):event:")
        default: return nil
        }
    }
}
