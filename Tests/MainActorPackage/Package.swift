// swift-tools-version: 6.2
import PackageDescription

// A program that is on the main actor, as apps are: it depends on the library with the trait.
let package = Package(
    name: "MainActorPackage",
    dependencies: [.package(name: "scenectl", path: "../..", traits: ["MainActor"])],
    targets: [
        // As Xcode 26 makes new apps: everything is on the main actor unless it says otherwise.
        .target(
            name: "Isolated",
            dependencies: [.product(name: "SceneKitLite", package: "scenectl")],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        // Plain Swift 6: classes get the isolation from those of the library.
        .target(
            name: "Plain",
            dependencies: [.product(name: "SceneKitLite", package: "scenectl")]
        ),
        // Screens as apps have them, moved from UIKit.
        .target(
            name: "Screens",
            dependencies: [.product(name: "UIKitNames", package: "scenectl")],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "IsolatedTests",
            dependencies: ["Isolated", .product(name: "SceneTesting", package: "scenectl")],
            exclude: ["__snapshots__"],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "ScreensTests",
            dependencies: [
                "Screens", .product(name: "UIKitNames", package: "scenectl"),
                .product(name: "SceneTesting", package: "scenectl"),
            ],
            exclude: ["__snapshots__"],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "PlainTests",
            dependencies: ["Plain", .product(name: "SceneTesting", package: "scenectl")],
            exclude: ["__snapshots__"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
