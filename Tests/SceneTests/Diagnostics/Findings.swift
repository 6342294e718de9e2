@testable import SceneText

/// Sources and findings in them, for the tests of the renderers.
struct Findings {
    private(set) var sources = SourceMap()
    private(set) var diagnostics: [Diagnostic] = []

    static let outlet = DiagnosticCode(
        "unresolved-outlet",
        .outlets,
        summary: "An outlet names no view.",
        explanation: "The outlet would be nil.",
        good: "",
        replacing: "",
        with: ""
    )

    static let tag = DiagnosticCode(
        "unknown-tag",
        .identifiers,
        .warning,
        summary: "A tag that no view has.",
        explanation: "The look-up would find nothing.",
        good: "",
        replacing: "",
        with: ""
    )

    mutating func add(_ name: String, _ text: String) -> SourceID {
        add(SourceText(name: name, text: text))
    }

    mutating func add(_ source: SourceText) -> SourceID { sources.add(source) }

    /// Marks the first occurrence of a piece of text.
    func mark(_ source: SourceID, _ piece: String, _ label: String = "") -> Annotation {
        Annotation(source, range(source, piece), label: label)
    }

    func range(_ source: SourceID, _ piece: String) -> SourceRange {
        let bytes = sources[source].bytes
        let wanted = Array(piece.utf8)
        let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? bytes.count
        return SourceRange(start, start + wanted.count)
    }

    mutating func report(
        _ code: DiagnosticCode = Findings.outlet,
        _ message: String = "message",
        at primary: Annotation,
        secondary: [Annotation] = [],
        notes: [String] = [],
        helps: [Help] = []
    ) {
        diagnostics.append(
            Diagnostic(
                code,
                message,
                at: primary,
                secondary: secondary,
                notes: notes,
                helps: helps
            )
        )
    }

    func text(_ renderer: some DiagnosticRenderer) -> String {
        renderer.text(of: diagnostics, in: sources)
    }
}

extension Findings {
    /// The finding that the reference of the command line shows.
    static let unresolvedOutlet: Findings = {
        var findings = Findings()
        let lines =
            Array(repeating: "", count: 11) + [
                "      class: ContactCell", "", "      outlets: {titleLabel: nameLabl}", "",
            ]
        let scene = findings.add(
            "Scenes/Invalid/unresolved-outlet.yaml",
            lines.joined(separator: "\n")
        )
        findings.report(
            outlet,
            "outlet 'titleLabel' of 'ContactCell' names no view",
            at: findings.mark(scene, "nameLabl", "no view of this cell has this id"),
            secondary: [
                findings.mark(scene, "ContactCell", "the outlet is declared by this class")
            ],
            helps: [
                Help(
                    "a view with a similar id exists: 'nameLabel'",
                    edit: TextEdit(
                        scene,
                        findings.range(scene, "nameLabl"),
                        replacement: "nameLabel"
                    )
                )
            ]
        )
        return findings
    }()

    /// Wide characters, a tab, a second file with an awkward name, and a place at the end.
    static let scripts: Findings = {
        var findings = Findings()
        let scene = findings.add("scene.yaml", "a: [Ёлка, 中文, 👩‍👧, x]\r\n\tb: 'y'\r\n")
        let view = findings.add("my views/50%, a:b.yaml", "é: \"z\"")
        findings.report(
            outlet,
            "no view 'x'",
            at: findings.mark(scene, "x"),
            secondary: [findings.mark(view, "\"z\"", "used here")],
            notes: ["100 % of it:\nall"]
        )
        findings.report(tag, "unknown tag 'y'", at: findings.mark(scene, "'y'", "tag"))
        findings.report(
            tag,
            "the file ends",
            at: Annotation(scene, SourceRange(Int.max, Int.max))
        )
        return findings
    }()
}
