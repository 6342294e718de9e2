import Testing
import UIKitNames

/// Cells, headers, index paths and diffable data as apps write them.
///
/// Each idiom begins with a bullet.
@Suite struct CellIdioms {
    // Area: cell
    /// A cell that places views of its own.
    private final class ItemCell: UITableViewCell {
        // • an identifier beside the class
        static let reuseIdentifier = "ItemCell"

        private let titleLabel = UILabel()
        private let toggle = UISwitch()
        var onToggle: ((Bool) -> Void)?

        // • a designated initializer of its own views
        required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            // • a subview of the content
            contentView.addSubview(titleLabel)
            // • a control as the accessory
            accessoryView = toggle
            // • a value that a person changes
            toggle.addAction(
                UIAction { [weak self] action in
                    self?.onToggle?((action.sender as? UISwitch)?.isOn ?? false)
                },
                for: .valueChanged
            )
        }

        // • emptied for the next row
        override func prepareForReuse() {
            super.prepareForReuse()
            titleLabel.text = nil
            onToggle = nil
        }

        // • filled with a value
        func configure(with title: String, isOn: Bool) {
            titleLabel.text = title
            toggle.isOn = isOn
        }

        // • a look of its own where it is selected
        override func setSelected(_ selected: Bool, animated: Bool) {
            super.setSelected(selected, animated: animated)
            titleLabel.textColor = selected ? .systemBlue : .label
        }

        // • a look of its own where it is touched
        override func setHighlighted(_ highlighted: Bool, animated: Bool) {
            super.setHighlighted(highlighted, animated: animated)
        }

