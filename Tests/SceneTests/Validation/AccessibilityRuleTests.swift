import Testing

@testable import SceneKitLite

/// What a screen reader would miss.
@Suite struct AccessibilityRuleTests {
    @Test func imagesAndImageButtonsWantALabel() {
        expectFindings(
            "image-without-label",
            "image-button-without-label",
            in: """
                scenes:
                  form:
                    controller: view
                    class: Form
                    view:
                      - 1️⃣image2️⃣: logo
                      - image: {name: logo, accessibility: {hidden: true}}
                      - image: {name: logo, accessibility: {label: Logo}}
                      - 3️⃣button4️⃣: {image: heart, actions: {touchUpInside: go}}
                      - button: {image: heart, title: Like, actions: {touchUpInside: go}}
                      - button: {type: infoLight, actions: {touchUpInside: go}}
                classes:
                  Form: {superclass: ViewController, actions: {go: {log: gone}}}
                """
        )
    }

    @Test func theImageOfAStyleBelongsToItsRow() {
        expectFindings(
            "image-without-label",
            in: """
                scenes:
                  form:
                    controller: table
                    table:
                      sections:
                        - cells:
                            - {text: Name, image: person}
                            - {imageView: {name: person}}
                            - {text: Name, accessory: {1️⃣image2️⃣: star}}
                """
        )
    }

    @Test func aViewAroundTheImageMaySpeakForIt() {
        expectClean(
            """
            scenes:
              form:
                controller: table
                table:
                  header:
                    row: {accessibility: {isElement: true, label: Welcome}, views: [{image: logo}]}
                  footer:
                    row: {accessibility: {hidden: true}, views: [{row: [{image: logo}]}]}
                  sections:
                    - cells:
                        - {accessibility: {label: A star}, content: {image: star}}
            """
        )
    }

    @Test func aLabelThatCodeSetsCounts() {
        expectClean(
            """
            scenes:
              list:
                controller: table
                class: List
                table:
                  header: {image: {id: picture}}
                  prototypes: [{identifier: Cell, content: {image: {tag: 1}}}]
                outlets: {pictureView: picture}
            classes:
              List:
                superclass: TableViewController
                outlets: {pictureView: ImageView}
                rows: {count: 1}
                cell: {identifier: Cell, set: {"#1.accessibility.label": "Picture {row}"}}
                configureView: {pictureView.accessibility.label: All pictures}
            """
        )
    }
}
