/// Controllers side by side, whose class is written in the file.
final class ScriptedTabBarController: TabBarController, Scripted {
    let script: ScriptedInstance

    override var className: String { script.type.resolved.name }

    init(_ script: ScriptedInstance) {
        self.script = script
        super.init()
        script.attach(to: self)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        script.viewDidLoad()
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        script.shouldPerformSegue(identifier, sender: sender as AnyObject?)
    }

    override func prepare(for segue: Segue, sender: Any?) {
        script.prepare(for: segue, sender: sender as AnyObject?)
    }
}
