extension Key {
    /// The name of a key by its number, which takes little room.
    package struct Name: Hashable, Sendable {
        private let number: UInt16

        init(numbered number: Int32) { self.number = UInt16(number) }

        /// The name that a text is, which must be one.
        init(_ text: String) {
            guard let name = Catalog.vocabulary.name(text) else {
                fatalError("'\(text)' is not the name of a key: add it to the catalog")
            }
            self = name
        }

        /// The name as scene files write it.
        var text: String { Catalog.vocabulary.texts[Int(number)] }

        package static let accessibility = Name("accessibility")
        package static let accessory = Name("accessory")
        package static let allowsMultipleSelectionDuringEditing = Name(
            "allowsMultipleSelectionDuringEditing"
        )
        package static let alpha = Name("alpha")
        package static let anchor = Name("anchor")
        package static let backgroundColor = Name("backgroundColor")
        package static let badge = Name("badge")
        package static let barStyle = Name("barStyle")
        package static let barTintColor = Name("barTintColor")
        package static let checked = Name("checked")
        package static let clearsSelection = Name("clearsSelection")
        package static let editing = Name("editing")
        package static let editingAccessory = Name("editingAccessory")
        package static let editingStyle = Name("editingStyle")
        package static let enabled = Name("enabled")
        package static let footer = Name("footer")
        package static let frame = Name("frame")
        package static let header = Name("header")
        package static let height = Name("height")
        package static let hidden = Name("hidden")
        package static let hidesBottomBarWhenPushed = Name("hidesBottomBarWhenPushed")
        package static let image = Name("image")
        package static let index = Name("index")
        package static let largeTitleDisplayMode = Name("largeTitleDisplayMode")
        package static let margins = Name("margins")
        package static let modalPresentationStyle = Name("modalPresentationStyle")
        package static let modalTransitionStyle = Name("modalTransitionStyle")
        package static let name = Name("name")
        package static let navigationBarHidden = Name("navigationBarHidden")
        package static let navigationTitle = Name("navigationTitle")
        package static let prefersLargeTitles = Name("prefersLargeTitles")
        package static let prompt = Name("prompt")
        package static let segments = Name("segments")
        package static let selection = Name("selection")
        package static let selectionMode = Name("selectionMode")
        package static let showsReorderControl = Name("showsReorderControl")
        package static let style = Name("style")
        package static let tag = Name("tag")
        package static let text = Name("text")
        package static let tintColor = Name("tintColor")
        package static let title = Name("title")
        package static let titleColor = Name("titleColor")
        package static let toolbarHidden = Name("toolbarHidden")
        package static let type = Name("type")
        package static let userInteraction = Name("userInteraction")
        package static let weight = Name("weight")
        package static let width = Name("width")
    }
}
