/// Writes down every living view of a window.
struct TreeRenderer {
    func render(_ window: Window) -> String { "" }
    func renderJSON(_ window: Window) -> String { "" }
}
