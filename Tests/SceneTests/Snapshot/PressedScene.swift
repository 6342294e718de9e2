import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// A long list whose rows can be described without their cells.
struct PressedScene {
    private let file: SceneFile

    init(
        table: String = "style: plain",
        prototypes: [String],
        cell: String,
        isList: Bool = false,
        section: String? = nil,
        rules: String = "",
        classes: String = "",
        records: [String]
    ) {
        func indented(_ text: String, by count: Int) -> String {
            text.split(separator: "\n").map { String(repeating: " ", count: count) + $0 }
                .joined(separator: "\n")
        }
        let text = """
            data: {rows: {file: rows.json}}
            scenes:
              list:
                controller: table
                class: ListController
                table:
                  \(table)
                  prototypes:
            \(prototypes.map { "      - \($0)" }.joined(separator: "\n"))
            classes:
              ListController:
                superclass: TableViewController
                \(rules)
                rows: {from: rows\(section.map { ", section: \"\($0)\"" } ?? "")}
                \(isList ? "cells" : "cell"):
            \(indented(cell, by: 6))
            \(indented(classes, by: 2))
            """
        let data = SourceText(
            name: "rows.json",
            text: "[" + records.joined(separator: ",\n ") + "]"
        )
        file = SceneFile.read(
            SourceText(name: "scene.yaml", text: text),
            replacing: ["rows": data]
        )
    }

    func player(columns: Int, lines: Int) throws -> ScenePlayer {
        #expect(file.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return try #require(
            ScenePlayer(
                Storyboard(file, classes: .standIns),
                size: ScreenSize(columns: columns, lines: lines)
            )
        )
    }

    func full(
        columns: Int,
        steps: [String] = [],
        _ renderer: ScreenRenderer = ScreenRenderer(),
        isPressed: Bool? = true
    ) throws -> String {
        let player = try player(columns: columns, lines: 28)
        for step in steps { #expect(player.play(step).map(\.message) == []) }
        let table = try #require(player.allTables.first)
        let contents = table.uniformRows(inSection: 0, glyphSet: renderer.glyphSet)
        if let isPressed { #expect((contents != nil) == isPressed) }
        var text = ""
        renderer.renderFull(player.window) { text += $0 }
        return text
    }

    /// Compares the picture in pieces with that of a screen with room for all rows.
    func expectSameAsOnTheScreen(
        columns: Int,
        _ renderer: ScreenRenderer = ScreenRenderer(),
        isPressed: Bool? = true,
        seed: UInt64 = 0,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let low = try full(columns: columns, renderer, isPressed: isPressed).split(separator: "\n")
        let high = renderer.render(try player(columns: columns, lines: 9000).window)
            .split(separator: "\n")
        #expect(low.count == high.count, sourceLocation: sourceLocation)
        let difference = zip(low, high).enumerated().first { $0.element.0 != $0.element.1 }
        #expect(
            difference == nil,
            "seed \(seed): the first difference is in line \((difference?.offset ?? 0) + 1)",
            sourceLocation: sourceLocation
        )
    }
}
