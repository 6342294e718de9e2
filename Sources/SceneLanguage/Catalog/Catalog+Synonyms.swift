package import SceneText

extension Catalog {
    /// Where people use a word that they know from elsewhere.
    package enum SynonymPlace: Hashable {
        /// The kind of a view.
        case view

        /// An event of a control.
        case event

        /// A key of a mapping.
        case key(of: Shape.Number)

        /// A key of a scene with a certain kind of controller.
        case scene(of: ControllerKind)

        /// A key that every view takes.
        case commonViewKey

        /// A word of a set.
        case word(of: Choice)

        /// A font of the system.
        case font

        /// A style of text.
        case textStyle

        /// The start of a path in an expression.
        case path

        /// What code sets of an object, by the name of its class.
        case property(of: String)

        /// What a person does.
        case step

        static func keys(of shape: Shape.Name) -> Self { .key(of: Shape.Number(shape)) }

        static func keys(of kind: ViewKind) -> Self { .key(of: Shape.Number(kind)) }
    }

    /// Our name for another name: from Interface Builder's menus, SwiftUI, other frameworks, habit.
    ///
    /// The names of UIKit and of Interface Builder's files are in the entries themselves.
    package static func synonym(of word: String, as place: SynonymPlace) -> String? {
        entry(of: word, in: synonyms[place])
    }

    /// What a table says of a word, or of what it is about where it is the name of a method.
    static func entry(of word: String, in table: [String: String]?) -> String? {
        guard let table else { return nil }
        return table[word.lowercased()] ?? table[stem(ofMethod: word)]
    }

    /// What a method of UIKit is about, in lower case: `heightforrow` of `tableView(_:heightForRowAt:)`.
    static func stem(ofMethod name: String) -> String {
        var stem = name.lowercased()[...]
        for receiver in ["tableview(_:", "tableview:"] where stem.hasPrefix(receiver) {
            stem = stem.dropFirst(receiver.count)
        }
        stem = stem.prefix { $0 != "(" && $0 != ":" }
        for ending in ["indexpath", "at", "insection", "forrow", "configuration"]
        where stem.hasSuffix(ending) && stem.count > ending.count {
            if ending == "forrow", !stem.hasSuffix("configurationforrow") { continue }
            stem = stem.dropLast(ending.count)
        }
        return String(stem)
    }

    /// All words that people know from elsewhere, in lower case, with ours.
    static let synonyms: [SynonymPlace: [String: String]] = {
        var all = keySynonyms.merging(wordSynonyms) { first, _ in first }
        for kind in [ViewKind.label, .textField, .textView] {
            all[.keys(of: kind), default: [:]].merge(textSynonyms) { first, _ in first }
        }
        all[.keys(of: .tableRules)] = ruleSynonyms
        all[.keys(of: .class), default: [:]].merge(ruleSynonyms) { first, _ in first }
        all[.view] = viewSynonyms
        all[.event] = eventSynonyms
        all[.step] = [
            "click": "tap", "longpress": "press", "hold": "press", "touch": "tap", "toggle": "tap",
            "type": "set",
            "enter": "set", "push": "segue", "perform": "segue", "pop": "back", "dismiss": "back",
            "open": "select", "unselect": "deselect",
        ]
        all[.path] = ["indexpath.row": "row", "indexpath.section": "section"]
        all[.property(of: "TableViewCell")] = [
            "text": "textLabel.text", "title": "textLabel.text",
            "detail": "detailTextLabel.text", "subtitle": "detailTextLabel.text",
            "image": "imageView.name", "textcolor": "textLabel.textColor",
            "font": "textLabel.font", "accessoryview": "accessory",
        ]
        return all
    }()

    private static let viewSynonyms = [
        "hstack": "row", "lazyhstack": "row", "stackview": "row", "stack": "row",
        "vstack": "column",
        "lazyvstack": "column", "zstack": "view", "group": "view",
        "img": "image", "picture": "image",
        "text": "label", "imageview": "image", "toggle": "switch", "checkbox": "switch",
        "list": "table", "input": "textField", "securefield": "textField", "texteditor": "textView",
        "spinner": "activity", "activityindicator": "activity", "progressbar": "progress",
    ]

    /// The methods of a table's data source and delegate, as `stem(ofMethod:)` shortens them.
    private static let ruleSynonyms = [
        "numberofrows": "rows", "cellforrow": "cell", "didselect": "select",
        "didselectrow": "select", "onselect": "select", "diddeselect": "deselect",
        "diddeselectrow": "deselect", "accessorybuttontapped": "accessoryTapped",
        "accessorybuttontappedforrowwith": "accessoryTapped",
        "accessorybuttontappedforrowwithindexpath": "accessoryTapped",
        "willdisplaycell": "willDisplay", "didenddisplayingcell": "didEndDisplaying",
        "swipeactions": "swipe", "trailingswipeactions": "swipe",
    ]

