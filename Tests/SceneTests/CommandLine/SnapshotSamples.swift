/// Small scenes with snapshots, for the tests of `scenectl test`.
enum SnapshotSample {
    /// A list of people with two snapshots.
    static let people = """
        data:
          people: {file: people.json}
        scenes:
          people:
            controller: table
            class: PeopleViewController
            table:
              prototypes: [{identifier: Person, style: value1}]
        classes:
          PeopleViewController:
            superclass: TableViewController
            rows: people
            cell:
              identifier: Person
              set: {textLabel.text: "{item.name}", detailTextLabel.text: "{item.phone?}"}
        snapshots:
          list: {width: 20}
          spoken: {format: [accessibility, json]}

        """

    static let data = #"[{"name": "Ada", "phone": "1"}, {"name": "Grace"}]"#
    static let otherData = #"[{"name": "Ada", "phone": "2"}, {"name": "Grace"}]"#

    /// A view with a text, and one snapshot `only`.
    static func greeting(_ text: String, snapshots: String = "  only: {width: 12}") -> String {
        """
        scenes:
          welcome: {controller: view, view: [{label: \(text)}]}
        snapshots:
        \(snapshots)

        """
    }
}

extension Session {
    /// Writes the people and their data, and records both snapshots.
    func recordPeople() async throws {
        try write(SnapshotSample.people, to: "people.yaml")
        try write(SnapshotSample.data, to: "people.json")
        _ = await run("test", "--update")
    }
}
