/// Projects: a storyboard, and sources that are compared with it.
extension Shape {
    static let sources = [
        project("source files", from: 1_000, upTo: 20_000) { n in
            (0..<n).map { ("S\($0).swift", type("Screen\($0)", "    @IBOutlet var a: UILabel!\n")) }
        },
        project("classes of a source file") { n in
            [("S.swift", lines(n, 0) { "class Screen\($0): UIViewController { var a = 1 }" })]
        },
        project("classes with a superclass each") { n in
            [
                (
                    "S.swift",
                    lines(n, 0) {
                        "class Screen\($0): \($0 == 0 ? "UIViewController" : "Screen\($0 - 1)") {}"
                    }
                )
            ]
        },
        project("extensions of a class") { n in
            [("S.swift", screen + lines(n, 0) { "extension Home { @IBAction func a\($0)() {} }" })]
        },
        project("nested types", upTo: 400_000) { n in
            [("S.swift", screen + nested(n, "class A {", "}"))]
        },
        project("nested braces", upTo: 2_000_000) { n in
            [("S.swift", type("Home", "    func a() { \(nested(n, "{", "}")) }\n"))]
        },
        project("nested brackets of Objective-C", upTo: 2_000_000) { n in
            [
                ("S.swift", screen),
                ("S.m", "@implementation A\n- (void)a { \(nested(n, "[", "]")); }\n@end\n"),
            ]
        },
        project("operators in a line of Swift", upTo: 2_000_000) { n in
            [("S.swift", type("Home", "    let a = " + repeated(n, "!") + "b\n"))]
        },
        project("open angle brackets of Swift", upTo: 2_000_000) { n in
            [("S.swift", screen + "let a = " + repeated(n, "A<"))]
        },
        project("interpolations in each other", upTo: 2_000_000) { n in
            [("S.swift", screen + "let a = " + nested(n, "\"\\(", ")\""))]
        },
        project("outlets of a class", connections: outlets) { n in
            [("S.swift", type("Home", lines(n, 4) { "@IBOutlet var name\($0): UILabel!" }))]
        },
        project("outlets that no class has", broken: true, connections: outlets) { n in
            [("S.swift", type("Home", lines(n, 4) { "@IBOutlet var names\($0): UILabel!" }))]
        },
        project("outlets that have other names in code", broken: true, connections: outlets) { n in
            [("S.swift", type("Home", lines(n, 4) { "@IBOutlet var label\($0): UILabel!" }))]
        },
        project("subclasses with a scene each, of a class with outlets", scenes: scenes) { n in
            [
                (
                    "S.swift",
                    type("Home", lines(n, 4) { "@IBOutlet var name\($0): UILabel!" })
                        + lines(n, 0) { "class Screen\($0): Home {}" }
                )
            ]
        },
        project("classes that compare with old names of segues", scenes: scenes) { n in
            [("S.swift", lines(n, 0) { type("Screen\($0)", prepare) })]
        },
        project("actions of a class", ofButton: true, connections: actions) { n in
            [("S.swift", type("Home", lines(n, 4) { "@IBAction func act\($0)(_ sender: Any) {}" }))]
        },
        project("actions that no class has", broken: true, ofButton: true, connections: actions) {
            n in
            [
                (
                    "S.swift",
                    type("Home", lines(n, 4) { "@IBAction func acts\($0)(_ sender: Any) {}" })
                )
            ]
        },
        project("segues performed in code", connections: segues) { n in
            [("S.swift", type("Home", "    func a() {\n" + lines(n, 8, perform) + "    }\n"))]
        },
        project("segues that no document has", by: .validate, broken: true) { n in
            [("S.swift", type("Home", "    func a() {\n" + lines(n, 8, perform) + "    }\n"))]
        },
        project("segues performed by a text that a function is given") { n in
            [
                (
                    "S.swift",
                    type(
                        "Home",
                        "    func go(_ a: String) {\n" + lines(n, 8) { _ in "b(1)" }
                            + lines(n, 8) { _ in "performSegue(withIdentifier: a, sender: nil)" }
                            + "    }\n"
                    )
                )
            ]
        },
        project("segues performed by a text that a method of Objective-C is given") { n in
            [
                ("S.swift", screen),
                (
                    "S.m",
                    "@implementation Other\n- (void)go:(NSString *)a {\n"
                        + lines(n, 4) { _ in "b(1);" }
                        + lines(n, 4) { _ in "[self performSegueWithIdentifier:a sender:nil];" }
                        + "}\n@end\n"
                ),
            ]
        },
        project("identifiers in constants of one name", connections: segues) { n in
            [
                (
                    "S.swift",
                    lines(n, 0) { "enum Name\($0) { static let id = \"go\($0)\" }" }
                        + type(
                            "Home",
                            "    func a() {\n"
                                + lines(n, 8) {
                                    "performSegue(withIdentifier: Name\($0).id, sender: nil)"
                                } + "    }\n"
                        )
                )
            ]
        },
        project("classes of one name") { n in
            (0..<n).map { ("S\($0).swift", screen) }
        },
        project("functions that hand on an identifier, in a chain") { n in
            [("S.swift", helpers(n) { helper("f\($0)", "_", calls: "f\($0 + 1)(a)") })]
        },
        project("functions that hand on an identifier, in a ring") { n in
            [("S.swift", helpers(n) { helper("f\($0)", "_", calls: "f\(($0 + 1) % n)(a)") })]
        },
        project("functions of one name that register an identifier") { n in
            [("S.swift", helpers(n) { helper("f0", "_ x\($0): Int, _", calls: "f0(x\($0), a)") })]
        },
        project("functions with other labels that register an identifier") { n in
            [("S.swift", helpers(n) { helper("f0", "x\($0)", calls: "f0(x\($0): a)") })]
        },
        project("functions that register a class") { n in
            [
                (
                    "S.swift",
                    helpers(n) { number in
                        """
                        func f\(number)<T>(_ a: T.Type) { \
                        f\(number + 1)(T.self); register(a, forCellReuseIdentifier: a.id) }
                        """
                    }
                )
            ]
        },
        project("files that call one function with an identifier", from: 1_000, upTo: 20_000) { n in
            [("S.swift", helpers(1) { helper("f\($0)", "_", calls: "") })]
                + (0..<n).map {
                    ("S\($0).swift", type("S\($0)", "func a() { tableView.f0(\"a\") }\n"))
                }
        },
        project("methods of Objective-C that hand on an identifier") { n in
            [
                ("S.swift", screen),
                (
                    "S.m",
                    "@implementation UITableView (A)\n"
                        + lines(n, 0) { number in
                            """
                            - (void)f\(number):(NSString *)a { [self f\(number + 1):a]; \
                            [self registerNib:n forCellReuseIdentifier:a]; }
                            """
                        } + "@end\n"
                ),
            ]
        },
    ]

