import UIKitNames

struct Contact {
    var name: String
    var phone: String
    var isFavourite = false
}

protocol ContactViewControllerDelegate: AnyObject {
    func contactViewController(_ controller: ContactViewController, didSave contact: Contact)
}

/// The form of a contact, whose views are in the storyboard.
final class ContactViewController: UIViewController {
    @Outlet private var nameField: UITextField
    @Outlet private var phoneField: UITextField
    @Outlet private var favouriteSwitch: UISwitch
    @Outlet private var messageLabel: UILabel

    weak var delegate: ContactViewControllerDelegate?
    var contact: Contact?

    override func awakeFromNib() {
        actions.register("save:", target: self) { $0.save }
        actions.register("favouriteChanged:", target: self) { $0.favouriteChanged }
        actions.register("askBeforeDeleting:", target: self) { $0.askBeforeDeleting }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = contact?.name ?? "New contact"
        nameField.delegate = self
        phoneField.delegate = self
        phoneField.keyboardType = .phonePad
        messageLabel.textColor = .systemRed
        showContact()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if contact == nil {
            nameField.becomeFirstResponder()
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
    }

    private func showContact() {
        nameField.text = contact?.name
        phoneField.text = contact?.phone
        favouriteSwitch.setOn(contact?.isFavourite ?? false, animated: false)
        messageLabel.text = nil
        messageLabel.isHidden = true
    }

    private func show(_ message: String) {
        messageLabel.text = message
        messageLabel.isHidden = false
        messageLabel.alpha = 0
        UIView.animate(withDuration: 0.25) {
            self.messageLabel.alpha = 1
        }
    }

    @IBAction func save(_ sender: Any) {
        guard let name = nameField.text, !name.isEmpty else {
            show("A name is missing")
            nameField.becomeFirstResponder()
            return
        }
        let contact = Contact(
            name: name,
            phone: phoneField.text ?? "",
            isFavourite: favouriteSwitch.isOn
        )
        self.contact = contact
        delegate?.contactViewController(self, didSave: contact)
        navigationController?.popViewController(animated: true)
    }

    @IBAction func favouriteChanged(_ sender: UISwitch) {
        guard sender.isOn, phoneField.text?.isEmpty ?? true else { return }
        show("A favourite has a phone number")
        sender.setOn(false, animated: true)
    }

    @IBAction func askBeforeDeleting(_ sender: Any) {
        let sheet = UIAlertController(
            title: "Delete this contact?",
            message: nil,
            preferredStyle: .actionSheet
        )
        sheet.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                self?.contact = nil
                self?.showContact()
            }
        )
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let history = segue.destination as? HistoryViewController {
            history.contact = contact
        }
    }
}

extension ContactViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField {
            phoneField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        guard textField === phoneField else { return true }
        return string.allSatisfy { $0.isNumber || "+- ".contains($0) }
    }
}

final class HistoryViewController: UIViewController {
    var contact: Contact?
}
