import UIKit

func start() -> UIViewController? {
    UIStoryboard(name: "Examples", bundle: nil).instantiateInitialViewController()
}

