import Testing

@testable import SceneKitLite

/// Initial scenes and the ways that lead from them.
@Suite struct SceneRuleTests {
    @Test func aPlainViewBesideWeightsHasNoWidth() {
        expectFindings(
            "view-without-width",
            "view-without-width",
            in: """
                scenes:
                  main:
                    controller: view
                    view:
                      - row: [1️⃣view2️⃣: {height: 2}, label: {text: a, weight: 1}]
                      - row: [spacer: {}, 3️⃣view4️⃣: {backgroundColor: systemRed}]
                      - row: [view: {height: 2}, label: a]
                      - row: [view: {width: 8}, label: {text: a, weight: 1}]
                      - row: [view: {minimumWidth: 8}, spacer: {}]
                      - row: [view: {weight: 2}, spacer: {}]
                      - row: [view: {id: bar}, spacer: {}]
                      - row: [view: {styles: [wide]}, spacer: {}]
                      - row: [view: [label: a], spacer: {}]
                      - row: [view: {height: 2}, label: {text: a, weight: 1, width: 80}]
                      - row: [view: {height: 2}, {row: [label: {text: a, weight: 1}]}]
                styles:
                  wide: {width: 40}
                """
        )
    }

    @Test func oneSceneIsInitialWithoutSaying() {
        expectClean("scenes: {only: {controller: view}}")
    }

    @Test func withoutAnInitialSceneNothingIsSaidOfWays() {
        expectFindings(
            "no-initial-scene",
            in: "scenes: {1️⃣one2️⃣: {controller: view}, two: {controller: view}}"
        )
    }

    @Test func onlyTheHeadOfAnUnreachableWayIsReported() {
        expectFindings(
            "unreachable-scene",
            "unreachable-scene",
            in: """
                initial: start
                scenes:
                  start: {controller: view, segues: [{present: start, identifier: a}]}
                  inner: {controller: view}
                  1️⃣stack2️⃣: {controller: navigation, root: inner}
                  3️⃣one4️⃣: {controller: view, segues: [{show: two, identifier: a}]}
                  two: {controller: view, segues: [{show: one, identifier: a}]}
                snapshots:
                  inner: {scene: inner}
                """
        )
    }

    @Test func aStoryboardIdentifierIsAWayForCode() {
        expectClean(
            """
            initial: start
            scenes:
              start: {controller: view}
              stack: {storyboardIdentifier: Stack, controller: navigation, root: inner}
              inner: {controller: view}
            """
        )
    }

    @Test func aStoryboardIdentifierIsGivenOnce() {
        expectFindings(
            "duplicate-id",
            in: """
                initial: start
                scenes:
                  start: {storyboardIdentifier: Start, controller: view}
                  other: {storyboardIdentifier: 1️⃣Start2️⃣, controller: view}
                """
        )
    }

    @Test func containersEmbeddingAndSeguesOfCellsAreWays() {
        expectClean(
            """
            initial: split
            scenes:
              split: {controller: split, master: list, detail: end}
              list:
                controller: table
                table:
                  sections:
                    - cells: [{text: A, segue: {showDetail: other}}]
              other: {controller: view, view: [{container: {segue: {embed: inner}}}]}
              inner: {controller: view}
              end: {controller: view}
            """
        )
    }

    @Test func aSceneThatASegueMissesByALetterIsNotUnreachableToo() {
        expectFindings(
            "unknown-destination",
            in: """
                initial: start
                scenes:
                  start: {controller: view, segues: [{show: 1️⃣edn2️⃣, identifier: a}]}
                  end: {controller: view}
                """
        )
    }

    @Test func theRootOfANavigationControllerCanBePushed() {
        expectFindings(
            "misplaced-scene",
            "misplaced-scene",
            in: """
                initial: outer
                scenes:
                  outer: {controller: navigation, root: 1️⃣inner2️⃣, segues: [{present: sides, identifier: a}]}
                  inner: {controller: navigation, root: tabs}
                  tabs: {controller: tabs, tabs: [stack, split]}
                  stack: {controller: navigation, root: 3️⃣split4️⃣}
                  split: {controller: split, master: list, detail: page}
                  list: {controller: navigation, root: page}
                  page: {controller: view}
                  sides: {controller: split, master: list, detail: inner}
                """
        )
    }

    @Test func aNavigationControllerInItselfIsACycleAndNoMore() {
        expectFindings(
            "scene-cycle",
            in: "scenes: {stack: {controller: navigation, root: 1️⃣stack2️⃣}}"
        )
    }

    @Test(arguments: [
        "a: {controller: tabs, tabs: []}", "a: {controller: view, segues: [{show: a}]}",
        "a: {controller: view, leftItem: {id: go}}",
    ])
    func whatASceneCannotDoWithoutIsMissing(_ scene: String) {
        #expect(
            CheckedScene("initial: a\nscenes: {\(scene), b: {controller: view}}").findings
                .filter { !$0.hasPrefix("unreachable") }.map { $0.prefix(11) } == ["missing-key"]
        )
    }

    @Test func noSceneAtAllIsAMissingOne() {
        expectFindings("missing-key", in: "1️⃣scenes2️⃣: {}\n")
    }

    @Test func theScenesOfATabBarThatHasNoneHaveNoEcho() {
        expectFindings(
            "missing-key",
            in: """
                initial: a
                scenes:
                  a: {controller: tabs, 1️⃣tabs2️⃣: []}
                  b: {controller: view}
                """
        )
    }

    @Test func aBarItemIsOneThing() {
        expectFindings(
            "conflicting-keys",
            in: """
                scenes:
                  a:
                    controller: view
                    rightItem: {item: add, 1️⃣title2️⃣: Add, segue: {present: a}}
                """
        )
    }

    @Test func aBarItemMaySendAnActionAndPerformASegue() {
        expectClean(
            """
            scenes:
              a:
                controller: view
                class: A
                rightItem: {item: add, action: go, segue: {present: a}}
            classes:
              A: {superclass: ViewController, actions: {go: {log: go}}}
            """
        )
    }

    // MARK: - Margins

    @Test(arguments: ["label: {text: A, ", "textField: {text: A, ", "table: {"])
    func marginsWantViewsInside(_ view: String) {
        expectFindings(
            "margins-without-content",
            in: "scenes: {a: {controller: view, view: [{\(view)1️⃣margins2️⃣: 8}}]}}\n",
            of: .scenes
        )
    }

    @Test(arguments: [
        "row: {margins: 8, views: [{label: A}]}", "view: {margins: 8}", "anchor: {margins: 8}",
        "scroll: {margins: 8, views: [{label: A}]}",
    ])
    func marginsAroundViewsAreFine(_ view: String) {
        expectFindings(
            in: "scenes: {a: {controller: view, view: [{\(view)}]}}\n",
            of: .scenes
        )
    }
}
