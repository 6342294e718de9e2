import Testing

@testable import SceneSources

/// The table of Apple's classes.
@Suite struct FrameworkClassTests {
    private static func ancestors(of name: String) -> [String] {
        SourceLookup.frameworkAncestors(of: name)
    }

    private static var all: [FrameworkClass] { Array(FrameworkTable.classes.values) }

    // MARK: The table as a whole

    @Test func everySuperclassIsInTheTable() {
        let absent = Self.all.filter { known in
            known.superclass.map { FrameworkClass.named($0) == nil } ?? false
        }
        #expect(absent.map(\.name) == [])
    }

    @Test func everyChainEndsInARoot() {
        let endless = Self.all.filter { known in
            var next: FrameworkClass? = known
            var count = 0
            while let one = next, let name = one.superclass, count < 20 {
                next = FrameworkClass.named(name)
                count += 1
            }
            return !["NSObject", "NSProxy"].contains(next?.name)
        }
        #expect(endless.map(\.name) == [])
    }

    @Test func onlyNamesAreInTheTable() {
        for known in Self.all {
            #expect(known.name.allSatisfy { $0.isLetter || $0.isNumber })
            for outlet in known.outlets {
                #expect(outlet.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" })
            }
            for action in known.actions {
                #expect(action.allSatisfy { $0.isLetter || $0.isNumber || $0 == ":" })
            }
        }
    }

    @Test func whatASuperclassHasIsNotSaidAgain() {
        for known in Self.all {
            for name in Self.ancestors(of: known.name).dropFirst() {
                let above = FrameworkClass.named(name)
                #expect(above?.outlets.isDisjoint(with: known.outlets) == true, "\(known.name)")
                #expect(above?.actions.isDisjoint(with: known.actions) == true, "\(known.name)")
            }
        }
    }

    @Test func everyElementHasAClassOfTheTable() {
        for table in [ElementTable.classes, ElementTable.classesOnWatch] {
            #expect(table.count > 30)
            let absent = table.filter { FrameworkClass.named($0.value) == nil }
            #expect(absent.keys.sorted() == [])
        }
    }

    // MARK: What is known

    @Test(arguments: [
        ("UIButton", "UIControl"), ("UITableViewController", "UIViewController"),
        ("UITableView", "UIScrollView"), ("UIWindow", "UIView"), ("UIView", "UIResponder"),
        ("UIImagePickerController", "UINavigationController"), ("UIResponder", "NSObject"),
        ("UIBarButtonItem", "UIBarItem"), ("UITapGestureRecognizer", "UIGestureRecognizer"),
        ("UICollectionViewFlowLayout", "UICollectionViewLayout"), ("MKMapView", "UIView"),
        ("WKWebView", "UIView"), ("ARSCNView", "SCNView"), ("SCNView", "UIView"),
        ("SKScene", "SKEffectNode"), ("GLKViewController", "UIViewController"),
        ("AVPlayerViewController", "UIViewController"), ("MTKView", "UIView"),
        ("PDFView", "UIView"), ("NSManagedObject", "NSObject"), ("XCTestCase", "XCTest"),
        ("WKInterfaceLabel", "WKInterfaceObject"), ("UISearchTextField", "UITextField"),
        ("NSLayoutConstraint", "NSObject"), ("SFSafariViewController", "UIViewController"),
        ("TVPosterView", "TVLockupView"), ("CAGradientLayer", "CALayer"),
        ("SLComposeServiceViewController", "UIViewController"), ("NSThread", "NSObject"),
    ])
    func superclasses(_ name: String, _ superclass: String) {
        #expect(FrameworkClass.named(name)?.superclass == superclass)
    }

    @Test(arguments: [
        ("UITableView", "dataSource"), ("UITableView", "delegate"), ("UIViewController", "view"),
        ("UITableView", "prefetchDataSource"), ("UICollectionView", "dragDelegate"),
        ("UITableViewCell", "textLabel"), ("UITableViewCell", "accessoryView"),
        ("UITableViewController", "refreshControl"), ("UILabel", "gestureRecognizers"),
        ("UIViewController", "searchDisplayController"), ("UIView", "layer"),
        ("UITextField", "inputAccessoryView"), ("UITextField", "secureTextEntry"),
        ("UITextView", "keyboardType"), ("UIButton", "titleLabel"), ("UIButton", "clipsToBounds"),
        ("UINavigationItem", "titleView"), ("UIWindow", "rootViewController"),
        ("UISearchDisplayController", "searchResultsDataSource"), ("UILabel", "numberOfLines"),
        ("WKUserNotificationInterfaceController", "notificationAlertLabel"),
        ("MKMapView", "showsUserLocation"), ("GLKView", "delegate"), ("SKView", "showsFPS"),
        ("UIStackView", "spacing"), ("NSLayoutConstraint", "constant"), ("CALayer", "shadowOffset"),
        ("UITabBarItem", "accessibilityIdentifier"), ("UIView", "Hidden"),
    ])
    func properties(_ name: String, _ property: String) {
        let owner = Self.ancestors(of: name).first {
            FrameworkClass.named($0)?.hasProperty(property) == true
        }
        #expect(owner != nil)
    }

