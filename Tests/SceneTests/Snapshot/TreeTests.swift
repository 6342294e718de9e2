import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// The tree of living views, for people and for programs.
@Suite struct TreeTests {
    private func tree(_ window: Window) -> [String] {
        ScreenRenderer(.tree).render(window).split(separator: "\n").map(String.init)
    }

    @Test func everyViewIsALineWithItsPlace() {
        let master = MasterController()
        master.count = 1
        let window = makeScreen(NavigationController(rootViewController: master))
        #expect(
            tree(window) == [
                "Window (0, 0, 320, 560)",
                "  ControllerContainerView (8, 20, 304, 520) controller: NavigationController",
                "    TableView (0, 40, 304, 480) controller: MasterController, title: \"Master\"",
                "      Cell (0, 0, 304, 20) row: [0, 0], reuseIdentifier: \"Cell\", "
                    + "accessory: disclosureIndicator",
                "        View (0, 0, 296, 20)",
                "          RowView (8, 0, 280, 20)",
                "            Label (0, 0, 8, 20) text: \"0\"",
                "            Spacer (16, 0, 240, 20)",
                "            Label (264, 0, 16, 20) text: \"15\"",
            ]
        )
    }

    @Test func whatDiffersFromANewViewIsListed() {
        let label = makeLabel("say \"hi\"\n")
        label.identifier = "greeting"
        label.font = .textStyle(.headline)
        label.textColor = Color("#FF0000/systemBlue")
        label.tag = 7
        label.textAlignment = .center
        label.layoutMargins = EdgeInsets(top: 1.5, left: 2, bottom: 3, right: 4)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.accessibilityLabel = "greeting"
        label.accessibilityTraits = [.header, .link]
        label.isHidden = true
        let lines = tree(makeScreen(of: makeColumn(label)))
        #expect(
            lines.last?.drop { $0 == " " } ?? "" == """
                Label #greeting (0, 0, 0, 0) tag: 7, hidden: true, \
                margins: {top: 1.5, left: 2, bottom: 3, right: 4}, \
                autoresizing: [flexibleWidth, flexibleHeight], text: "say \\"hi\\"\\n", \
                font: headline, textColor: #FF0000/systemBlue, textAlignment: center, \
                accessibility.label: "greeting", accessibility.traits: [link, header]
                """
        )
    }

    @Test func aViewOfAnOwnClassIsComparedWithTheNearestKnownOne() {
        final class Volume: Slider {
            var unit = "dB"

            override class var propertyAccessors: [PropertyAccessor] {
                super.propertyAccessors + [PropertyAccessor("unit", \Volume.unit)]
            }
        }
        let volume = Volume()
        volume.value = 0.25
        let lines = tree(makeScreen(of: makeColumn(volume)))
        #expect(lines.last == "    Volume (0, 0, 304, 20) value: 0.25, unit: \"dB\"")
    }

    @Test func cellsTellTheirState() {
        let controller = TableViewController(style: .insetGrouped)
        let section = StaticTableSection()
        section.headerTitle = "Title"
        section.cells = [makeCell("a", detail: "b", style: .value1)]
        controller.tableView.staticContent = StaticTableContent(sections: [section])
        let window = makeScreen(controller)
        controller.tableView.visibleCells[0].isSelected = true
        let lines = tree(window)
        #expect(lines[1].hasSuffix(" controller: TableViewController, style: insetGrouped"))
        #expect(lines[2].contains(" row: [0, 0], style: value1, selected: true"))
        #expect(lines.contains { $0.contains("TableViewHeaderFooterView (0, 0, 304, 20)") })
    }

    @Test func barsTellWhatIsInThem() {
        let master = MasterController()
        let add = BarButtonItem(systemItem: .add)
        add.identifier = "more"
        let next = BarButtonItem(title: "Next")
        next.isEnabled = false
        master.navigationItem.leftBarButtonItem = add
        master.navigationItem.rightBarButtonItem = next
        let second = ViewController()
        second.title = "Second"
        let tabs = TabBarController()
        tabs.viewControllers = [NavigationController(rootViewController: master), second]
        let lines = tree(makeScreen(tabs))
        #expect(
            lines[1].hasSuffix(
                " controller: TabBarController, tabs: [\"Master\", \"Second\"], selectedIndex: 0"
            )
        )
        #expect(
            lines[3].hasSuffix(
                " title: \"Master\", leftItem: add, leftItem.id: more, rightItem: \"Next\", "
                    + "rightItem.enabled: false"
            )
        )
    }

    @Test func partsOfATableTellWhichTheyAre() {
        let controller = PhotographersController()
        controller.indexTitles = ["A", "B"]
        let window = makeScreen(controller)
        controller.tableView.restorationIdentifier = "people"
        controller.tableView.tableHeaderView = makeLabel("above")
        controller.tableView.tableFooterView = makeLabel("below")
        controller.setEditing(true, animated: false)
        controller.tableView.visibleCells[0].selectedBackgroundView = View()
        let lines = tree(window)
        #expect(lines[1].contains(" index: [\"A\", \"B\"], restorationIdentifier: \"people\""))
        #expect(lines[2].contains(" row: [0, 0], editing: true, editingStyle: delete"))
        #expect(lines[3].contains(" as: selectedBackgroundView, hidden: true"))
        let parts = lines.filter { $0.contains(" header: ") || $0.contains(" footer: ") }
        #expect(
            parts.map { $0.drop { $0 == " " } } == [
                "TableViewHeaderFooterView (0, 20, 304, 20) header: 0",
                "TableViewHeaderFooterView (0, 100, 304, 20) header: 1",
                "Label (0, 0, 304, 20) header: table, text: \"above\"",
                "Label (0, 140, 304, 20) footer: table, text: \"below\"",
            ]
        )
    }

    @Test func whetherAViewIsHiddenIsSaidOfEveryClassAlike() {
        let turning = ActivityIndicatorView()
        turning.startAnimating()
        let lines = tree(makeScreen(of: makeColumn(turning, ActivityIndicatorView())))
        #expect(lines[2] == "    ActivityIndicatorView (0, 0, 8, 20) animating: true")
        #expect(lines[3] == "    ActivityIndicatorView (0, 0, 0, 0) hidden: true")
    }

    @Test func classesThatOnlyAProgramHasAreCalledAsInTheScene() throws {
        let file = SceneFile.read(
            SourceText(
                name: "chart.yaml",
                text: """
                    storyboard: Chart
                    scenes:
                      chart:
                        controller: table
                        class: ChartController
                        table:
                          sections:
                            - cells:
                                - class: BarCell
                                  content: {custom: {class: BarView, height: 20}}
                    classes:
                      ChartController: {superclass: TableViewController, implementation: swift}
                      BarCell: {superclass: TableViewCell, implementation: swift}
                      BarView: {superclass: View}
                    """
            )
        )
        #expect(file.diagnostics.map(\.message) == [])
        let player = try #require(ScenePlayer(Storyboard(file, classes: .standIns), size: .phone))
        let lines = tree(player.window).map { $0.drop { $0 == " " } }
        #expect(lines.contains { $0.hasPrefix("TableView (8, 20, 304, 520) controller: ChartC") })
        #expect(lines.contains { $0.hasPrefix("BarCell (") })
        #expect(lines.contains { $0.hasPrefix("BarView (") })
    }

    @Test func theTreeIsOneObjectForPrograms() {
        let button = Button()
        button.identifier = "go"
        button.title = "Go"
        button.layoutMargins = EdgeInsets(top: 0, left: 0.5, bottom: 0, right: 0)
        let json = ScreenRenderer(.json).render(makeScreen(of: makeColumn(button), columns: 12))
        #expect(
            json == """
                {"version":1,"class":"Window","frame":{"x":0,"y":0,"width":96,"height":560},\
                "properties":{},"subviews":[
                  {"class":"ColumnView","frame":{"x":8,"y":20,"width":80,"height":520},\
                "properties":{"controller":"ViewController"},"subviews":[
                    {"class":"Button","id":"go","frame":{"x":0,"y":0,"width":48,"height":20},\
                "properties":{"margins":{"top":0,"left":0.5,"bottom":0,"right":0},"title":"Go"},\
                "subviews":[]}]}]}

                """
        )
    }

    @Test func theTreeIsJSONThatReadsAsData() throws {
        let window = makeScreen(NavigationController(rootViewController: MasterController()))
        let json = ScreenRenderer(.json).render(window)
        #expect(json.hasSuffix("}\n"))
        #expect(json.filter { $0 == "{" }.count == json.filter { $0 == "}" }.count)
    }
}