    /// The keys of what draws text.
    private static let textSynonyms = [
        "color": "textColor", "foregroundcolor": "textColor", "foregroundstyle": "textColor",
        "foreground": "textColor", "fontcolor": "textColor", "alignment": "textAlignment",
        "multilinetextalignment": "textAlignment",
    ]

    private static let eventSynonyms = [
        "touchup": "touchUpInside", "tap": "touchUpInside", "ontap": "touchUpInside",
        "ontapgesture": "touchUpInside", "click": "touchUpInside", "press": "touchUpInside",
        "onpress": "touchUpInside", "onclick": "touchUpInside", "action": "touchUpInside",
        "change": "valueChanged", "onchange": "valueChanged", "onvaluechanged": "valueChanged",
        "onchanged": "valueChanged", "submit": "editingDidEndOnExit",
        "onsubmit": "editingDidEndOnExit",
    ]

    private static let wordSynonyms: [SynonymPlace: [String: String]] = [
        .word(of: CellStyle.choice): [
            "basic": "default", "rightdetail": "value1", "leftdetail": "value2",
        ],
        .word(of: .accessory): [
            "disclosure": "disclosureIndicator", "chevron": "disclosureIndicator",
            "detaildisclosure": "detailDisclosureButton", "detail": "detailButton",
            "check": "checkmark",
        ],
        .word(of: .tableStyle): ["inset": "insetGrouped"],
        .word(of: TableContent.choice): ["dynamicprototypes": "dynamic", "staticcells": "static"],
        .word(of: .selection): [
            "noselection": "none", "singleselection": "single", "multipleselection": "multiple",
        ],
        .word(of: .lineBreak): [
            "truncatetail": "tail", "truncatemiddle": "middle", "truncatehead": "head",
            "characterwrap": "wrap",
        ],
        .word(of: .buttonType): ["addcontact": "contactAdd"],
        .word(of: .clearButton): [
            "neverappears": "never", "appearswhileediting": "whileEditing",
            "appearsunlessediting": "unlessEditing", "isalwaysvisible": "always",
        ],
        .word(of: ControllerKind.choice): [
            "tabbar": "tabs", "tabbarcontroller": "tabs", "tabview": "tabs",
            "navigationstack": "navigation", "navigationview": "navigation",
            "navigationcontroller": "navigation", "navigationsplitview": "split",
            "splitview": "split", "tableview": "table", "list": "table",
        ],
        .word(of: .textAlignment): [
            "leading": "left", "trailing": "right", "start": "left", "end": "right",
            "middle": "center",
        ],
        .word(of: SwipeEdge.choice): ["left": "leading", "right": "trailing"],
        .word(of: SwipeStyle.choice): ["default": "normal", "delete": "destructive"],
        .word(of: .rowAlignment): ["middle": "center"],
        .word(of: .columnAlignment): ["left": "leading", "right": "trailing"],
        .word(of: .contentMode): [
            "aspectfit": "scaleAspectFit", "fit": "scaleAspectFit",
            "aspectfill": "scaleAspectFill", "fill": "scaleToFill",
        ],
        .word(of: .systemItem): ["delete": "trash", "plus": "add", "share": "action"],
        .word(of: Device.choice): ["iphone": "phone"],
        .font: [
            "systemfont": "System", "system": "System", "boldsystemfont": "System-Bold",
            "italicsystemfont": "System-Italic",
        ],
        .textStyle: ["title": "title1", "caption": "caption1"],
    ]

