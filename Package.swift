// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Every target is checked the same way: Swift 6 mode, explicit existentials, imports that do not
// leak (SE-0409), members visible only through a direct import (SE-0444), unsafe code marked
// (SE-0458) and no warning left standing (SE-0443).
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

/// What programs are built with.
///
/// UIKit is on the main actor, and programs are written so. With the trait `MainActor` the runtime and
/// all that draws it are too; without it the command draws files in parallel.
let mainActor: [SwiftSetting] =
    strict + [.defaultIsolation(MainActor.self, .when(traits: ["MainActor"]))]

let package = Package(
    name: "scenectl",
    products: [
        .library(name: "SceneRuntime", targets: ["SceneRuntime"]),
        .library(name: "SceneKitLite", targets: ["SceneKitLite"]),
        .library(name: "UIKitNames", targets: ["UIKitNames"]),
        .library(name: "SceneGoldens", targets: ["SceneGoldens"]),
        .library(name: "SceneTesting", targets: ["SceneTesting"]),
        .executable(name: "scenectl", targets: ["scenectl"]),
    ],
    traits: [
        .trait(
            name: "MainActor",
            description: "The runtime and the test library on the main actor, as UIKit is."
        )
    ],
    targets: [
        .systemLibrary(
            name: "CYaml",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .target(name: "SceneText", swiftSettings: strict),
        .target(
            name: "SceneLanguage",
            dependencies: ["SceneText", "CYaml"],
            swiftSettings: strict,
            // Rounding of Double comes from libm, which nothing else here would link.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
        ),
        .target(name: "SceneRuntime", dependencies: ["SceneText"], swiftSettings: mainActor),
        .target(
            name: "SceneInterchange",
            dependencies: ["SceneText", "SceneLanguage"],
            swiftSettings: strict
        ),
        .target(name: "SceneSources", dependencies: ["SceneText"], swiftSettings: strict),
        .target(
            name: "SceneRules",
            dependencies: ["SceneText", "SceneLanguage", "SceneInterchange", "SceneSources"],
            swiftSettings: strict
        ),
        .target(
            name: "SceneKitLite",
            dependencies: ["SceneText", "SceneLanguage", "SceneRuntime", "SceneRules"],
            swiftSettings: mainActor
        ),
        .target(
            name: "UIKitNames",
            dependencies: ["SceneKitLite"],
            swiftSettings: mainActor
        ),
        .target(
            name: "SceneConversion",
            dependencies: [
                "SceneText", "SceneLanguage", "SceneRuntime", "SceneRules", "SceneKitLite",
            ],
            swiftSettings: strict
        ),
        .systemLibrary(name: "CFileGate"),
        .target(name: "SceneFiles", dependencies: ["CFileGate"], swiftSettings: strict),
        .target(
            name: "SceneGoldens",
            dependencies: ["SceneFiles", "SceneText", "SceneKitLite"],
            swiftSettings: strict
        ),
        .target(
            name: "SceneTesting",
            dependencies: [
                "SceneFiles", "SceneText", "SceneRuntime", "SceneKitLite", "SceneGoldens",
            ],
            swiftSettings: mainActor
        ),
        .executableTarget(
            name: "scenectl",
            dependencies: [
                "SceneFiles", "SceneText", "SceneLanguage", "SceneInterchange", "SceneSources",
                "SceneRuntime", "SceneRules", "SceneKitLite", "SceneConversion", "SceneGoldens",
            ],
            // Commands stay on the thread that starts them until they ask for others (SE-0461).
            swiftSettings: strict + [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
        ),
        .testTarget(
            name: "SceneTests",
            dependencies: [
                "SceneFiles", "SceneText", "SceneLanguage", "SceneInterchange", "SceneSources",
                "SceneRuntime", "SceneRules", "SceneKitLite", "SceneConversion", "SceneGoldens",
                "SceneTesting", "UIKitNames", "scenectl",
            ],
            exclude: [
                "Articles/__snapshots__", "Examples/README.md", "Testing/__snapshots__",
                "Text/DisplayWidths.txt",
            ],
            swiftSettings: strict
        ),
    ]
)

// Programs that measure and fuzz. They see what only this package sees, and nothing of them is built or
// needed by those who use the library.
if Context.environment["SCENECTL_TOOLS"] != nil {
    let inside: [Target.Dependency] = [
        "SceneFiles", "SceneText", "SceneLanguage", "SceneInterchange", "SceneSources",
        "SceneRuntime", "SceneKitLite",
    ]
    let folder = "Tests/Bench/"

    /// A program of one C file.
    func program(_ name: String, uses libraries: [Target.Dependency] = []) -> Target {
        .executableTarget(
            name: name,
            dependencies: libraries,
            path: folder + "C",
            exclude: ["LibYAML"],
            sources: ["\(name).c"],
            linkerSettings: libraries.isEmpty ? [] : [.linkedLibrary("yaml")]
        )
    }

    /// The folder of the toolchain's own libraries, SwiftParser among them: that of the first `swift` of the path.
    var compilerLibraries: String {
        let folders = (Context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let program = folders.map { "\($0)/swift" }.first(where: FileManager.default.fileExists)
        let found = URL(fileURLWithPath: program ?? "/usr/bin/swift").resolvingSymlinksInPath()
        let root = found.deletingLastPathComponent().deletingLastPathComponent()
        return root.appendingPathComponent("lib/swift/host").path
    }

    package.products += [
        .executable(name: "bench", targets: ["Bench"]),
        .executable(name: "bench-stage", targets: ["Stage"]),
        .executable(name: "growth", targets: ["Growth"]),
        .executable(name: "one-line", targets: ["OneLine"]),
        .executable(name: "yaml-suite", targets: ["Suite"]),
        .executable(name: "xml-judge", targets: ["Judge"]),
        .executable(name: "interface-corpus", targets: ["InterfaceCorpus"]),
        .executable(name: "text-corpus", targets: ["TextCorpus"]),
        .executable(name: "sources-corpus", targets: ["SourcesCorpus"]),
        .executable(name: "source-judge", targets: ["SourceJudge"]),
    ]
    package.targets += [
        .executableTarget(name: "Bench", path: folder + "Bench", swiftSettings: strict),
        .executableTarget(name: "Growth", path: folder + "Growth", swiftSettings: strict),
        .executableTarget(
            name: "Stage",
            dependencies: inside,
            path: folder + "Stage",
            swiftSettings: strict
        ),
        .executableTarget(name: "OneLine", path: folder + "OneLine", swiftSettings: strict),
        .executableTarget(name: "Suite", path: folder + "Suite", swiftSettings: strict),
        .systemLibrary(
            name: "LibYAML",
            path: folder + "C/LibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .systemLibrary(
            name: "LibExpat",
            path: folder + "Judge/LibExpat",
            pkgConfig: "expat",
            providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]
        ),
        .executableTarget(
            name: "Judge",
            dependencies: ["SceneText", "SceneInterchange", "LibExpat"],
            path: folder + "Judge/Program",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "InterfaceCorpus",
            dependencies: inside + ["SceneRules", "LibExpat"],
            path: folder + "Interface",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "TextCorpus",
            dependencies: inside,
            path: folder + "Text",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "SourcesCorpus",
            path: folder + "Sources",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "SourceJudge",
            dependencies: ["SceneText", "SceneSources"],
            path: folder + "SourceJudge",
            swiftSettings: strict + [.unsafeFlags(["-I", compilerLibraries])],
            linkerSettings: [
                .unsafeFlags([
                    "-L", compilerLibraries, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath",
                    "-Xlinker", compilerLibraries,
                ])
            ]
        ),
        .systemLibrary(name: "LibFuzzer", path: folder + "Fuzz/LibFuzzer"),
        .executableTarget(
            name: "fuzz",
            dependencies: inside + ["LibFuzzer"],
            path: folder + "Fuzz/Target",
            swiftSettings: strict,
            linkerSettings: [
                // gold stumbles over the sanitizer's archive. Unreachable sections go because that
                // archive holds a second `main`.
                .unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld", "-Xlinker", "--gc-sections"])
            ]
        ),
        program("pull", uses: ["LibYAML"]),
        program("events", uses: ["LibYAML"]),
        program("timed"),
    ]
}
