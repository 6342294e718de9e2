import SceneText

extension ViewController {
    /// Whether the controller's scene has a segue of an identifier.
    package func hasSegue(withIdentifier identifier: String) -> Bool {
        segues.contains { $0.identifier == identifier }
    }

    /// Whether the segue of an identifier presents its destination.
    package func presents(bySegue identifier: String) -> Bool {
        segues.first { $0.identifier == identifier }?.kind == .present
    }

    /// Performs the segue of an identifier.
    ///
    /// An identifier that the controller's scene does not have is a mistake of the program.
    public func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let template = segues.first(where: { $0.identifier == identifier }) else {
            let known = segues.compactMap(\.identifier).sorted().joined(separator: ", ")
            fatalError(
                """
                \(type(of: self)) has no segue with the identifier '\(identifier)'; \
                \(known.isEmpty ? "its scene declares none" : "its scene declares: \(known)")
                """
            )
        }
        template.makeSegue(sender: sender)?.perform()
    }
}
