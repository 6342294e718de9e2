extension Catalog {
    /// Where a word stands that people bring along.
    package enum SynonymPlace: Hashable {
        /// The kind of a view.
        case view

        /// An event of a control.
        case event

        /// A key of a mapping, by what the mapping is called.
        case key(of: String)

        /// A key that every view takes.
        case commonViewKey

        /// A word of a set, by the name of the set.
        case word(of: String)

        /// The start of a path in an expression.
        case path

        /// What code sets of an object, by the name of its class.
        case property(of: String)
    }

    /// Our name for what others call so: Interface Builder's menus, SwiftUI, other frameworks, habit.
    ///
    /// The names of UIKit and of Interface Builder's files stand with the entries themselves.
    package static func synonym(of word: String, as place: SynonymPlace) -> String? {
        synonyms[place]?[word.lowercased()]
    }

    /// All words that people bring along, in lower case, with ours.
    static let synonyms: [SynonymPlace: [String: String]] = {
        var all = keySynonyms.merging(wordSynonyms) { first, _ in first }
        all[.view] = viewSynonyms
        all[.event] = eventSynonyms
        all[.path] = ["indexpath.row": "row", "indexpath.section": "section"]
        all[.property(of: "TableViewCell")] = [
            "text": "textLabel.text", "title": "textLabel.text",
            "detail": "detailTextLabel.text", "subtitle": "detailTextLabel.text",
            "image": "imageView.name",
        ]
        return all
    }()

    private static let viewSynonyms = [
        "hstack": "row", "lazyhstack": "row", "stackview": "row", "vstack": "column",
        "lazyvstack": "column", "zstack": "view", "group": "view", "divider": "view",
        "text": "label", "imageview": "image", "toggle": "switch", "checkbox": "switch",
        "list": "table", "input": "textField", "securefield": "textField", "texteditor": "textView",
        "spinner": "activity", "activityindicator": "activity", "progressbar": "progress",
    ]

    private static let eventSynonyms = [
        "touchup": "touchUpInside", "tap": "touchUpInside", "ontap": "touchUpInside",
        "ontapgesture": "touchUpInside", "click": "touchUpInside", "press": "touchUpInside",
        "change": "valueChanged", "onchange": "valueChanged", "submit": "editingDidEndOnExit",
        "onsubmit": "editingDidEndOnExit",
    ]

    private static let wordSynonyms: [SynonymPlace: [String: String]] = [
        .word(of: "cell style"): [
            "basic": "default", "rightdetail": "value1", "leftdetail": "value2",
        ],
        .word(of: "accessory type"): [
            "disclosure": "disclosureIndicator", "chevron": "disclosureIndicator",
            "detaildisclosure": "detailDisclosureButton", "detail": "detailButton",
            "check": "checkmark",
        ],
        .word(of: "table style"): ["inset": "insetGrouped"],
        .word(of: "controller kind"): ["tabbar": "tabs", "tabbarcontroller": "tabs"],
        .word(of: "text alignment"): [
            "leading": "left", "trailing": "right", "start": "left", "end": "right",
            "middle": "center",
        ],
        .word(of: "row alignment"): ["middle": "center"],
        .word(of: "column alignment"): ["left": "leading", "right": "trailing"],
        .word(of: "content mode"): [
            "aspectfit": "scaleAspectFit", "fit": "scaleAspectFit",
            "aspectfill": "scaleAspectFill", "fill": "scaleToFill",
        ],
        .word(of: "system item"): ["delete": "trash", "plus": "add", "share": "action"],
        .word(of: "device"): ["iphone": "phone", "ipad": "tablet"],
        .word(of: "font"): [
            "systemfont": "System", "system": "System", "boldsystemfont": "System-Bold",
            "italicsystemfont": "System-Italic",
        ],
        .word(of: "text style"): ["title": "title1", "caption": "caption1"],
    ]

    private static let keySynonyms: [SynonymPlace: [String: String]] = [
        .key(of: "a scene file"): ["start": "initial", "controllers": "scenes"],
        .key(of: "a scene"): ["type": "controller", "kind": "controller"],
        .key(of: "a segue"): [
            "push": "show", "destination": "show", "modal": "present", "modally": "present",
            "presentmodally": "present", "sheet": "present", "id": "identifier",
        ],
        .key(of: "a bar item"): ["text": "title", "actions": "action"],
        .key(of: "a section"): ["title": "header", "items": "cells"],
        .key(of: "a cell"): [
            "title": "text", "subtitle": "detail", "icon": "image", "reuseid": "identifier",
            "view": "content", "views": "content",
        ],
        .key(of: "a cell rule"): ["id": "identifier", "prototype": "identifier", "if": "when"],
        .key(of: "rows"): ["data": "from", "source": "from", "groupby": "section"],
        .key(of: "a class"): [
            "inherits": "superclass", "extends": "superclass",
            "numberofrows": "rows", "numberofrowsinsection": "rows",
            "cellforrow": "cell", "cellforrowat": "cell",
            "didselect": "select", "didselectrow": "select", "didselectrowat": "select",
            "diddeselect": "deselect", "diddeselectrow": "deselect",
            "diddeselectrowat": "deselect", "accessorybuttontapped": "accessoryTapped",
            "prepareforsegue": "prepare", "shouldperformsegue": "shouldPerform",
        ],
        .key(of: "an effect"): ["performsegue": "perform", "print": "log", "reloaddata": "reload"],
        .key(of: "a snapshot"): ["steps": "do"],
        .commonViewKey: [
            "identifier": "id", "padding": "margins", "insets": "margins", "opacity": "alpha",
            "background": "backgroundColor", "bgcolor": "backgroundColor",
        ],
        .key(of: "a label"): [
            "title": "text", "color": "textColor", "alignment": "textAlignment",
            "lines": "numberOfLines",
        ],
        .key(of: "a button"): ["text": "title", "label": "title"],
        .key(of: "an image"): ["src": "name", "source": "name"],
        .key(of: "a switch"): ["value": "on", "checked": "on"],
        .key(of: "a slider"): ["min": "minimumValue", "max": "maximumValue"],
        .key(of: "a stepper"): ["min": "minimumValue", "max": "maximumValue", "step": "stepValue"],
        .key(of: "a segmented"): ["items": "segments", "titles": "segments"],
        .key(of: "a progress"): ["value": "progress"],
        .key(of: "a pages"): ["page": "currentPage", "count": "numberOfPages"],
        .key(of: "a textField"): ["value": "text", "hint": "placeholder"],
        .key(of: "a datePicker"): ["value": "date"],
        .key(of: "a picker"): ["items": "rows"],
        .key(of: "a row"): ["children": "views", "items": "views", "gap": "spacing"],
        .key(of: "a column"): ["children": "views", "items": "views", "gap": "spacing"],
    ]
}

extension Shape {
    /// Our name for a key that UIKit, Interface Builder or other tools call so.
    package func spelling(of name: String) -> String? {
        if let key = keys.first(where: { $0.isSpelledElsewhere(name) }) { return key.name }
        let synonym =
            Catalog.synonym(of: name, as: .key(of: self.name))
            ?? (commonKeys.isEmpty ? nil : Catalog.synonym(of: name, as: .commonViewKey))
        return synonym.flatMap { key($0) }?.name
    }
}