    private static func project(
        _ name: String,
        by command: Command = .sources,
        from start: Int = 250,
        upTo most: Int = 400_000,
        broken: Bool = false,
        ofButton isOfButton: Bool = false,
        connections: @escaping @Sendable (Int) -> String = { _ in "" },
        scenes: @escaping @Sendable (Int) -> String = { _ in "" },
        _ files: @escaping @Sendable (Int) -> [(name: String, text: String)]
    ) -> Shape {
        var shape = Shape(
            name + " compared with a storyboard",
            [command],
            from: start,
            upTo: most,
            broken: broken
        ) { n in
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="c">
            <scenes><scene sceneID="s"><objects>
            <viewController id="c" customClass="Home" customModule="App" customModuleProvider="target" \
            sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><subviews>
            <label contentMode="left" text="Name" id="l"/>
            <button contentMode="left" id="b"><connections>
            \(isOfButton ? connections(n) : "")</connections></button></subviews></view>
            <connections>\(isOfButton ? "" : connections(n))</connections>
            </viewController></objects></scene>
            \(scenes(n))</scenes>
            </document>

            """
        }
        shape.file = "Main.storyboard"
        shape.isFolder = true
        shape.others = { count in
            let files = files(count)
            let hasHome = files.contains { $0.text.contains("class Home:") }
            return [("Package.swift", ""), ("Home.swift", hasHome ? "" : screen)] + files
        }
        return shape
    }

    private static let screen = type("Home", "")

    private static func type(_ name: String, _ members: String) -> String {
        "import UIKit\nclass \(name): UIViewController {\n\(members)}\n"
    }

    /// An extension of a table with many methods, and a call of the first one.
    private static func helpers(_ count: Int, _ helper: (Int) -> String) -> String {
        type("Home", "    func a() { tableView.f0(\"a\") }\n") + "extension UITableView {\n"
            + lines(count, 4, helper) + "}\n"
    }

    /// A method that registers the identifier which it is given, and gives it to another one.
    private static func helper(_ name: String, _ label: String, calls call: String) -> String {
        "func \(name)(\(label) a: String) { \(call); register(nib, forCellReuseIdentifier: a) }"
    }

    private static func repeated(_ count: Int, _ piece: String) -> String {
        String(repeating: piece, count: count)
    }

    private static func nested(_ count: Int, _ open: String, _ close: String) -> String {
        String(repeating: open, count: count) + String(repeating: close, count: count)
    }

    @Sendable private static func outlets(_ count: Int) -> String {
        lines(count, 0) { "<outlet property=\"name\($0)\" destination=\"l\" id=\"o\($0)\"/>" }
    }

    @Sendable private static func actions(_ count: Int) -> String {
        lines(count, 0) {
            "<action selector=\"act\($0):\" destination=\"c\" eventType=\"touchDown\" id=\"a\($0)\"/>"
        }
    }

    @Sendable private static func segues(_ count: Int) -> String {
        lines(count, 0) {
            "<segue destination=\"c\" kind=\"show\" identifier=\"go\($0)\" id=\"g\($0)\"/>"
        }
    }

    /// Scenes of `Screen0`, `Screen1` and so on, with a segue each.
    @Sendable private static func scenes(_ count: Int) -> String {
        lines(count, 0) { number in
            """
            <scene sceneID="s\(number)"><objects><viewController id="c\(number)" customClass="Screen\(number)" \
            customModule="App" customModuleProvider="target" sceneMemberID="viewController"><connections>\
            <segue destination="c" kind="show" identifier="new\(number)" id="t\(number)"/></connections>\
            </viewController></objects></scene>
            """
        }
    }

    private static let prepare = """
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                if segue.identifier == "old" { a() }
            }

        """

    private static func perform(_ number: Int) -> String {
        "performSegue(withIdentifier: \"go\(number)\", sender: nil)"
    }
}
