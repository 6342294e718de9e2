import FoundationEssentials
import SceneKitLite
import Testing

/// Typing: who gets it, who is asked, and what a search shows.
@Suite struct TypingTests {
    /// A form that writes down what it is asked and told.
    private final class Form: ViewController, TextFieldDelegate, TextViewDelegate {
        let name = TextField()
        let note = TextView()
        var log: [String] = []
        var mayBegin = true
        var mayEnd = true

        override func loadView() {
            let column = ColumnView(frame: .zero)
            name.placeholder = "Name"
            name.delegate = self
            note.delegate = self
            note.accessibilityLabel = "Note"
            column.addSubview(name)
            column.addSubview(note)
            view = column
        }

        func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { mayBegin }

        func textFieldDidBeginEditing(_ textField: TextField) { log.append("begin") }

        func textFieldShouldEndEditing(_ textField: TextField) -> Bool { mayEnd }

        func textFieldDidEndEditing(_ textField: TextField) { log.append("end") }

        func textField(
            _ textField: TextField,
            shouldChangeCharactersIn range: TextRange,
            replacementString string: String
        ) -> Bool {
            log.append("\(range.location)+\(range.length) \(string)")
            return string.count <= 5
        }

        func textFieldShouldReturn(_ textField: TextField) -> Bool {
            textField.resignFirstResponder()
            return false
        }

        func textViewDidChange(_ textView: TextView) { log.append("note") }
    }

    @Test func aFieldThatIsTypedIntoBeginsAndGoesOn() {
        let form = Form()
        let window = Screen.window(form, columns: 30, lines: 8)
        #expect(form.name.type("Ada"))
        #expect(form.log == ["begin", "0+0 Ada"])
        #expect(form.name.type("Eva"))
        #expect(form.log == ["begin", "0+0 Ada", "0+3 Eva"])
        #expect(window.subviews.isEmpty == false && form.name.isFirstResponder)
    }

    @Test func aDelegateRefusesWhatIsTyped() {
        let form = Form()
        let window = Screen.window(form, columns: 30, lines: 8)
        #expect(form.name.type("Ada"))
        #expect(form.name.type("Ada Lovelace"))
        #expect(form.name.text == "Ada")
        form.name.resignFirstResponder()
        form.mayBegin = false
        #expect(!form.name.type("Eve"))
        #expect(form.name.text == "Ada")
        _ = window
    }

    @Test func oneViewOfAWindowGetsWhatIsTyped() {
        let form = Form()
        let window = Screen.window(form, columns: 30, lines: 8)
        #expect(form.name.becomeFirstResponder())
        #expect(Screen.speech(window).contains("editing"))
        #expect(form.note.becomeFirstResponder())
        #expect(!form.name.isFirstResponder && form.note.isFirstResponder)
        #expect(form.note.type("later"))
        #expect(form.note.isFirstResponder)
        #expect(form.log == ["begin", "end", "note"])
    }

    @Test func aFieldThatMayNotEndKeepsWhatIsTyped() {
        let form = Form()
        let window = Screen.window(form, columns: 30, lines: 8)
        #expect(form.name.becomeFirstResponder())
        form.mayEnd = false
        #expect(!form.note.becomeFirstResponder())
        #expect(form.name.isFirstResponder)
        #expect(!form.view.endEditing(false))
        #expect(form.view.endEditing(true))
        #expect(!form.name.isFirstResponder)
        _ = window
    }

    @Test func theReturnKeyAsksTheDelegate() {
        let form = Form()
        let window = Screen.window(form, columns: 30, lines: 8)
        form.name.becomeFirstResponder()
        #expect(form.name.pressReturn())
        #expect(!form.name.isFirstResponder)
        _ = window
    }

