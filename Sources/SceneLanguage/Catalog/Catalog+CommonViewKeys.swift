// A table, a key a line.
// swift-format-ignore-file

extension Catalog {
    /// The keys that every view takes.
    package static let commonViewKeys = commonEntries.map(\.key)

    @EntryList<ViewDefinition> private static var entriesOfViews: [Entry<ViewDefinition>] {
        Entry("id", .identifier, "the name of the view for outlets, steps and view files") { $0.id = $1 }
        Entry("class", .reference(.class), "the class of the view, if it is not the one of its kind", ib: "customClass") { $0.className = $1 }
        Entry.property("tag", .integer(), "the number that `viewWithTag` finds the view by", default: "0")
        entriesOfPlaces
        Entry.property("margins", .insets, "space between the edges and the content, in points", default: "0", uikit: "layoutMargins", ib: "layoutMargins")
        Entry.property("hidden", .boolean, "removes the view from the picture", default: "false", uikit: "isHidden")
        Entry.property("enabled", .boolean, "whether the view responds to a person", default: "true", uikit: "isEnabled")
        Entry.property("alpha", .number(minimum: 0, maximum: 1), "how opaque it is", default: "1")
        Entry.property("opaque", .boolean, "whether the view covers everything behind it", default: "true", uikit: "isOpaque")
        Entry.property("clipsToBounds", .boolean, "whether views with frames are cut off at its edges", default: "false, of views that scroll true", ib: "clipsSubviews")
        Entry.property("backgroundColor", .color, "the colour behind the content", default: "none")
        Entry.property("tintColor", .color, "the colour of controls", default: "inherited")
        Entry("styles", .list(.reference(.style)), "named sets of properties; own properties win") { $0.styles = $1 }
        Entry.property("userInteraction", .boolean, "whether touches reach the view", default: "true, of labels and images false", uikit: "isUserInteractionEnabled", ib: "userInteractionEnabled")
        Entry.own("accessibility", .shape(.accessibility), "what a screen reader says", ib: "accessibilityConfiguration")
        Entry("runtimeAttributes", .runtimeAttributes, "values that Interface Builder sets by key path, such as `layer.cornerRadius`", ib: "userDefinedRuntimeAttributes") { $0.runtimeAttributes = $1 }
        Entry("constraints", .constraints, "relations between the edges and sizes of the view and of those inside it") { $0.constraints = $1 }
        Entry("outlets", .outlets, "outlets of the view's class, by name") { $0.outlets = $1 }
        Entry("actions", .actions, "the actions that events send") { $0.actions = $1 }
        Entry("gestureRecognizers", .onlyList(.shape(gesture)), "the gestures that the view recognises", uikit: .same, ib: .same) { $0.gestures = $1 }
    }

    /// How large a view is and where.
    @EntryList<ViewDefinition> private static var entriesOfPlaces: [Entry<ViewDefinition>] {
        Entry.own("width", .number(minimum: 0), "a fixed width in points")
        Entry.own("height", .number(minimum: 0), "a fixed height in points")
        Entry.own("minimumWidth", .number(minimum: 0), "the least width in points", limit: .atMost("maximumWidth"))
        Entry.own("maximumWidth", .number(minimum: 0), "the greatest width in points")
        Entry.own("minimumHeight", .number(minimum: 0), "the least height in points", limit: .atMost("maximumHeight"))
        Entry.own("maximumHeight", .number(minimum: 0), "the greatest height in points")
        Entry.own("aspectRatio", .number(above: 0), "width divided by height")
        Entry.own("weight", .number(minimum: 0), "its share of the space that is left over")
        Entry.property("frame", .frame, "`[x, y, width, height]` in points")
        Entry("drawnSize", .extent, "`[width, height]` in points, the size of the view in a stack view of a storyboard") { $0.drawnSize = $1 }
        Entry.property("autoresizing", .list(.choice(.autoresizing)), "what changes when the superview changes size", uikit: "autoresizingMask", ib: "autoresizingMask")
        Entry.own("horizontalHuggingPriority", .number(minimum: 0, maximum: 1000), "how strongly it resists being wider than its content, if constraints place it", default: "250, of labels and images 251")
        Entry.own("verticalHuggingPriority", .number(minimum: 0, maximum: 1000), "how strongly it resists being taller than its content", default: "250, of labels and images 251")
        Entry.own("horizontalCompressionResistancePriority", .number(minimum: 0, maximum: 1000), "how strongly it resists being narrower than its content", default: "750")
        Entry.own("verticalCompressionResistancePriority", .number(minimum: 0, maximum: 1000), "how strongly it resists being shorter than its content", default: "750")
        Entry.own("anchor", .list(.choice(.edge)), "the edges of an anchor view to pin this view to")
    }

