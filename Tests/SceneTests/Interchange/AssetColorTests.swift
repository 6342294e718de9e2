import SceneKitLite
import SceneLanguage
import Testing

@testable import SceneInterchange
@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// Colours of the asset catalogs beside a document.
@Suite struct AssetColorTests {
    typealias Sample = InterfaceSample

    /// A screen whose background is a colour with a name, which the document remembers as red.
    private static func screen(_ color: String) -> String {
        Sample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <color key="backgroundColor" name="\(color)"/></view></viewController>
            """
        ).replacing(
            "</document>",
            with: """
                <resources><namedColor name="\(color)"><color red="1" green="0" blue="0" alpha="1" \
                colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources></document>
                """
        )
    }

    private static func set(_ colors: String...) -> String {
        "{\"colors\": [\(colors.joined(separator: ", "))], \"info\": {\"version\": 1}}"
    }

    private static func srgb(_ parts: String, _ more: String = "") -> String {
        """
        {"idiom": "universal", \(more)"color": {"color-space": "srgb", "components": {\(parts)}}}
        """
    }

    private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}], "#

    private func colors(_ files: [String: String], around folder: String = "") -> ProjectFiles {
        ProjectFiles(around: folder, MemoryResources(files), limits: Limits())
    }

    @Test(arguments: [
        (srgb(#""red": "0.000", "green": "0.4", "blue": "0.800", "alpha": "1.000""#), "#0066CC"),
        (srgb(#""red": "0x00", "green": "0x66", "blue": "0xCC", "alpha": "1.000""#), "#0066CC"),
        (srgb(#""red": "0", "green": "102", "blue": "204", "alpha": "0.502""#), "#0066CC80"),
        (srgb(#""red": 0.0, "green": 0.4, "blue": 204, "alpha": 1.0"#), "#0066CC"),
        (srgb(#""white": "0.5", "alpha": "1.000""#), "#808080"),
        (srgb(#""red": "1.0", "green": "1.0", "blue": "1.0", "alpha": "0.000""#), "clear"),
        (#"{"color": {"platform": "ios", "reference": "secondaryLabelColor"}}"#, "secondaryLabel"),
    ])
    func thePartsOfAColourAreReadInEachForm(_ entry: String, _ expected: String) {
        let colors = colors(["A.xcassets/Accent.colorset/Contents.json": Self.set(entry)])
        #expect(colors.color("Accent")?.description == expected)
    }

    @Test func theColourForDarkScreensComesAfterTheOther() {
        let light = Self.srgb(#""red": "0", "green": "102", "blue": "204""#)
        let contrast = light.replacing("204", with: "1").replacing(
            "\"color\":",
            with: #""appearances": [{"appearance": "contrast", "value": "high"}], "color":"#
        )
        let pad = light.replacing("universal", with: "ipad").replacing("204", with: "2")
        let dark = Self.srgb(#""red": "0xFF", "green": "0", "blue": "0""#, Self.dark)
        let colors = colors([
            "A.xcassets/Both.colorset/Contents.json": Self.set(contrast, pad, dark, light),
            "A.xcassets/Same.colorset/Contents.json": Self.set(
                light,
                light.replacing("\"color\":", with: Self.dark + "\"color\":")
            ),
        ])
        #expect(colors.color("Both")?.description == "#0066CC/#FF0000")
        #expect(colors.color("Same")?.description == "#0066CC")
    }

    @Test func groupsMayPutTheirNamesBeforeThoseOfTheirColours() {
        let blue = Self.set(Self.srgb(#""red": "0", "green": "0", "blue": "255""#))
        let colors = colors([
            "A.xcassets/Plain/One.colorset/Contents.json": blue,
            "A.xcassets/Named/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "A.xcassets/Named/Two.colorset/Contents.json": blue,
        ])
        #expect(colors.color("One")?.description == "#0000FF")
        #expect(colors.color("Named/Two")?.description == "#0000FF")
        #expect(colors.color("Two") == nil && colors.color("Plain/One") == nil)
    }

    @Test func aNameIsNeverAPath() {
        let colors = colors([
            "A.xcassets/One.colorset/Contents.json": Self.set(Self.srgb(#""white": "0""#)),
            "secret.colorset/Contents.json": Self.set(Self.srgb(#""white": "0""#)),
        ])
        for name in ["../secret", "../A.xcassets/One", "One.colorset", "/One", ""] {
            #expect(colors.color(name) == nil, "\(name)")
        }
    }

    @Test func theCatalogHasTheWordAndTheDocumentRemembers() {
        let blue = Self.set(Self.srgb(#""red": "0", "green": "0", "blue": "255""#))
        let catalog = ["A.xcassets/Accent.colorset/Contents.json": blue]
        let text = SourceText(name: "Main.storyboard", text: Self.screen("Accent"))
        let found = SceneFile.read(text, resources: MemoryResources(catalog))
        #expect(found.diagnostics == [])
        #expect(found.definition.colors.map(\.color.value.description) == ["#0000FF"])
        #expect(
            SceneFile.read(text).definition.colors.map(\.color.value.description) == ["#FF0000"]
        )
    }

    @Test func aBrokenColourIsReportedOnceWhereItIsUsed() {
        let broken = ["A.xcassets/Accent.colorset/Contents.json": "{\n\"colors\": [,]}"]
        let twice = Self.screen("Accent").replacing(
            "</view>",
            with: "<color key=\"tintColor\" name=\"Accent\"/></view>"
        )
        let file = SceneFile.read(
            SourceText(name: "Main.storyboard", text: twice),
            resources: MemoryResources(broken)
        )
        #expect(file.diagnostics.map(\.code) == [.badAsset])
        #expect(file.diagnostics.first?.message.contains("line 2") == true)
        let place = file.diagnostics.first.map {
            file.sources[$0.primary.source].string(in: $0.primary.range)
        }
        #expect(place == #"<color key="backgroundColor" name="Accent"/>"#)
        #expect(file.definition.colors.map(\.color.value.description) == ["#FF0000"])
    }

    @Test func aSceneFileUsesTheColoursBesideItToo() {
        let blue = Self.set(Self.srgb(#""red": "0", "green": "0", "blue": "255""#))
        let text = "view: [{label: {text: Hello, textColor: colors.Accent}}]\n"
        let file = SceneFile.read(
            SourceText(name: "a.yaml", text: text),
            resources: MemoryResources(["A.xcassets/Accent.colorset/Contents.json": blue])
        )
        #expect(file.diagnostics == [])
        #expect(
            SceneFile.read(SourceText(name: "a.yaml", text: text)).diagnostics.map(\.code)
                == [.badColor]
        )
    }

    @Test func theExportSaysBothShades() async throws {
        let session = try Session()
        let light = Self.srgb(#""red": "0", "green": "0", "blue": "255""#)
        let dark = Self.srgb(#""white": "1.0""#, Self.dark)
        try session.write(Self.screen("Accent"), to: "App/Base.lproj/Main.storyboard")
        try session.write(
            Self.set(light, dark),
            to: "App/Resources/A.xcassets/Accent.colorset/Contents.json"
        )
        let export = await session.run("convert", "App/Base.lproj/Main.storyboard", "--to", "scene")
        #expect(export.output.contains("colors:\n  Accent: \"#0000FF/#FFFFFF\"\n"))
    }

    @Test(.slow) func nothingOutsideTheProjectIsRead() async throws {
        let session = try Session()
        let blue = Self.set(Self.srgb(#""red": "0", "green": "0", "blue": "255""#))
        try session.write(Self.screen("Accent"), to: "App/Screens/Main.storyboard")
        try session.write(blue, to: "A.xcassets/Accent.colorset/Contents.json")
        func colors(_ input: SceneInput, allowsOutside: Bool = false) -> ProjectFiles {
            ProjectFiles(
                around: "",
                FolderResources(input: input, allowsOutside: allowsOutside, disk: session.disk),
                limits: Limits()
            )
        }
        let path = "App/Screens/Main.storyboard"
        #expect(colors(.named(path)).color("Accent") == nil)
        #expect(colors(.found(path, below: "App")).color("Accent") == nil)
        #expect(colors(.found(path, below: ".")).color("Accent") != nil)
        #expect(colors(.named(path), allowsOutside: true).color("Accent") != nil)
        // The folder of a project is the last one that is looked into.
        try session.write("", to: "App/App.xcodeproj/project.pbxproj")
        #expect(colors(.found(path, below: ".")).color("Accent") == nil)
        // A link that leads out is not followed.
        try session.link("App/Screens/B.xcassets", to: "../../A.xcassets")
        #expect(colors(.named(path)).color("Accent") == nil)
        #expect(colors(.found(path, below: "App")).color("Accent") == nil)
    }
}
