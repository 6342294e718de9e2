import SceneRules
import SceneRuntime

/// A cell whose class is written in the file.
final class ScriptedTableViewCell: TableViewCell {
    let script: ScriptedInstance

    override var className: String { script.type.resolved.name }

    /// Its class sets properties, and has no other hand in its picture.
    override class var uniformClass: View.Type { ScriptedTableViewCell.self }

    init(
        _ script: ScriptedInstance,
        style: TableViewCell.CellStyle,
        reuseIdentifier: String?
    ) {
        self.script = script
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        script.attach(toHost: self)
    }

    required init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
        fatalError(
            "a cell whose class is written in a scene file is made by loading the scene"
        )
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        script.prepareForReuse()
    }
}
