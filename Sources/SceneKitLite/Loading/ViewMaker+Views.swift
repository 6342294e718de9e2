package import SceneLanguage
package import SceneRuntime
import SceneText

extension ViewMaker {
    /// Makes a view with all that is inside it.
    package func view(_ definition: ViewDefinition) -> View {
        guard loader.mayMake(views: 1, at: Annotation(place.source, definition.range)) else {
            return View()
        }
        let view: View
        if let table = definition.table {
            view = tableView(table, isOwn: false)
            setProperties(definition, of: view)
            constrain(view, by: definition.constraints)
        } else {
            view = emptyView(definition)
            note(view, id: definition.id)
            setProperties(definition, of: view)
            let children = definition.views.map(self.view)
            if children.contains(where: \.hasOwnFrame) {
                giveDesignSize(to: view, drawn: definition.drawnSize)
            }
            for child in children { view.addSubview(child) }
            constrain(view, by: definition.constraints)
            readDesign(of: view)
            if !definition.hasFrame { placeUndrawn(in: view) }
        }
        // A frame of nothing is that of a view which was never drawn, so that constraints alone place it.
        if definition.isPlacedByConstraints { view.frame = .zero }
        connect(definition.outlets, to: view)
        connectActions(definition.actions, of: view)
        for gesture in definition.gestures { addRecognizer(gesture, to: view) }
        if let segue = definition.segue { connect(segue, to: view, definition.kind) }
        loader.note(view, place.source, definition.range)
        if let size = definition.drawnSize {
            view.noteDrawnSize(Size(width: size.width, height: size.height))
        }
        return view
    }

    /// Notes the frames in a view, and reads them where it was drawn on a canvas, so that texts are as they were
    /// designed.
    func readDesign(of view: View) {
        view.noteDrawnFrames()
        if place.canvas != nil { view.readDesign() }
    }

    /// Lets constraints place what has no frame in a view that has its own place from elsewhere, as it was designed.
    func placeUndrawn(in view: View) {
        if place.canvas != nil { view.placeUndrawnInDesign() }
    }

    /// Makes a view as large as it was when frames were written for what is inside, so that these
    /// follow by their masks as it gets its size: what a document says, what it asks for, else that of a screen.
    private func giveDesignSize(to view: View, drawn: CanvasDefinition?) {
        guard !view.hasOwnFrame else { return }
        let size = Size(
            width: drawn?.width ?? view.width ?? designSize.width,
            height: drawn?.height ?? view.height ?? designSize.height
        )
        view.place(in: Rect(origin: .zero, size: size))
    }

    private func emptyView(_ definition: ViewDefinition) -> View {
        guard let name = definition.className?.value else { return definition.kind.makeView() }
        if let view = loader.classes.makeView(name) { return view }
        let user = definition.id.map { "the view '\($0.value)'" } ?? "a view"
        loader.requireStandIn(for: name, of: user, making: "\(name)()")
        let entry = Catalog.views.first { $0.className == name }
        let view = entry?.kind.makeView() ?? definition.kind.makeView()
        if entry == nil { view.declaredClassName = name }
        return view
    }

    /// Sets the properties of a view: those of its styles, and over them its own.
    func setProperties(_ definition: ViewDefinition, of view: View) {
        let styles = definition.styles.reversed().flatMap { place.styles[$0.value] ?? [] }
        // If a property is set twice, the first one wins: own before styles, late before early.
        set(definition.properties + styles, of: view)
        set(definition.attributedText, of: view)
        set(definition.runtimeAttributes, of: view)
    }

    /// Sets properties in the order in which they depend on each other.
    func set(_ properties: [PropertyDefinition], of view: View, prefix: String = "") {
        guard !properties.isEmpty else { return }
        let names = properties.map { prefix + $0.name }
        for (accessor, number) in loader.accessors.accessors(named: names, of: view) {
            set(properties[number], of: view, through: accessor)
        }
        for property in properties {
            guard case .group(let parts) = property.value else { continue }
            set(parts, of: view, prefix: "\(prefix)\(property.name).")
        }
    }

    private func set(
        _ property: PropertyDefinition,
        of view: View,
        through accessor: PropertyAccessor
    ) {
        if case .template(let template) = property.value {
            guard computed == nil else {
                let path = Located(accessor.name, at: property.nameRange)
                let value = ValueDefinition(content: .template(template), range: property.range)
                let definition = AssignmentDefinition(path: path, value: value)
                computed?.append(
                    ComputedProperty(view: view, accessor: accessor, definition: definition)
                )
                return
            }
            guard let value = loader.script?.value(of: template) else { return }
            _ = accessor.set(value, of: view)
            var shown = accessor.value(of: view)
            loader.script?.follow(template, for: view) { [weak view] value in
                guard let view, accessor.value(of: view) == shown else { return false }
                _ = accessor.set(value, of: view)
                shown = accessor.value(of: view)
                return true
            }
        } else if let value = property.value.viewValue {
            _ = accessor.set(value, of: view)
        }
    }

    /// Gives an object the text of a property, and again when data changes that the text shows, until code gives it
    /// another one.
    func set<Object: AnyObject>(
        _ property: PropertyDefinition?,
        of object: Object,
        _ path: ReferenceWritableKeyPath<Object, String?>,
        _ didChange: @escaping () -> Void = {}
    ) {
        guard let value = property?.value else { return }
        var shown = text(of: value)
        object[keyPath: path] = shown
        guard case .template(let template) = value else { return }
        loader.script?.follow(template, for: object) { [weak object] value in
            guard let object, object[keyPath: path] == shown else { return false }
            shown = value.text
            object[keyPath: path] = shown
            didChange()
            return true
        }
    }

    /// The text of a property, its expressions computed.
    func text(of value: PropertyValue) -> String? {
        if case .template(let template) = value {
            return loader.script?.value(of: template)?.text
        }
        return value.text
    }
}