    static let commonEntries = entriesOfViews
    static let commonNames = Set(commonEntries.map(\.key.name))

    /// Those of them that say where a view is in the one around it.
    static let keysOfContainers = commonViewKeys.filter { ["anchor", "weight"].contains($0.name) }

    /// The keys for the size and the place of a view.
    static let placingKeys = entriesOfPlaces.map(\.key.name)

    /// The keys that controls take besides.
    @EntryList<ViewDefinition> static var controlEntries: [Entry<ViewDefinition>] {
        Entry("segue", .segue, "the scene that a tap leads to") { $0.segue = $1 }
    }

    /// The properties of text.
    @EntryList<ViewDefinition> static var textEntries: [Entry<ViewDefinition>] {
        Entry.property("font", .font, "`System 14`, `System-Bold 16` or a text style", default: "System 17", ib: "fontDescription")
        Entry.property("textAlignment", .choice(.textAlignment), "how lines are aligned", default: "natural")
        Entry.property("textColor", .color, "the colour of the text", default: "label")
    }

    static let insets = KeyTable<InsetsDefinition>(.insets, "insets", "Space at the edges, in points") {
        Entry("top", .length, "space at the top", default: "0") { $0.top = $1.value }
        Entry("left", .length, "space at the left", default: "0") { $0.left = $1.value }
        Entry("bottom", .length, "space at the bottom", default: "0") { $0.bottom = $1.value }
        Entry("right", .length, "space at the right", default: "0") { $0.right = $1.value }
    }

    static let offsets = KeyTable<InsetsDefinition>(.offsets, "offsets", "Space at the edges, in points, that may be negative") {
        Entry("top", .signedLength, "space at the top", default: "0") { $0.top = $1.value }
        Entry("left", .signedLength, "space at the left", default: "0") { $0.left = $1.value }
        Entry("bottom", .signedLength, "space at the bottom", default: "0") { $0.bottom = $1.value }
        Entry("right", .signedLength, "space at the right", default: "0") { $0.right = $1.value }
    }

    static let constraint = KeyTable<ConstraintOptions>(.constraint, "a constraint", "What a constraint has besides its equation") {
        Entry("id", .identifier, "names the constraint for outlets") { $0.id = $1 }
        Entry("identifier", .plainText, "its name in code and in the debugger", uikit: .same, ib: .same) { $0.identifier = $1 }
        Entry("priority", .integer(minimum: 1, maximum: 1000), "its priority over other constraints", default: "1000", uikit: .same, ib: .same) { $0.priority = $1 }
        Entry("standard", .flag, "whether it uses the system's standard distance", default: "false", ib: "symbolic") { $0.isStandard = $1 }
        Entry("placeholder", .flag, "whether it is removed when the app is built", default: "false", ib: .same) { $0.isPlaceholder = $1 }
    }

    static let accessibility = KeyTable<PropertyGroup>(.accessibility, "accessibility", "What a screen reader says about a view") {
        Entry.property("label", .text, "the name of the view", uikit: "accessibilityLabel")
        Entry.property("value", .text, "its current value", uikit: "accessibilityValue")
        Entry.property("hint", .text, "what happens on a tap", uikit: "accessibilityHint")
        Entry.property("identifier", .text, "the name that UI tests find the view by", uikit: "accessibilityIdentifier")
        Entry.property("isElement", .boolean, "whether a screen reader stops at the view itself", uikit: "isAccessibilityElement")
        Entry.property("traits", .list(.choice(.accessibilityTrait)), "what the view is and does", uikit: "accessibilityTraits")
        Entry.property("hidden", .boolean, "hides the view from screen readers", default: "false", uikit: "accessibilityElementsHidden", ib: .absent)
    }

    /// What a style may set: the properties of every kind of view, each once.
    static let style: KeyTable<StyleDefinition> = {
        var seen: Set<String> = ["tag"]
        let keys = (views[0].shape.keys + views[1...].flatMap(\.ownKeys)).filter {
            $0.isProperty && $0.type.isPlain && seen.insert($0.name).inserted
        }
        return KeyTable(.style, "a style", "Properties under a name") { keys.map { Entry(property: $0) } }
    }()
}
