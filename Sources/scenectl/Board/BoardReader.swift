import SceneInterchange
import SceneKitLite
import SceneLanguage
import SceneRules
import SceneRuntime
import SceneText

/// Makes the cards of one file.
struct BoardReader {
    private let file: SceneFile

    /// The screen that was asked for, and the one for scenes that are made for none.
    private let screen: ScreenSize?
    private let usual: ScreenSize

    /// Where Interface Builder has the scenes on its canvas, by their ids there.
    private let canvasPlaces: [String: Point]
    private let elements: ElementRanges

    init(_ file: SceneFile, screen: ScreenSize?, usual: ScreenSize) {
        self.file = file
        self.screen = screen
        self.usual = usual
        elements = ElementRanges(file.sources)
        canvasPlaces = elements.canvasPlaces
    }

    /// The scenes, and the snapshots where the file declares them; nothing of a file with errors in what all show.
    func boardFile(named name: String) -> BoardFile {
        var board = BoardFile(name: name)
        guard file.canBeDrawn else { return board }
        let definition = file.definition
        board.initial = (definition.initial.first ?? definition.scenes.first?.id)?.value ?? ""
        board.cards = definition.scenes.map(card) + definition.snapshots.map(card)
        return board
    }

    private func card(_ scene: SceneDefinition) -> BoardCard {
        // A stack or a bar of tabs would look like what it shows first.
        let isPlain = [.reference, .navigation, .tabs].contains(scene.kind)
        let picture =
            isPlain
            ? ScenePicture(size: .zero) : file.picture(of: scene.id.value, on: screen, usual: usual)
        var card = BoardCard(
            key: scene.objectID?.value ?? scene.id.value,
            name: scene.id.value,
            kind: [kind(of: scene), scene.className?.value].compactMap { $0 }.joined(
                separator: " · "
            ),
            otherNames: [scene.storyboardIdentifier, scene.objectID].compactMap { $0?.value },
            picture: picture
        )
        card.isPlain = isPlain
        card.place = elements.place(
            of: Annotation(file.definition.source, scene.range),
            isScene: true
        )
        card.spots = picture.spots.map { (elements.place(of: $0.place), $0.rect) }
        card.canvasPlace = scene.objectID.flatMap { canvasPlaces[$0.value] }
        card.links = links(of: scene, picture)
        addConnections(of: scene, to: &card)
        return card
    }

    private func card(_ snapshot: SnapshotDefinition) -> BoardCard {
        let text = file.sources[file.definition.source]
        var card = BoardCard(
            key: "snapshot " + snapshot.name.value,
            name: snapshot.name.value,
            kind: ["snapshot", snapshot.scene.map { "of \($0.value)" }].compactMap { $0 }
                .joined(separator: " "),
            picture: file.picture(of: snapshot)
        )
        card.isSnapshot = true
        card.steps = snapshot.steps.map { text.string(in: $0.range) }
        return card
    }

    private func kind(of scene: SceneDefinition) -> String {
        switch scene.content {
        case .view: "view controller"
        case .table(let table):
            table?.sections == nil ? "table controller" : "static table controller"
        case .navigation: "navigation controller"
        case .tabs: "tab bar controller"
        case .split: "split view controller"
        case .reference(let storyboard, let identifier):
            "reference to "
                + ([storyboard, identifier].compactMap { $0?.value }.joined(separator: " › "))
        }
    }

    // MARK: Links

    private func links(of scene: SceneDefinition, _ picture: ScenePicture) -> [BoardCard.Link] {
        var links: [BoardCard.Link] = []
        func add(_ segue: SegueDefinition, from start: Rect?) {
            guard segue.kind.value != .unwind else { return }
            let identifier = segue.identifier.map { " '\($0.value)'" } ?? ""
            links.append(
                BoardCard.Link(
                    words: segue.kind.value.rawValue + identifier,
                    start: start,
                    target: segue.target.value,
                    isContained: segue.kind.value == .embed
                )
            )
        }
        for segue in scene.segues { add(segue, from: nil) }
        scene.forEachPart { part in
            for segue in part.segues { add(segue, from: spot(part.range, picture)?.rect) }
        }
        for (number, target) in scene.contained.enumerated() {
            let words: String =
                switch scene.content {
                case .tabs: "tab \(number + 1)"
                case .split: number == 0 ? "master" : "detail"
                default: "root"
                }
            links.append(BoardCard.Link(words: words, target: target.value, isContained: true))
        }
        switch file.references[scene.id.value] {
        case .scene(let id):
            links.append(BoardCard.Link(words: "is", target: id, isContained: true))
        case .document(let path, let identifier):
            links.append(
                BoardCard.Link(
                    words: "is",
                    target: identifier ?? "",
                    document: path,
                    isContained: true
                )
            )
        case nil: break
        }
        return links
    }

