// swift-tools-version: 6.2
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

let package = Package(
    name: "scenectl",
    products: [
        .library(name: "SceneKitLite", targets: ["SceneKitLite"]),
        .library(name: "SceneGoldens", targets: ["SceneGoldens"]),
        .library(name: "SceneTesting", targets: ["SceneTesting"]),
        .executable(name: "scenectl", targets: ["scenectl"]),
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
        .target(name: "SceneRuntime", dependencies: ["SceneText"], swiftSettings: strict),
        .target(
            name: "SceneRules",
            dependencies: ["SceneText", "SceneLanguage"],
            swiftSettings: strict
        ),
        .target(
            name: "SceneKitLite",
            dependencies: ["SceneText", "SceneLanguage", "SceneRuntime", "SceneRules"],
            swiftSettings: strict
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
            dependencies: ["SceneFiles", "SceneText", "SceneRuntime", "SceneKitLite", "SceneGoldens"],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "scenectl",
            dependencies: [
                "SceneFiles", "SceneText", "SceneLanguage", "SceneRuntime", "SceneRules", "SceneKitLite",
                "SceneConversion", "SceneGoldens",
            ],
            // Commands stay on the thread that starts them until they ask for others (SE-0461).
            swiftSettings: strict + [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
        ),
        .testTarget(
            name: "SceneTests",
            dependencies: [
                "SceneFiles", "SceneText", "SceneLanguage", "SceneRuntime", "SceneRules", "SceneKitLite",
                "SceneConversion", "SceneGoldens", "SceneTesting", "scenectl",
            ],
            exclude: [
                "Examples/README.md", "Testing/__snapshots__", "Text/DisplayWidths.txt",
            ],
            swiftSettings: strict
        ),
    ]
)
