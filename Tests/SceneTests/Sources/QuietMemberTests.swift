import Testing

@testable import SceneRules

/// Members under other names and of wide types, of which comparing with sources must be quiet.
@Suite struct QuietMemberTests {
    private func swift(_ members: String) -> [String: String] {
        ["A.swift": "import UIKit\nclass HomeViewController: UIViewController {\n\(members)\n}\n"]
    }

    private func objectiveC(_ interface: String, _ implementation: String) -> [String: String] {
        [
            "A.h": "@interface HomeViewController : UIViewController\n\(interface)\n@end\n",
            "A.m": "@implementation HomeViewController\n\(implementation)\n@end\n",
        ]
    }

    @Test(arguments: [
        "@synthesize name = _label;", "@synthesize name = label;", "@synthesize name;",
        "@synthesize name = _label, other = _other;", "@synthesize other, name = label;",
        "@dynamic name;", "@dynamic other, name;",
    ])
    func propertiesOfProtocolsServeOutlets(_ line: String) {
        let storyboard = AppStoryboard(module: nil, outlets: ["name": "l1"])
        #expect(SourceProject(storyboard, objectiveC("", line)).codes() == [])
        let other = line.replacingOccurrence(of: "name", with: "title")
        #expect(
            SourceProject(storyboard, objectiveC("", other)).codes() == ["undeclared-outlet"]
        )
    }
}