    private func spot(_ range: SourceRange, _ picture: ScenePicture) -> ScenePicture.Spot? {
        picture.spot(of: Annotation(file.definition.source, range))
    }

    // MARK: Connections

    private func addConnections(of scene: SceneDefinition, to card: inout BoardCard) {
        let picture = card.picture
        let places = Dictionary(
            firstOf: picture.spots.compactMap { spot in spot.identifier.map { ($0, spot.rect) } }
        )
        func add(_ outlets: [OutletDefinition], of owner: String?) {
            for outlet in outlets {
                let targets = outlet.targets.map(\.value)
                card.outlets.append(
                    BoardCard.Fact(
                        name: [owner, outlet.name.value].compactMap { $0 }.joined(separator: "."),
                        value: targets.joined(separator: ", "),
                        spot: targets.lazy.compactMap { places[$0] }.first
                    )
                )
            }
        }
        func add(
            _ names: [Located<String>],
            _ directed: [DirectedAction],
            by sender: String,
            at spot: Rect?
        ) {
            let all =
                names.map(\.value)
                + directed.map { "\($0.name.value) of \($0.receiver.value)" }
            guard !all.isEmpty else { return }
            let value = all.joined(separator: ", ")
            card.actions.append(BoardCard.Fact(name: sender, value: value, spot: spot))
        }
        add(scene.outlets, of: nil)
        scene.forEachPart { part in
            let rect = spot(part.range, picture)?.rect
            switch part {
            case .barItem(let item):
                let title = item.systemItem?.value ?? item.properties[.title]?.value.text
                let name = item.id?.value ?? title ?? "bar item"
                add(item.actions, item.directed, by: name, at: rect)
            case .gesture(let gesture):
                let name = gesture.id?.value ?? gesture.kind.value.rawValue
                add(gesture.actions.names, gesture.actions.directed, by: name, at: rect)
            case .cell(let cell):
                add(cell.outlets, of: cell.className?.value ?? cell.identifier?.value ?? "cell")
            case .view(let view):
                add(view.outlets, of: view.className?.value ?? view.id?.value)
                for action in view.actions {
                    let event = action.event.map { ", \($0.value.rawValue)" } ?? ""
                    let name = (view.id?.value ?? view.kind.rawValue) + event
                    add(action.names, action.directed, by: name, at: rect)
                }
            }
        }
    }
}

/// The elements of the documents that a file is made of: definitions know where an element starts, findings may be
/// about anything inside it.
private struct ElementRanges {
    private let sources: SourceMap
    private var trees: [SourceID: (tree: XMLTree, elements: [XMLNodeID])] = [:]

    /// Where documents of Interface Builder have their scenes on the canvas, by the ids of the controllers.
    private(set) var canvasPlaces: [String: Point] = [:]

    init(_ sources: SourceMap) {
        self.sources = sources
        for (id, text) in sources.all where XMLTree.isMeant(by: text) {
            var log = DiagnosticLog()
            let tree = XMLTree.parse(text, as: id, limits: Limits(), log: &log)
            trees[id] = (tree, Array(tree.allElements))
            for point in tree.allElements where tree.value(point, "key") == "canvasLocation" {
                guard let x = tree.number(point, "x"), abs(x) < 1e6,
                    let y = tree.number(point, "y"), abs(y) < 1e6,
                    let scene = tree.parent(point)
                else { continue }
                for object in tree.elements(scene, in: "objects") {
                    if let id = tree.value(object, "id") { canvasPlaces[id] = Point(x: x, y: y) }
                }
            }
        }
    }

    /// The whole part of a text that begins where a definition does.
    func place(of mark: Annotation, isScene: Bool = false) -> BoardCard.Place {
        let mark = sources.resolved(mark)
        let name = sources[mark.source].name
        guard let (tree, elements) = trees[mark.source],
            case let after = elements.indices.firstPlace(where: {
                tree.range(elements[$0]).start > mark.range.start
            }), after > 0
        else { return BoardCard.Place(name: name, range: mark.range) }
        var element = elements[after - 1]
        // Beside the controller of a scene are other objects of it.
        while isScene, tree.name(element) != "scene", let outer = tree.parent(element) {
            element = outer
        }
        return BoardCard.Place(name: name, range: tree.range(element))
    }
}
