package import SceneText

extension Diagnostic {
    /// A colour whose file in an asset catalog cannot be used.
    static func badAsset(
        _ name: String,
        _ path: String,
        _ reason: String,
        at place: Annotation
    ) -> Diagnostic {
        Diagnostic(
            .badAsset,
            "the colour '\(name)' in '\(path)' cannot be read: \(reason)",
            at: place
        )
    }
}

extension DiagnosticCode {
    package static let badAsset = DiagnosticCode(
        "bad-asset",
        .files,
        .warning,
        summary: "a colour of an asset catalog cannot be read",
        explanation: """
            Named colours are looked up in asset catalogs beside a document and in the folders around it. The file \
            of this colour is not JSON, or has no colour that can be read, so it is drawn as the document itself \
            recorded it.
            """,
        good: document,
        replacing: "name=\"Accent\"/>",
        with: "name=\"Broken\"/>",
        files: [
            "Assets.xcassets/Accent.colorset/Contents.json": """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
              {"red": "0x00", "green": "102", "blue": "0.800", "alpha": "1.000"}}}]}

            """,
            "Assets.xcassets/Broken.colorset/Contents.json": """
            {"colors": [{"idiom": "universal", "color": }]}

            """,
        ]
    )

    /// A storyboard that uses a colour of a catalog.
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="a">
            <scenes>
                <scene sceneID="s">
                    <objects>
                        <viewController id="a" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="v">
                                <color key="backgroundColor" name="Accent"/>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
            <resources>
                <namedColor name="Broken">
                    <color red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
                </namedColor>
            </resources>
        </document>

        """
}
