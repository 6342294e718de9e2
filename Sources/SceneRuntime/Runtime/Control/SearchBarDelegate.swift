/// Decides about typing into a search bar, and follows it.
///
/// All methods have defaults, in place of UIKit's optional ones.
#if MainActor
    @MainActor
#endif
public protocol SearchBarDelegate: AnyObject {
    /// Whether a person may begin to type.
    func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool

    /// Tells that typing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: SearchBar)

    /// Whether typing may end.
    func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool

    /// Tells that typing has ended.
    func searchBarTextDidEndEditing(_ searchBar: SearchBar)

    /// Tells that a person has changed the text.
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)

    /// Tells that the search key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: SearchBar)

    /// Tells that the button was tapped that ends the search.
    func searchBarCancelButtonClicked(_ searchBar: SearchBar)
}

extension SearchBarDelegate {
    /// By itself it may.
    public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }

    /// By itself nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}

    /// By itself it may.
    public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }

    /// By itself nothing.
    public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}

    /// By itself nothing.
    public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}

    /// By itself nothing.
    public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}

    /// By itself nothing.
    public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
}
