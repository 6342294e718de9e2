import UIKit

func prepare(_ table: UITableView) {
    let nib = UINib(nibName: "several-objects-in-nib", bundle: nil)
    table.register(nib, forCellReuseIdentifier: "Name")
}
