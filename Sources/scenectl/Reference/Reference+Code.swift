import SceneLanguage
import SceneText

extension Reference {
    /// What code would do.
    static let codePages = [classes, rows, actions]

    private static let classes = ReferencePage(
        name: "classes",
        synonyms: [
            "class", "properties", "property", "configureView", "prepare", "implementation",
            "IBOutlet",
        ],
        title: "Classes",
        summary: "A class says what the code of a controller or a cell would declare and do.",
        parts: [
            .text(
                """
                Every class that a scene names must be declared, here or in the program that uses the file; \
                `implementation: swift` leaves it to the program. `superclass` is a class of the file or of the \
                runtime, whose class names are UIKit's without `UI`.
                """
            ),
            .example(
                """
                scenes:
                  mixer:
                    controller: view
                    class: MixerController
                    view:
                      - label: {id: level}
                      - slider:
                          id: volume
                          value: 3
                          maximumValue: 10
                          accessibility: {label: Volume}
                          actions: {valueChanged: "volumeChanged:"}
                    outlets: {levelLabel: level, volumeSlider: volume}
                classes:
                  MixerController:
                    superclass: ViewController
                    outlets: {levelLabel: Label, volumeSlider: Slider}
                    configureView:
                      levelLabel.text: "Volume {volumeSlider.value | %.0f}"
                    actions:
                      "volumeChanged:": {configure: true}
                snapshots:
                  louder: {do: [set volume 8]}
                """
            ),
            .heading("Outlets"),
            .terms(
                "type",
                "meaning",
                [
                    "Label": "one label, which must be connected",
                    "Label?": "one label, which may stay unconnected",
                    "[Label]": "several labels, connected with a list of ids",
                ]
            ),
            .text(
                """
                A scene, a cell or a view connects them: `outlets: {nameLabel: name}` says that the outlet `nameLabel` of its class \
                is the view with the id `name`. `outlets: [name]` is short for `outlets: {name: name}`.
                """
            ),
            .heading("Properties"),
            .text(
                """
                A property is a `String`, `Int`, `Double`, `Bool`, `Record` or `List`, with a `?` if it may be \
                absent. Under `prepare`, a segue sets the properties of its destination.
                """
            ),
            .keys(Catalog.shape(.property).keys),
            .heading("Keys"),
            .keys(Catalog.shape(.class).keys),
            .heading("Names of actions"),
            .terms(
                "name",
                "in Swift",
                [
                    "save": "`@IBAction func save()`",
                    "save:": "`@IBAction func save(_ sender: Any)`",
                    "save:event:":
                        "`@IBAction func save(_ sender: Any, forEvent event: UIEvent)`",
                ]
            ),
        ]
    )

    private static let rows = ReferencePage(
        name: "rows",
        synonyms: ["cell-rule", "willDisplay", "editing", "swipe", "register", "swipes", "group"],
        title: "Rows",
        summary: "A class gives its table rows: how many there are, and what each one shows.",
        parts: [
            .terms(
                "rows",
                "where they come from",
                [
                    "rows: planets": "[data](data) with that name, a row for each record",
                    "rows: {count: 15}": "a number",
                    "rows: [{name: Mars}]": "a list in place",
                    "rows: {from: people, section: \"{item.city}\"}":
                        "sections by the value of a field",
                    "rows: {from: continents, rows: \"{group.rows}\"}":
                        "a section for each record, with the rows in it",
                ]
            ),
            .text(
                """
                `cell` names a prototype by its identifier, and lists in `set` what to set on it: an outlet of its \
                class (`nameLabel.text`), a view by its tag (`"#1.text"`), or a property of the cell itself \
                (`textLabel.text`, `accessory`). `item` is the record, and `row` and `section` are its position. If \
                there are several prototypes, list them in `cells`, each except the last with a `when`.
                """
            ),
            .example(
                """
                data:
                  people:
                    - {name: Ada, city: London}
                    - {name: Łucja, city: Lwów}
                    - {name: Mary, city: London}
                scenes:
                  people:
                    controller: table
                    class: PeopleController
                    table: {prototypes: [{identifier: Person}]}
                classes:
                  PeopleController:
                    superclass: TableViewController
                    rows: {from: people, section: "{item.city}"}
                    cell: {identifier: Person, set: {textLabel.text: "{item.name}"}}
                    editing: {style: delete}
                """
            ),
        ] + ReferencePage.Part.shape(.rows, "Keys of rows")
            + ReferencePage.Part.shape(.cellRule, "Keys of a cell rule")
            + ReferencePage.Part.shape(.editing, "Keys of editing")
            + ReferencePage.Part.shape(.swipe, "Swipe actions")
            + ReferencePage.Part.shape(.cellFile, "Cells from xibs")
    )

