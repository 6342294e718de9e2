import Foundation
import SceneKitLite
import Testing

/// Rows and columns fed by JSON: formats, addresses of two lines, absent numbers (C1, C2).
@Suite struct PharmaciesTests {
    private struct Pharmacy: Decodable {
        var name: String
        var address1: String
        var city: String
        var state: String
        var zipCode: String
        var phone: String?
        var fax: String?
        var distance: Double
    }

    private final class PharmacyCell: TableViewCell {
        @Outlet var nameLabel: Label
        @Outlet var distanceLabel: Label
        @Outlet var addressLabel: Label
        @Outlet var phoneLabel: Label
        @Outlet var faxLabel: Label
    }

    private final class CustomCellViewController: TableViewController {
        let pharmacies: [Pharmacy]

        init(_ pharmacies: [Pharmacy]) {
            self.pharmacies = pharmacies
            super.init(style: .plain)
        }

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { pharmacies.count }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "PharmacyCell", for: indexPath)
            let pharmacy = pharmacies[indexPath.row]
            if let cell = cell as? PharmacyCell {
                cell.nameLabel.text = "\(indexPath.row + 1). \(pharmacy.name)"
                cell.distanceLabel.text = String(format: "%.2f miles", pharmacy.distance)
                cell.addressLabel.text = """
                    \(pharmacy.address1)
                    \(pharmacy.city) \(pharmacy.state) \(pharmacy.zipCode)
                    """
                cell.phoneLabel.text = pharmacy.phone.map(formatted)
                cell.faxLabel.text = pharmacy.fax.map(formatted)
            }
            return cell
        }

        private func formatted(_ number: String) -> String {
            let digits = Array(number)
            return "(\(String(digits[..<3]))) \(String(digits[3..<6]))-\(String(digits[6...]))"
        }
    }

    private func makePlayer(columns: Int) throws -> ScenePlayer {
        let pharmacies = try Gallery.records("pharmacies.json", of: Pharmacy.self)
        var classes = ClassRegistry()
        classes.register(PharmacyCell.self)
        classes.register { CustomCellViewController(pharmacies) }
        let scene = try Gallery.scenes(
            of: "pharmacies.yaml",
            classes: """
                classes:
                  PharmacyCell:
                    superclass: TableViewCell
                    implementation: swift
                    outlets:
                      nameLabel: Label
                      distanceLabel: Label
                      addressLabel: Label
                      phoneLabel: Label
                      faxLabel: Label
                  CustomCellViewController:
                    superclass: TableViewController
                    implementation: swift
                """
        )
        return try Screen.open(
            scene,
            resources: Gallery.resources,
            classes: classes,
            columns: columns
        )
    }

    @Test(
        .slow,
        arguments: [
            (40, []), (32, ["scroll to 0 4"]), (60, ["rotate"]),
            (40, ["scroll to 0 12", "rotate"]),
        ]
    )
    func theClassesInSwiftDrawWhatTheSceneDraws(_ columns: Int, _ steps: [String]) throws {
        let scene = try Gallery.open("pharmacies.yaml", columns: columns)
        let twin = try makePlayer(columns: columns)
        for step in steps {
            #expect(scene.play(step).isEmpty)
            #expect(twin.play(step).isEmpty)
        }
        #expect(Screen.coloredPicture(twin.window) == Screen.coloredPicture(scene.window))
    }

    @Test func anAbsentNumberLeavesItsLabelEmptyWhicheverRowTheCellShowedBefore() throws {
        let pharmacies = try Gallery.records("pharmacies.json", of: Pharmacy.self)
        let without = try #require(pharmacies.firstIndex { $0.fax == nil })
        let player = try makePlayer(columns: 40)
        for row in 0...without { player.play("scroll to 0 \(row)") }
        let table = try #require(player.window.rootViewController as? TableViewController).tableView
        let cell = try #require(table.cellForRow(at: .row(without)) as? PharmacyCell)
        #expect(cell.faxLabel.text == nil)
    }
}
