import SceneSources
import SceneText

/// The names among which one is looked for that a missing one may have been meant to be.
///
/// A list is made when it is first asked for: most projects have nothing missing.
final class NameLists {
    enum List: Hashable {
        case classes
        case unwindActions
        case outlets(of: String)
        case selectors(of: String)
        case properties(of: String)
        case segues
        case cells
        case scenes
        case storyboards
        case nibs
    }

    private struct Key: Hashable {
        var list: List
        var home: SourceHome
    }

    private let lookup: SourceLookup
    private let book: IdentifierBook
    private let lists = Kept<Key, NameIndex>()

    /// The selectors of classes by the names of their methods.
    private let methods = Kept<Key, [String: String]>()

    init(_ lookup: SourceLookup, _ book: IdentifierBook) {
        self.lookup = lookup
        self.book = book
    }

    /// The name of a list that is most like another.
    func nearest(to name: String, in list: List, _ home: SourceHome = SourceHome()) -> String? {
        lists.value(of: Key(list: list, home: home)) { NameIndex(names(of: list, home)) }
            .nearest(to: name)
    }

    /// The help that tells the name of a list that is most like another, of 'a similar method'; none where none is.
    func helps(
        _ what: String,
        near name: String,
        in list: List,
        _ home: SourceHome = SourceHome()
    ) -> [Help] {
        nearest(to: name, in: list, home).map { [Help("\(what) exists: '\($0)'")] } ?? []
    }

    /// The selector of a class whose method has a name.
    func selector(named name: String, of type: String, _ home: SourceHome) -> String? {
        methods.value(of: Key(list: .selectors(of: type), home: home)) {
            let selectors = lookup.selectors(of: type, in: home)
            return Dictionary(firstOf: selectors.map { (SourceIndex.baseName($0), $0) })
        }[name]
    }

    private func names(of list: List, _ home: SourceHome) -> [String] {
        switch list {
        case .classes: lookup.classNames
        case .unwindActions: lookup.unwindSelectors
        case .outlets(let type): lookup.outletNames(of: type, in: home)
        case .selectors(let type): lookup.selectors(of: type, in: home)
        case .properties(let type): lookup.propertyNames(of: type, in: home)
        case .segues: book.segues.keys.sorted()
        case .cells: book.registered.union(book.cells.keys).sorted()
        case .scenes: book.scenes.keys.sorted()
        case .storyboards: book.storyboards.sorted()
        case .nibs: book.nibs.sorted()
        }
    }
}
