import FoundationEssentials
import SceneKitLite
import Testing

/// A list of animals leads to a static table that lays out a form and serves itself (E1, E2, C3).
@Suite struct AnimalsTests {
    private struct Animal: Codable {
        var name: String
        var latin: String
        var image: String
        var text: String
        var author: String
        var authorImage: String
    }

    private static let json = """
        [
          {"name": "Axolotl", "latin": "Ambystoma mexicanum", "image": "axolotl",
           "text": "It keeps its gills for life and grows back a lost leg within some weeks.",
           "author": "Lake Station", "authorImage": "lake"},
          {"name": "Giant panda 大熊猫", "latin": "Ailuropoda melanoleuca", "image": "panda",
           "text": "大熊猫生活在中国西南部的山地竹林中，几乎只吃竹子。",
           "author": "Forest Survey", "authorImage": "forest"},
          {"name": "Yak", "latin": "Bos grunniens", "image": "yak",
           "text": "At home at five thousand metres.",
           "author": "Steppe Institute", "authorImage": "steppe"}
        ]
        """

    private final class AnimalCell: TableViewCell {
        required init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }
    }

    private final class AnimalsViewController: TableViewController {
        let animals: [Animal]

        init(_ animals: [Animal]) {
            self.animals = animals
            super.init(style: .plain)
            title = "Animals"
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(AnimalCell.self, forCellReuseIdentifier: "AnimalCell")
        }

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { animals.count }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "AnimalCell", for: indexPath)
            cell.textLabel?.text = animals[indexPath.row].name
            cell.detailTextLabel?.text = animals[indexPath.row].latin
            cell.accessoryType = .disclosureIndicator
            return cell
        }

        override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
            let detail = AnimalViewController()
            detail.animal = animals[indexPath.row]
            navigationController?.pushViewController(detail, animated: false)
        }
    }

    /// The view comes from a file, whose ids fill the outlets.
    private final class AnimalViewController: TableViewController {
        @Outlet var titleLabel: Label
        @Outlet var latinLabel: Label
        @Outlet var articleImageView: ImageView
        @Outlet var articleLabel: Label
        @Outlet var authorImageView: ImageView
        @Outlet var authorNameLabel: Label

        var animal: Animal?

        override func loadView() {
            title = "Animal"
            view = ViewBuilder(Gallery.resources).view(named: "AnimalDetail", owner: self)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            titleLabel.text = animal?.name
            latinLabel.text = animal?.latin
            articleImageView.image = animal?.image
            articleLabel.text = animal?.text
            authorImageView.image = animal?.authorImage
            authorNameLabel.text = animal?.author
        }
    }

    private func makeStack() throws -> NavigationController {
        let animals = try JSONDecoder().decode([Animal].self, from: Data(Self.json.utf8))
        return NavigationController(rootViewController: AnimalsViewController(animals))
    }

    private func makeScene(columns: Int = 40, lines: Int = 28) throws -> ScenePlayer {
        // The steps of its snapshots are for more animals.
        let text = try Gallery.text("animals.yaml", before: "snapshots:")
        let file = SceneFile.read(
            SourceText(name: "animals.yaml", text: text),
            resources: Gallery.resources,
            replacing: ["animals": SourceText(name: "animals.json", text: Self.json)]
        )
        #expect(!file.hasErrors)
        return try #require(
            ScenePlayer(Storyboard(file), size: ScreenSize(columns: columns, lines: lines))
        )
    }

    @Test(arguments: [32, 40, 71], [0, 1, 2])
    func theCodeDrawsWhatTheSceneDraws(_ columns: Int, _ row: Int) throws {
        let scene = try makeScene(columns: columns)
        let stack = try makeStack()
        let window = Screen.window(stack, columns: columns)
        #expect(Screen.coloredPicture(window) == Screen.coloredPicture(scene.window))
        scene.play("select 0 \(row)")
        (stack.topViewController as? TableViewController)?.tableView.touchRow(at: .row(row))
        #expect(stack.viewControllers.count == 2)
        #expect(Screen.coloredPicture(window) == Screen.coloredPicture(scene.window))
        #expect(Screen.speech(window) == Screen.speech(scene.window))
        scene.play("back")
        stack.popViewController(animated: false)
        #expect(Screen.coloredPicture(window) == Screen.coloredPicture(scene.window))
    }

    @Test func theTableOfTheFileServesItself() throws {
        let controller = AnimalViewController()
        let table = try #require(controller.tableView as? StaticTableView)
        #expect(table.dataSource === table)
        #expect(table.numberOfSections == 1)
        #expect(table.numberOfRows(inSection: 0) == 4)
    }

    @Test func aLongTextMakesItsCellTaller() throws {
        let controller = AnimalViewController()
        let window = Screen.window(controller, lines: 60)
        window.layoutIfNeeded()
        let before = controller.tableView.rectForRow(at: .row(2)).height
        controller.articleLabel.text = Array(repeating: "word", count: 40).joined(separator: " ")
        window.layoutIfNeeded()
        let after = controller.tableView.rectForRow(at: .row(2)).height
        // 40 words of 4 letters, 7 of which take 34 of the 36 columns of a line: 6 lines.
        #expect(before == 20)
        #expect(after == 120)
    }
}
