import SceneLanguage
import SceneText

extension PropertyDefinition {
    /// The keys that its parts may have.
    var keysOfParts: [Key] {
        switch name {
        case "accessibility": Catalog.shape(.accessibility).keys
        case "states": Catalog.shape(.buttonStates).keys
        default: Catalog.shape(.buttonState).keys
        }
    }
}

extension ViewDefinition {
    /// Whether a rule may have something to say of the view by itself.
    var isOfInterest: Bool {
        if className != nil || !gestures.isEmpty || hasIdleMargins { return true }
        return switch kind {
        case .image, .custom, .picker, .textView: true
        // It shows while a person pulls the rows down, and says so itself.
        case .refreshControl: false
        case .row: views.contains(where: \.isEmptyView)
        case .button: actions.isEmpty || properties[.image] != nil || lacksLabel
        default: kind.entry.isControl && (actions.isEmpty || lacksLabel)
        }
    }
}

extension ViewDefinition {
    /// Whether nothing in the scene gives the view a text.
    var lacksText: Bool {
        properties["text"] == nil && attributedText.isEmpty && runtimeAttributes.isEmpty
            && styles.isEmpty && className == nil
    }
}

extension SceneWalk {
    /// The first scene of each class, by the numbers of both.
    var firstScenesOfClasses: [Int: Int] {
        var scenes: [Int: Int] = [:]
        for (scene, type) in controllers.enumerated() {
            for link in type?.chain ?? .none where scenes[link.number] == nil {
                scenes[link.number] = scene
            }
        }
        return scenes
    }

    /// The class of a scene's controller; nil for one that does not exist.
    func controller(of scene: SceneDefinition) -> ResolvedClass? {
        guard let name = scene.className?.value else {
            return ResolvedClass.ofRuntime[Catalog.controllerClass(scene.kind).name]
        }
        return classes[name]
    }
}
