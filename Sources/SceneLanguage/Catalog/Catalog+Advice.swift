import SceneText

extension Catalog {
    /// What to write in place of something that people know from elsewhere, and that has no word of
    /// the same meaning here.
    package static func advice(on word: String, as place: SynonymPlace) -> String? {
        entry(of: word, in: advices[place])?.replacing("KEY", with: word)
    }

    /// Where keys belong that people write in a neighbouring mapping.
    static let homes: [(shape: Shape.Name, strangers: [Shape.Name], place: String)] = [
        (
            .class, [.scene, .table, .rows, .cellRule],
            "to the class of the scene, under 'classes:'"
        ),
        (.table, [.scene, .class], "to the table of the scene, under 'table:'"),
        (.scene, [.class, .table], "to the scene, under 'scenes:'"),
        (.cell, [.section], "to a cell, under 'cells:'"),
    ]

    private static let sizing =
        "use 'width', 'height', 'weight' and 'margins' for the size of a view, and 'row' and 'column' to place "
        + "it; views with frames take 'constraints'"
    private static let navigation =
        "a navigation controller is a scene of its own: '{controller: navigation, root: …}'"
    private static let tabs =
        "a tab bar controller is a scene of its own: '{controller: tabs, tabs: […]}'"
    private static let searching =
        "a search bar goes above a table: 'table: {header: {searchBar: {…}}}'"
    private static let nowhere =
        "there is no such view: a 'view' with a 'height' and a 'backgroundColor' reserves its space"
    private static let noCollection = "there is no collection view; a 'table' shows rows"
    private static let lists = "a class gives a table its rows: 'rows' and 'cell'"
    private static let feeds = "remove 'delegate' and 'dataSource': \(lists)"
    private static let actors =
        "remove 'delegate': actions of the scene's class do what a delegate does"
    private static let delegates =
        "remove 'delegate' and 'dataSource': the class of the scene is both"
    private static let alerts =
        "an alert is not a scene: an effect of an action shows one, 'alert: {title: …}'"
    private static let turning =
        "there is no page view controller: use a scene with 'tabs', or the view 'pages' for dots"
    private static let swipes =
        "write 'delete SECTION ROW' for a swipe that deletes, 'scroll to SECTION ROW' for one that scrolls, "
        + "and 'swipe SECTION ROW TITLE' for an action of a row"
    private static let comparisons =
        "steps do not check anything: 'scenectl test' compares the screen with its recording"
    private static let waits = "there is nothing to wait for: remove the step"
    private static let decoration =
        "borders and shadows are not drawn: remove the key"
    private static let corners =
        "write 'runtimeAttributes: {layer.cornerRadius: 8}'; text has no corners"
    private static let edits = "write 'editing: {style: delete}', with 'move: true' to move rows"
    private static let onLoad = "what 'KEY' sets belongs in 'configureView'"
    private static let inSwift =
        "nothing in a scene file does what 'KEY' does, but a class in Swift can, with "
        + "'implementation: swift'"
    private static let fonts =
        "write 'fontSize' and 'fontWeight' in one text, as in 'font: System-Bold 14'"
    private static let selecting =
        "a tap on a row is a 'segue' of its cell, or 'select' in the class of the scene"
    private static let performing =
        "write 'perform: …' with the identifier of a segue of the scene"
    private static let leaving =
        "write 'perform: …' with the identifier of an unwind segue: "
        + "'segues: [{unwind: …, identifier: …}]'"
    private static let condition =
        "an effect has no condition: put it into its value, '{a ? b : c}', or, for a segue, "
        + "into 'shouldPerform'"
    private static let unselectable =
        "write 'selectionStyle: none' in the cell, or 'selection: none' in the table"

    /// What to write for the methods of a table's data source and delegate, as
    /// `stem(ofMethod:)` shortens them.
    private static let ruleAdvices = [
        "editingstyle": edits, "editingstyleforrow": edits, "canedit": edits, "caneditrow": edits,
        "canmove": edits, "canmoverow": edits, "commit": edits, "commiteditingstyle": edits,
        "moverow": edits,
        "heightforrow": "write 'height' in the rule of the cell",
        "rowheight": "write 'height' in the rule of the cell, or 'rowHeight' in the table",
        "estimatedheightforrow": "write 'estimatedRowHeight' in the table",
        "heightforheader": "write 'sectionHeaderHeight' in the table",
        "heightforfooter": "write 'sectionFooterHeight' in the table",
        "numberofsections": "write 'rows: {from: …, section: \"{…}\"}' to group rows into sections",
        "titleforheader": "write 'header' in 'rows'", "viewforheader": "write 'header' in 'rows'",
        "titleforfooter": "write 'footer' in 'rows'", "viewforfooter": "write 'footer' in 'rows'",
        "sectionindextitles": "write 'index: true' in 'rows'",
        "leadingswipeactions": "write 'edge: leading' in an action of 'swipe'",
        "willselect": unselectable, "willselectrow": unselectable, "shouldhighlight": unselectable,
        "shouldhighlightrow": unselectable, "shouldselectrow": unselectable,
        "tableview": lists, "datasource": delegates, "delegate": delegates,
    ]

