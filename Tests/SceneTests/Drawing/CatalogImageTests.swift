import Foundation
import SceneInterchange
import SceneText
import Testing

@testable import scenectl

/// Pictures of asset catalogs in SVG.
@Suite struct CatalogImageTests {
    /// The start of a PNG file, which is as far as one is looked at.
    private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
            + [0, 0, 0, width, 0, 0, 0, height]
    }

    private static let scene = """
        scenes:
          a:
            controller: view
            view:
              - {image: {name: logo, height: 60, contentMode: center}}
              - {image: {name: logo, height: 60, contentMode: center}}
              - {image: {name: gear, height: 40, contentMode: scaleAspectFit, tintColor: red}}
              - {image: {name: missing, height: 40}}

        """

    private static func contents(_ entries: String, template: Bool = false) -> String {
        let intent = template ? #", "properties": {"template-rendering-intent": "template"}"# : ""
        return #"{"images": [\#(entries)]\#(intent), "info": {"version": 1}}"#
    }

    private func session(logo entries: String) throws -> Session {
        let session = try Session()
        try session.write(Self.scene, to: "a.scene.yaml")
        let logo = "Assets.xcassets/Group/logo.imageset", gear = "Assets.xcassets/gear.imageset"
        try session.write(Self.contents(entries), to: "\(logo)/Contents.json")
        try session.write(Self.png(20, 10), to: "\(logo)/one.png")
        try session.write(Self.png(40, 20), to: "\(logo)/two.png")
        try session.write(Self.png(44, 24), to: "\(logo)/dark.png")
        try session.write(
            Self.contents(#"{"filename": "gear.png", "idiom": "universal"}"#, template: true),
            to: "\(gear)/Contents.json"
        )
        try session.write(Self.png(30, 30), to: "\(gear)/gear.png")
        return session
    }

    private static let usual = """
        {"idiom": "universal", "scale": "1x", "filename": "one.png"},
        {"idiom": "universal", "scale": "2x", "filename": "two.png"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "scale": "2x", "filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
        """

    private func data(_ bytes: [UInt8]) -> String {
        "href=\"data:image/png;base64,\(Data(bytes).base64EncodedString())\""
    }

    @Test func filesAreInThePictureOnce() async throws {
        let session = try session(logo: Self.usual)
        let light = await session.run("render", "a.scene.yaml", "--format", "svg").output
        #expect(light.ranges(of: data(Self.png(40, 20))).count == 1)
        #expect(light.ranges(of: "<use href=\"#i0\"").count == 2)
        // Two pixels are a point.
        #expect(light.contains("<image id=\"i0\" width=\"20\" height=\"10\""))
        #expect(!light.contains(">logo<") && light.contains(">missing<"))
        // A template takes the tint.
        #expect(
            light.contains("mask-type:alpha")
                && light.contains("fill=\"#ff0000\" mask=\"url(#i1m)\"")
        )
        let dark = await session.run(
            "render",
            "a.scene.yaml",
            "--format",
            "svg",
            "--appearance",
            "dark"
        ).output
        #expect(dark.contains(data(Self.png(44, 24))) && !dark.contains(data(Self.png(40, 20))))
        let text = await session.run("render", "a.scene.yaml").output
        #expect(text.contains("logo"))
    }

    /// Tabs show the shape of their pictures, items of bars their pictures.
    @Test func barsHavePictures() async throws {
        let session = try session(logo: Self.usual)
        try session.write(
            """
            initial: tabs
            scenes:
              tabs: {controller: tabs, tabs: [first, second]}
              first: {controller: navigation, root: a, tabBarItem: {title: One, image: logo}}
              a: {controller: view, title: A, rightItems: [{image: gear}, {image: unknown}], view: [{label: A}]}
              second: {controller: view, tabBarItem: {title: Two, image: unknown}, view: [{label: B}]}

            """,
            to: "bars.scene.yaml"
        )
        let picture = await session.run("render", "bars.scene.yaml", "--format", "svg")
        #expect(picture.errors == "")
        let masks = picture.output.split(separator: "<mask ").dropFirst()
        #expect(masks.count == 2)
        #expect(masks.contains { $0.contains(data(Self.png(40, 20))) })
        #expect(masks.contains { $0.contains(data(Self.png(30, 30))) })
        #expect(!picture.output.contains(">gear<") && !picture.output.contains(">unknown<"))
    }

    /// What a catalog says is looked for beside it, nowhere else, and what no page can show stays a box.
    @Test(arguments: [
        #"{"filename": "../../../secret.png"}"#, #"{"filename": "/etc/hostname"}"#,
        #"{"filename": "gone.png"}"#,
        #"{"filename": "a.pdf"}"#, #"{"filename": 4}"#, "[]", "",
    ])
    func whatCannotBeShownIsABox(_ entry: String) async throws {
        let session = try session(logo: entry)
        try session.write(Self.png(9, 9), to: "secret.png")
        try session.write("%PDF-1.4", to: "Assets.xcassets/Group/logo.imageset/a.pdf")
        let picture = await session.run("render", "a.scene.yaml", "--format", "svg")
        #expect(picture.status == .clean && picture.output.contains(">logo<"))
        #expect(!picture.output.contains(data(Self.png(9, 9))))
    }

    @Test func sizesAreReadFromFiles() throws {
        #expect(ImageFile(Self.png(40, 20), scale: 2).map { [$0.width, $0.height] } == [20, 10])
        let jpeg: [UInt8] = [
            0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 50, 0, 80, 3, 0, 0,
        ]
        #expect(ImageFile(jpeg).map { [$0.width, $0.height] } == [80, 50])
        #expect(
            ImageFile(Array("GIF89a".utf8) + [3, 1, 4, 0]).map { [$0.width, $0.height] } == [
                259, 4,
            ]
        )
        let drawing =
            "<?xml version=\"1.0\"?><svg viewBox=\"0 0 30 12.5\" xmlns=\"x\"><path/></svg>"
        #expect(
            ImageFile(Array(drawing.utf8), scale: 3).map { [$0.width, $0.height] } == [30, 12.5]
        )
        // Any cut of a file and any byte in it is looked at without harm.
        for file in [Self.png(40, 20), jpeg, Array(drawing.utf8)] {
            for count in 0..<file.count { _ = ImageFile(Array(file.prefix(count))) }
            for index in file.indices {
                for byte in [0, 0x7F, 0xFF] as [UInt8] {
                    var file = file
                    file[index] = byte
                    if let image = ImageFile(file) { #expect(image.width > 0 && image.height > 0) }
                }
            }
        }
    }
}
