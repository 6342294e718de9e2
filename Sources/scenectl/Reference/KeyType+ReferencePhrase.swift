import SceneLanguage
import SceneText

extension KeyType {
    /// The type as the reference says it, with ways to the pages that say more.
    var referencePhrase: String {
        switch self {
        case .text: "text"
        case .plainText: "plain text"
        case .identifier: "an id"
        case .reference(let space): space.referencePhrase
        case .integer(let least, let most):
            Self.bounded("a whole number", least.map(Double.init), most.map(Double.init))
        case .number(let least, let most, let above):
            above.map { "a number above \($0.shortest)" }
                ?? Self.bounded("a number", least, most)
        case .boolean: "`true` or `false`"
        case .always: "`true`"
        case .choice(let choice): choice.words.map { "`\($0.name)`" }.joined(separator: ", ")
        case .color: "a [colour](colors)"
        case .font: "a [font](fonts)"
        case .date: "a date, `2026-03-14` or `2026-03-14T09:30`"
        case .insets, .offsets: "a number, or a mapping of [edges](views)"
        case .frame: "`[x, y, width, height]`"
        case .extent: "`[width, height]`"
        case .value: "a value or an [expression](expressions)"
        case .expression: "an [expression](expressions)"
        case .computed(let type): "\(type.referencePhrase), or an [expression](expressions)"
        case .data: "anything"
        case .dataList: "a list of anything"
        case .dataInPlace: "a list or a value"
        case .outletType: "the [type](classes) of an outlet"
        case .propertyType: "the [type](classes) of a property"
        case .step: "a [step](steps)"
        case .list(let element): "\(element.referencePhrase), or a list of those"
        case .onlyList(let element): "a list, each \(element.referencePhrase)"
        case .map(let keys, let value):
            "a mapping from \(keys.rawValue) to \(value.referencePhrase)"
        case .shape(let name): name.referencePhrase
        case .constraint: "a [constraint](constraints)"
        case .part(let kind): "the keys of a [\(kind.rawValue)](\(kind.rawValue))"
        case .view: "a [view](views)"
        case .body: "a [view](views), a list of views, or `{file: …}`"
        case .either(let types):
            types.map(\.referencePhrase).joined(separator: ", or ")
        }
    }

    private static func bounded(_ noun: String, _ least: Double?, _ most: Double?) -> String {
        switch (least, most) {
        case (let least?, let most?): "\(noun) from \(least.shortest) to \(most.shortest)"
        case (let least?, nil): "\(noun), \(least.shortest) or more"
        case (nil, let most?): "\(noun), \(most.shortest) at most"
        case (nil, nil): noun
        }
    }
}

extension NameSpace {
    fileprivate var referencePhrase: String {
        switch self {
        case .scene: "the id of a [scene](scenes)"
        case .view: "the id of a [view](views)"
        case .class: "the name of a [class](classes)"
        case .style: "the name of a [style](scene-files)"
        case .data: "the name of [data](data)"
        }
    }
}

extension Shape.Name {
    /// The page that has the keys of the mapping.
    var referencePage: String {
        switch self {
        case .file, .style: "scene-files"
        case .data: "data"
        case .scene, .barItem, .tabItem: "scenes"
        case .segue: "segues"
        case .constraint: "constraints"
        case .directedAction, .effect, .alert, .alertField, .alertAction, .append, .update, .remove,
            .move:
            "actions"
        case .gesture: "gestures"
        case .run: "label"
        case .table, .section: "tables"
        case .cell: "cells"
        case .cellFile, .rows, .cellRule, .editing, .swipe: "rows"
        case .insets, .offsets: "views"
        case .accessibility: "accessibility"
        case .buttonStates, .buttonState: "button"
        case .class, .property, .tableRules: "classes"
        case .snapshot: "snapshots"
        case .project, .drawing: "project-file"
        }
    }

    fileprivate var referencePhrase: String {
        let name = Catalog.shape(self).name
        return "[\(name)](\(referencePage))"
    }
}