        // • a look of its own in edit mode
        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
        }

        // • views placed by hand
        override func layoutSubviews() {
            super.layoutSubviews()
            titleLabel.frame = contentView.bounds
        }
    }

    /// A cell whose content follows its state.
    private final class StateCell: UITableViewCell {
        // • a configuration that follows the state
        override func updateConfiguration(using state: UICellConfigurationState) {
            var content = defaultContentConfiguration().updated(for: state)
            content.text = state.isSelected ? "chosen" : "not chosen"
            contentConfiguration = content
        }
    }

    /// A cell that is laid out by a scene.
    private final class SceneCell: UITableViewCell {
        // • after a scene made it
        override func awakeFromNib() { super.awakeFromNib() }
    }

    @Test func cellsOfTheSystem() {
        // • the four styles
        let cell = UITableViewCell(style: .value1, reuseIdentifier: "cell")
        #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).detailTextLabel != nil)
        #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).detailTextLabel != nil)
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
        // • its identifier
        #expect(cell.reuseIdentifier == "cell")
        // • its texts
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "Ada"
        // • its picture
        cell.imageView?.image = UIImage(named: "person")
        #expect(cell.imageView?.image == "person")
        // • a symbol of the system
        cell.imageView?.image = UIImage(systemName: "star.fill")
        // • accessories
        cell.accessoryType = .disclosureIndicator
        #expect(cell.accessoryType == .disclosureIndicator)
        // • a view as the accessory
        cell.accessoryView = UISwitch()
        // • an accessory in edit mode
        cell.editingAccessoryType = .detailButton
        // • how a selection shows
        cell.selectionStyle = .none
        #expect(cell.selectionStyle == .none)
        // • a background
        cell.backgroundColor = .secondarySystemBackground
        // • a view behind the content
        cell.backgroundView = UIView()
        // • a view behind the content of a selected cell
        cell.selectedBackgroundView = UIView()
        // • the same where several are selected
        cell.multipleSelectionBackgroundView = UIView()
        // • fonts
        cell.textLabel?.font = .preferredFont(forTextStyle: .headline)
        cell.textLabel?.font = UIFont.boldSystemFont(ofSize: 17)
        #expect(cell.textLabel?.font == .system(size: 17, .bold))
        // • colours
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.textLabel?.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(cell.textLabel?.textColor == UIColor("#FF0000"))
        // • many lines
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.lineBreakMode = .byWordWrapping
        // • an inset of the line below
        cell.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        // • indentation
        cell.indentationLevel = 1
        cell.indentationWidth = 12
        // • a tag
        cell.tag = 7
        #expect(cell.tag == 7)
        // • a tint
        cell.tintColor = .systemGreen
        // • no touches
        cell.isUserInteractionEnabled = false
        #expect(!cell.isUserInteractionEnabled)
        // • what a screen reader says
        cell.accessibilityLabel = "The name, Ada"
        cell.accessibilityTraits = .button
        // • a grip
        cell.showsReorderControl = true
        // • whether it is edited
        #expect(!cell.isEditing)
    }

    @Test func cellsOfOnesOwn() {
        let cell = ItemCell(style: .default, reuseIdentifier: ItemCell.reuseIdentifier)
        cell.configure(with: "Flight mode", isOn: true)
        var isOn: Bool?
        cell.onToggle = { isOn = $0 }
        (cell.accessoryView as? UISwitch)?.touch()
        #expect(isOn == false)
        cell.prepareForReuse()
        #expect(cell.onToggle == nil)
        #expect((cell.contentView.subviews.first as? UILabel)?.text == nil)
    }

    @Test func configurations() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        // • the usual content
        var content = cell.defaultContentConfiguration()
        content.text = "Ada"
        content.secondaryText = "Lovelace"
        content.image = UIImage(systemName: "person")
        content.textProperties.color = .systemRed
        content.textProperties.font = .preferredFont(forTextStyle: .body)
        content.secondaryTextProperties.numberOfLines = 2
        content.imageProperties.tintColor = .systemBlue
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.text == "Ada")
        // • other layouts
        var value = UIListContentConfiguration.valueCell()
        value.text = "Size"
        value.secondaryText = "12"
        cell.contentConfiguration = value
        let subtitle = UIListContentConfiguration.subtitleCell()
        #expect(subtitle != value)
        // • a background
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.backgroundColor = .systemYellow
        cell.backgroundConfiguration = background
        // • cutting what is beyond its edges
        cell.clipsToBounds = true
        // • a content that follows the state
        let stateful = StateCell(style: .default, reuseIdentifier: nil)
        stateful.layoutIfNeeded()
        #expect(stateful.textLabel?.text == "not chosen")
        stateful.isSelected = true
        stateful.layoutIfNeeded()
        #expect(stateful.textLabel?.text == "chosen")
        // • asking for it
        stateful.setNeedsUpdateConfiguration()
        // • a closure in place of a subclass
        cell.configurationUpdateHandler = { cell, state in
            cell.accessoryType = state.isSelected ? .checkmark : .none
        }
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.accessoryType == .checkmark)
    }

    // Area: header-footer view
    @Test func headersAndFooters() {
        // • the usual labels of a header
        let header = UITableViewHeaderFooterView(reuseIdentifier: "Header")
        header.textLabel?.text = "Title"
        // • a view behind it
        header.backgroundView = UIView()
        // • its content
        header.contentView.backgroundColor = .systemGray6
        #expect(header.contentView.backgroundColor == .systemGray6)
        // • a configuration
        var content = header.defaultContentConfiguration()
        content.text = "Section"
        header.contentConfiguration = content
        header.layoutIfNeeded()
        #expect(header.textLabel?.text == "SECTION", "a grouped header is in capitals")
    }

    // Area: IndexPath
    @Test func indexPaths() {
        // • of a row
        var indexPath = IndexPath(row: 2, section: 1)
        #expect(indexPath.row == 2 && indexPath.section == 1)
        // • of an item
        #expect(IndexPath(item: 2, section: 1) == indexPath && indexPath.item == 2)
        // • changed in place
        indexPath.row += 1
        indexPath.section = 0
        #expect(indexPath == [0, 3])
    }

    // Area: diffable, lists
    @Test func diffableData() {
        enum Section { case main, archive }
        let controller = UITableViewController(style: .plain)
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        // • a diffable data source
        let dataSource = UITableViewDiffableDataSource<Section, String>(
            tableView: controller.tableView
        ) { tableView, indexPath, name in
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            cell.textLabel?.text = name
            return cell
        }
        // • a snapshot
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.main])
        snapshot.appendItems(["Ada", "Grace"])
        snapshot.appendItems(["Katherine"], toSection: .main)
        dataSource.apply(snapshot, animatingDifferences: false)
        let window = Screen.window(controller, columns: 20, lines: 12)
        #expect(Screen.picture(window).contains("Grace"))
        // • the present snapshot, changed
        var next = dataSource.snapshot()
        next.deleteItems(["Grace"])
        next.insertItems(["Mary"], beforeItem: "Ada")
        next.appendSections([.archive])
        next.moveItem("Katherine", afterItem: "Mary")
        dataSource.apply(next, animatingDifferences: true)
        #expect(controller.tableView.numberOfSections == 2)
        // • items and places
        #expect(dataSource.itemIdentifier(for: IndexPath(row: 0, section: 0)) == "Mary")
        #expect(dataSource.indexPath(for: "Ada") == IndexPath(row: 2, section: 0))
        // • what a snapshot holds
        #expect(next.numberOfItems == 3 && next.itemIdentifiers(inSection: .main).count == 3)
        #expect(next.indexOfItem("Ada") == 2 && next.sectionIdentifiers == [.main, .archive])
        // • items shown again
        next.reloadItems(["Ada"])
        next.reconfigureItems(["Mary"])
        dataSource.apply(next)
        // • the look of changes
        dataSource.defaultRowAnimation = .fade
    }
}
