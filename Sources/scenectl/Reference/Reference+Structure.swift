import SceneKitLite
import SceneLanguage
import SceneText

extension Reference {
    /// What is on the screen.
    static let structurePages = [
        sceneFiles, scenes, segues, tables, cells, data, snapshots, projectFile,
    ]

    private static let sceneFiles = ReferencePage(
        name: "scene-files",
        synonyms: ["file", "storyboard", "styles", "style", "interface", "file-names"],
        title: "Scene files",
        summary: "A scene file declares a storyboard: scenes, data, classes and snapshots.",
        parts: [
            .text(
                """
                Name it `NAME.scene.yaml`; a plain `.yaml` is read as well. Data files and view files go beside it, \
                or into folders there. `scenectl init` writes a first one.
                """
            ),
            .example(
                """
                storyboard: Welcome
                styles:
                  headline: {font: headline, textColor: systemBlue}
                scenes:
                  welcome:
                    controller: view
                    view:
                      - label: {text: Welcome, styles: [headline]}
                      - label: A scalar is the main property of a view.
                """
            ),
        ] + ReferencePage.Part.shape(.file) + [
            .heading("View files"),
            .text(
                """
                A file with `view` in place of `scenes` holds one view, or a list of views. A cell, a scene or a \
                header includes it with `{file: NAME.yaml}`. Each id in it fills the outlet of the same name in the \
                surrounding class.
                """
            ),
            .heading("Beside a storyboard"),
            .text(
                """
                A file with `interface` takes its scenes from storyboards and xibs, and adds what these cannot hold: \
                data, classes and snapshots. `scenectl init --from Main.storyboard` writes one.
                """
            ),
            .heading("Styles"),
            .text(
                """
                A style is a named set of properties. A view lists its styles in `styles`; its own properties win, \
                and a later style wins over an earlier one. A style can set every plain property of a [view](views).
                """
            ),
            .heading("Silencing a finding"),
            .text(
                "A comment `# scenectl:ignore CODE` above a line silences the findings of that code there."
            ),
        ]
    )

    private static let scenes = ReferencePage(
        name: "scenes",
        synonyms: [
            "scene", "controller", "controllers", "navigation", "tabs", "split", "bar-items",
            "bar-item", "initial",
        ],
        title: "Scenes",
        summary: "A scene is one controller, with its content and its connections.",
        parts: [
            .terms(
                "controller",
                "what it shows",
                [
                    "view": "`view`: a [view](views), or a list of views, drawn as a column",
                    "table": "`table`: a [table](tables), which fills the screen",
                    "navigation": "`root`: the scene that comes first under its bar",
                    "tabs": "`tabs`: a list of scenes, one for each tab",
                    "split": "`master` and `detail`: two scenes side by side",
                    "reference": "`storyboard`: a scene of another storyboard",
                ]
            ),
            .example(
                """
                initial: navigation
                scenes:
                  navigation:
                    controller: navigation
                    root: lamps
                  lamps:
                    controller: table
                    title: Lamps
                    rightItem: add
                    table:
                      sections:
                        - cells: [{text: Hall}, {text: Kitchen}]
                """
            ),
            .text(
                "If there are several scenes, `initial` at the top of the file says which comes first."
            ),
        ] + ReferencePage.Part.shape(.scene, "Keys")
            + ReferencePage.Part.shape(.barItem, "Bar items")
            + [
                .text(
                    "A title, or the name of a system item, can replace the mapping."
                )
            ]
            + ReferencePage.Part.shape(.tabItem, "Tabs")
    )

    private static let segues = ReferencePage(
        name: "segues",
        synonyms: ["segue", "show", "present", "unwind", "embed"],
        title: "Segues",
        summary:
            "A segue leads to another scene, from a cell, a control, a bar item or code.",
        parts: [
            .example(
                """
                initial: navigation
                scenes:
                  navigation: {controller: navigation, root: list}
                  list:
                    controller: table
                    title: Planets
                    table:
                      sections:
                        - cells:
                            - {text: Mars, segue: {show: planet, identifier: showPlanet}}
                  planet: {controller: view, title: Planet, view: {label: The red planet}}
                snapshots:
                  planet: {do: [select 0 0]}
                """
            ),
            .text(
                """
                A cell has `segue` for its selection and `accessorySegue` for its detail button. Controls and bar \
                items have `segue`. A scene lists the segues that code performs in `segues`, and [effects](actions) \
                perform them with `perform`. `prepare` in the [class](classes) says what is passed to a destination.
                """
            ),
        ] + ReferencePage.Part.shape(.segue, "Keys")
    )

