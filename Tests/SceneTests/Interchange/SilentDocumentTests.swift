import Testing

@testable import SceneRules
@testable import SceneText

/// What a document says of its views beside actions and `accessibility:`, and what then is not missing.
@Suite struct SilentDocumentTests {
    private static func codes(_ views: String, document: String = "") -> [String] {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"\(document)><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
            <view contentMode="scaleToFill" id="v1"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews>\(views)</subviews></view>
            </objects></document>
            """
        let file = SceneFile.read(SourceText(name: "A.xib", text: text))
        return file.findings(pedantic: true).map(\.code.name).filter {
            $0.hasSuffix("without-label") || $0 == "control-without-action"
        }
    }

    private static func view(_ element: String, _ attributes: String, _ inner: String) -> String {
        InterfaceSample.view(element, #"\#(attributes) id="b1""#, 0, 0, 80, 40, inner)
    }

    // MARK: Labels

    private static let silent = [
        "slider": "control-without-label", "switch": "control-without-label",
        "stepper": "control-without-label", "textField": "control-without-label",
        "searchBar": "control-without-label", "textView": "control-without-label",
        "imageView": "image-without-label",
    ]

    @Test(arguments: silent.keys.sorted())
    func whatRuntimeAttributesSayIsNotMissing(_ element: String) throws {
        let code = try #require(Self.silent[element])
        func has(_ inner: String) -> Bool {
            Self.codes(Self.view(element, "", inner)).contains(code)
        }
        func attribute(_ type: String, _ path: String, _ value: String) -> String {
            """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="\(type)" \
            keyPath="\(path)" value="\(value)"/></userDefinedRuntimeAttributes>
            """
        }
        #expect(has(""))
        #expect(has(attribute("string", "accessibilityIdentifier", "level")))
        #expect(has(attribute("boolean", "isAccessibilityElement", "YES")))
        #expect(has(attribute("boolean", "accessibilityElementsHidden", "NO")))
        #expect(has(attribute("string", "accessibilityLabel", "")))
        #expect(!has(attribute("string", "accessibilityLabel", "Level")))
        #expect(!has(attribute("boolean", "isAccessibilityElement", "NO")))
        #expect(!has(attribute("boolean", "accessibilityElementsHidden", "YES")))
        let element = #"<bool key="isElement" value="NO"/>"#
        #expect(
            !has("<accessibility key=\"accessibilityConfiguration\">\(element)</accessibility>")
        )
    }

    @Test(arguments: [
        (#"editable="NO" text="Read me""#, 0), (#"editable="NO""#, 0), (#"text="Read me""#, 1),
    ])
    func aTextThatNobodyEditsIsItsOwnLabel(_ attributes: String, _ count: Int) {
        let codes = Self.codes(Self.view("textView", attributes, ""))
        #expect(codes.count { $0 == "control-without-label" } == count)
    }

    @Test(arguments: silent.keys.sorted() + ["button"])
    func aLaunchScreenIsNeitherReadNorTouched(_ element: String) {
        let view = Self.view(element, "", #"<state key="normal" title="Go"/>"#)
        #expect(Self.codes(view) != [])
        #expect(Self.codes(view, document: #" launchScreen="NO""#) == Self.codes(view))
        #expect(Self.codes(view, document: #" launchScreen="YES""#) == [])
    }

    // MARK: Actions

    /// A delegate hears of all that is done with a control.
    @Test(arguments: ["textField", "searchBar", "textView", "pickerView"])
    func aControlWithADelegateIsNotIdle(_ element: String) {
        func isIdle(connecting outlet: String) -> Bool {
            let connections =
                "<connections><outlet property=\"\(outlet)\" destination=\"-1\" id=\"o1\"/></connections>"
            return Self.codes(Self.view(element, "", connections))
                .contains("control-without-action")
        }
        let isControl = Self.codes(Self.view(element, "", "")).contains("control-without-action")
        #expect(isIdle(connecting: "inputView") == isControl)
        #expect(!isIdle(connecting: "delegate"))
    }
}
