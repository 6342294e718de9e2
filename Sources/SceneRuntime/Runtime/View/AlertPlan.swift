/// Where the parts of an alert are on a phone, from the top left of the alert: texts and fields, and below them
/// buttons from side to side with lines between them.
struct AlertPlan {
    private let isSheet: Bool
    let width: Double
    private(set) var height = 0.0

    /// The parts and their places, each with the number of the region that it is in.
    private(set) var places: [(view: View, rect: Rect, region: Int)] = []

    /// The heights of the texts, of the buttons below them, and of the button in a box of its own.
    private var wanted = AlertHeights()

    /// Where texts show, where the buttons below them do, with lines between them, and the one in a box of its own:
    /// less than all of them on a screen that is too low.
    private(set) var regions: [Rect] = []

    /// The boxes with round corners that the parts are in.
    private(set) var boxes: [Rect] = []

    /// The lines above buttons and between them.
    private(set) var lines: [Rect] = []

    /// Makes the plan of an alert without parts, for a screen of some size.
    init(isSheet: Bool, in screen: Size) {
        self.isSheet = isSheet
        // On a tablet a sheet is no wider than on the largest phone.
        let shortSide = min(screen.width, screen.height, 440)
        width = isSheet ? shortSide - 16 : min(270, screen.width)
    }

    private var padding: Double { isSheet ? 14 : 20 }
    private var side: Double { 16 }
    private var buttonHeight: Double { isSheet ? 57 : 44 }
    private var hairline: Double { 1.0 / 3 }

    /// What a title keeps from the edges of its button.
    private var margin: Double { 8 }

    /// Adds the title, the message, and the lines to type into.
    mutating func add(_ labels: [Label], _ fields: [TextField], measuring: any Measuring) {
        guard !labels.isEmpty || !fields.isEmpty else { return }
        let line = width - 2 * side
        var y = padding
        for label in labels {
            let room = Size(width: line, height: .infinity)
            let height = measuring.size(of: label, fitting: room).height
            places.append((label, Rect(x: side, y: y, width: line, height: height), 0))
            y += height + 4
        }
        for field in fields {
            places.append((field, Rect(x: side, y: y + 8, width: line, height: 30), 0))
            y += 38
        }
        height = y - 4 + padding
        wanted.texts = height
    }

    /// Whether each of two buttons has a title that is narrower than half of the alert.
    func fits(_ buttons: [Button], in medium: any Medium) -> Bool {
        buttons.allSatisfy { button in
            medium.width(of: button.title ?? "", font: button.font) <= width / 2 - 2 * margin
        }
    }

    /// Adds the buttons, two of them beside each other where they are so few.
    mutating func add(_ buttons: [Button], areSideBySide: Bool) {
        let share = areSideBySide ? width / 2 : width
        for (number, button) in buttons.enumerated() {
            let isBeside = areSideBySide && number == 1
            let top = isBeside ? height - buttonHeight : height
            if isBeside {
                lines.append(Rect(x: share, y: top, width: hairline, height: buttonHeight))
            } else if height > 0 {
                lines.append(Rect(x: 0, y: top, width: width, height: hairline))
            }
            let left = isBeside ? share : 0
            let place = Rect(x: left, y: top, width: share, height: buttonHeight)
            places.append((button, place.inset(left: margin, right: margin), 1))
            height = top + buttonHeight
        }
        wanted.buttons = height - wanted.texts
    }

    /// Makes room for all that was added, and for a button with a box of its own below it.
    ///
    /// Where the screen is too low, the lower texts and the lower buttons do not show.
    mutating func finish(with last: Button?, in room: Double, of medium: any Medium) {
        let gap = last == nil || height == 0 ? 0 : 8.0
        let rest = room - gap - (last == nil ? 0 : buttonHeight)
        let shown = wanted.fitted(in: rest, of: medium)
        let rise = wanted.texts - shown.texts
        for place in places.indices where places[place].region == 1 {
            places[place].rect.origin.y -= rise
        }
        for line in lines.indices { lines[line].origin.y -= rise }
        height = shown.texts + shown.buttons
        regions = [
            Rect(x: 0, y: 0, width: width, height: shown.texts),
            Rect(x: 0, y: shown.texts, width: width, height: shown.buttons),
        ]
        if height > 0 { boxes.append(Rect(x: 0, y: 0, width: width, height: height)) }
        guard let last else { return }
        let place = Rect(x: 0, y: height + gap, width: width, height: buttonHeight)
        places.append((last, place.inset(left: margin, right: margin), 2))
        boxes.append(place)
        regions.append(place)
        height = place.maxY
    }

    /// The plan with everything moved.
    func moved(by origin: Point) -> AlertPlan {
        func move(_ rect: Rect) -> Rect { rect.offset(x: origin.x, y: origin.y) }
        var plan = self
        plan.places = places.map { ($0, move($1), $2) }
        plan.boxes = boxes.map(move)
        plan.regions = regions.map(move)
        plan.lines = lines.map(move)
        return plan
    }
}

/// How high the texts and the buttons of an alert are.
struct AlertHeights {
    var texts = 0.0
    var buttons = 0.0

    /// The same on a screen that may be too low for both: texts give way first, down to half of it.
    func fitted(in room: Double, of medium: any Medium) -> AlertHeights {
        let room = max(0, room)
        let least = min(texts, medium.half(room, along: .vertical))
        let shown = min(texts, max(least, room - buttons))
        return AlertHeights(texts: shown, buttons: min(buttons, room - shown))
    }
}
