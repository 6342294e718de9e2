import SceneLanguage
public import SceneRules
public import SceneRuntime
public import SceneText

/// Makes views from view files by name, as MarkupKit's view builder does.
///
/// The files arrive through the resources that the program gives. Each id of a file fills the outlet
/// of that name of the owner, and its actions go to the owner.
public struct ViewBuilder {
    private let resources: any Resources
    private let classes: ClassRegistry

    /// Makes a builder over the view files of a program, with the classes that they name.
    public init(_ resources: any Resources, classes: ClassRegistry = ClassRegistry()) {
        self.resources = resources
        self.classes = classes
    }

    /// Makes the view of a file; with a root, what the file holds is added to the root, which returns.
    ///
    /// The name is that of the file, with or without `.yaml`. A name that no file has is a mistake of
    /// the program. Of a file with mistakes, what was understood is made; `file(named:)` has them.
    @discardableResult
    public func view(named name: String, owner: AnyObject?, root: View? = nil) -> View {
        let file: SceneFile
        do throws(ResourceError) {
            file = try self.file(named: name)
        } catch {
            fatalError(
                """
                the view file '\(Self.path(name))' cannot be read: \(error); give the builder \
                resources that hold it, or correct the name
                """
            )
        }
        guard let body = file.definition.view else {
            fatalError(
                """
                '\(Self.path(name))' is not a view file; write 'view:' at its top, or make its \
                controllers with a Storyboard
                """
            )
        }
        let loader = SceneLoader(file, classes: classes, script: nil)
        let maker = ViewMaker(
            loader,
            FilePlace(file.definition),
            controller: owner as? ViewController
        )
        return maker.view(ofFile: body, owner: owner, root: root)
    }

    /// Reads a view file with all that is wrong with it.
    public func file(named name: String) throws(ResourceError) -> SceneFile {
        let path = Self.path(name)
        let folder = FolderInside(resources: resources, folder: FileReader.folder(of: path))
        let text = try resources.read(path, limit: Limits().sceneFileSize)
        return SceneFile.read(text, resources: folder)
    }

    private static func path(_ name: String) -> String {
        name.hasSuffix(".yaml") || name.hasSuffix(".yml") ? name : "\(name).yaml"
    }
}

/// The files of resources as seen by a file in one of their folders.
private nonisolated struct FolderInside: Resources {
    let resources: any Resources
    let folder: String

    func read(_ path: String, limit: Int) throws(ResourceError) -> SourceText {
        try resources.read(FileReader.path(path, in: folder), limit: limit)
    }

    func names(inFolder path: String) -> [String] {
        resources.names(inFolder: FileReader.path(path, in: folder))
    }
}

extension ViewMaker {
    /// Makes the view of a view file for an owner, whom its ids and its actions reach.
    fileprivate func view(ofFile body: BodyDefinition, owner: AnyObject?, root: View?) -> View {
        self.owner = owner
        cell = owner as? TableViewCell
        let view: View
        if let root {
            fill(root, with: body)
            view = root
        } else {
            view = rootView(body)
        }
        if let owner { OutletSlots(of: owner).connect(objects) }
        finish()
        return view
    }
}
