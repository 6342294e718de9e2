import Testing

@testable import scenectl

/// In which folder `scenectl convert` may write a scene.
@Suite struct ConvertedPlaceTests {
    let session: Session

    init() throws { session = try Session() }

    /// Data that is in the result now needs no file beside that; what is still named does.
    @Test func whatTheResultNamesMustBeBesideIt() async throws {
        let planets = """
            data: {planets: {file: planets.csv}, moons: {file: moons.csv}}
            scenes:
              list: {controller: table, class: C, table: {prototypes: [{identifier: P}]}}
            classes:
              C: {superclass: TableViewController, rows: planets, cell: {identifier: P, set: {textLabel.text: "{item.n}"}}}

            """
        try session.write("n\nMars\n", to: "planets.csv")
        try session.write("n\nPhobos\n", to: "moons.csv")
        try session.makeFolder("sub")
        try session.write(planets.replacing(", moons: {file: moons.csv}", with: ""), to: "one.yaml")
        let one = await session.run("convert", "one.yaml", "--to", "static", "-o", "sub/one.yaml")
        #expect(one.status == .clean, "\(one.errors)")
        #expect(try session.read("sub/one.yaml").contains("text: Mars"))
        let named = planets.replacing(
            "rows: planets",
            with: "rows: planets, configureView: {title: '{moons[0].n}'}"
        )
        try session.write(named, to: "two.yaml")
        let two = await session.run("convert", "two.yaml", "--to", "static", "-o", "sub/two.yaml")
        #expect(two.status == .failure)
        #expect(
            two.errors.contains(
                "error: the scene names 'moons.csv' beside it, which is not in 'sub'\n"
            )
        )
        #expect(session.files(in: "sub") == ["one.yaml"])
    }
}
