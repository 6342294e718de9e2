import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// What the screens of devices keep free at their edges.
@Suite struct DeviceScreenTests {
    private static func size(_ device: Device) -> Size {
        Size(width: device.points.width, height: device.points.height)
    }

    @Test(arguments: Device.allCases) func eachDeviceHasAScreenThatIsKnown(_ device: Device) {
        #expect(Self.size(device).screenInsets != nil)
    }

    private static let edges: [(device: Device, top: Double, bottom: Double)] = [
        (.iPhoneSE, 20, 0), (.iPhone8, 20, 0), (.iPhoneX, 44, 34), (.iPhone11, 48, 34),
        (.iPhone13, 47, 34), (.iPhone14Plus, 47, 34), (.iPhone15Pro, 59, 34),
        (.iPhone16Plus, 59, 34), (.iPhone16Pro, 62, 34), (.iPhone16ProMax, 62, 34),
        (.iPad, 20, 0), (.iPadMini, 24, 20), (.iPadPro11, 24, 20), (.iPadPro, 24, 20),
    ]

    @Test(arguments: edges) func theEdgesAreThoseOfTheDevice(
        _ device: Device,
        top: Double,
        bottom: Double
    ) {
        let size = Self.size(device)
        #expect(size.screenInsets?.top == top)
        #expect(size.screenInsets?.bottom == bottom)
        // On its side a phone has no status bar, and the camera takes as much at both sides.
        let turned = Size(width: size.height, height: size.width).screenInsets
        #expect(turned?.top == (size.isTablet ? top : 0))
        #expect(turned?.side == (size.isTablet || bottom == 0 ? 0 : top))
    }

    @Test(arguments: [(Device.iPhone15, 59 + 44.0), (.iPhone8, 64), (.iPad, 70), (.iPadPro11, 74)])
    func contentBeginsBelowTheBar(_ device: Device, _ top: Double) throws {
        let file = SceneFile.read(
            SourceText(
                name: "s.yaml",
                text: """
                    initial: n
                    scenes:
                      n: {controller: navigation, root: a}
                      a: {controller: view, title: A, view: [{view: {id: first, height: 20}}]}
                    """
            )
        )
        let window = try Window.screen(Self.size(device), showing: file)
        let views = window.rootViewController.map { [$0.view] + $0.view.descendants } ?? []
        let first = try #require(views.first { $0.identifier == "first" })
        #expect(first.convert(first.bounds, to: window).minY == top)
    }
}
