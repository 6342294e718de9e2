/// What a class that is written down, and not compiled, does for a controller of the runtime.
///
/// A controller asks it where a subclass would override, so that the kinds of controllers need no
/// subclass each.
#if MainActor
    @MainActor
#endif
package protocol ControllerScript: AnyObject {
    /// The name of the class.
    var className: String { get }

    /// Prepares the controller once its view is made, and before it is told so.
    func prepareView(of controller: ViewController)

    /// Runs once the view is loaded and connected.
    func viewDidLoad()

    /// Whether a segue is performed.
    func shouldPerformSegue(_ identifier: String, sender: AnyObject?) -> Bool

    /// Hands over what the destination of a segue shows.
    func prepare(for segue: Segue, sender: AnyObject?)
}