    /// All words that have no other word of the same meaning here, in lower case, with what to do.
    static let advices: [SynonymPlace: [String: String]] = {
        var all = placedAdvices
        for view in views where view.entered != nil {
            guard let event = view.tellingEvent else { continue }
            let actions = "'actions: {\(event.rawValue): …}'"
            all[.keys(of: view.kind), default: [:]]["delegate"] = "\(actors): \(actions)"
        }
        all[.keys(of: .tableRules)] = ruleAdvices
        all[.keys(of: .class), default: [:]].merge(ruleAdvices) { first, _ in first }
        return all
    }()

    private static let placedAdvices: [SynonymPlace: [String: String]] = [
        .commonViewKey: [
            "translatesautoresizingmaskintoconstraints": sizing,
            "contenthuggingpriority":
                "write 'horizontalHuggingPriority' or 'verticalHuggingPriority'",
            "contentcompressionresistancepriority":
                "write 'horizontalCompressionResistancePriority' or 'verticalCompressionResistancePriority'",
            "target":
                "the class of the cell or the scene has the actions: 'actions: {touchUpInside: …}'",
            "datasource": feeds, "delegate": actors,
            "cornerradius": corners, "shadow": decoration, "border": decoration,
            "borderwidth": decoration, "bordercolor": decoration,
            "disabled": "write 'enabled: false'", "visible": "write 'hidden: true' to hide it",
            "fontsize": fonts, "fontweight": fonts,
            "accessibilitylabel": "write 'accessibility: {label: …}'",
            "accessibilityhint": "write 'accessibility: {hint: …}'",
            "accessibilityvalue": "write 'accessibility: {value: …}'",
            "accessibilityidentifier": "write 'accessibility: {identifier: …}'",
            "accessibilitytraits": "write 'accessibility: {traits: …}'",
            "isaccessibilityelement": "write 'accessibility: {isElement: …}'",
            "bold": "write 'font: System-Bold 14'", "italic": "write 'font: System-Italic 14'",
        ],
        .keys(of: ViewKind.table): ["datasource": feeds, "delegate": feeds],
        .keys(of: .scene): [
            "datasource": delegates, "delegate": delegates, "searchcontroller": searching,
            "searchbar": searching,
            "hidesbackbutton":
                "a navigation controller always shows the back button: remove the key",
            "ismodalinpresentation": "a sheet is dismissed only by steps: remove the key",
            "navigationitem": "the scene itself has 'title', 'leftItem' and 'rightItem'",
        ],
        .scene(of: .split): [
            "viewcontrollers": "a split view controller has 'master' and 'detail'",
            "style": "a split view controller has two columns: remove the key",
        ],
        .scene(of: .navigation): [
            "viewcontrollers": "a navigation controller starts with its 'root'"
        ],
        .key(of: Shape.Number(Shape.Name.table)): [
            "cells": "cells that are written out belong in a section: 'sections: [{cells: […]}]'",
            "datasource": delegates, "delegate": delegates,
        ],
        .word(of: ControllerKind.choice): [
            "collection": noCollection, "collectionview": noCollection,
            "uicollectionviewcontroller": noCollection, "alert": alerts,
            "uialertcontroller": alerts, "alertcontroller": alerts, "page": turning,
            "pageviewcontroller": turning, "uipageviewcontroller": turning,
            "search": searching, "uisearchcontroller": searching, "searchcontroller": searching,
        ],
        .step: [
            "swipeleft": swipes, "swiperight": swipes, "swipeup": swipes, "swipedown": swipes,
            "drag": swipes, "flick": swipes, "assert": comparisons,
            "expect": comparisons, "check": comparisons, "verify": comparisons, "see": comparisons,
            "screenshot": comparisons, "snapshot": comparisons, "wait": waits, "sleep": waits,
            "pause": waits,
        ],
        .keys(of: .class): [
            "viewdidload": onLoad, "viewwillappear": onLoad, "viewdidappear": onLoad,
            "loadview": onLoad, "awakefromnib": onLoad, "init": onLoad,
            "viewdidlayoutsubviews": inSwift, "viewwilllayoutsubviews": inSwift,
            "layoutsubviews": inSwift, "viewwilldisappear": inSwift, "viewdiddisappear": inSwift,
            "deinit": inSwift,
            "constraints": sizing,
        ],
        .keys(of: .cell): [
            "action": selecting, "actions": selecting, "select": selecting, "onselect": selecting,
            "didselect": selecting, "didselectrow": selecting, "tap": selecting,
            "ontap": selecting, "onclick": selecting, "touchupinside": selecting,
        ],
        .keys(of: .effect): [
            "if": condition, "when": condition, "unless": condition, "present": performing,
            "show": performing, "push": performing, "navigate": performing, "segue": performing,
            "dismiss": leaving, "pop": leaving, "back": leaving, "unwind": leaving,
            "popviewcontroller": leaving, "poptorootviewcontroller": leaving,
            "dismissviewcontroller": leaving, "pushviewcontroller": performing,
            "presentviewcontroller": performing,
            "deselect": "rows are deselected when the screen comes back: see 'clearsSelection'",
        ],
        .keys(of: .segue): ["kind": "the kind is the key: '{show: detail}'"],
        .view: [
            "navigationstack": navigation, "navigationview": navigation,
            "navigationsplitview":
                "a split view controller is a scene of its own: '{controller: split, …}'",
            "tabview": tabs, "uitabbar": tabs, "tabbar": tabs,
            "collectionview": noCollection, "uicollectionview": noCollection,
            "webview": nowhere, "wkwebview": nowhere, "mapview": nowhere, "mkmapview": nowhere,
            "map": nowhere, "divider": "write 'view: {height: 1, backgroundColor: separator}'",
            "foreach": lists, "type": "the kind is the key: '- label: {text: …}'",
        ],
    ]

