import SceneFiles
import SceneLanguage

/// The scene file that `init` writes, with its data: a list, and what a row of it leads to.
struct StarterScene {
    /// The scene file, where a person wants it.
    let path: String

    /// What the files and the storyboard are called.
    private let name: String

    init(named given: String) {
        let endings = SceneFinder.sceneEndings + SceneFinder.textEndings
        let ending = endings.first { given.hasSuffix($0) } ?? ""
        let stem = String(given.dropLast(ending.count))
        path = stem + ".scene.yaml"
        name = Path.name(of: stem) ?? stem
        let last = stem.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        isNamed = last.contains { !$0.isWhitespace } && !last.hasPrefix(".")
    }

    /// Whether the file is called something, and is not hidden.
    let isNamed: Bool

    /// Whether a disk takes a file of that name; the scene file has the longest one.
    var fits: Bool { (Path.name(of: path) ?? path).utf8.count <= 255 }

    /// The data file, beside the scene file.
    var dataPath: String { Path.joined(Path.folder(of: path), name + ".json") }

    var data: String {
        """
        [
          {"name": "Ada Lovelace", "phone": "555-0100", "city": "London", "favourite": true},
          {"name": "Grace Hopper", "phone": "555-0101", "city": "Arlington", "favourite": false},
          {"name": "Łucja Frey", "phone": "555-0102", "city": "Lwów", "favourite": false}
        ]

        """
    }

    private func written(_ text: String) -> String {
        YAMLScalarWriter.text(of: text, inFlow: true)
    }

    var text: String {
        """
        # A list of people, and what is known of each.
        # 'scenectl explain scenes' leads through the language.
        storyboard: \(written(name))
        initial: navigation

        data:
          people: {file: \(written(name + ".json"))}

        # What is on the screen, and what is connected.
        scenes:
          navigation:
            controller: navigation
            root: list

          list:
            controller: table
            class: ListController
            title: People
            table:
              prototypes:
                - identifier: Person
                  class: PersonCell
                  accessory: disclosureIndicator
                  content:
                    row:
                      - label: {id: name, weight: 1}
                      - label: {id: phone, textColor: secondaryLabel}
                  outlets: {nameLabel: name, phoneLabel: phone}
                  segue: {show: person, identifier: showPerson}

          person:
            controller: table
            class: PersonController
            title: Person
            table:
              style: grouped
              sections:
                - header: Lives in
                  cells:
                    - content: {label: {id: city}}
                - cells:
                    - content:
                        row:
                          - label: {text: Favourite, weight: 1}
                          - switch:
                              id: favourite
                              accessibility: {label: Favourite}
                              actions: {valueChanged: "favouriteChanged:"}
            outlets: {cityLabel: city, favouriteSwitch: favourite}

        # What code would do.
        classes:
          PersonCell:
            superclass: TableViewCell
            outlets: {nameLabel: Label, phoneLabel: Label}

          ListController:
            superclass: TableViewController
            rows: people
            cell:
              identifier: Person
              set:
                nameLabel.text: "{item.name}"
                phoneLabel.text: "{item.phone}"
            prepare:
              showPerson: {title: "{item.name}", person: "{item}"}

          PersonController:
            superclass: TableViewController
            properties: {person: "Record?"}
            outlets: {cityLabel: Label, favouriteSwitch: Switch}
            configureView:
              cityLabel.text: "{person?.city}"
              favouriteSwitch.on: "{person?.favourite}"
            actions:
              "favouriteChanged:": {log: "{favouriteSwitch.on}"}

        # The pictures that 'scenectl test' compares.
        snapshots:
          list: {}
          person: {do: [select 0 0]}
          favourite: {do: [select 0 1, set favourite true], log: true}

        """
    }
}
