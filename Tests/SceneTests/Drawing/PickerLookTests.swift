import Testing

@testable import SceneKitLite
@testable import SceneRuntime
@testable import SceneText

/// How dates and rows are chosen in pictures in points.
@Suite struct PickerLookTests {
    private static func texts(of view: View) -> [String] {
        let controller = ViewController()
        controller.view = ColumnView()
        controller.view.addSubview(view)
        let window = Window.screen(Size(width: 390, height: 844))
        window.rootViewController = controller
        let picture = ScreenRenderer(.svg).render(window)
        return picture.matches(of: />([^<]+)<\/text>/).map { String($0.output.1) }
            .filter { $0 != "9:41" }
    }

    private static func picker(
        _ date: String?,
        _ mode: DatePicker.Mode,
        _ style: DatePicker.Style
    ) -> DatePicker {
        let picker = DatePicker()
        (picker.date, picker.datePickerMode, picker.preferredDatePickerStyle) = (date, mode, style)
        return picker
    }

    @Test(arguments: [
        ("2026-03-01T16:05", DatePicker.Mode.dateAndTime, ["Mar 1, 2026", "4:05 PM"]),
        ("2024-12-31", .date, ["Dec 31, 2024"]), ("2026-03-01T00:30", .time, ["12:30 AM"]),
        ("2026-03-01T12:00", .time, ["12:00 PM"]),
    ])
    func datesAreButtonsByThemselves(_ date: String, _ mode: DatePicker.Mode, _ words: [String]) {
        for style in [DatePicker.Style.automatic, .compact] {
            #expect(Self.texts(of: Self.picker(date, mode, style)) == words)
        }
    }

    /// Days and months go around, halves of a day and years do not; days of the calendar follow each other.
    @Test func wheelsShowWhatIsAroundADate() {
        let days = Self.texts(of: Self.picker("2024-02-28T23:50", .dateAndTime, .wheels))
        #expect(
            days.prefix(7) == [
                "Sun Feb 25", "Mon Feb 26", "Tue Feb 27", "Wed Feb 28", "Thu Feb 29", "Fri Mar 1",
                "Sat Mar 2",
            ]
        )
        #expect(days[7..<14] == ["8", "9", "10", "11", "12", "1", "2"])
        #expect(days[14...] == ["47", "48", "49", "50", "51", "52", "53", "AM", "PM"])
        let date = Self.texts(of: Self.picker("2026-12-31", .date, .wheels))
        #expect(date.prefix(4) == ["September", "October", "November", "December"])
        #expect(date[7..<14] == ["28", "29", "30", "31", "1", "2", "3"])
        #expect(date[14...] == ["2023", "2024", "2025", "2026", "2027", "2028", "2029"])
    }

    @Test(arguments: [(1, 5, "5"), (5, 7, "5"), (15, 44, "30"), (60, 59, "59"), (0, 9, "9")])
    func minutesAreThoseOfTheInterval(_ interval: Int, _ minute: Int, _ shown: String) {
        let time = (minute < 10 ? "0" : "") + String(minute)
        let picker = Self.picker("2026-03-01T02:\(time)", .countDownTimer, .automatic)
        picker.minuteInterval = interval
        let texts = Self.texts(of: picker)
        #expect(texts.contains("2 hours") && texts.contains("\(shown) min"), "\(texts)")
    }

    /// Each day of a month is below the day of the week that it is, whatever the month.
    @Test func aCalendarHasItsDaysBelowTheirNames() throws {
        for year in [1999, 2000, 2024, 2026] {
            for month in 1...12 {
                let date = "\(year)-\(month < 10 ? "0" : "")\(month)-15"
                let texts = Self.texts(of: Self.picker(date, .date, .inline))
                let days = CalendarDate.days(in: month, of: year)
                #expect(texts.first == "\(CalendarDate.months[month - 1]) \(year)")
                #expect(texts.dropFirst(8).map { $0 } == (1...days).map { String($0) })
                let picker = Self.picker(date, .date, .inline)
                guard case .choice(_, _, .month(let page, _))? = picker.widget else {
                    return #expect(Bool(false), "a calendar is a month")
                }
                let first = try #require(CalendarDate(iso8601: String(date.dropLast(2) + "01")))
                #expect(page.firstWeekday == first.weekday && page.chosen == 15)
            }
        }
    }

    /// Without a date, and with a text that is none, there is nothing to go wrong.
    @Test(arguments: DatePicker.Mode.allCases, DatePicker.Style.allCases)
    func noDateIsDrawn(_ mode: DatePicker.Mode, _ style: DatePicker.Style) {
        for date in [nil, "", "soon"] {
            let texts = Self.texts(of: Self.picker(date, mode, style))
            #expect(texts.allSatisfy { $0 == date })
        }
    }

    /// Whichever row is chosen, those around it are seen, as far as there are any.
    @Test func aWheelShowsTheRowsAroundTheChosenOne() {
        let rows = (0..<9).map { "row \($0)" }
        for chosen in rows.indices {
            let picker = PickerView()
            picker.rows = rows
            picker.selectRow(chosen)
            let seen = rows[max(0, chosen - 3)...min(8, chosen + 3)]
            #expect(Self.texts(of: picker) == Array(seen))
        }
        let none = PickerView()
        #expect(Self.texts(of: none).isEmpty)
    }

    /// Text is of one line, whatever the style.
    @Test(arguments: DatePicker.Style.allCases)
    func textShowsTheDateItself(_ style: DatePicker.Style) {
        let controller = ViewController()
        controller.view = ColumnView()
        controller.view.addSubview(Self.picker("2026-03-01", .date, style))
        let window = Window.terminal(columns: 40, lines: 10)
        window.rootViewController = controller
        #expect(ScreenRenderer(.text).render(window).contains("‹ 2026-03-01 ›"))
    }
}