    private static let tables = ReferencePage(
        name: "tables",
        synonyms: ["table", "section", "sections", "prototypes", "static", "dynamic"],
        title: "Tables",
        summary: "A table has static sections with cells, or prototypes from which rows are made.",
        parts: [
            .heading("Static"),
            .text(
                "With `sections`, the cells are written out. Only the table of a table controller can have them."
            ),
            .example(
                """
                scenes:
                  settings:
                    controller: table
                    table:
                      style: grouped
                      sections:
                        - header: Account
                          footer: Shown to others.
                          cells:
                            - {style: value1, text: Name, detail: Ada}
                            - {text: Sign out, accessory: disclosureIndicator}
                """
            ),
            .heading("Dynamic"),
            .text(
                """
                With `prototypes`, the [class](classes) of the scene says how many [rows](rows) there are, which \
                prototype each one is made from, and which properties are set.
                """
            ),
            .example(
                """
                scenes:
                  planets:
                    controller: table
                    class: PlanetsController
                    table:
                      prototypes:
                        - {identifier: Planet, style: value1}
                classes:
                  PlanetsController:
                    superclass: TableViewController
                    rows: [{name: Mercury, moons: 0}, {name: Mars, moons: 2}]
                    cell:
                      identifier: Planet
                      set:
                        textLabel.text: "{item.name}"
                        detailTextLabel.text: "{item.moons}"
                """
            ),
            .heading("Both"),
            .text(
                """
                A section of a static table may have `rows` and `cell` in place of `cells`. Its rows are then made \
                from data, and from prototypes that are beside `sections`.
                """
            ),
            .heading("Among other views"),
            .text(
                """
                A table that does not fill its screen is a view, `- table: {id: left, prototypes: […]}`. The class \
                has the rules of each such table under `tables`, by its id.
                """
            ),
        ] + ReferencePage.Part.shape(.table, "Keys")
            + ReferencePage.Part.shape(.section, "Sections")
    )

    private static let cells = ReferencePage(
        name: "cells",
        synonyms: ["cell", "prototype", "accessories"],
        title: "Cells",
        summary: "A cell is a row that is written out, or the prototype from which rows are made.",
        parts: [
            .terms(
                "style",
                "what it has",
                [
                    "default": "an image and a text",
                    "value1": "a text, and a detail at the right",
                    "value2": "a short title, and a detail beside it",
                    "subtitle": "a text, and a detail below it",
                    "custom": "views of its own, under `content`",
                ]
            ),
            .example(
                """
                scenes:
                  lamps:
                    controller: table
                    table:
                      sections:
                        - cells:
                            - {style: value1, text: Hall, detail: On, accessory: checkmark}
                            - {style: subtitle, text: Kitchen, detail: Off}
                            - content:
                                row:
                                  - label: {text: All, weight: 1}
                                  - switch: {on: true, accessibility: {label: All}}
                """
            ),
            .text(
                """
                `content` is a [view](views), or a list of views, which is drawn as a column. The class of a cell \
                declares outlets, and `outlets` in the cell connects them to ids in the content.
                """
            ),
        ] + ReferencePage.Part.shape(.cell, "Keys")
    )

    private static let data = ReferencePage(
        name: "data",
        synonyms: ["json", "csv", "inline", "types"],
        title: "Data",
        summary: "Data comes from JSON, CSV or YAML files, or is written in place.",
        parts: [
            .text(
                """
                A path is relative to the scene file, and must stay in its folder unless you give `--allow-outside`. \
                `--data NAME=FILE` draws with another file. Fields of a CSV file are texts unless `types` says \
                otherwise.
                """
            ),
            .example(
                """
                data:
                  peaks: {file: peaks.csv, types: {height: Int}}
                scenes:
                  peaks:
                    controller: table
                    class: PeaksController
                    table: {prototypes: [{identifier: Peak, style: value1}]}
                classes:
                  PeaksController:
                    superclass: TableViewController
                    rows: peaks
                    cell:
                      identifier: Peak
                      set:
                        textLabel.text: "{item.name}"
                        detailTextLabel.text: "{item.height | number} m"
                """,
                files: ["peaks.csv": "name,height\nK2,8611\nEiger,3967\n"]
            ),
            .text("`peaks.csv` has three lines: `name,height`, `K2,8611` and `Eiger,3967`."),
        ] + ReferencePage.Part.shape(.data, "Keys")
            + [.text("A list can replace the mapping.")]
    )

    private static let snapshots = ReferencePage(
        name: "snapshots",
        synonyms: ["snapshot", "golden", "goldens", "device", "devices", "redact"],
        title: "Snapshots",
        summary: "A snapshot is a picture that `scenectl test` compares with its recording.",
        parts: [
            .text(
                """
                Each snapshot has a name, which is also the name of its golden file. It says which screen to draw, \
                what to do on it first, and how large it is. If a file declares no snapshots, each scene is drawn \
                once, a table with static cells with all of its rows. [Goldens](../Goldens) says how snapshots are \
                recorded and reviewed.
                """
            ),
            .example(
                """
                scenes:
                  light:
                    controller: view
                    view:
                      - row:
                          - label: {text: Lamp, weight: 1}
                          - switch: {id: lamp, accessibility: {label: Lamp}}
                snapshots:
                  lit: {do: [set lamp true], width: 30}
                  spoken: {format: accessibility}
                """
            ),
            .terms(
                "device",
                "columns and lines, and points in SVG",
                Device.allCases.map {
                    let size = ScreenSize($0)
                    let points = "\(Int($0.points.width)) × \(Int($0.points.height))"
                    return ($0.rawValue, "\(size.columns) × \(size.lines); \(points)")
                }
            ),
            .terms(
                "format",
                "what is compared",
                [
                    "text": "the picture",
                    "accessibility": "what a screen reader says, in order",
                    "tree": "every view on a line of its own",
                    "json": "the tree for programs",
                    "svg": "the screen in points, as a phone or a tablet shows it",
                ]
            ),
        ] + ReferencePage.Part.shape(.snapshot, "Keys")
    )
}
