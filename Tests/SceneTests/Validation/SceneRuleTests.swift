import Testing

@testable import SceneKitLite

/// Initial scenes and the ways that lead from them.
@Suite struct SceneRuleTests {
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
                  start: {controller: view, segues: [{present: start}]}
                  inner: {controller: view}
                  1️⃣stack2️⃣: {controller: navigation, root: inner}
                  3️⃣one4️⃣: {controller: view, segues: [{show: two}]}
                  two: {controller: view, segues: [{show: one}]}
                snapshots:
                  inner: {scene: inner}
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
                  start: {controller: view, segues: [{show: 1️⃣edn2️⃣}]}
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
                  outer: {controller: navigation, root: 1️⃣inner2️⃣, segues: [{present: sides}]}
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
}
