import UIKit

class DetailViewController: UIViewController {
    @IBOutlet weak var nameField: UITextField!
    @objc var maximumLength = 20

    func another() -> UIViewController? {
        storyboard?.instantiateViewController(withIdentifier: "Detail")
    }
}