    private static let actions = ReferencePage(
        name: "actions",
        synonyms: [
            "action", "effects", "effect", "alert", "alerts", "actionSheet", "append", "update",
            "remove", "perform", "send", "log",
            "events", "event", "IBAction",
        ],
        title: "Actions and effects",
        summary: "A view sends actions for its events, and a class says what each action does.",
        parts: [
            .text(
                """
                With `actions: {touchUpInside: save}`, a control sends `save` to the nearest class that declares it: \
                the class of its cell, or else of its scene. Under that name, the class lists one or more effects. \
                `select`, `deselect`, `accessoryTapped` and swipe actions of [rows](rows) have effects in the same \
                way.

                `send` sends another action with the same sender: to the sender's cell if it declares the action, or \
                else to the controller. The name may come from data, so that rows of one prototype can do different \
                things: `send: "{item.action}"`. If the value is nil, nothing is sent.

                `alert` shows an alert over the screen. A tap on one of its buttons dismisses it, and then sends the \
                button's action as `send` does. Outlets read what is typed into its fields; at other times they are \
                nil. A step taps a button by the letters and digits of its title, in lower case (`tap notnow` for \
                "Not Now"), and types into a field by its outlet.
                """
            ),
            .example(
                """
                data:
                  tasks: [{title: Read}, {title: Write}]
                initial: navigation
                scenes:
                  navigation: {controller: navigation, root: tasks}
                  tasks:
                    controller: table
                    class: TasksController
                    title: Tasks
                    rightItem: {item: add, id: add, action: addTask}
                    table: {prototypes: [{identifier: Task}]}
                classes:
                  TasksController:
                    superclass: TableViewController
                    rows: tasks
                    cell: {identifier: Task, set: {textLabel.text: "{item.title}"}}
                    actions:
                      addTask:
                        - append: {data: tasks, item: {title: New}}
                        - log: "{tasks | count} tasks"
                snapshots:
                  added: {do: [tap add], log: true}
                """
            ),
            .example(
                """
                data:
                  tasks: [{title: Read}]
                initial: navigation
                scenes:
                  navigation: {controller: navigation, root: tasks}
                  tasks:
                    controller: table
                    class: TasksController
                    title: Tasks
                    rightItem: {item: add, id: add, action: askForTitle}
                    table: {prototypes: [{identifier: Task}]}
                classes:
                  TasksController:
                    superclass: TableViewController
                    outlets: {titleField: TextField?}
                    rows: tasks
                    cell: {identifier: Task, set: {textLabel.text: "{item.title}"}}
                    actions:
                      askForTitle:
                        alert:
                          title: New task
                          textFields: [{outlet: titleField, placeholder: Title}]
                          actions:
                            - {title: Cancel, style: cancel}
                            - {title: Add, action: addTask}
                      addTask: {append: {data: tasks, item: {title: "{titleField?.text ?? ''}"}}}
                snapshots:
                  asked: {do: [tap add, set titleField Write]}
                """
            ),
        ] + ReferencePage.Part.shape(.effect, "Effects")
            + ReferencePage.Part.shape(.alert, "alert")
            + ReferencePage.Part.shape(.alertField, "Text fields of an alert")
            + ReferencePage.Part.shape(.alertAction, "Actions of an alert")
            + ReferencePage.Part.shape(.append, "append")
            + ReferencePage.Part.shape(.update, "update")
            + ReferencePage.Part.shape(.remove, "remove")
            + ReferencePage.Part.shape(.move, "move")
            + [
                ReferencePage.Part.words("Events", Event.allCases.map(\.rawValue)),
                .heading("Where an action goes"),
                .text(
                    "`{to: …, action: …}` in place of a name says where the action goes, as in Interface Builder."
                ),
                .keys(Catalog.shape(.directedAction).keys),
            ]
    )
}
