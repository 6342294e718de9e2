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
        summary: "`scenectl.yaml` has the settings of a project.",
        parts: [
            .text(
                """
                `validate`, `render`, `test`, `board` and `fmt` use it. They look for it in the folder of the first \
                file on the command line, or else in the current folder, and in the folders around that up to the \
                top of the repository. Paths in it are relative to its own folder. Options on the command line win.
                """
            ),
            .file(projectExample),
            .text(
                """
                A check or a code is `off`, a `warning` or an `error`; a code wins over its check. Matters of taste \
                are reported if you set one of these for them. A mistake that keeps a file from being understood is \
                always an error. `render` and `test` refuse a scene that cannot work, whatever you set for its \
                findings.
                """
            ),
            .text(
                """
                In a pattern, `*` matches any characters except `/`, and `**` matches any characters. A pattern \
                without a `/` is compared with the name of a file or folder, any other with the end of its path. A \
                file that you name on the command line is never excluded.
                """
            ),
        ] + ReferencePage.Part.shape(.project, "Keys")
            + ReferencePage.Part.shape(.drawing, "Snapshots")
    )
}
