/// The example of findings that compare a document with sources: a list, its details, and a cell in a xib.
enum SourceExample {
    /// The sources and the xib beside the storyboard.
    static let files = [
        "Example/List.swift": list, "Example/Detail.swift": detail, "Example/NameCell.xib": nib,
    ]

    /// What belongs to the list.
    static let filesOfList = [
        "Example/Detail.swift": detail, "Example/NameCell.xib": nib,
        "Example/Example.storyboard": document,
    ]

    static let list = """
        import UIKit

        class ListViewController: UITableViewController {
            @IBOutlet var totalLabel: UILabel!

            override func viewDidLoad() {
                super.viewDidLoad()
                let nib = UINib(nibName: "NameCell", bundle: nil)
                tableView.register(nib, forCellReuseIdentifier: "Name")
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

        """

    static let detail = """
        import UIKit

        class DetailViewController: UIViewController {
            @IBOutlet weak var nameField: UITextField!
            @objc var maximumLength = 20

            func another() -> UIViewController? {
                storyboard?.instantiateViewController(withIdentifier: "Detail")
            }
        }

        """

    /// A cell in a xib.
    static let nib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
                <tableViewCell contentMode="scaleToFill" reuseIdentifier="Name" \
        style="IBUITableViewCellStyleDefault" id="n1">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                </tableViewCell>
            </objects>
        </document>

        """

    /// A view in a xib that a controller owns.
    static let owned = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \
        customClass="DetailViewController" customModule="Example" customModuleProvider="target">
                    <connections>
                        <outlet property="view" destination="v1" id="o1"/>
                        <outlet property="nameField" destination="f1" id="o2"/>
                    </connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
                <view contentMode="scaleToFill" id="v1">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews>
                        <textField contentMode="scaleToFill" placeholder="Name" id="f1">
                            <rect key="frame" x="16" y="40" width="343" height="34"/>
                        </textField>
                    </subviews>
                </view>
            </objects>
        </document>

        """

    /// The storyboard.
    static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="c1">
            <scenes>
                <scene sceneID="s1">
                    <objects>
                        <tableViewController id="c1" customClass="ListViewController" \
        customModule="Example" customModuleProvider="target" sceneMemberID="viewController">
                            <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" id="t1"/>
                            <navigationItem key="navigationItem" title="Names" id="i1">
                                <barButtonItem key="rightBarButtonItem" systemItem="add" id="b1">
                                    <connections>
                                        <action selector="add:" destination="c1" id="a1"/>
                                    </connections>
                                </barButtonItem>
                            </navigationItem>
                            <connections>
                                <outlet property="totalLabel" destination="l1" id="o2"/>
                                <segue destination="c2" kind="show" identifier="showDetail" id="g1"/>
                            </connections>
                        </tableViewController>
                        <label contentMode="left" text="No names" id="l1"/>
                    </objects>
                </scene>
                <scene sceneID="s2">
                    <objects>
                        <viewController storyboardIdentifier="Detail" id="c2" customClass="DetailViewController" \
        customModule="Example" customModuleProvider="target" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="v1">
                                <subviews>
                                    <textField contentMode="scaleToFill" placeholder="Name" id="f1"/>
                                    <button contentMode="scaleToFill" id="b2">
                                        <state key="normal" title="Done"/>
                                        <connections>
                                            <segue destination="e1" kind="unwind" unwindAction="back:" id="g2"/>
                                        </connections>
                                    </button>
                                </subviews>
                            </view>
                            <userDefinedRuntimeAttributes>
                                <userDefinedRuntimeAttribute type="number" keyPath="maximumLength">
                                    <integer key="value" value="30"/>
                                </userDefinedRuntimeAttribute>
                            </userDefinedRuntimeAttributes>
                            <connections>
                                <outlet property="nameField" destination="f1" id="o1"/>
                            </connections>
                        </viewController>
                        <exit id="e1" sceneMemberID="exit"/>
                    </objects>
                </scene>
            </scenes>
        </document>

        """
}
