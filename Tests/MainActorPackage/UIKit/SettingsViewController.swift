import UIKit

struct Settings {
    var isNotified = true
    var volume: Float = 0.5
    var theme = 0
    var name = "Ada"
}

final class SettingsViewController: UITableViewController {
    private enum Section: Int, CaseIterable {
        case profile
        case notifications
        case look

        var title: String {
            switch self {
            case .profile: return "Profile"
            case .notifications: return "Notifications"
            case .look: return "Look"
            }
        }
    }

    private static let themes = ["Light", "Dark", "System"]

    private(set) var settings = Settings()

    private lazy var nameField: UITextField = {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 34))
        field.placeholder = "Name"
        field.text = settings.name
        field.textAlignment = .right
        field.returnKeyType = .done
        field.delegate = self
        return field
    }()

    private lazy var notificationSwitch: UISwitch = {
        let toggle = UISwitch()
        toggle.isOn = settings.isNotified
        toggle.addTarget(self, action: #selector(notificationsChanged), for: .valueChanged)
        return toggle
    }()

    private lazy var volumeSlider: UISlider = {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 160, height: 34))
        slider.minimumValue = 0
        slider.maximumValue = 1
        slider.value = settings.volume
        slider.addTarget(self, action: #selector(volumeChanged), for: .valueChanged)
        return slider
    }()

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        navigationItem.largeTitleDisplayMode = .always
        tableView.keyboardDismissMode = .onDrag
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Setting")
    }

    @objc private func notificationsChanged() {
        settings.isNotified = notificationSwitch.isOn
        tableView.reloadSections([Section.notifications.rawValue], with: .automatic)
    }

    @objc private func volumeChanged() {
        settings.volume = volumeSlider.value
    }

    // MARK: - Table view data source

    override func numberOfSections(in tableView: UITableView) -> Int {
        Section.allCases.count
    }

    override func tableView(
        _ tableView: UITableView,
        numberOfRowsInSection section: Int
    ) -> Int {
        switch Section(rawValue: section) {
        case .profile: return 1
        case .notifications: return settings.isNotified ? 2 : 1
        case .look: return Self.themes.count
        case nil: return 0
        }
    }

    override func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
    ) -> String? {
        Section(rawValue: section)?.title
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Setting", for: indexPath)
        var content = cell.defaultContentConfiguration()
        cell.accessoryView = nil
        cell.accessoryType = .none
        cell.selectionStyle = .none
        switch (Section(rawValue: indexPath.section), indexPath.row) {
        case (.profile, _):
            content.text = "Name"
            cell.accessoryView = nameField
        case (.notifications, 0):
            content.text = "Allow"
            cell.accessoryView = notificationSwitch
        case (.notifications, _):
            content.text = "Volume"
            cell.accessoryView = volumeSlider
        case (.look, let row):
            content.text = Self.themes[row]
            cell.accessoryType = row == settings.theme ? .checkmark : .none
            cell.selectionStyle = .default
        case (nil, _):
            break
        }
        cell.contentConfiguration = content
        return cell
    }

    // MARK: - Table view delegate

    override func tableView(
        _ tableView: UITableView,
        didSelectRowAt indexPath: IndexPath
    ) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard Section(rawValue: indexPath.section) == .look else { return }
        settings.theme = indexPath.row
        tableView.reloadSections([indexPath.section], with: .none)
    }
}

// MARK: - Text field delegate

extension SettingsViewController: UITextFieldDelegate {
    func textFieldDidEndEditing(_ textField: UITextField) {
        settings.name = textField.text ?? ""
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
