import SceneLanguage

extension Reference {
    /// A project file in which every key is used, which a test reads.
    static let projectExample = """
        include: [App, Scenes]
        exclude: [Vendor, "**/Old*"]
        strict: true
        checks:
          unreachable-scene: off
          accessibility: error
          unused-action: warning
        devices: [phone, tablet]
        snapshots: {width: 50, height: 40, format: [text, accessibility]}
        baseline: findings.json
        """

    static let projectFile = ReferencePage(
        name: "project-file",
        synonyms: [
            "project", "scenectl.yaml", "checks", "severity", "severities", "include", "exclude",
        ],
        title: "The project file",
        summary: "`scenectl.yaml` says what holds for all scene files of a project.",
        parts: [
            .text(
                """
                It counts for `validate`, `render`, `test` and `fmt`, and is looked for in the folder of the first file that \
                a command is given, or of the current one, and in the folders around it up to the top of the repository. \
                Paths in it start from its own folder. What the command line says wins.
                """
            ),
            .file(projectExample),
            .text(
                """
                A check or a code is `off`, a `warning` or an `error`; a code wins over its check. Matters of taste are reported \
                where they have a weight. What keeps a file from being understood is always an error. `render` and \
                `test` refuse a scene that cannot work, whatever its findings weigh.
                """
            ),
            .text(
                """
                In a pattern `*` stands for any letters but `/`, `**` for any at all. Without a `/` it is compared with the name of \
                a file or folder, otherwise with the end of its path. Only what is found below a folder is passed over.
                """
            ),
        ] + ReferencePage.Part.shape(.project, "Keys")
            + ReferencePage.Part.shape(.drawing, "Snapshots")
    )
}
