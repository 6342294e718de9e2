extension Catalog {
    /// The keys that every view takes.
    static let commonViewKeys: [Key] = [
        Key("id", .identifier, "names the view for outlets, steps and view files"),
        .property(
            "tag",
            .integer(),
            "a number by which `viewWithTag` finds the view",
            default: "0"
        ),
        .property(
            "hidden",
            .boolean,
            "takes the view out of the picture",
            default: "false",
            uikit: "isHidden"
        ),
        .property(
            "enabled",
            .boolean,
            "whether the view answers a person",
            default: "true",
            uikit: "isEnabled"
        ),
        .property("alpha", .number(minimum: 0, maximum: 1), "how opaque it is drawn", default: "1"),
        .property(
            "opaque",
            .boolean,
            "promises that nothing behind the view shows through",
            default: "true",
            uikit: "isOpaque"
        ),
        .property("backgroundColor", .color, "the colour behind the content", default: "none"),
        .property("tintColor", .color, "the colour of what can be tapped", default: "inherited"),
        Key("width", .number(minimum: 0), "a fixed width in points"),
        Key("height", .number(minimum: 0), "a fixed height in points"),
        Key("minimumWidth", .number(minimum: 0), "the least width in points"),
        Key("maximumWidth", .number(minimum: 0), "the greatest width in points"),
        Key("minimumHeight", .number(minimum: 0), "the least height in points"),
        Key("maximumHeight", .number(minimum: 0), "the greatest height in points"),
        Key("aspectRatio", .number(minimum: 0), "width divided by height"),
        Key("weight", .number(minimum: 0), "the share of the room that is left over"),
        Key(
            "margins",
            .insets,
            "room between the edges and the content, in points",
            default: "0",
            uikit: "layoutMargins",
            interfaceBuilder: "layoutMargins"
        ),
        .property("frame", .frame, "`[x, y, width, height]` in points"),
        .property(
            "autoresizing",
            .list(.choice(.autoresizing)),
            "what gives way when the superview changes its size",
            uikit: "autoresizingMask",
            interfaceBuilder: "autoresizingMask"
        ),
        Key("anchor", .list(.choice(.edge)), "the edges of an anchor view that this view keeps to"),
        Key("styles", .list(.reference(.style)), "named sets of properties; own properties win"),
        .property(
            "userInteraction",
            .boolean,
            "whether touches reach the view",
            default: "true",
            uikit: "isUserInteractionEnabled",
            interfaceBuilder: "userInteractionEnabled"
        ),
        Key(
            "accessibility",
            .shape(.accessibility),
            "what a screen reader says",
            interfaceBuilder: "accessibilityConfiguration"
        ),
        Key("actions", .actions, "the actions that events send"),
    ]

    /// The keys that controls take besides.
    static let controlKeys: [Key] = [
        Key("segue", .shape(.segue), "the scene that a tap leads to")
    ]

    /// The properties of text.
    static let textKeys: [Key] = [
        .property(
            "font",
            .font,
            "`System 14`, `System-Bold 16` or a text style",
            default: "System 17",
            interfaceBuilder: "fontDescription"
        ),
        .property("textColor", .color, "the colour of the text", default: "label"),
        .property(
            "textAlignment",
            .choice(.textAlignment),
            "where lines stand",
            default: "natural"
        ),
    ]

    static let insets = Shape(
        "insets",
        "Room at the edges, in points",
        keys: ["top", "left", "bottom", "right"].map {
            Key($0, .number(minimum: 0), "room at the \($0)", default: "0")
        }
    )

    package static let accessibility = Shape(
        "accessibility",
        "What a screen reader says of a view",
        keys: [
            .property("label", .text, "what the view is called", uikit: "accessibilityLabel"),
            .property("value", .text, "what it holds", uikit: "accessibilityValue"),
            .property("hint", .text, "what happens on a tap", uikit: "accessibilityHint"),
            .property(
                "traits",
                .list(.choice(.accessibilityTrait)),
                "what kind of thing it is",
                uikit: "accessibilityTraits"
            ),
            .property(
                "hidden",
                .boolean,
                "leaves the view out",
                default: "false",
                uikit: "accessibilityElementsHidden",
                interfaceBuilder: .absent
            ),
        ]
    )
}
