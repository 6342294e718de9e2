// swift-tools-version: 6.2
import PackageDescription

// Benchmarks, fuzz targets and the C programs they are compared with: a package of its own, so that
// nothing here is built or needed by those who use the library.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

let scenes = Target.Dependency.product(name: "SceneKitLite", package: "scenectl")

/// A program of one C file.
func program(_ name: String, uses libraries: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: name,
        dependencies: libraries,
        path: "C",
        exclude: ["LibYAML"],
        sources: ["\(name).c"],
        linkerSettings: libraries.isEmpty ? [] : [.linkedLibrary("yaml")]
    )
}

let package = Package(
    name: "bench",
    products: [
        .executable(name: "bench", targets: ["Bench"]),
        .executable(name: "bench-stage", targets: ["Stage"]),
        .executable(name: "growth", targets: ["Growth"]),
        .executable(name: "one-line", targets: ["OneLine"]),
        .executable(name: "yaml-suite", targets: ["Suite"]),
    ],
    dependencies: [.package(name: "scenectl", path: "../..")],
    targets: [
        .executableTarget(name: "Bench", path: "Bench", swiftSettings: strict),
        .executableTarget(name: "Growth", path: "Growth", swiftSettings: strict),
        .executableTarget(
            name: "Stage",
            dependencies: [scenes],
            path: "Stage",
            swiftSettings: strict
        ),
        .executableTarget(name: "OneLine", path: "OneLine", swiftSettings: strict),
        .executableTarget(name: "Suite", path: "Suite", swiftSettings: strict),
        .systemLibrary(
            name: "LibYAML",
            path: "C/LibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .systemLibrary(name: "LibFuzzer", path: "Fuzz/LibFuzzer"),
        .executableTarget(
            name: "fuzz",
            dependencies: [scenes, "LibFuzzer"],
            path: "Fuzz/Target",
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
)
