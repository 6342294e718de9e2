import UIKit

func start() -> UIViewController {
    DetailViewController(nibName: "owner-without-view", bundle: nil)
}
