/// A scene file with a list and some snapshots of it, each of another size.
struct SampleSnapshots {
    /// Which of several files it is.
    let number: Int

    /// How many snapshots it has.
    let count: Int

    var text: String {
        let rows = (1...20).map { "{name: Order \($0) of \(number), state: '\(number * $0)'}" }
        let snapshots = (1...count).map { "  list_\($0): {width: \(32 + $0), height: 28}" }
        return """
            scenes:
              orders:
                controller: table
                class: OrdersViewController
                title: Orders \(number)
                table:
                  prototypes: [{identifier: Order, style: value1}]
            classes:
              OrdersViewController:
                superclass: TableViewController
                rows: [\(rows.joined(separator: ", "))]
                cell:
                  identifier: Order
                  set: {textLabel.text: "{item.name}", detailTextLabel.text: "{item.state}"}
            snapshots:
            \(snapshots.joined(separator: "\n"))

            """
    }
}