    /// The formats and what is done with lists, each as it is written.
    package static var formats: [String] {
        let names = Format.Name.allCases.map { name in
            name.takesArgument ? "\(name.rawValue) ''" : name.rawValue
        }
        return names + ListOperation.allCases.map(\.rawValue)
    }

    /// The format that does what a method or a property of Swift or JavaScript does, as it is written.
    package static func format(ofMethod method: String) -> String? {
        let formats = [
            "uppercased": "uppercase", "lowercased": "lowercase", "touppercase": "uppercase",
            "tolowercase": "lowercase", "formatted": "number", "length": "count", "size": "count",
            "filter": "where", "sort": "sorted", "sortedby": "sorted", "join": "joined",
            "includes": "contains", "upper": "uppercase", "lower": "lowercase",
            "percentage": "percent", "compactmap": "map", "pluck": "map",
            "reduce": "sum", "len": "count",
        ]
        let name = method.lowercased()
        let format = formats[name] ?? name
        if let operation = ListOperation(rawValue: format) { return operation.example }
        switch Format.Name(rawValue: format) {
        case .uppercase, .lowercase, .capitalized, .number, .percent, .bytes: return format
        case .date, .pattern, nil: return nil
        }
    }

    /// Whether a word is a key that takes a text in the author's own words, or a view with such a text.
    static func takesFreeText(_ word: String) -> Bool {
        let keys =
            views.map(\.shape).flatMap(\.keys)
            + Shape.Name.allCases.flatMap { shape($0).keys }
        let named = keys.filter { $0.name == word }
        guard named.isEmpty else { return named.contains(where: \.type.isFreeText) }
        return views.first { $0.kind.rawValue == word }?.shape.mainKey?.type.isFreeText ?? false
    }

    /// Whether some mapping of the language has all of some keys.
    static func haveKeys(_ words: [String]) -> Bool {
        keySets.contains { keys in words.allSatisfy(keys.contains) }
    }

    private static let keySets = (views.map(\.shape) + Shape.Name.allCases.map(shape)).map {
        Set($0.keys.map(\.name))
    }

    /// Whether a word is a key of some mapping of the language.
    static func hasKey(_ word: String) -> Bool {
        Shape.Name.allCases.contains { shape($0).key(word) != nil }
            || views.contains { $0.shape.key(word) != nil }
    }
}
