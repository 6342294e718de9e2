package import SceneLanguage
public import SceneRules
public import SceneText

/// One picture that a scene file asks for, played and drawn: what golden tests compare.
public struct DeclaredSnapshot: Sendable {
    /// The name, which is that of its golden file.
    public let name: String

    /// What was drawn, in the order of the formats that the file names; empty if it went wrong.
    public internal(set) var pictures: [Picture]

    /// What kept the snapshot from being drawn.
    public let faults: [Diagnostic]

    /// The rules that replaced parts of the pictures, or would have.
    public let redactions: [Redaction]

    package init(
        name: String,
        pictures: [Picture] = [],
        faults: [Diagnostic] = [],
        redactions: [Redaction] = []
    ) {
        self.name = name
        self.pictures = pictures
        self.faults = faults
        self.redactions = redactions
    }

    /// The screen in one format.
    public struct Picture: Sendable {
        /// What the screen was turned into.
        public let format: SnapshotFormat

        /// The text, with what was logged below it where that is asked for.
        public let text: String

        package init(format: SnapshotFormat, text: String) {
            self.format = format
            self.text = text
        }
    }
}

extension SceneFile {
    /// The names of the snapshots: those declared, or else one for each scene.
    public var snapshotNames: [String] { snapshotPlans.map(\.name.value) }

    /// Plays and draws a snapshot; nil if there is none of that name, and for a file with errors in what
    /// it shows.
    ///
    /// One with errors of its own is not drawn, and has them among its faults.
    /// A class that the file leaves to the program and that is not registered ends the program.
    public func snapshot(
        _ name: String,
        classes: ClassRegistry = ClassRegistry()
    ) -> DeclaredSnapshot? {
        guard !snapshotErrors.hasOthers,
            let plan = snapshotPlans.first(where: { $0.name.value == name })
        else {
            return nil
        }
        return draw(plan, classes: classes)
    }

    /// What is found in the file, and what goes wrong in drawing its snapshots without the classes of
    /// a program.
    public var findingsWhenDrawn: [Diagnostic] {
        var log = DiagnosticLog()
        for finding in diagnostics { log.report(finding) }
        for name in snapshotNames {
            for fault in snapshot(name, classes: .standIns)?.faults ?? [] { log.report(fault) }
        }
        return log.sorted
    }

    /// What is to be drawn, in the order of the file.
    ///
    /// A file that declares no snapshots has one of each scene, with all of the rows that the file writes out, so that
    /// none of them changes unseen.
    package var snapshotPlans: [SnapshotDefinition] {
        guard definition.snapshots.isEmpty else { return definition.snapshots }
        return definition.scenes.map { scene in
            var plan = SnapshotDefinition(name: scene.id)
            plan.scene = scene.id
            if scene.table?.isWrittenOut == true { plan.isFull = true }
            return plan
        }
    }

    /// Plays and draws what is planned, without the classes of a program unless these are given; the
    /// file must have no errors in what it shows.
    package func draw(
        _ plan: SnapshotDefinition,
        classes: ClassRegistry = .standIns,
        followsPage: Bool = false,
        namesViews: Bool = true
    ) -> DeclaredSnapshot {
        if let errors = snapshotErrors.byName[plan.name.value] {
            return DeclaredSnapshot(name: plan.name.value, faults: errors)
        }
        let formats = plan.formats.map(\.value)
        let drawn: [SnapshotFormat] = formats.isEmpty ? [.text] : formats
        func draw(_ formats: [SnapshotFormat]) -> DeclaredSnapshot {
            var look = ScreenRenderer(.text, SnapshotOptions(plan))
            // On a page, too, a snapshot of one appearance keeps it.
            look.followsPage = followsPage && plan.appearance == nil
            look.namesViews = namesViews
            return self.draw(plan, as: formats, classes: classes, look)
        }
        // A picture in points is of another screen: on it everything is done again.
        guard drawn.contains(.svg), drawn.contains(where: { $0 != .svg }) else {
            return draw(drawn)
        }
        var text = draw(drawn.filter { $0 != .svg })
        let points = draw(drawn.filter { $0 == .svg })
        guard text.faults.isEmpty, points.faults.isEmpty else {
            return text.faults.isEmpty ? points : text
        }
        var rest = (text: text.pictures[...], points: points.pictures[...])
        text.pictures = drawn.compactMap {
            $0 == .svg ? rest.points.popFirst() : rest.text.popFirst()
        }
        return text
    }

    /// Draws what is planned in formats that are of one screen.
    private func draw(
        _ plan: SnapshotDefinition,
        as formats: [SnapshotFormat],
        classes: ClassRegistry,
        _ look: ScreenRenderer
    ) -> DeclaredSnapshot {
        let turns = plan.steps.count { if case .rotate = $0.step { true } else { false } }
        let file = asDrawn(
            in: formats[0],
            on: plan.device.map { ScreenSize($0.value) },
            isTurned: !turns.isMultiple(of: 2)
        )
        let interpreter = Interpreter(file, data: file.data(for: plan))
        let storyboard = Storyboard(file, classes: classes, interpreter: interpreter)
        guard
            let player = ScenePlayer(
                storyboard,
                scene: plan.scene?.value,
                size: ScreenSize(
                    of: plan,
                    scene: formats[0] == .svg
                        ? plan.scene?.value ?? storyboard.initialIdentifier : nil,
                    in: file
                ),
                drawing: formats[0]
            )
        else { return DeclaredSnapshot(name: plan.name.value) }
        for step in plan.steps {
            let faults = player.play(step, in: definition.source)
            guard faults.isEmpty else {
                return DeclaredSnapshot(name: plan.name.value, faults: faults)
            }
        }
        guard interpreter.faults.isEmpty else {
            return DeclaredSnapshot(name: plan.name.value, faults: interpreter.faults)
        }
        let options = SnapshotOptions(plan)
        var redactor = Redactor(options.redactions)
        let texts = formats.map { format in
            var renderer = look
            renderer.format = format
            let text = renderer.picture(
                of: player.window,
                options,
                logged: interpreter.lines,
                &redactor
            )
            return DeclaredSnapshot.Picture(format: format, text: text)
        }
        let faults = interpreter.faults
        return DeclaredSnapshot(
            name: plan.name.value,
            pictures: faults.isEmpty ? texts : [],
            faults: faults,
            redactions: redactor.rules
        )
    }
}

extension ScreenSize {
    /// The size that a snapshot names; a width alone keeps the height of a phone.
    init(of plan: SnapshotDefinition, scene: String? = nil, in file: SceneFile) {
        self =
            plan.device.map { ScreenSize($0.value).around(scene, of: file) }
            ?? ScreenSize(canvasOf: file, scene: scene) ?? .phone
        if let width = plan.width { columns = width.value }
        if let height = plan.height { lines = height.value }
    }
}
