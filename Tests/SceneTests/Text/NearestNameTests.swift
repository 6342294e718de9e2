import Testing

@testable import SceneText

@Suite struct NearestNameTests {
    @Test(arguments: [
        ("titel", "title"),
        ("tilte", "title"),
        ("Title", "title"),
        ("tite", "title"),
        ("titlee", "title"),
        ("sections:", "sections"),
        ("textAligment", "textAlignment"),
        ("disclosureIndikator", "disclosureIndicator"),
    ])
    func findsTheNameThatWasMeant(typed: String, meant: String) {
        let names = [
            "table", "title", "style", "sections", "textAlignment", "text", "disclosureIndicator",
        ]
        #expect(NearestName.nearest(to: typed, among: names) == meant)
    }

    @Test(arguments: ["", "x", "qqq", "title bar", "zzzzzzzz", "weight"])
    func findsNothingWhenAllNamesAreFarAway(typed: String) {
        #expect(NearestName.nearest(to: typed, among: ["id", "tag", "title", "y"]) == nil)
    }

    /// Words that are alike by chance, or because both end as names of their kind do.
    @Test(arguments: [
        ("DetailViewController", "TableViewController"), ("GaugeView", "TableView"),
        ("SettingsViewController", "SplitViewController"), ("CellController", "ViewController"),
        ("MyLabel", "Label"), ("authorImageView", "articleImageView"), ("right", "height"),
        ("left", "text"), ("kind", "id"), ("sort", "font"), ("done", "font"), ("close", "class"),
        ("save", "name"), ("help", "cell"), ("page", "image"), ("dark", "data"), ("size", "file"),
        ("sections", "actions"), ("description", "distribution"),
    ])
    func takesNoOtherWordForAMistake(typed: String, other: String) {
        #expect(NearestName.nearest(to: typed, among: [other]) == nil)
        #expect(NameIndex([other]).nearest(to: typed) == nil)
    }

    @Test(arguments: [
        ("titleLbl", "titleLabel"), ("didTapRedeemNow", "didTapRedeem"),
        ("DetalViewControler", "DetailViewController"),
        ("seperatorStile", "separatorStyle"), ("backgroudColer", "backgroundColor"),
    ])
    func findsTwoMistakesInALongName(typed: String, meant: String) {
        #expect(NearestName.nearest(to: typed, among: [meant]) == meant)
        #expect(NameIndex([meant]).nearest(to: typed) == meant)
    }

    @Test func prefersAnotherCaseToAnotherLetter() {
        #expect(NearestName.nearest(to: "Row", among: ["Bow", "row"]) == "row")
    }

    @Test func prefersSwappedLettersToAReplacedOne() {
        #expect(NearestName.nearest(to: "form", among: ["fort", "from"]) == "from")
    }

    @Test func prefersALetterLeftOutToAReplacedOne() {
        #expect(NearestName.nearest(to: "cels", among: ["cell", "cells"]) == "cells")
    }

    @Test func prefersANeighbouringKey() {
        #expect(NearestName.nearest(to: "tsg", among: ["tog", "tag"]) == "tag")
    }

    @Test func prefersTheSameFirstLetter() {
        #expect(NearestName.nearest(to: "rat", among: ["pat", "rap"]) == "rap")
    }

    @Test func takesTheFirstOfEqualNames() {
        #expect(NearestName.nearest(to: "a1", among: ["a2", "a3"]) == "a2")
        #expect(NearestName.nearest(to: "a1", among: ["a3", "a2"]) == "a3")
    }

    @Test func comparesLettersOfAnyScript() {
        #expect(
            NearestName.nearest(to: "загаловок", among: ["подпись", "Заголовок"]) == "Заголовок"
        )
    }

    @Test(.slow) func undoesRandomTypos() {
        let names = [
            "id", "tag", "hidden", "enabled", "alpha", "text", "title", "style", "value", "font",
            "weight", "width", "height", "header", "footer", "cells", "rows", "row", "cell",
            "column", "image", "detail", "accessory", "identifier", "class", "content", "outlets",
            "actions", "segue", "margins", "spacing", "alignment", "views", "label", "button",
            "slider", "switch", "item", "frame", "styles",
        ]
        var generator = SeededGenerator(seed: 1)
        var right = 0
        var total = 0
        for name in names {
            for _ in 0..<40 {
                let typed = typo(in: name, using: &generator)
                guard !names.contains(typed) else { continue }
                total += 1
                if NearestName.nearest(to: typed, among: names) == name { right += 1 }
            }
        }
        #expect(Double(right) >= 0.95 * Double(total), "\(right) of \(total) typos were undone")
    }

    private func typo(in name: String, using generator: inout SeededGenerator) -> String {
        var letters = Array(name)
        let letter = "abcdefghijklmnopqrstuvwxyz".randomElement(using: &generator) ?? "a"
        let place = Int.random(in: 0..<letters.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: letters[place] = letter
        case 1: letters.insert(letter, at: place)
        case 2: letters.remove(at: place)
        default: letters.swapAt(place, max(place, 1) - 1)
        }
        return String(letters)
    }
}
