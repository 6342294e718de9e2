import Testing

@testable import SceneRuntime
@testable import SceneText

/// Events, targets, and values that stay within their bounds.
@Suite struct ControlTests {
    private final class Target {
        var log: [String] = []
    }

    private let target = Target()

    private func listen(to control: Control, for events: Event...) {
        for event in events {
            control.addAction("note:event:", target: target, for: event) { target, _, event in
                target.log.append(event.rawValue)
            }
        }
    }

    @Test func whenAButtonIsTouchedThenItSendsItsEventsInOrder() {
        let button = Button()
        listen(to: button, for: .touchDown, .touchUpInside, .primaryActionTriggered)
        #expect(button.touch())
        #expect(target.log == ["touchDown", "touchUpInside", "primaryActionTriggered"])
    }

    @Test func whenAControlIsDisabledThenATouchDoesNothing() {
        let toggle = Switch()
        toggle.isEnabled = false
        listen(to: toggle, for: .allEvents)
        #expect(!toggle.touch())
        #expect(!toggle.isOn)
        #expect(target.log == [])
    }

    @Test func whenASwitchIsTouchedThenItTogglesAndSendsThatItsValueChanged() {
        let toggle = Switch()
        listen(to: toggle, for: .valueChanged)
        toggle.touch()
        #expect(toggle.isOn)
        #expect(target.log == ["valueChanged"])
    }

    @Test func whenCodeSetsAValueThenNothingIsSent() {
        let slider = Slider()
        let toggle = Switch()
        let field = TextField()
        for control in [slider, toggle, field] { listen(to: control, for: .allEvents) }
        slider.value = 0.5
        toggle.isOn = true
        field.text = "x"
        #expect(target.log == [])
    }

    @Test func whenOneActionIsAddedTwiceThenItIsSentOnce() {
        let button = Button()
        listen(to: button, for: .touchUpInside)
        listen(to: button, for: .touchUpInside)
        button.touch()
        #expect(target.log == ["touchUpInside"])
        #expect(button.actions(forTarget: target, for: .touchUpInside) == ["note:event:"])
    }

    @Test func whenAnActionIsRemovedThenItIsNotSent() {
        let button = Button()
        listen(to: button, for: .touchUpInside)
        button.removeAction(nil, target: target, for: .touchUpInside)
        button.touch()
        #expect(target.log == [])
        #expect(!button.hasActions(for: .touchUpInside))
    }

    @Test func whenATargetIsGoneThenItsActionsAreSilent() {
        let button = Button()
        var count = 0
        do {
            let target = Target()
            button.addAction("count", target: target, for: .touchUpInside) { _, _, _ in count += 1 }
        }
        button.touch()
        #expect(count == 0)
    }

    @Test func whenTextIsTypedThenEditingBeginsChangesAndEnds() {
        let field = TextField()
        listen(to: field, for: .allEditingEvents)
        #expect(field.type("Ada"))
        #expect(field.text == "Ada")
        #expect(target.log == ["editingDidBegin", "editingChanged", "editingDidEnd"])
    }

    @Test func whenAValueIsBeyondTheEndsOfASliderThenItIsBroughtToThem() {
        let slider = Slider()
        slider.maximumValue = 10
        slider.value = 12
        #expect(slider.value == 10)
        slider.minimumValue = 20
        #expect(slider.maximumValue == 20)
        #expect(slider.value == 20)
        slider.maximumValue = 5
        #expect(slider.minimumValue == 5)
        #expect(slider.value == 5)
    }

    @Test func whenAThumbIsDraggedThenTheValueIsClampedAndSent() {
        let slider = Slider()
        listen(to: slider, for: .valueChanged)
        #expect(slider.drag(to: 3))
        #expect(slider.value == 1)
        #expect(target.log == ["valueChanged"])
    }

    @Test func whenAStepperIsAtItsEndThenItWrapsOnlyIfTold() {
        let stepper = Stepper()
        stepper.maximumValue = 2
        stepper.value = 2
        listen(to: stepper, for: .valueChanged)
        stepper.increment()
        #expect(stepper.value == 2)
        #expect(target.log == [])
        stepper.wraps = true
        stepper.increment()
        #expect(stepper.value == 0)
        stepper.decrement()
        #expect(stepper.value == 2)
        #expect(target.log == ["valueChanged", "valueChanged"])
    }

    @Test func whenAChosenSegmentGoesThenNoneIsChosen() {
        let control = SegmentedControl()
        control.segments = ["One", "Two"]
        control.selectedSegmentIndex = 1
        #expect(control.accessibilityValue == "Two")
        control.segments = ["One"]
        #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
        control.selectedSegmentIndex = 7
        #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    }

    @Test func whenASegmentIsTouchedAgainThenNothingIsSent() {
        let control = SegmentedControl()
        control.segments = ["One", "Two"]
        listen(to: control, for: .valueChanged)
        #expect(control.touchSegment(at: 1))
        #expect(control.touchSegment(at: 1))
        #expect(!control.touchSegment(at: 2))
        #expect(target.log == ["valueChanged"])
    }

    @Test func whenAPageIsBeyondTheLastThenTheLastIsCurrent() {
        let pages = PageControl()
        pages.numberOfPages = 3
        pages.currentPage = 7
        #expect(pages.currentPage == 2)
        pages.numberOfPages = 1
        #expect(pages.currentPage == 0)
    }

    @Test func whenProgressIsBeyondItsRangeThenItIsBroughtThere() {
        let bar = ProgressView()
        bar.progress = 3
        #expect(bar.progress == 1)
        bar.progress = -1
        #expect(bar.progress == 0)
    }

    @Test func whenAnIndicatorStopsThenItHidesUnlessTold() {
        let sign = ActivityIndicatorView()
        #expect(sign.isHidden)
        sign.startAnimating()
        #expect(!sign.isHidden)
        sign.hidesWhenStopped = false
        sign.stopAnimating()
        #expect(!sign.isHidden)
    }
}
