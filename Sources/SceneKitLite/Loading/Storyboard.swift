import SceneLanguage
public import SceneRules
public import SceneRuntime

/// A scene file whose controllers can be made, as UIKit's storyboard.
public final class Storyboard {
    /// The file.
    public let file: SceneFile

    package let loader: SceneLoader

    package init(
        _ file: SceneFile,
        classes: ClassRegistry,
        interpreter: Interpreter,
        inside outerDocuments: DocumentBook? = nil
    ) {
        self.file = file
        let book = DocumentBook { document, book in
            Storyboard(
                document,
                classes: classes,
                interpreter: Interpreter(document, data: document.data),
                inside: book
            )
        }
        loader = SceneLoader(
            file,
            classes: classes.with(interpreter),
            script: interpreter,
            documents: outerDocuments == nil ? book : nil,
            inside: outerDocuments
        )
        loader.storyboard = self
        interpreter.loader = loader
    }

    /// The id of the scene that comes first; nil for a view file.
    public var initialIdentifier: String? {
        let scenes = file.definition.scenes
        return file.definition.initial.first?.value
            ?? (scenes.count == 1 ? scenes[0].id.value : nil)
    }

    /// Makes the controller of the scene that comes first; nil if the file names none.
    public func instantiateInitialViewController() -> ViewController? {
        initialIdentifier.flatMap(loader.makeController)
    }

    /// Makes the controller of a scene; an id that no scene has is a mistake of the program.
    public func instantiateViewController(withIdentifier identifier: String) -> ViewController {
        guard let controller = loader.makeController(identifier) else {
            let known = file.definition.scenes.map(\.id.value).joined(separator: ", ")
            fatalError(
                "no scene has the id '\(identifier)'; the file declares: \(known)"
            )
        }
        return controller
    }

    /// Makes the controller of a scene inside the containers that hold the scene from the start.
    ///
    /// It is what a person who opens the scene sees: with a bar above it, or tabs below it. Nil if there
    /// is no such scene.
    public func instantiateScreen(of identifier: String) -> ViewController? {
        var path = [identifier]
        while let outer = file.scenes.container(of: path[0]), !path.contains(outer) {
            path.insert(outer, at: 0)
        }
        // Drawn by itself, a scene that stands for another shows whose it is: the other has a picture of its own.
        if path.count == 1, identifier != initialIdentifier, let scene = file.scenes[identifier],
            scene.kind == .reference
        {
            return loader.makeController(of: scene)
        }
        guard let root = loader.makeController(path[0]) else { return nil }
        var controller = root
        for id in path.dropFirst() {
            guard let child = controller.reveal(id) else { break }
            controller = child
        }
        return root
    }
}

extension ViewController {
    /// The storyboard that the controller was made from; nil for one made in code.
    public var storyboard: Storyboard? { storyboardObject as? Storyboard }
}

extension ViewController {
    /// Brings the child that has an id to the front of a container, and returns it.
    fileprivate func reveal(_ id: String) -> ViewController? {
        if let split = self as? SplitViewController {
            if split.master?.identifier == id || split.master?.referenceIdentifier == id {
                return split.master
            }
            guard let detail = split.detail,
                detail.identifier == id || detail.referenceIdentifier == id
            else { return nil }
            split.showDetailViewController(detail, sender: nil)
            return detail
        }
        let isMeant = { (child: ViewController) in
            child.identifier == id || child.referenceIdentifier == id
        }
        guard let index = children.firstIndex(where: isMeant) else { return nil }
        (self as? TabBarController)?.selectedIndex = index
        return children[index]
    }
}
