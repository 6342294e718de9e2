import UIKit

class ListViewController: UITableViewController {
    @IBOutlet var totalLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        let nib = UINib(nibName: "NameCell", bundle: nil)
        tableView.register(nib, forCellReuseIdentifier: "Names")
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
    }

    @IBAction func add(_ sender: UIBarButtonItem) {
        performSegue(withIdentifier: "showDetail", sender: sender)
    }

    @IBAction func back(_ segue: UIStoryboardSegue) {}

    func refresh() { totalLabel.text = "2 names" }
}