    private static let keySynonyms: [SynonymPlace: [String: String]] = [
        .keys(of: .file): [
            "start": "initial", "initialviewcontroller": "initial",
            "initialscene": "initial", "controllers": "scenes", "viewcontrollers": "scenes",
        ],
        .keys(of: Shape.Name.table): ["prototypecells": "prototypes"],
        .keys(of: .scene): [
            "type": "controller", "kind": "controller", "primary": "master",
            "secondary": "detail", "largetitle": "largeTitleDisplayMode",
            "background": "backgroundColor",
        ],
        .keys(of: .segue): [
            "push": "show", "destination": "show", "modal": "present", "modally": "present",
            "presentmodally": "present", "sheet": "present", "id": "identifier",
        ],
        .keys(of: .barItem): [
            "text": "title", "actions": "action", "barbuttonsystemitem": "item",
        ],
        .keys(of: .section): [
            "title": "header", "items": "cells", "titleforheader": "header",
            "titleforfooter": "footer", "viewforheader": "header", "viewforfooter": "footer",
        ],
        .keys(of: .cell): [
            "title": "text", "subtitle": "detail", "icon": "image", "reuseid": "identifier",
            "view": "content", "views": "content", "accessoryview": "accessory",
            "editingaccessoryview": "editingAccessory", "heightforrow": "height",
        ],
        .keys(of: .cellRule): [
            "id": "identifier", "prototype": "identifier", "if": "when", "heightforrow": "height",
            "rowheight": "height",
        ],
        .keys(of: .rows): [
            "data": "from", "source": "from", "groupby": "section",
            "filter": "where", "sortby": "sort", "orderby": "sort", "sorted": "sort",
            "titleforheader": "header", "titleforfooter": "footer", "viewforheader": "header",
            "viewforfooter": "footer", "sectionindextitles": "index", "numberofrows": "count",
        ],
        .keys(of: .class): [
            "inherits": "superclass", "extends": "superclass",
            "prepareforsegue": "prepare", "shouldperformsegue": "shouldPerform",
        ],
        .keys(of: .swipe): [
            "action": "actions", "do": "actions", "handler": "actions", "text": "title",
            "if": "when",
        ],
        .keys(of: .effect): [
            "performsegue": "perform", "sendaction": "send", "uialertcontroller": "alert",
            "alertcontroller": "alert", "actionsheet": "alert", "confirm": "alert", "ask": "alert",
            "call": "send", "print": "log",
            "reloaddata": "reload",
            "change": "update", "modify": "update", "insert": "append", "add": "append",
            "delete": "remove", "deleterows": "remove", "insertrows": "append",
            "reloadrows": "reload", "reloadsections": "reload", "moverow": "move",
        ],
        .keys(of: .alert): [
            "preferredstyle": "style", "buttons": "actions", "text": "message",
            "fields": "textFields",
            "textfield": "textFields",
        ],
        .keys(of: .alertAction): [
            "handler": "action", "actions": "action", "send": "action", "do": "action",
            "text": "title",
        ],
        .keys(of: .alertField): ["id": "outlet", "value": "text"],
        .word(of: AlertStyle.choice): ["sheet": "actionSheet"],
        .word(of: AlertActionStyle.choice): ["delete": "destructive", "normal": "default"],
        .keys(of: .snapshot): ["steps": "do"],
        .commonViewKey: [
            "identifier": "id", "padding": "margins", "insets": "margins", "opacity": "alpha",
            "background": "backgroundColor", "bgcolor": "backgroundColor",
            "tint": "tintColor", "accentcolor": "tintColor", "action": "actions",
        ],
        .keys(of: .label): [
            "title": "text", "lines": "numberOfLines", "linelimit": "numberOfLines",
        ],
        .keys(of: .button): [
            "style": "configuration",
            "text": "title", "label": "title", "color": "titleColor", "textcolor": "titleColor",
            "titlelabel": "title", "settitle": "title", "currenttitle": "title",
            "setimage": "image", "settitlecolor": "titleColor",
            "foregroundcolor": "titleColor", "foregroundstyle": "titleColor",
        ],
        .keys(of: .image): [
            "src": "name", "source": "name", "file": "name", "path": "name", "systemname": "name",
            "foregroundcolor": "tintColor",
            "foregroundstyle": "tintColor",
        ],
        .keys(of: .switch): ["value": "on", "checked": "on"],
        .keys(of: .slider): ["min": "minimumValue", "max": "maximumValue"],
        .keys(of: .stepper): ["min": "minimumValue", "max": "maximumValue", "step": "stepValue"],
        .keys(of: .segmented): [
            "items": "segments", "titles": "segments", "selected": "selectedSegmentIndex",
            "selectedindex": "selectedSegmentIndex", "value": "selectedSegmentIndex",
        ],
        .keys(of: .progress): ["value": "progress"],
        .keys(of: .pages): [
            "page": "currentPage", "current": "currentPage", "selected": "currentPage",
            "value": "currentPage", "count": "numberOfPages",
        ],
        .keys(of: .textField): [
            "value": "text", "hint": "placeholder", "label": "placeholder",
            "secure": "secureTextEntry", "password": "secureTextEntry",
        ],
        .keys(of: .datePicker): ["value": "date"],
        .keys(of: .picker): ["items": "rows"],
        .keys(of: .row): ["children": "views", "items": "views", "gap": "spacing"],
        .keys(of: .column): ["children": "views", "items": "views", "gap": "spacing"],
    ]
}

extension Shape {
    /// Our name for a key of UIKit, Interface Builder or other tools.
    package func spelling(of name: String) -> String? {
        if let key = keys.first(where: { $0.isSpelledElsewhere(name) }) { return key.name }
        let synonym =
            Catalog.synonym(of: name, as: .key(of: number))
            ?? (commonKeys.isEmpty ? nil : Catalog.synonym(of: name, as: .commonViewKey))
        if let synonym { return key(synonym)?.name }
        // The full name of a method that is a key: `prepare(for:sender:)`.
        let stem = Catalog.stem(ofMethod: name)
        return keys.first { $0.name.lowercased() == stem }?.name
    }
}
