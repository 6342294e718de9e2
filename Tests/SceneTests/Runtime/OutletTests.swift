import Testing

@testable import SceneRuntime
@testable import SceneText

/// Outlets and actions, found by their names.
@Suite(.exitTests) struct OutletTests {
    private class Base: ViewController {
        @Outlet var titleLabel: Label
    }

    private final class Owner: Base {
        @Outlet var detail: Label?
        @Outlet("stars") var pictures: [ImageView]
        var log: [String] = []

        func save() { log.append("save") }
        func change(_ slider: Slider) { log.append("change \(slider.value)") }
        func note(_ sender: AnyObject, _ event: Event) { log.append(event.rawValue) }
    }

    @Test func whenAnOptionalOutletIsNotConnectedThenItReadsNil() {
        #expect(Owner().detail == nil)
    }

    @Test func whenAPlainOutletIsNotConnectedThenReadingItTraps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Base().titleLabel
        }
        #expect(
            end.lastWords.contains(
                "the outlet 'Label' declared here is not connected; read it after the view has loaded"
            )
        )
    }

    @Test func whenOutletsAreConnectedByNameThenTheyAreRead() {
        let owner = Owner()
        let outlets = OutletTable(of: owner)
        #expect(outlets.names == ["titleLabel", "detail", "stars"])
        let label = Label()
        let stars = [ImageView(), ImageView()]
        #expect(outlets["titleLabel"]?.connect([label]) == true)
        #expect(outlets["detail"]?.connect([label]) == true)
        #expect(outlets["stars"]?.connect(stars) == true)
        #expect(owner.titleLabel === label)
        #expect(owner.detail === label)
        #expect(owner.pictures.count == 2)
        #expect(outlets["nothing"] == nil)
    }

    @Test func whenTheTypesDoNotFitThenTheOutletStaysAsItIs() {
        let owner = Owner()
        let outlets = OutletTable(of: owner)
        #expect(outlets["titleLabel"]?.connect([Slider()]) == false)
        #expect(outlets["stars"]?.connect([Label()]) == false)
        #expect(outlets["titleLabel"]?.typeName == "Label")
    }

    @Test func whenAnActionIsSentThenItGetsWhatItTakes() {
        let owner = Owner()
        owner.actions.register("save", target: owner, Owner.save)
        owner.actions.register("change:", target: owner, Owner.change)
        owner.actions.register("note:event:", target: owner, Owner.note)
        let slider = Slider()
        for name in owner.actions.names {
            owner.actions.perform(name, sender: slider, event: .valueChanged)
        }
        #expect(owner.log == ["change 0.0", "valueChanged", "save"])
        #expect(!owner.actions.perform("load", sender: slider, event: .valueChanged))
    }

    @Test func whenASenderIsOfAnotherTypeThenTheProgramTraps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let owner = Owner()
            owner.actions.register("change:", target: owner, Owner.change)
            owner.actions.perform("change:", sender: Button(), event: .touchUpInside)
        }
        #expect(
            end.lastWords.contains(
                "the action 'change:' takes a Slider, but the sender is a Button"
            )
        )
    }
}