    /// A field that clears as typing begins asks as it does for its button.
    @Test(arguments: [true, false]) func aFieldThatClearsAsksItsDelegate(_ mayClear: Bool) {
        final class Clearing: TextFieldDelegate {
            let mayClear: Bool
            init(_ mayClear: Bool) { self.mayClear = mayClear }
            func textFieldShouldClear(_ textField: TextField) -> Bool { mayClear }
        }
        let (form, delegate) = (Form(), Clearing(mayClear))
        let window = Screen.window(form, columns: 30, lines: 8)
        form.name.delegate = delegate
        form.name.clearsOnBeginEditing = true
        form.name.text = "Ada"
        #expect(form.name.becomeFirstResponder())
        #expect(form.name.text == (mayClear ? "" : "Ada"))
        _ = window
    }

    @Test func aViewOutsideAWindowIsNoFirstResponder() {
        let field = TextField()
        #expect(!field.becomeFirstResponder() && !field.isFirstResponder)
        #expect(Label().becomeFirstResponder() == false)
    }

    // MARK: - Searching

    private class Names: TableViewController {
        var names = ["Ada", "Grace", "Katherine"]

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { names.count }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
    }

    /// A list that filters itself.
    private final class Searched: Names, SearchResultsUpdating {
        let search = SearchController()
        var updates = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Names"
            search.searchResultsUpdater = self
            search.searchBar.identifier = "search"
            navigationItem.searchController = search
        }

        func updateSearchResults(for searchController: SearchController) {
            updates += 1
            let text = searchController.searchBar.text ?? ""
            let all = ["Ada", "Grace", "Katherine"]
            names = text.isEmpty ? all : all.filter { $0.contains(text) }
            tableView.reloadData()
        }
    }

    @Test func aSearchShowsBelowTheTitleAndHidesItWhileSomethingIsSearched() {
        let list = Searched(style: .plain)
        let window = Screen.window(
            NavigationController(rootViewController: list),
            columns: 30,
            lines: 12
        )
        let before = Screen.picture(window)
        #expect(
            before == """
                ┌────────────────────────────┐
                │           Names            │
                ╞════════════════════════════╡
                │ ⌕ Search__________________ │
                │ Ada                        │
                │ ───────────────────────────│
                │ Grace                      │
                │ ───────────────────────────│
                │ Katherine                  │
                └────────────────────────────┘

                """
        )
        #expect(list.search.searchBar.type("a"))
        #expect(list.search.isActive && list.updates == 2)
        #expect(
            Screen.picture(window) == """
                ┌────────────────────────────┐
                │ ⌕ a________________ Cancel │
                │ Ada                        │
                │ ───────────────────────────│
                │ Grace                      │
                │ ───────────────────────────│
                │ Katherine                  │
                └────────────────────────────┘

                """
        )
        #expect(list.search.searchBar.cancel())
        #expect(!list.search.isActive && list.search.searchBar.text == "")
        #expect(Screen.picture(window) == before)
        #expect(!list.search.searchBar.cancel(), "the button is gone")
    }

    @Test func resultsOfAnotherControllerTakeThePlaceOfTheSearchedScreen() {
        let found = Names(style: .plain)
        found.names = ["Grace Hopper"]
        let list = Names(style: .plain)
        let search = SearchController(searchResultsController: found)
        list.navigationItem.searchController = search
        let stack = NavigationController(rootViewController: list)
        let window = Screen.window(stack, columns: 30, lines: 10)
        search.searchBar.type("Gr")
        #expect(Screen.picture(window).contains("Grace Hopper"))
        #expect(!Screen.picture(window).contains("Katherine"))
        #expect(found.presentingViewController === list)
        #expect(search.presentingViewController === list)
        let detail = ViewController()
        stack.pushViewController(detail, animated: false)
        #expect(!Screen.picture(window).contains("Grace Hopper"))
        stack.popViewController(animated: false)
        #expect(Screen.picture(window).contains("Grace Hopper"))
        search.isActive = false
        #expect(Screen.picture(window).contains("Katherine"))
    }
}
