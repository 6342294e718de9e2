import SceneLanguage
import SceneText

/// Everything in a file that has an id, found by it.
struct ElementTable {
    /// The elements in order; of two with one id the first counts.
    private(set) var all: [Element] = []

    /// The elements whose id another one had first.
    private(set) var repeated: [Element] = []

    private var numbers: [String: Int] = [:]
    private var repeatedNumbers: [String: [Int]] = [:]

    mutating func add(_ element: Element) {
        guard let first = numbers.updateValue(all.count, forKey: element.id.value) else {
            all.append(element)
            return
        }
        numbers[element.id.value] = first
        repeatedNumbers[element.id.value, default: []].append(repeated.count)
        repeated.append(element)
    }

    /// The number of the first element of an id.
    func number(of id: String) -> Int? { numbers[id] }

    /// Whether an id is given more than once.
    func isRepeated(_ id: String) -> Bool { repeatedNumbers[id] != nil }

    /// The numbers of the elements of an id besides the first, of which there should be none.
    func otherNumbers(of id: String) -> [Int] {
        guard !repeated.isEmpty else { return [] }
        return (repeatedNumbers[id] ?? []).map { all.count + $0 }
    }

    /// The element of a number; those that repeat an id are numbered after all others.
    subscript(number: Int) -> Element {
        number < all.count ? all[number] : repeated[number - all.count]
    }

    /// The number of the scene that has an id; of several the first.
    ///
    /// Scenes are added before what is in them.
    func scene(of id: String) -> Int? {
        guard let number = numbers[id], all[number].kind == .scene else { return nil }
        return all[number].scope.scene
    }
}

/// Something that has an id.
struct Element {
    enum Kind: Equatable {
        case scene
        case view(ViewKind)
        case table
        case cell
        case barItem
        case constraint
        case gesture(GestureKind)
    }

    var id: Located<String>
    var kind: Kind

    /// The class as it is written; nil where the runtime's own serves.
    var declaredClass: String?
    var scope: PartScope

    /// The class of the object; empty for a scene.
    var className: String {
        if let declaredClass { return declaredClass }
        return switch kind {
        case .scene: ""
        case .view(let kind): kind.className
        case .table: "TableView"
        case .cell: "TableViewCell"
        case .barItem: "BarButtonItem"
        case .constraint: "LayoutConstraint"
        case .gesture(let kind): kind.className
        }
    }
}
