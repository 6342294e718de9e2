import Testing

@testable import SceneRuntime
@testable import SceneText

/// What a date picker takes, as UIKit's does.
@Suite struct DatePickerTests {
    @Test func theDateStaysBetweenTheEnds() {
        let picker = DatePicker()
        picker.date = "2024-05-31"
        picker.minimumDate = "2024-06-10"
        #expect(picker.date == "2024-06-10")
        picker.date = "2024-07-01"
        picker.maximumDate = "2024-06-20"
        #expect(picker.date == "2024-06-20")
        picker.date = "2023-01-01"
        #expect(picker.date == "2024-06-10")
    }

    @Test func endsInTheWrongOrderAreNone() {
        let picker = DatePicker()
        picker.minimumDate = "2024-06-20"
        picker.maximumDate = "2024-06-10"
        picker.date = "2024-05-31"
        #expect(picker.date == "2024-05-31")
    }

    @Test func settingADateSendsNothingAndChoosingOneDoes() {
        let picker = DatePicker()
        var changes = 0
        picker.addAction("count", target: picker, for: .valueChanged) { _, _, _ in changes += 1 }
        picker.date = "2024-05-31"
        #expect(changes == 0)
        picker.choose("2024-06-01")
        picker.choose("2024-06-01")
        #expect(changes == 1)
    }

    @Test(arguments: [(7, 1), (45, 1), (0, 1), (-5, 1), (15, 15), (30, 30)])
    func minutesDivideAnHour(_ interval: Int, _ taken: Int) {
        let picker = DatePicker()
        picker.minuteInterval = interval
        #expect(picker.minuteInterval == taken)
    }
}
