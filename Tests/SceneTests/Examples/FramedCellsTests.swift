import FoundationEssentials
import SceneKitLite
import Testing

/// Cells built in code: frames, masks, tags, text to the right and an image beyond it (A9).
@Suite struct FramedCellsTests {
    private struct Lighthouse {
        var name: String
        var place: String
        var image: String
    }

    private final class LighthousesViewController: TableViewController {
        /// The tags of the parts of a cell.
        private enum Part: Int {
            case name = 1
            case place
            case photo
        }

        let lighthouses: [Lighthouse]
        private(set) var log: [String] = []

        init(_ lighthouses: [Lighthouse]) {
            self.lighthouses = lighthouses
            super.init(style: .plain)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 45
        }

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { lighthouses.count }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let identifier = "ImageOnRightCell"
            let cell =
                tableView.dequeueReusableCell(withIdentifier: identifier) ?? makeCell(identifier)
            let lighthouse = lighthouses[indexPath.row]
            (cell.viewWithTag(Part.name.rawValue) as? Label)?.text = lighthouse.name
            (cell.viewWithTag(Part.place.rawValue) as? Label)?.text = lighthouse.place
            let photo = cell.viewWithTag(Part.photo.rawValue) as? ImageView
            photo?.image = lighthouse.image
            photo?.accessibilityLabel = "Photo of \(lighthouse.name)"
            return cell
        }

        private func makeCell(_ identifier: String) -> TableViewCell {
            let cell = TableViewCell(style: .default, reuseIdentifier: identifier)
            cell.accessoryType = .detailDisclosureButton
            cell.backgroundColor = .systemBackground

            let name = makeLabel(.name, Rect(x: 0, y: 0, width: 220, height: 15), size: 14)
            name.textColor = .black
            name.highlightedTextColor = .white
            cell.contentView.addSubview(name)

            let place = makeLabel(.place, Rect(x: 0, y: 20, width: 220, height: 25), size: 12)
            place.textColor = .darkGray
            place.highlightedTextColor = .lightGray
            cell.contentView.addSubview(place)

            let photo = ImageView(frame: Rect(x: 225, y: 0, width: 80, height: 45))
            photo.tag = Part.photo.rawValue
            photo.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
            cell.contentView.addSubview(photo)
            return cell
        }

        private func makeLabel(_ part: Part, _ frame: Rect, size: Double) -> Label {
            let label = Label(frame: frame)
            label.tag = part.rawValue
            label.font = .systemFont(ofSize: size)
            label.textAlignment = .right
            label.backgroundColor = .systemBackground
            label.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
            return label
        }

        override func tableView(
            _ tableView: TableView,
            accessoryButtonTappedForRowWith indexPath: IndexPath
        ) { log.append("about \(lighthouses[indexPath.row].name)") }
    }

    private func makeController() throws -> LighthousesViewController {
        LighthousesViewController(
            try Gallery.rows("lighthouses.csv").map {
                Lighthouse(name: $0[0], place: $0[1], image: $0[2])
            }
        )
    }

    @Test(arguments: [32, 40, 60, 96])
    func theCodeDrawsWhatTheSceneDraws(_ columns: Int) throws {
        let scene = try Gallery.open("framed-cells.yaml", columns: columns)
        let window = Screen.window(try makeController(), columns: columns)
        #expect(Screen.coloredPicture(window) == Screen.coloredPicture(scene.window))
        #expect(Screen.speech(window) == Screen.speech(scene.window))
    }

    @Test func aSelectedRowIsDrawnAlike() throws {
        let scene = try Gallery.open("framed-cells.yaml")
        scene.play("select 0 1")
        let controller = try makeController()
        let window = Screen.window(controller)
        controller.tableView.touchRow(at: .row(1))
        #expect(Screen.coloredPicture(window) == Screen.coloredPicture(scene.window))
    }

    @Test func theListScrollsAlike() throws {
        let scene = try Gallery.open("framed-cells.yaml")
        scene.play("scroll to 0 10")
        let controller = try makeController()
        let window = Screen.window(controller)
        controller.tableView.scrollToRow(at: .row(10), at: .top)
        #expect(Screen.coloredPicture(window) == Screen.coloredPicture(scene.window))
    }

    @Test func theDetailButtonTellsItsRow() throws {
        let controller = try makeController()
        let window = Screen.window(controller)
        window.layoutIfNeeded()
        #expect(controller.tableView.touchAccessoryButton(forRowAt: .row(5)))
        #expect(controller.log == ["about \(controller.lighthouses[5].name)"])
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    @Test func theImageKeepsToTheRightWhenTheCellGrows() throws {
        let controller = try makeController()
        let cell = controller.tableView(controller.tableView, cellForRowAt: .row(0))
        let photo = try #require(cell.viewWithTag(3))
        #expect(cell.contentView.frame == Rect(x: 0, y: 0, width: 320, height: 44))
        cell.frame = Rect(x: 0, y: 0, width: 480, height: 64)
        #expect(photo.frame == Rect(x: 385, y: 0, width: 80, height: 65))
    }
}
