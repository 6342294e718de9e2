import Foundation
import SceneKitLite
import Testing

/// Cells for the ear: parts combined into one label, controls as elements of their own (A10, C2).
@Suite struct StocksTests {
    private struct Stock: Decodable {
        var symbol: String
        var name: String
        var currency: String
        var price: Double
        var change: Double

        var formattedPrice: String { String(format: "%.2f", price) + " " + currency }
        var formattedChange: String { String(format: "%.2f", abs(change)) + "%" }
    }

    private final class QuoteCell: TableViewCell {
        let nameLabel = Label()
        let symbolLabel = Label()
        let priceLabel = Label()
        let changeLabel = Label()

        required init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            nameLabel.font = .preferredFont(forTextStyle: .headline)
            for label in [symbolLabel, changeLabel] {
                label.font = .preferredFont(forTextStyle: .footnote)
                label.textColor = .secondaryLabel
            }
            for label in [priceLabel, changeLabel] { label.textAlignment = .right }
            let left = ColumnView()
            left.weight = 1
            left.addSubview(nameLabel)
            left.addSubview(symbolLabel)
            let right = ColumnView()
            right.alignment = .trailing
            right.addSubview(priceLabel)
            right.addSubview(changeLabel)
            let row = RowView()
            row.spacing = 16
            row.addSubview(left)
            row.addSubview(right)
            contentView.addSubview(row)
            accessibilityTraits = .updatesFrequently
        }

        func show(_ stock: Stock) {
            let isUp = stock.change >= 0
            nameLabel.text = stock.name
            symbolLabel.text = stock.symbol
            priceLabel.text = stock.formattedPrice
            changeLabel.text = "\(isUp ? "▲" : "▼") \(stock.formattedChange)"
            changeLabel.textColor = isUp ? .systemGreen : .systemRed
            accessibilityLabel = [
                stock.name, stock.formattedPrice,
                "\(isUp ? "up" : "down") \(stock.formattedChange)",
            ].joined(separator: ", ")
        }
    }

    private class StockListViewController: TableViewController {
        let stocks: [Stock]

        init(_ stocks: [Stock], title: String) {
            self.stocks = stocks
            super.init(style: .plain)
            self.title = title
        }

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { stocks.count }
    }

    private final class StocksViewController: StockListViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(QuoteCell.self, forCellReuseIdentifier: "QuoteCell")
            let header = Label()
            header.text = "Prices at closing"
            header.textAlignment = .center
            header.font = .preferredFont(forTextStyle: .footnote)
            header.textColor = .secondaryLabel
            header.accessibilityTraits = .header
            tableView.tableHeaderView = header
            let alerts = BarButtonItem(title: "Alerts")
            alerts.setAction("showAlerts", target: self) { controller, _ in
                controller.show(
                    AlertsViewController(controller.stocks, title: "Alerts"),
                    sender: nil
                )
            }
            navigationItem.rightBarButtonItem = alerts
        }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "QuoteCell", for: indexPath)
            (cell as? QuoteCell)?.show(stocks[indexPath.row])
            return cell
        }
    }

    private final class AlertCell: TableViewCell {
        let companyLabel = Label()
        let limitLabel = Label()
        let limitStepper = Stepper()
        let alertSwitch = Switch()

        required init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            selectionStyle = .none
            companyLabel.weight = 1
            limitStepper.maximumValue = 5_000
            limitStepper.stepValue = 10
            limitStepper.accessibilityLabel = "Limit"
            limitStepper.accessibilityHint = "Changes the price at which you are told."
            alertSwitch.accessibilityLabel = "Alert"
            let row = RowView()
            for view in [companyLabel, limitLabel, limitStepper, alertSwitch] {
                row.addSubview(view)
            }
            contentView.addSubview(row)
        }

        func show(_ stock: Stock) {
            companyLabel.text = stock.name
            limitLabel.text = String(format: "%.0f", stock.price)
            limitStepper.value = stock.price
            alertSwitch.isOn = abs(stock.change) > 2
        }
    }

    private final class AlertsViewController: StockListViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(AlertCell.self, forCellReuseIdentifier: "AlertCell")
        }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "AlertCell", for: indexPath)
            (cell as? AlertCell)?.show(stocks[indexPath.row])
            return cell
        }
    }

    private func makeStack() throws -> NavigationController {
        let stocks = try Gallery.records("stocks.json", of: Stock.self)
        let list = StocksViewController(stocks, title: "Stocks")
        return NavigationController(rootViewController: list)
    }

    private func expectSame(_ window: Window, _ scene: Window) {
        #expect(Screen.coloredPicture(window) == Screen.coloredPicture(scene))
        #expect(Screen.speech(window) == Screen.speech(scene))
    }

    @Test func theCodeDrawsAndSaysWhatTheSceneDoes() throws {
        let scene = try Gallery.open("stocks.yaml")
        let stack = try makeStack()
        let window = Screen.window(stack)
        expectSame(window, scene.window)
        scene.play("tap showAlerts")
        stack.topViewController?.navigationItem.rightBarButtonItem?.touch()
        expectSame(window, scene.window)
        scene.play("tap 0 2 alert")
        scene.play("set 0 0 step 100")
        let table = try #require(stack.topViewController as? TableViewController).tableView
        (table.cellForRow(at: .row(2)) as? AlertCell)?.alertSwitch.touch()
        (table.cellForRow(at: .row(0)) as? AlertCell)?.limitStepper.set(to: 100)
        expectSame(window, scene.window)
    }

    @Test func thePartsOfACellAreOneSpokenLabel() {
        let cell = QuoteCell(style: .default, reuseIdentifier: nil)
        cell.show(
            Stock(symbol: "AAPL", name: "Apple Inc.", currency: "USD", price: 648.11, change: 1.85)
        )
        #expect(cell.accessibilityLabel == "Apple Inc., 648.11 USD, up 1.85%")
        // Without a label of its own a cell speaks its texts, one after the other.
        cell.accessibilityLabel = nil
        #expect(cell.accessibilityLabel == "Apple Inc., AAPL, 648.11 USD, ▲ 1.85%")
    }

    @Test func aSubclassMayCombineItsPartsItself() throws {
        final class SpokenCell: TableViewCell {
            override var accessibilityLabel: String? {
                get { textLabel?.text.map { "Stock: \($0)" } }
                set { super.accessibilityLabel = newValue }
            }
        }
        let cell = SpokenCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Acorn Books"
        let table = StaticTableView(frame: .zero, style: .plain)
        table.insertSection(at: 0)
        table.insertCell(cell, forRowAt: .row(0))
        let controller = ViewController()
        controller.view = table
        #expect(Screen.speech(Screen.window(controller)).hasPrefix("Stock: Acorn Books"))
    }
}
