import UIKit

func start() -> UIViewController {
    DetailViewController(nibName: "owner-without-class", bundle: nil)
}
