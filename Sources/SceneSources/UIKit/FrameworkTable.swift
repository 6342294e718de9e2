/// The classes of Apple's frameworks, as lines of text.
///
/// A line at the margin is a class: its name, the name that Swift gives it where that is another, a colon and
/// its superclass. The lines below it have its properties by their names in Objective-C, and its methods
/// without or with one parameter, each after a hyphen. What a superclass has is not said again.
///
/// `Scripts/make-framework-table.py` prints what is missing, from documents and from declarations.
enum FrameworkTable {
    private static let texts = [
        foundation, views, controllers, items, objects, layers, kits, media, games, services, watch,
    ]

    /// All classes by each of their names; read once, when the first is asked for.
    static let classes: [String: FrameworkClass] = {
        var classes: [String: FrameworkClass] = [:]
        classes.reserveCapacity(1_024)
        for text in texts { read(text) { classes[$0] = $1 } }
        return classes
    }()

    private static let space = UInt8(ascii: " ")

    /// Reads the classes of a text.
    private static func read(_ text: String, _ add: (String, FrameworkClass) -> Void) {
        var last: FrameworkClass?
        var outlets: [String] = []
        var actions: [String] = []
        func close() {
            guard var whole = last else { return }
            whole.outlets = Set(outlets)
            whole.actions = Set(actions)
            add(whole.name, whole)
            if let name = whole.swiftName { add(name, whole) }
            outlets.removeAll(keepingCapacity: true)
            actions.removeAll(keepingCapacity: true)
        }
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            guard line.first == space else {
                close()
                last = head(line)
                continue
            }
            for word in line.split(separator: space) {
                if word.first == UInt8(ascii: "-") {
                    actions.append(String(Substring(word.dropFirst())))
                } else {
                    outlets.append(String(Substring(word)))
                }
            }
        }
        close()
    }

    /// Reads the line of a class: `NSOperation Operation: NSObject`.
    private static func head(_ line: Substring.UTF8View) -> FrameworkClass? {
        let parts = line.split(separator: UInt8(ascii: ":"))
        guard let names = parts.first?.split(separator: space), let name = names.first else {
            return nil
        }
        let superclass = parts.dropFirst().first?.drop { $0 == space }
        return FrameworkClass(
            name: String(Substring(name)),
            swiftName: names.count > 1 ? String(Substring(names[1])) : nil,
            superclass: superclass.map { String(Substring($0)) },
            outlets: [],
            actions: []
        )
    }
}
