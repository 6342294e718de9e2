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

    /// What runs the classes of the file.
    package var interpreter: Interpreter? { loader.script }

    /// What went wrong while the scene ran: a picture of it would be wrong.
    public var faults: [Diagnostic] { interpreter?.faults ?? [] }

    /// What was logged, in order.
    public var log: [String] { interpreter?.lines ?? [] }
}

extension ClassRegistry {
    /// The classes of a program, and those that a file writes out.
    func with(_ interpreter: Interpreter) -> ClassRegistry {
        for name in registeredNames where interpreter.scriptedClass(name) != nil {
            fatalError(
                """
                the class '\(name)' is written out in the scene file and registered as well; \
                declare it there with 'implementation: swift', or do not register it
                """
            )
        }
        var classes = self
        classes.written = { [hasStandIns] name in
            let type =
                interpreter.scriptedClass(name)
                ?? (hasStandIns ? interpreter.standInCell(name) : nil)
            return type.flatMap { interpreter.maker(of: $0, named: name) }
        }
        return classes
    }
}

extension Interpreter {
    /// What makes the objects of a class that the file writes out; nil if scenes make none.
    fileprivate func maker(of type: ScriptedClass, named name: String) -> ClassRegistry.Maker? {
        switch type.resolved.role {
        case nil, .barItem, .constraint, .gesture: return nil
        case .cell:
            return .cell { style, identifier in
                let instance = ScriptedInstance(type, self)
                return ScriptedTableViewCell(instance, style: style, reuseIdentifier: identifier)
            }
        case .view:
            let entry = Catalog.views.first { $0.className == type.resolved.runtime?.name }
            return .view {
                let view = (entry?.kind ?? .view).makeView()
                view.declaredClassName = name
                return view
            }
        case .controller(let kind):
            return .controller {
                let controller = kind.makeController()
                ScriptedInstance(type, self).attach(to: controller)
                return controller
            }
        }
    }
}
