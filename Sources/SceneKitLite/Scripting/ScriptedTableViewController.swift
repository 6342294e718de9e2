/// A controller of a table, whose class is written in the file.
final class ScriptedTableViewController: TableViewController, Scripted {
    let script: ScriptedInstance

    override var className: String { script.type.resolved.name }

    init(_ script: ScriptedInstance) {
        self.script = script
        super.init(style: .plain)
        script.attach(to: self)
    }

    /// The table asks the script, not the controller.
    override func loadView() {
        super.loadView()
        tableView.dataSource = script.answers
        tableView.delegate = script.answers
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
