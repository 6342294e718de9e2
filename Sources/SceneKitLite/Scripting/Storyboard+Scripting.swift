import SceneLanguage
public import SceneRules
import SceneRuntime
public import SceneText

extension Storyboard {
    /// Opens a scene file: its classes run as it writes them out, and those of a program as registered.
    ///
    /// A class that the file writes out cannot be registered as well: that is a mistake of the
    /// program.
    public convenience init(_ file: SceneFile, classes: ClassRegistry = ClassRegistry()) {
        self.init(file, classes: classes, interpreter: Interpreter(file, data: file.data))
    }

    package convenience init(
        _ file: SceneFile,
        classes: ClassRegistry,
        interpreter: Interpreter,
        inside outerDocuments: DocumentBook? = nil
    ) {
        let ofProgram = classes
        let book = DocumentBook { document, book in
            Storyboard(
                document,
                classes: ofProgram,
                interpreter: Interpreter(document, data: document.data),
                inside: book
            )
        }
        var classes = classes
        for definition in file.definition.classes {
            let name = definition.name.value
            guard let scripted = interpreter.scriptedClass(name) else {
                if classes.hasStandIns, !classes.contains(name),
                    let standIn = interpreter.standInCell(name)
                {
                    classes.register(standIn, name, interpreter)
                }
                continue
            }
            guard !classes.contains(name) else {
                fatalError(
                    """
                    the class '\(name)' is written out in the scene file and registered as well; \
                    declare it there with 'implementation: swift', or do not register it
                    """
                )
            }
            classes.register(scripted, name, interpreter)
        }
        self.init(
            file,
            classes: classes,
            script: interpreter,
            accessors: interpreter.accessors,
            documents: outerDocuments == nil ? book : nil,
            inside: outerDocuments
        )
        interpreter.loader = loader
    }

    /// What runs the classes of the file.
    package var interpreter: Interpreter? { loader.script as? Interpreter }

    /// What went wrong while the scene ran: a picture of it would be wrong.
    public var faults: [Diagnostic] { interpreter?.faults ?? [] }

    /// What was logged, in order.
    public var log: [String] { interpreter?.lines ?? [] }
}

extension ClassRegistry {
    /// Registers a class that the file writes out.
    fileprivate mutating func register(
        _ type: ScriptedClass,
        _ name: String,
        _ interpreter: Interpreter
    ) {
        let script = { ScriptedInstance(type, interpreter) }
        switch type.resolved.role {
        case nil, .barItem, .constraint, .gesture: break
        case .cell:
            register(as: name) { style, identifier in
                ScriptedTableViewCell(script(), style: style, reuseIdentifier: identifier)
            }
        case .view:
            let entry = Catalog.views.first { $0.className == type.resolved.runtime?.name }
            let kind = entry?.kind ?? .view
            register(as: name) {
                let view = kind.makeView()
                view.declaredClassName = name
                return view
            }
        case .controller(let kind):
            register(as: name) {
                let controller = kind.makeController()
                script().attach(to: controller)
                return controller
            }
        }
    }
}
