import SceneText

extension Catalog {
    /// What to write in place of something that people know from elsewhere, and that has no word of
    /// the same meaning here.
    static func advice(on word: String, as place: SynonymPlace) -> String? {
        advices[place]?[word.lowercased()]
    }

    private static let sizing =
        "there are no constraints: 'width', 'height', 'weight' and 'margins' say how large a view is, "
        + "and 'row' and 'column' place it"
    private static let navigation =
        "a navigation is a scene of its own: '{controller: navigation, root: …}'"
    private static let tabs = "tabs are a scene of their own: '{controller: tabs, tabs: […]}'"
    private static let lists = "a class gives a table its rows: 'rows' and 'cell'"
    private static let edits = "write 'editing: {style: delete}', with 'move: true' to move rows"
    private static let onLoad = "what is set when the screen loads belongs in 'configureView'"

    private static let advices: [SynonymPlace: [String: String]] = [
        .commonViewKey: [
            "constraints": sizing, "translatesautoresizingmaskintoconstraints": sizing,
            "target":
                "the class of the cell or the scene has the actions: 'actions: {touchUpInside: …}'",
            "datasource": lists, "delegate": lists,
        ],
        .keys(of: .scene): ["constraints": sizing, "datasource": lists, "delegate": lists],
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
}
