import SceneFiles
import SceneKitLite
import SceneRuntime

/// Which pictures the links of a board lead to.
struct BoardTargets {
    /// The pictures of each file by their names, those of snapshots left out.
    private let places: [[String: Int]]
    private let initials: [String]
    private let names: [String]

    /// The files by their paths.
    private let numbers: [String: Int]

    init(_ files: [BoardFile]) {
        places = files.map { file in
            let scenes = file.cards.enumerated().filter { !$0.element.isSnapshot }
            let own = scenes.map { ($0.element.name, $0.offset) }
            let others = scenes.flatMap { scene in
                scene.element.otherNames.map { ($0, scene.offset) }
            }
            return Dictionary(firstOf: own + others)
        }
        initials = files.map(\.initial)
        names = files.map(\.name)
        let paths = files.enumerated().map { (Path.normalized($0.element.name), $0.offset) }
        numbers = Dictionary(firstOf: paths)
    }

    /// The file and the picture that a link leads to; nil where that is not on the board.
    func place(of link: BoardCard.Link, in number: Int) -> (file: Int, card: Int)? {
        var (number, name) = (number, link.target)
        if let document = link.document {
            let path = Path.normalized(Path.joined(Path.folder(of: names[number]), document))
            guard let other = numbers[path] else { return nil }
            number = other
            if name.isEmpty { name = initials[other] }
        }
        return places[number][name].map { (number, $0) }
    }
}

/// The arrows between the pictures of a board.
struct BoardArrows {
    /// An arrow from what starts it to the picture that it leads to.
    struct Arrow {
        let from: String
        let to: String
        let words: String
        let isContained: Bool
        let start: Point
        let end: Point

        /// Where the curve leaves and where it arrives, as points that it is drawn to.
        let bends: (Point, Point)
    }

    private(set) var arrows: [Arrow] = []

    /// How many arrows end at each side of a picture, so that none lies on another.
    private var ends: [String: Int] = [:]

    /// Finds the picture that each link leads to; the names are those of pictures in the page.
    init(_ files: [BoardFile], _ targets: BoardTargets, names: [[String]]) {
        for (number, file) in files.enumerated() {
            for (index, card) in file.cards.enumerated() {
                for link in card.links {
                    guard let (there, place) = targets.place(of: link, in: number) else { continue }
                    let target = files[there].cards[place]
                    add(link, card, names[number][index], target, names[there][place])
                }
            }
        }
    }

    private mutating func add(
        _ link: BoardCard.Link,
        _ card: BoardCard,
        _ from: String,
        _ target: BoardCard,
        _ to: String
    ) {
        let origin = card.pictureOrigin
        let start = link.start?.offsetBy(dx: origin.x, dy: origin.y) ?? card.frame.with(height: 24)
        let goal = target.frame
        let (isRight, isLeft) = (goal.minX >= start.maxX, goal.maxX <= start.minX)
        let side = isRight ? "left" : "right"
        let count = ends[to + side, default: 0]
        ends[to + side] = count + 1
        let begin = Point(
            x: isLeft && !isRight ? start.minX : start.maxX,
            y: start.minY + start.height / 2
        )
        let end = Point(
            x: isRight ? goal.minX : goal.maxX,
            y: goal.minY + 14 + Double(count % 40) * 20
        )
        let reach: Double
        var bend: Double?
        if isRight {
            reach = max(48, (end.x - begin.x) / 2)
        } else if isLeft {
            reach = -max(48, (begin.x - end.x) / 2)
        } else {
            // Around the picture that it comes from, not across it.
            reach = max(80, goal.maxX - start.maxX + 80)
            bend = max(80, start.maxX - goal.maxX + 80)
        }
        arrows.append(
            Arrow(
                from: from,
                to: to,
                words: link.words,
                isContained: link.isContained,
                start: begin,
                end: end,
                bends: (
                    Point(x: begin.x + reach, y: begin.y),
                    Point(x: end.x + (bend ?? -reach), y: end.y)
                )
            )
        )
    }
}
