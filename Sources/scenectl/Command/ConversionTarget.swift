/// What `convert` turns something into.
enum ConversionTarget: String, CaseIterable {
    /// Static tables into dynamic ones.
    case dynamic

    /// Dynamic tables into static ones.
    case `static`

    /// A document of Interface Builder into a scene file.
    case scene
}

extension ConversionTarget {
    /// What is asked for, or the one thing that a document can become; nil where nothing is said.
    init?(_ arguments: Arguments) {
        if let word = arguments.text(of: .to) {
            self.init(rawValue: word)
        } else if arguments.files.count == 1,
            SceneInput.named(arguments.files[0]).isDocument
        {
            self = .scene
        } else {
            return nil
        }
    }
}
