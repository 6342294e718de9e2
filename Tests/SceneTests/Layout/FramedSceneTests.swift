import SceneKitLite
import Testing

@testable import SceneRules
@testable import SceneText

/// Views with frames, as a person sees them who looks at the screen.
@Suite struct FramedSceneTests {
    /// The lines of a screen that show something, without its frame, for views on a canvas of 375 × 667.
    private func lines(
        of views: String,
        columns: Int = 49,
        canvas: String = "canvas: [375, 667]\n"
    ) throws -> [String] {
        let text = "\(canvas)scenes:\n  a:\n    controller: view\n    view:\n" + views
        return try FramedPicture.lines(of: text, columns: columns)
    }

    @Test func aLabelAndASwitchInTwoViewsShareALine() throws {
        let views = """
                  - view: {frame: [0, 100, 250, 44], views: [{label: {text: Wi-Fi, frame: [16, 11, 200, 21]}}]}
                  - view: {frame: [250, 96, 125, 52], views: [{switch: {on: true, frame: [58, 10, 51, 31]}}]}
            """
        #expect(try lines(of: views) == [" Wi-Fi                                    (━●)"])
    }

    @Test func aSwitchIsBesideALabelOfTwoLines() throws {
        let views = """
                  - label: {text: "Notify me of each new message, also at night", numberOfLines: 0, frame: [16, 100, 270, 42]}
                  - switch: {on: true, frame: [308, 105, 51, 31]}
            """
        #expect(
            try lines(of: views) == [
                " Notify me of each new message, also at   (━●)", " night",
            ]
        )
    }

    @Test func aLabelThatReachesUnderTheNextOneIsAsWideAsItsText() throws {
        let views = """
                  - label: {text: Address, frame: [16, 100, 343, 21]}
                  - label: {text: "12 Long Street, Somewhere Far Away, Nowhere", textAlignment: right, frame: [120, 100, 239, 21]}
            """
        #expect(try lines(of: views) == [" Address  12 Long Street, Somewhere Far Away,…"])
    }

    /// A colour is the same by its name and by its components.
    @Test(arguments: [("white", "#FFFFFF"), ("lightGray", "#AAAAAA"), ("clear", "#F2F2F2")])
    func aBlockShowsWhereItsColorIsNotThatOfTheScreen(_ name: String, _ components: String) throws {
        func lines(_ color: String) throws -> [String] {
            try self.lines(
                of: """
                          - view: {frame: [0, 100, 375, 40], backgroundColor: "\(color)"}
                          - label: {text: Below, frame: [16, 160, 100, 21]}
                    """
            )
        }
        #expect(try lines(name) == lines(components))
        #expect(try (lines(name).count == 1) == (name != "lightGray"))
    }

    @Test func ofTwoLabelsInOnePlaceTheOneShowsThatIsNotHidden() throws {
        let views = """
                  - label: {id: error, text: Something went wrong, hidden: true, frame: [16, 100, 343, 21]}
                  - label: {id: ready, text: All is well, frame: [16, 100, 343, 21]}
                  - label: {text: Below, frame: [16, 130, 343, 21]}
            """
        #expect(try lines(of: views) == [" All is well", " Below"])
    }

    @Test func anIndicatorIsOnItsButton() throws {
        let views = """
                  - button: {title: Save changes, frame: [100, 100, 175, 44]}
                  - activity: {animating: true, frame: [177, 112, 20, 20]}
            """
        let found = try lines(of: views)
        #expect(found.count == 1 && found[0].contains("[ Save changes ◌"))
    }

    @Test func aBadgeIsAtTheCornerOfItsPicture() throws {
        let views = """
                  - image: {name: face, frame: [16, 100, 80, 80]}
                  - label: {text: "3", frame: [84, 96, 16, 16]}
                  - label: {text: Ada, frame: [110, 130, 200, 21]}
            """
        #expect(
            try lines(of: views) == [
                " ┌────────3", " │ ▣ face │ Ada", " │        │", " └────────┘",
            ]
        )
    }

    @Test func aButtonAtTheBottomStaysThere() throws {
        let views = """
                  - label: {text: Terms, frame: [16, 80, 343, 21]}
                  - button: {title: Agree, frame: [0, 617, 375, 50]}
            """
        let all = try FramedPicture.allLines(
            of: "canvas: [375, 667]\nscenes:\n  a:\n    controller: view\n    view:\n" + views,
            columns: 49
        )
        #expect(all.last?.contains("[ Agree ]") == true)
    }

    @Test func aShadowBehindACardIsNotDrawn() throws {
        let views = """
                  - view: {backgroundColor: lightGray, frame: [18, 102, 343, 100]}
                  - view:
                      backgroundColor: white
                      frame: [16, 100, 343, 100]
                      views:
                        - label: {text: Balance, frame: [16, 16, 200, 21]}
                        - label: {text: "100 EUR", frame: [16, 50, 200, 21]}
            """
        #expect(try lines(of: views).map { $0.drop { $0 == " " } } == ["Balance", "100 EUR"])
    }

    @Test func aGradientOverAPictureLeavesBothToTheText() throws {
        let views = """
                  - image: {name: hero, frame: [0, 0, 375, 300]}
                  - view: {backgroundColor: black, alpha: 0.5, frame: [0, 0, 375, 300]}
                  - label: {text: Welcome, frame: [16, 240, 343, 30]}
                  - label: {text: Below, frame: [16, 320, 343, 30]}
            """
        let found = try lines(of: views)
        #expect(
            found.contains { $0.contains("▣ hero") } && found.contains { $0.hasPrefix("Welcome") }
        )
        #expect(found.last == "Below")
    }

    @Test func labelsWithoutWidthOrHeightAreLinesAsWell() throws {
        let views = """
                  - label: {text: Nothing, frame: [16, 100, 0, 0]}
                  - label: {text: Wide, frame: [16, 130, 100, 0]}
                  - label: {text: Plain, frame: [16, 160, 100, 21]}
            """
        #expect(try lines(of: views) == [" Nothing", " Wide", " Plain"])
    }

    @Test func whatIsOutsideTheScreenDoesNotShow() throws {
        let views = """
                  - label: {text: Inside, frame: [16, 100, 100, 21]}
                  - label: {text: Far, frame: [500, 100, 100, 21]}
                  - label: {text: Above, frame: [16, -50, 100, 21]}
            """
        #expect(try lines(of: views, canvas: "") == [" Inside"])
    }

    @Test func threeHundredViewsAreReadInTime() throws {
        let views = (0..<300).map {
            "      - label: {text: \"n\($0)\", frame: [\($0 % 5 * 70 + 10), \($0 / 5 * 30), 60, 21]}"
        }
        let found = try lines(of: views.joined(separator: "\n"))
        #expect(found.first?.split(separator: " ") == ["n0", "n1", "n2", "n3", "n4"])
    }

    @Test func aGridIsReadRowByRow() throws {
        let views = (0..<12).map {
            "      - button: {title: k\($0), frame: [\(20 + $0 % 3 * 115), \(200 + $0 / 3 * 90), 105, 80]}"
        }
        let found = try lines(of: views.joined(separator: "\n"))
        let columns = found.map { line in line.indices.filter { line[$0] == "[" }.count }
        #expect(columns == [3, 3, 3, 3])
        #expect(found[0].contains("[ k0 ]") && found[3].contains("[ k11 ]"))
    }

    @Test func twoFormsBesideEachOtherAreNotZipped() throws {
        let views = """
                  - label: {text: Name, frame: [16, 100, 80, 21]}
                  - label: {text: Street, frame: [16, 130, 80, 21]}
                  - label: {text: Town, frame: [16, 160, 80, 21]}
                  - label: {text: Height, frame: [200, 100, 80, 30]}
                  - label: {text: Weight, frame: [200, 142, 80, 30]}
            """
        let found = try lines(of: views).map { $0.split(separator: " ") }
        #expect(found == [["Name", "Height"], ["Street", "Weight"], ["Town"]])
    }

    @Test func fieldsBeginAtOneColumnWhateverTheirLabelsSay() throws {
        let views = """
                  - label: {text: Name, frame: [16, 104, 80, 21]}
                  - textField: {placeholder: Your name, frame: [110, 100, 249, 30]}
                  - label: {text: Street, frame: [16, 142, 80, 21]}
                  - textField: {placeholder: Your street, frame: [110, 138, 249, 30]}
            """
        #expect(
            try lines(of: views) == [
                " Name        [Your name______________________]",
                " Street      [Your street____________________]",
            ]
        )
    }

    @Test func aTextThatEndsWhereTheNextBeginsStaysThere() throws {
        let views = """
                  - label: {text: Total, textAlignment: right, frame: [16, 100, 184, 21]}
                  - label: {text: "9.99", frame: [208, 100, 151, 21]}
            """
        #expect(try lines(of: views) == ["                   Total 9.99"])
    }

    @Test func aTextThatGrowsPushesDownWhatIsBelow() throws {
        let views = """
                  - label: {text: "One line that grows into several lines because it is much longer than the screen", numberOfLines: 0, frame: [16, 100, 343, 21]}
                  - label: {text: Below, frame: [16, 130, 343, 21]}
            """
        let found = try lines(of: views)
        #expect(found.count == 3 && found.last == " Below")
    }

    @Test func whatIsHiddenLeavesItsColumns() throws {
        let views = """
                  - image: {name: lock, hidden: true, frame: [16, 100, 24, 24]}
                  - label: {text: Secret, frame: [48, 102, 200, 21]}
            """
        #expect(try lines(of: views) == [" Secret"])
    }

    @Test func whatScrollsIsAsHighAsWhatIsInIt() throws {
        let views = """
                  - scroll:
                      frame: [0, 0, 375, 667]
                      views:
                        - label: {text: First, frame: [16, 20, 300, 21]}
                        - image: {name: big, frame: [0, 60, 375, 600]}
                        - label: {text: Last, frame: [16, 1200, 300, 21]}
            """
        let found = try lines(of: views)
        #expect(found.first == "First" && found.last == "Last")
        #expect(found.contains { $0.contains("▣ big") })
    }

    @Test func pagesBesideEachOtherAreOneScreenEach() throws {
        let views = """
                  - scroll:
                      frame: [0, 0, 375, 600]
                      views:
                        - view: {frame: [0, 0, 375, 600], views: [{label: {text: Page one, frame: [16, 20, 300, 21]}}]}
                        - view: {frame: [375, 0, 375, 600], views: [{label: {text: Page two, frame: [16, 20, 300, 21]}}]}
            """
        #expect(try lines(of: views) == ["Page one"])
    }

    @Test(arguments: [32, 40, 60, 96])
    func aLabelAndItsValueReachBothSidesAtEachWidth(_ columns: Int) throws {
        let views = """
                  - label: {text: Carrier, frame: [16, 100, 100, 21]}
                  - label: {text: Telekom, textAlignment: right, frame: [259, 100, 100, 21]}
            """
        let found = try #require(try lines(of: views, columns: columns).first)
        #expect(found.hasPrefix(" Carrier") && found.hasSuffix("Telekom"))
        #expect(found.count == columns - 3)
    }

    @Test func theScreenIsTheSameAfterItWasTurnedTwice() throws {
        let text = """
            canvas: [375, 667]
            scenes:
              a:
                controller: view
                view:
                  - label: {text: Wi-Fi, frame: [16, 106, 200, 21]}
                  - switch: {on: true, frame: [308, 101, 51, 31]}
                  - textView: {text: Notes, frame: [0, 200, 375, 467], autoresizing: [flexibleWidth, flexibleHeight]}
            """
        let player = try FramedPicture.player(text, columns: 49)
        let before = ScreenRenderer(.text).render(player.window)
        #expect(player.play("rotate").isEmpty)
        #expect(player.play("rotate").isEmpty)
        #expect(ScreenRenderer(.text).render(player.window) == before)
    }
}
