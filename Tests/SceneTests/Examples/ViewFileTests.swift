import FoundationEssentials
import SceneKitLite
import Testing

/// A view built from a file by name, with an owner that gets the outlets, and a root (C3, C1).
@Suite struct ViewFileTests {
    private struct City {
        var name: String
        var country: String
        var population: Int
        var elevation: Int
        var founded: Int
    }

    /// The cell is the owner, and its content view the root.
    private final class CityCell: TableViewCell {
        @Outlet var nameLabel: Label
        @Outlet var populationLabel: Label
        @Outlet var countryLabel: Label
        @Outlet var elevationLabel: Label

        required init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            ViewBuilder(Gallery.resources)
                .view(named: "CityCell", owner: self, root: contentView)
        }

        func show(_ city: City) {
            nameLabel.text = city.name
            populationLabel.text = grouped(city.population)
            let year = city.founded < 0 ? "\(-city.founded) BC" : "\(city.founded)"
            countryLabel.text = "\(city.country.uppercased()), \(year)"
            let hexadecimal = String(city.elevation, radix: 16)
            elevationLabel.text = "\(city.elevation) m, 0x\(hexadecimal)"
        }

        private func grouped(_ number: Int) -> String {
            guard number >= 1_000 else { return "\(number)" }
            return grouped(number / 1_000) + ",\("\(1_000 + number % 1_000)".dropFirst())"
        }
    }

    private final class CitiesViewController: TableViewController {
        let cities: [City]

        init(_ cities: [City]) {
            self.cities = cities
            super.init(style: .plain)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(CityCell.self, forCellReuseIdentifier: "CityCell")
        }

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { cities.count }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "CityCell", for: indexPath)
            (cell as? CityCell)?.show(cities[indexPath.row])
            return cell
        }
    }

    private func makeController() throws -> CitiesViewController {
        let header = try #require(try Gallery.string("cities.csv").split(separator: "\n").first)
        let columns = header.split(separator: ",").map(String.init)
        let cities = try Gallery.rows("cities.csv").map { fields in
            let values = Dictionary(uniqueKeysWithValues: zip(columns, fields))
            return City(
                name: values["name"] ?? "",
                country: values["country"] ?? "",
                population: values["population"].flatMap(Int.init) ?? 0,
                elevation: values["elevation"].flatMap(Int.init) ?? 0,
                founded: values["founded"].flatMap(Int.init) ?? 0
            )
        }
        return CitiesViewController(cities)
    }

    @Test func theCodeDrawsWhatTheSceneDrawsAndFollowsARotation() throws {
        let scene = try Gallery.open("cities.yaml")
        let window = Screen.window(try makeController())
        #expect(Screen.coloredPicture(window) == Screen.coloredPicture(scene.window))
        scene.play("rotate")
        window.frame = Rect(x: 0, y: 0, width: 71 * 8, height: 16 * 20)
        #expect(Screen.coloredPicture(window) == Screen.coloredPicture(scene.window))
        scene.play("rotate")
        window.frame = Rect(x: 0, y: 0, width: 40 * 8, height: 28 * 20)
        #expect(Screen.coloredPicture(window) == Screen.coloredPicture(scene.window))
    }

    @Test func withARootTheContentIsAddedToIt() throws {
        let cell = CityCell(style: .default, reuseIdentifier: nil)
        #expect(cell.contentView.subviews.count == 1)
        #expect(cell.nameLabel.isDescendant(of: cell.contentView))
        #expect(cell.nameLabel.lineBreakMode == .byTruncatingMiddle)
    }
}
