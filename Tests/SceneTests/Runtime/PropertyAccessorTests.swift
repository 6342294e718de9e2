import Testing

@testable import SceneLanguage
@testable import SceneRuntime
@testable import SceneText

/// What the catalog lists and what the views have are the same.
@Suite struct PropertyAccessorTests {
    /// Keys that declare something other than a property of the view, each with the reason.
    private static let declarations: [ViewKind: [String: String]] = [
        .table: [
            "content": "says how the table is declared",
            "style": "is fixed when the table is made",
            "index": "is what the data source answers",
            "clearsSelection": "is a property of the table's controller",
        ]
    ]

    private static let cellDeclarations = ["style": "is fixed when the cell is made"]

    @Test(arguments: ViewKind.allCases)
    func everyKindMakesAViewOfItsClass(_ kind: ViewKind) {
        #expect(String(describing: type(of: kind.makeView())) == kind.entry.className)
    }

    @Test(arguments: ViewKind.allCases)
    func everyPropertyHasOneAccessor(_ kind: ViewKind) {
        let declarations = Self.declarations[kind] ?? [:]
        let keys = Set(kind.entry.shape.keys.filter(\.type.isPlain).map(\.name))
        let view = kind.makeView()
        let names = type(of: view).propertyAccessors.map(\.name)
        for key in keys where declarations[key] == nil {
            #expect(names.count { $0 == key } == 1, "\(kind.rawValue).\(key)")
        }
        #expect(Set(declarations.keys).isSubset(of: keys))
    }

    @Test(arguments: ViewKind.allCases)
    func everyAccessorIsInTheCatalog(_ kind: ViewKind) {
        let keys = Set(kind.entry.shape.keys.map(\.name))
        let strangers = type(of: kind.makeView()).propertyAccessors.map(\.name).filter {
            !keys.contains($0) && !$0.hasPrefix("accessibility.") && !$0.hasPrefix("states.")
        }
        // A view of text scrolls, but a scene does not fit its content to an edge.
        #expect(strangers.filter { !["fitToWidth", "fitToHeight"].contains($0) } == [])
    }

    @Test func everyPropertyOfACellHasOneAccessor() {
        let keys = Catalog.shape(.cell).keys.filter(\.type.isPlain).map(\.name)
        let names = TableViewCell.propertyAccessors.map(\.name)
        for key in keys + ["accessory", "editingAccessory"]
        where Self.cellDeclarations[key] == nil {
            #expect(names.count { $0 == key } == 1, "cell.\(key)")
        }
    }

    /// What is no view has no accessors: its properties are read by name where it is loaded.
    @Test func everyPropertyOfOtherPartsIsReadWhereTheyAreLoaded() {
        let files = SourceTree.files(in: "Sources/SceneKitLite/Loading", withExtension: ["swift"])
        let keys = [.scene, .section, .barItem].flatMap { Catalog.shape($0).keys }
            .filter(\.isProperty)
        #expect(keys.count > 5)
        let unread = keys.map(\.name).filter { name in
            !files.contains { $0.text.contains("properties[.\(name)]") }
        }
        #expect(unread == [])
    }

    @Test func everyPropertyOfAccessibilityHasOneAccessor() {
        let names = View.propertyAccessors.map(\.name)
        for key in Catalog.shape(.accessibility).keys {
            #expect(names.count { $0 == "accessibility.\(key.name)" } == 1)
        }
    }

    @Test func everyPropertyOfAStateOfAButtonHasOneAccessor() {
        let names = Button.propertyAccessors.map(\.name)
        for state in Catalog.shape(.buttonStates).keys {
            for key in Catalog.shape(.buttonState).keys {
                #expect(names.count { $0 == "states.\(state.name).\(key.name)" } == 1)
            }
        }
    }

    @Test(arguments: ViewKind.allCases)
    func everyWordOfTheCatalogIsAccepted(_ kind: ViewKind) {
        let view = kind.makeView()
        for key in kind.entry.shape.keys where Self.declarations[kind]?[key.name] == nil {
            switch key.type {
            case .choice(let choice):
                for word in choice.words {
                    #expect(view.setValue(.word(word.name), forProperty: key.name))
                }
            case .list(.choice(let choice)):
                let words = choice.words.map { ViewValue.word($0.name) }
                #expect(view.setValue(.list(words), forProperty: key.name))
            default:
                break
            }
        }
    }

    @Test func everySystemItemOfTheCatalogIsKnown() {
        let words = BarButtonItem.SystemItem.allCases.map(\.rawValue)
        #expect(words == Choice.systemItem.words.map(\.name))
    }

    @Test func whenAPropertyIsSetByNameThenItIsReadByName() {
        let label = Label()
        #expect(label.setValue(.text("Ada"), forProperty: "text"))
        #expect(label.setValue(.word("right"), forProperty: "textAlignment"))
        #expect(label.setValue(.integer(3), forProperty: "weight"))
        #expect(label.text == "Ada")
        #expect(label.textAlignment == .right)
        #expect(label.value(forProperty: "weight") == .number(3))
        #expect(label.setValue(.nothing, forProperty: "text"))
        #expect(label.text == nil)
    }

    @Test func whenAPropertyCannotTakeAValueThenItStays() {
        let label = Label()
        #expect(!label.setValue(.boolean(true), forProperty: "text"))
        #expect(!label.setValue(.nothing, forProperty: "numberOfLines"))
        #expect(!label.setValue(.word("sideways"), forProperty: "textAlignment"))
        #expect(!label.setValue(.text("x"), forProperty: "title"))
        #expect(label.numberOfLines == 1)
        #expect(label.value(forProperty: "title") == nil)
    }
}
