@testable import SceneKitLite

/// A small scene file without a mistake that multiplies what it makes, level by level.
struct MultiplyingScene {
    /// One way in which a level makes the next one several times.
    enum Way: CaseIterable {
        case embeds, tabs, cells, header, viewFiles
    }

    let text: String
    let viewFiles: [String: String]

    /// How many scenes are inside others when the first one is on the screen.
    let scenes: Int

    /// Makes a file of a few levels, each of which holds the next one several times.
    init(_ random: inout SeededGenerator) {
        var levels: [(way: Way, count: Int)] = []
        for _ in 0..<Int.random(in: 1...9, using: &random) {
            let way = Way.allCases.randomElement(using: &random) ?? .embeds
            levels.append((way, Int.random(in: 1...5, using: &random)))
        }
        var files: [String: String] = [:]
        var lines: [String] = []
        for (number, level) in levels.enumerated() {
            let next = "s\(number + 1)"
            let embed = "{container: {segue: {embed: \(next)}}}"
            func list(_ item: String) -> String {
                Array(repeating: item, count: level.count).joined(separator: ", ")
            }
            let scene =
                switch level.way {
                case .embeds: "view, view: [\(list(embed))]"
                case .tabs: "tabs, tabs: [\(list(next))]"
                case .cells:
                    "table, table: {sections: [{cells: [\(list("{content: [\(embed)]}"))]}]}"
                case .header:
                    "table, table: {header: [\(list(embed))], sections: [{cells: [{text: a}]}]}"
                case .viewFiles:
                    "table, table: {header: [\(embed)], sections: [{cells: [{content: {file: v\(number).yaml}}]}]}"
                }
            lines.append("  s\(number): {controller: \(scene)}\n")
            guard level.way == .viewFiles else { continue }
            let cells = list("{content: {file: w\(number).yaml}}")
            files["v\(number).yaml"] = "view: [{table: {sections: [{cells: [\(cells)]}]}}]\n"
            files["w\(number).yaml"] = "view: [{label: Leaf}, {label: Leaf}]\n"
        }
        let leaf = "  s\(levels.count): {controller: view, view: [{label: Leaf}]}\n"
        text = "initial: s0\nscenes:\n" + lines.joined() + leaf + "snapshots: {p: {scene: s0}}\n"
        viewFiles = files

        // Tabs that are not shown are made, but their views are not.
        var (shown, hidden) = (0, 0)
        for level in levels.reversed() {
            switch level.way {
            case .tabs:
                shown = 1 + shown + (level.count - 1) * (1 + hidden)
                hidden = level.count * (1 + hidden)
            case .viewFiles: (shown, hidden) = (1 + shown, 0)
            case .embeds, .cells, .header: (shown, hidden) = (level.count * (1 + shown), 0)
            }
        }
        scenes = shown
    }
}
