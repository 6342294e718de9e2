import Testing

@testable import scenectl

/// What the commands do with storyboards and xibs.
@Suite struct DocumentCommandTests {
    typealias Sample = InterfaceSample

    let session: Session

    private let storyboard = Sample.storyboard(
        """
        <viewController title="One" id="c1" customClass="FirstViewController" \
        sceneMemberID="viewController"/>
        """,
        """
        <viewController storyboardIdentifier="Second" title="Two" id="c2" \
        sceneMemberID="viewController"/>
        """
    )

    init() throws {
        session = try Session()
        try session.write(storyboard, to: "App/Main.storyboard")
    }

    @Test func aDocumentCanOnlyBecomeAScene() async throws {
        let named = await session.run("convert", "App/Main.storyboard", "--to", "scene")
        let result = await session.run("convert", "App/Main.storyboard")
        #expect(result.status == .clean && !named.output.isEmpty)
        #expect(result.output == named.output)
        try session.write("scenes: {a: {controller: view}}\n", to: "a.yaml")
        for files in [["a.yaml"], ["App/Main.storyboard", "a.yaml"], ["App"]] {
            let refused = await session.run(["convert"] + files)
            #expect(refused.status == .failure)
            #expect(refused.errors.hasPrefix("error: 'convert' needs the option '--to'\n"))
        }
    }

    /// A document that is too old is a mistake where a person names it, and none of the app where it is found.
    @Test func anOldDocumentIsAWarningWhereItIsFound() async throws {
        try session.write(
            "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
            to: "App/Old.xib"
        )
        let named = await session.run("validate", "App/Old.xib", "--format", "short")
        #expect(named.status != .clean)
        #expect(named.output.contains("error: the document is in the format of Xcode 4"))
        let found = await session.run("validate", "App", "--format", "short")
        #expect(found.status == .clean)
        #expect(found.output.contains("warning: the document is in the format of Xcode 4"))
    }

    /// A merge that git could not do is told as that.
    @Test func aMergeConflictIsToldAsOne() async throws {
        let lines = storyboard.split(separator: "\n", omittingEmptySubsequences: false)
        let parts = ["<<<<<<< HEAD"] + lines[1...1] + ["======="] + lines[1...1] + [">>>>>>> other"]
        let text = (lines[...1] + parts + lines[2...]).joined(separator: "\n")
        try session.write(text, to: "App/Conflict.storyboard")
        let result = await session.run("validate", "App/Conflict.storyboard", "--format", "short")
        #expect(result.status != .clean)
        let message = "error: the file has a merge conflict that is not resolved [xml-syntax]"
        #expect(result.output.contains("App/Conflict.storyboard:3:1: \(message)"))
    }

    /// A scene file beside a document, as `init --from` writes it, takes none of its checks away.
    @Test func whatIsWrongIsToldOnceWithASceneFileOrWithout() async throws {
        let broken = storyboard.replacing(
            "initialViewController=\"c1\"",
            with: "initialViewController=\"x\""
        )
        try session.write(broken, to: "App/Main.storyboard")
        let alone = await session.run("validate", "App")
        #expect(alone.output.hasPrefix("error[missing-object]: the document begins with 'x'"))
        try session.write("interface: Main.storyboard\n", to: "App/Main.scene.yaml")
        for paths in [
            ["App"], ["App/Main.scene.yaml"], ["App/Main.scene.yaml", "App/Main.storyboard"],
        ] {
            let named = await session.run(["validate"] + paths)
            #expect(named.output == alone.output, "\(paths)")
            #expect(named.errors.contains(" checked: 1 error"))
        }
    }

    @Test(arguments: ["first", "FirstViewController", "One", "c1"])
    func aSceneIsDrawnByAnyOfItsNames(_ name: String) async {
        let result = await session.run(
            "render",
            "App/Main.storyboard",
            "--scene",
            name,
            "--width",
            "9"
        )
        #expect(result.errors == "")
        #expect(result.status == .clean)
    }

    @Test func aPatternDrawsAllScenesThatItMatchesBelowTheirNames() async {
        let all = await session.run("render", "App/Main.storyboard", "--scene", "*", "--width", "9")
        let box = "┌───────┐\n│       │\n└───────┘\n"
        #expect(all.output == "first\n\(box)\nsecond\n\(box)")
        let one = await session.run(
            "render",
            "App/Main.storyboard",
            "--scene",
            "S*",
            "--width",
            "9"
        )
        #expect(one.output == box)
        let none = await session.run("render", "App/Main.storyboard", "--scene", "X*")
        #expect(none.status == .failure)
        #expect(none.errors.hasPrefix("error: the file has no scene 'X*'\n"))
    }

    /// A connection that a merge left behind is told, and keeps nobody from seeing the screens.
    @Test func aDocumentWithALostConnectionIsDrawn() async throws {
        let outlet =
            "<connections><outlet property=\"a\" destination=\"x\" id=\"o1\"/></connections>"
        try session.write(
            Sample.storyboard("<viewController id=\"c1\">\(outlet)</viewController>"),
            to: "App/Lost.storyboard"
        )
        let command = ["render", "App/Lost.storyboard", "--width", "9"]
        let result = await session.run(command)
        #expect(result.output == "┌───────┐\n│       │\n└───────┘\n")
        #expect(result.errors.hasPrefix("error[missing-object]: outlet 'a' leads to 'x'"))
        #expect(result.status == .findings)
        let written = await session.run(command + ["-o", "lost.txt"])
        #expect(written.status == .findings)
        #expect(try session.read("lost.txt") == result.output)
    }

    @Test func aDocumentIsDrawnAtTheWidthOfItsCanvas() async {
        let result = await session.run("render", "App/Main.storyboard")
        // 375 points are 47 columns, and the frame has one on each side.
        #expect(result.output.split(separator: "\n").first?.count == 49)
    }

    @Test func aFolderMeansItsDocumentsToo() async throws {
        try session.write("<document>\n<scenes>\n</document>\n", to: "App/Broken.xib")
        let result = await session.run("validate", "App", "--format", "short")
        #expect(
            result.output == """
                App/Broken.xib:3:1: error: unexpected '</document>', expected '</scenes>' [xml-syntax]

                """
        )
        #expect(result.status == .findings)
    }

    @Test func aDocumentIsWrittenBackByteForByte() async throws {
        try session.write(storyboard + "\t\r\n", to: "Odd.storyboard")
        let result = await session.run("dump", "xml", "Odd.storyboard")
        #expect(result.output == storyboard + "\t\r\n")
    }

    @Test func theNodesOfADocumentHaveTheirPlacesInIt() async {
        let result = await session.run("dump", "nodes", "App/Main.storyboard")
        #expect(result.output.contains("scalar 5:78-5:97 \"FirstViewController\""))
    }

    @Test func markupIsWrittenAsAViewFile() async throws {
        try session.write(
            ##"<LMRowView spacing="4"><UILabel id="name" weight="1" txt="A"/><UISwitch on="true"/></LMRowView>"##,
            to: "Cell.xml"
        )
        let result = await session.run("convert", "Cell.xml", "--to", "scene", "--format", "short")
        #expect(
            result.output == """
                view:
                  row: {spacing: 4, views: [{label: {id: name, weight: 1}}, {switch: true}]}

                """
        )
        #expect(
            result.errors == """
                Cell.xml:1:54: warning: the attribute 'txt' of 'UILabel' is not read [unread-markup]

                """
        )
        let strict = await session.run("convert", "Cell.xml", "--to", "scene", "--strict")
        #expect(strict.output == "" && strict.status == .findings)
    }
}
