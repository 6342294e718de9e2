import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// The classes that a program registers for its scenes, and those that it forgets.
@Suite(.exitTests) struct ClassRegistryTests {
    private final class RowCell: TableViewCell {}

    private static let classy = """
        storyboard: Classy
        scenes:
          contact:
            controller: view
            class: Contact
            view:
              - label: {id: name, text: Somebody}
            outlets: {nameLabel: name}
          cards:
            controller: table
            table:
              sections:
                - cells: [{class: CardCell, textLabel: Card}]
          badges:
            controller: view
            view:
              - custom: {id: badge, class: Badge}
        initial: contact
        classes:
          Contact: {superclass: ViewController, implementation: swift, outlets: {nameLabel: Label}}
          CardCell: {superclass: TableViewCell, implementation: swift}
          Badge: {superclass: View, implementation: swift}
        """

    static func classy(
        _ scene: String,
        _ classes: ClassRegistry = ClassRegistry()
    ) -> ViewController {
        let file = SceneFile.read(SourceText(name: "classy.yaml", text: classy))
        let controller = Storyboard(file, classes: classes)
            .instantiateViewController(withIdentifier: scene)
        controller.loadViewIfNeeded()
        let window = Window.terminal(columns: 30, lines: 8)
        window.rootViewController = controller
        window.layoutIfNeeded()
        return controller
    }

    @Test func whenAClassIsNotRegisteredThenTheProgramEnds() async {
        let scene = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ClassRegistryTests.classy("contact")
        }
        #expect(
            scene.lastWords.contains(
                """
                the scene 'contact' is of the class 'Contact', which is not registered; write \
                'classes.register(Contact.self) { Contact() }'
                """
            )
        )
        let cell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ClassRegistryTests.classy("cards")
        }
        #expect(
            cell.lastWords.contains(
                """
                a cell is of the class 'CardCell', which is not registered; write \
                'classes.register(CardCell.self)'
                """
            )
        )
        let view = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ClassRegistryTests.classy("badges")
        }
        #expect(view.lastWords.contains("the view 'badge' is of the class 'Badge', which is not"))
    }

    @Test(arguments: ["contact", "cards", "badges"])
    func whenStandInsAreAskedForThenTheyTakeThePlaceOfClasses(_ scene: String) {
        #expect(Self.classy(scene, .standIns).isViewLoaded)
    }

    private final class Contact: ViewController {
        @Outlet var nameLabel: Label?
        var contact = ""
    }

    private final class Badge: View {}

    @Test func whenAClosureHasSeveralStatementsThenItsClassIsRegistered() throws {
        var classes = ClassRegistry()
        classes.register {
            let contact = Contact()
            contact.contact = "Ada"
            return contact
        }
        classes.register {
            let badge = Badge()
            guard badge.tag == 0 else { return badge }
            badge.tag = 7
            return badge
        }
        let contact = try #require(Self.classy("contact", classes) as? Contact)
        #expect(contact.contact == "Ada")
        #expect(contact.nameLabel?.text == "Somebody")
        let badges = Self.classy("badges", classes)
        #expect(badges.view.viewWithTag(7) is Badge)
    }

    @Test func whenTheTypeIsNamedThenItsClassIsRegistered() throws {
        var classes = ClassRegistry()
        classes.register(Contact.self) {
            let contact = Contact()
            contact.contact = "Ada"
            return contact
        }
        classes.register(Badge.self) { Badge() }
        #expect(Self.classy("contact", classes) is Contact)
        #expect(Self.classy("badges", classes).view.subviews.contains { $0 is Badge })
    }

    @Test func whenAClosureDoesNotSayWhichClassItMakesThenTheProgramEnds() async {
        let base = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var classes = ClassRegistry()
            let make: () -> ViewController = { Contact() }
            classes.register(make)
        }
        let words = "a closure that makes a ViewController does not say which class it is for"
        #expect(base.lastWords.contains(words))
        let cell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var classes = ClassRegistry()
            classes.register(RowCell.self) { RowCell(style: .default, reuseIdentifier: nil) }
        }
        #expect(cell.lastWords.contains("register it with register(RowCell.self)"))
    }
}
