/// A scene file as people write them: lists of prototype cells that lead to static forms, with
/// styles, outlets, actions and the classes for them.
///
/// Each screen is a list and its form; a file of one screen has 100 lines.
struct SampleScene {
    /// The numbers that distinguish the screens, also between files.
    let screens: ClosedRange<Int>

    /// The whole file.
    var text: String {
        [
            head,
            "scenes:",
            menu,
            screens.map(scenes).joined(separator: "\n"),
            "classes:",
            screens.map(classes).joined(separator: "\n"),
            "",
        ]
        .joined(separator: "\n")
    }

    private var head: String {
        """
        # Lists of orders, each with the form of one order.
        storyboard: Orders
        initial: navigation
        styles:
          title: {font: headline, textColor: "#333333"}
          note: {font: footnote, textColor: "#808080"}
        """
    }

    /// The start: a menu of all lists in static cells.
    private var menu: String {
        let cells = screens.map { number in
            "          - {style: default, text: Orders of \(number), segue: {show: orders\(number)}}"
        }
        return """
              navigation: {controller: navigation, root: menu}
              menu:
                controller: table
                title: Menu
                table:
                  sections:
                    - cells:
            \(cells.joined(separator: "\n"))
            """
    }

    /// The list and the form of one screen.
    private func scenes(_ number: Int) -> String {
        """
          orders\(number):
            controller: table
            class: Orders\(number)Controller
            title: Orders of \(number)
            table:
              style: plain
              selection: single
              separatorStyle: singleLine
              prototypes:
                - identifier: Order\(number)
                  class: Order\(number)Cell
                  accessory: disclosureIndicator
                  content:
                    row:
                      spacing: 8
                      views:
                        - label: {id: name\(number), weight: 1, styles: [title]}
                        - label: {id: price\(number), textAlignment: right, styles: [note]}
                  outlets: {nameLabel: name\(number), priceLabel: price\(number)}
                  segue: {show: order\(number), identifier: showOrder}
          order\(number):
            controller: table
            class: Order\(number)Controller
            title: Order
            table:
              style: grouped
              sections:
                - header: Order
                  footer: Orders are delivered within two working days.
                  cells:
                    - {style: value1, text: Number, detail: "\(number)"}
                    - style: subtitle
                      text: Deliver to the back door
                      detail: between nine and noon, on working days
                    - content:
                        row:
                          - label: {text: Name, weight: 1}
                          - label: {id: orderName\(number), styles: [title]}
                - header: Quantity
                  footer: Drag the slider to change how many are ordered.
                  cells:
                    - content:
                        row:
                          - label: {id: quantity\(number)}
                          - slider:
                              id: level\(number)
                              accessibility: {label: Quantity}
                              maximumValue: 10
                              value: 7.5
                              weight: 1
                              actions: {valueChanged: "quantityChanged:"}
                    - content:
                        button:
                          id: order\(number)Button
                          title: Order again
                          actions: {touchUpInside: orderAgain}
            outlets:
              nameLabel: orderName\(number)
              quantityLabel: quantity\(number)
              slider: level\(number)
        """
    }

    /// The classes of one screen.
    private func classes(_ number: Int) -> String {
        """
          Order\(number)Cell:
            superclass: TableViewCell
            outlets: {nameLabel: Label, priceLabel: Label}
          Orders\(number)Controller:
            superclass: TableViewController
            rows: {count: 20}
            cell:
              identifier: Order\(number)
              set:
                nameLabel.text: "Order {row + 1} of {count}"
                priceLabel.text: "{(row + 1) * 2.5 | %.2f}"
            prepare:
              showOrder: {name: "Order {row + 1}"}
          Order\(number)Controller:
            superclass: TableViewController
            properties:
              name: String?
            outlets: {nameLabel: Label, quantityLabel: Label, slider: Slider}
            configureView:
              nameLabel.text: "{name?}"
              quantityLabel.text: "{slider.value | %1.1f}"
            actions:
              orderAgain: {log: Ordered again}
              "quantityChanged:": {configure: true}
        """
    }
}
