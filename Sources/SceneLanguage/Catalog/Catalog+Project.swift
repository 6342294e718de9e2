// A table, a key a line.
// swift-format-ignore-file

import SceneText

extension Catalog {
    static let project = KeyTable<ProjectDefinition>(.project, "a project file", "The settings of a project") {
        Entry("include", .list(.plainText), "the files and folders for commands without any", default: "the current folder") { $0.include = $1 }
        Entry("exclude", .list(.plainText), "patterns of files and folders to exclude") { $0.exclude = $1 }
        Entry("checks", .map(.checks, to: .choice(FindingWeight.self)) { FindingRule(name: $0, weight: $1.value) }, "the severity of a check or a code") { $0.checks = $1 }
        Entry("strict", .flag, "makes `validate` fail on warnings too", default: "false") { $0.isStrict = $1 }
        Entry("devices", .list(.choice(Device.self)), "the screens of the project: the first one is the default, and scenes without snapshots are recorded on each", default: "phone") { $0.devices = $1 }
        Entry("snapshots", .shape(drawing), "defaults for snapshots") { $0.snapshots = $1 }
        Entry("baseline", .plainText, "a file with findings to ignore") { $0.baseline = $1 }
    }

    static let drawing = KeyTable<SnapshotDefinition>(.drawing, "'snapshots' of a project", "Defaults for snapshots") {
        drawingEntries
        Entry("log", .flag, "prints the log below the picture", default: "false") { $0.printsLog = $1 }
        Entry("redact", .replacements(of: .patterns), "regular expressions, and what replaces each match; those of a snapshot come first") { $0.redactions = $1 }
    }

    /// How pictures are drawn, as a snapshot says it and a project file for all of them.
    @EntryList<SnapshotDefinition> static var drawingEntries: [Entry<SnapshotDefinition>] {
        Entry("format", .list(.choice(SnapshotFormat.self)), "the renderings to compare", default: "text") { $0.formats = $1 }
        Entry("appearance", .choice(Appearance.self), "whether the screen is light or dark, in SVG", default: "light") { $0.appearance = $1 }
        Entry("full", .flag, "draws every row and everything that scrolls", default: "false") { $0.isFull = $1 }
        Entry("width", .integer(minimum: leastScreenSide, maximum: Limits().screenColumns), "columns, frame included") { $0.width = $1 }
        Entry("height", .integer(minimum: leastScreenSide, maximum: Limits().screenLines), "lines, frame included") { $0.height = $1 }
        Entry("style", .choice(GlyphSet.self), "the characters to draw with", default: "unicode") { $0.characters = $1 }
    }
}
