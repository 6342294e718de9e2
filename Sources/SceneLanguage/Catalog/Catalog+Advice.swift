import SceneText

extension Catalog {
    /// What to write in place of something that people know from elsewhere, and that has no word of
    /// the same meaning here.
    static func advice(on word: String, as place: SynonymPlace) -> String? {
        advices[place]?[word.lowercased()]
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
        "'width', 'height', 'weight' and 'margins' say how large a view is, and 'row' and 'column' place "
        + "it; views with frames take 'constraints'"
    private static let navigation =
        "a navigation is a scene of its own: '{controller: navigation, root: …}'"
    private static let tabs = "tabs are a scene of their own: '{controller: tabs, tabs: […]}'"
    private static let lists = "a class gives a table its rows: 'rows' and 'cell'"
    private static let delegates =
        "remove 'delegate' and 'dataSource': the class of the scene is both"
    private static let swipes =
        "a swipe that deletes is 'delete SECTION ROW', one that scrolls is 'scroll to SECTION ROW', "
        + "and 'swipe SECTION ROW TITLE' touches an action of a row"
    private static let comparisons =
        "a step does something: what the screen shows then, 'scenectl test' compares with its recording"
    private static let waits = "nothing has to be waited for: remove the step"
    private static let decoration =
        "corners, borders and shadows are not drawn: remove the key"
    private static let edits = "write 'editing: {style: delete}', with 'move: true' to move rows"
    private static let onLoad = "what is set when the screen loads belongs in 'configureView'"

    private static let advices: [SynonymPlace: [String: String]] = [
        .commonViewKey: [
            "translatesautoresizingmaskintoconstraints": sizing,
            "target":
                "the class of the cell or the scene has the actions: 'actions: {touchUpInside: …}'",
            "datasource": lists, "delegate": lists,
            "cornerradius": decoration, "shadow": decoration, "border": decoration,
            "borderwidth": decoration, "bordercolor": decoration,
            "disabled": "write 'enabled: false'", "visible": "write 'hidden: true' to hide it",
            "fontsize": "write size and weight in one text, as in 'font: System-Bold 14'",
            "fontweight": "write size and weight in one text, as in 'font: System-Bold 14'",
            "bold": "write 'font: System-Bold 14'", "italic": "write 'font: System-Italic 14'",
        ],
        .keys(of: .scene): ["datasource": delegates, "delegate": delegates],
        .key(of: Shape.Number(Shape.Name.table)): [
            "cells": "cells that are written out belong in a section: 'sections: [{cells: […]}]'",
            "datasource": delegates, "delegate": delegates,
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
            "editingstyle": edits, "editingstyleforrowat": edits, "caneditrowat": edits,
            "canmoverowat": edits, "commiteditingstyle": edits,
            "heightforrowat": "write 'height' in the rule of the cell",
            "numberofsections": "write 'rows: {from: …, section: \"{…}\"}' for rows in sections",
            "titleforheaderinsection": "write 'header' in 'rows'",
            "titleforfooterinsection": "write 'footer' in 'rows'",
            "sectionindextitles": "write 'index: true' in 'rows'",
            "constraints": sizing,
        ],
        .keys(of: .segue): ["kind": "the kind is the key: '{show: detail}'"],
        .view: [
            "navigationstack": navigation, "navigationview": navigation,
            "navigationsplitview": "a split view is a scene of its own: '{controller: split, …}'",
            "tabview": tabs, "uitabbar": tabs, "tabbar": tabs,
            "collectionview": "there is no collection view; a 'table' shows rows",
            "uicollectionview": "there is no collection view; a 'table' shows rows",
            "foreach": lists, "type": "the kind is the key: '- label: {text: …}'",
        ],
    ]

    /// The format that does what a method or a property of Swift or JavaScript does, as it is written.
    static func format(ofMethod method: String) -> String? {
        let formats = [
            "uppercased": "uppercase", "lowercased": "lowercase", "touppercase": "uppercase",
            "tolowercase": "lowercase", "formatted": "number", "length": "count", "size": "count",
            "filter": "where", "sort": "sorted", "sortedby": "sorted", "join": "joined",
            "includes": "contains", "upper": "uppercase", "lower": "lowercase",
            "currency": "number", "percentage": "percent",
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

    /// Whether a word is a key of some mapping of the language.
    static func hasKey(_ word: String) -> Bool {
        Shape.Name.allCases.contains { shape($0).key(word) != nil }
            || views.contains { $0.shape.key(word) != nil }
    }
}
