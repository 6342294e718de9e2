/// Follows a search.
#if MainActor
    @MainActor
#endif
public protocol SearchResultsUpdating: AnyObject {
    /// Shows what is found: the text has changed, or the search has begun or ended.
    func updateSearchResults(for searchController: SearchController)
}

/// Follows when a search begins and ends.
///
/// All methods have defaults, in place of UIKit's optional ones.
#if MainActor
    @MainActor
#endif
public protocol SearchControllerDelegate: AnyObject {
    /// Tells that the search is about to begin.
    func willPresentSearchController(_ searchController: SearchController)

    /// Tells that the search has begun.
    func didPresentSearchController(_ searchController: SearchController)

    /// Tells that the search is about to end.
    func willDismissSearchController(_ searchController: SearchController)

    /// Tells that the search has ended.
    func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
    /// By itself nothing.
    public func willPresentSearchController(_ searchController: SearchController) {}

    /// By itself nothing.
    public func didPresentSearchController(_ searchController: SearchController) {}

    /// By itself nothing.
    public func willDismissSearchController(_ searchController: SearchController) {}

    /// By itself nothing.
    public func didDismissSearchController(_ searchController: SearchController) {}
}

/// A search in the bar of a stack: the line to type into, and perhaps a controller with what is found.
///
/// It shows where it is the `searchController` of the top controller's navigation item, or where its
/// search bar is put, such as above a table.
///
/// ```swift
/// let search = SearchController(searchResultsController: nil)
/// search.searchResultsUpdater = updater
/// list.navigationItem.searchController = search
/// ```
open class SearchController: ViewController {
    /// The line to type into.
    public let searchBar = SearchBar()

    /// The controller that shows the results; nil if the searched screen shows them itself.
    public let searchResultsController: ViewController?

    /// The object that follows each change of the search.
    public weak var searchResultsUpdater: (any SearchResultsUpdating)?

    /// The delegate that follows when the search begins and ends.
    public weak var delegate: (any SearchControllerDelegate)?

    /// Whether the bar with the title goes while something is searched.
    open var hidesNavigationBarDuringPresentation = true

    /// Whether the searched screen is dimmed, which text does not show.
    open var obscuresBackgroundDuringPresentation = true

    /// Whether the button that ends the search comes and goes with the search.
    open var automaticallyShowsCancelButton = true

    /// The navigation item in whose bar the search shows.
    weak var item: NavigationItem?

    private var isSearching = false

    /// Makes a search whose results another controller shows, or the searched screen itself.
    public init(searchResultsController: ViewController? = nil) {
        self.searchResultsController = searchResultsController
        super.init()
        searchBar.placeholder = "Search"
        searchBar.searchController = self
        searchResultsController?.parent = self
    }

    /// Whether something is searched; setting it begins or ends the search.
    open var isActive: Bool {
        get { isSearching }
        set {
            guard newValue != isSearching else { return }
            if newValue { begin() } else { end() }
        }
    }

    private func begin() {
        delegate?.willPresentSearchController(self)
        isSearching = true
        presenting = item?.owner
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
        follow()
        delegate?.didPresentSearchController(self)
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func end() {
        delegate?.willDismissSearchController(self)
        searchBar.text = ""
        searchBar.resignFirstResponder()
        isSearching = false
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
        follow()
        presenting = nil
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didDismissSearchController(self)
    }

    /// Follows a text that a person typed.
    func textDidChange() {
        follow()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// What shows in place of the searched screen: the results, once there is something to look for.
    private(set) var shownResults: ViewController?

    /// Lets the stack follow what shows.
    private func follow() {
        let old = shownResults
        let hasText = searchBar.text?.isEmpty == false
        shownResults = isSearching && hasText ? searchResultsController : nil
        guard let owner = item?.owner else { return }
        owner.navigationController?.followSearch(
            of: owner,
            from: old ?? owner,
            to: shownResults ?? owner
        )
    }
}
