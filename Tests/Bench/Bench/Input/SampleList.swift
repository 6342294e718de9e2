/// A scene file with a row for each record of a data file.
struct SampleList {
    /// The data file, beside the scene file.
    let dataFile: String

    var text: String {
        """
        data:
          orders: {file: \(dataFile)}
        scenes:
          orders:
            controller: table
            class: OrdersViewController
            title: Orders
            table:
              prototypes: [{identifier: Order, style: value1}]
        classes:
          OrdersViewController:
            superclass: TableViewController
            rows: orders
            cell:
              identifier: Order
              set: {textLabel.text: "{item.name}", detailTextLabel.text: "{item.state}"}

        """
    }
}