    @Test(arguments: [
        ("UITableView", "reloadData"), ("UITextField", "resignFirstResponder"),
        ("UILabel", "becomeFirstResponder"), ("WKWebView", "goBack"), ("WKWebView", "reload"),
        ("UIWebView", "stopLoading"), ("UIActivityIndicatorView", "startAnimating"),
        ("UIView", "toggleBoldface:"), ("UIView", "endEditing:"), ("UIResponder", "paste:"),
        ("UINavigationController", "popViewControllerAnimated:"), ("UIView", "setHidden:"),
        ("UIViewController", "dismissViewControllerAnimated:completion:"),
        ("UISplitViewController", "toggleSidebar:"), ("WKInterfaceController", "dismissController"),
    ])
    func methods(_ name: String, _ selector: String) {
        let owner = Self.ancestors(of: name).first {
            FrameworkClass.named($0)?.responds(to: selector) == true
        }
        #expect(owner != nil)
    }

    @Test(arguments: [
        ("UIView", "cornerRadius"), ("UIView", "borderUIColor"), ("UILabel", "isHidden"),
        ("UIViewController", "tableView"), ("UITableView", "emptyDataSetSource"),
        ("UIView", "text"), ("UILabel", "title"),
    ])
    func propertiesThatAreNotThere(_ name: String, _ property: String) {
        let owner = Self.ancestors(of: name).first {
            FrameworkClass.named($0)?.hasProperty(property) == true
        }
        #expect(owner == nil)
    }

    @Test(arguments: [("Operation", "NSOperation"), ("Thread", "NSThread"), ("Timer", "NSTimer")])
    func namesOfSwift(_ name: String, _ known: String) {
        #expect(FrameworkClass.named(name)?.name == known)
        #expect(FrameworkClass.named(known)?.swiftName == name)
    }

    @Test(arguments: [
        ("label", "UILabel"), ("tableViewCell", "UITableViewCell"), ("view", "UIView"),
        ("pongPressGestureRecognizer", "UILongPressGestureRecognizer"), ("arscnView", "ARSCNView"),
        ("customObject", "NSObject"), ("placeholder", "NSObject"), ("wkWebView", "WKWebView"),
        ("sceneKitView", "SCNView"), ("constraint", "NSLayoutConstraint"), ("mtkView", "MTKView"),
    ])
    func elements(_ name: String, _ known: String) {
        #expect(FrameworkClass.ofElement(name) == known)
    }

    @Test func watchesHaveClassesOfTheirOwn() {
        #expect(FrameworkClass.ofElement("label", onWatch: true) == "WKInterfaceLabel")
        #expect(FrameworkClass.ofElement("controller", onWatch: true) == "WKInterfaceController")
        #expect(FrameworkClass.ofElement("controller") == nil)
        #expect(FrameworkClass.ofElement("rect") == nil)
    }

    @Test func actionsOfAnyClass() {
        #expect(FrameworkClass.allActions.isSuperset(of: ["paste:", "reloadData", "goBack:"]))
    }

    // MARK: Names

    @Test(arguments: [
        "UIView", "UITableViewDelegate", "UICollectionViewDataSourcePrefetching", "MKAnnotation",
        "NSURLSessionDelegate", "NSCoding", "AVAssetDownloadTask", "AVURLAsset", "CNContactPicker",
        "UIViewControllerTransitioningDelegate", "SCNSceneRendererDelegate", "CIQRCodeGenerator",
        "MSStickerBrowserViewDataSource", "ASAuthorizationController", "SKPhysicsBody",
        "NSUUID", "MTLDevice", "XCTestObservation", "CLKComplicationDataSource", "CBUUID",
    ])
    func namesOfApple(_ name: String) {
        #expect(FrameworkClass.isOfFramework(name))
    }

    @Test(arguments: [
        "ISOLabel", "UIDPicker", "HomeViewController", "MSDKView", "SWRevealViewController",
        "JSQMessagesViewController", "FSCalendar", "UI", "NS", "Uiview", "UIView_Extras", "MBHud",
        "NSFWView", "ASCell", "Avatar", "SKUCell", "MKS", "PKHUD", "TVCell", "",
    ])
    func namesOfProjects(_ name: String) {
        #expect(!FrameworkClass.isOfFramework(name))
    }

    @Test func classesAreNoProtocols() {
        #expect(FrameworkClass.mayBeProtocol("UITableViewDelegate"))
        #expect(!FrameworkClass.mayBeProtocol("UITableView"))
        #expect(!FrameworkClass.mayBeProtocol("Saving"))
    }
}
