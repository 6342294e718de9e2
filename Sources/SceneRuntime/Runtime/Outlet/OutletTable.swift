/// The outlets of one object, found by the names of its properties.
public struct OutletTable {
    /// The names, in the order of declaration, those of superclasses first.
    public private(set) var names: [String] = []

    private var slots: [String: any OutletSlot] = [:]

    /// Collects the outlets of an object and of its superclasses.
    public init(of owner: AnyObject) {
        var levels: [Mirror] = []
        var level: Mirror? = Mirror(reflecting: owner)
        while let mirror = level {
            levels.append(mirror)
            level = mirror.superclassMirror
        }
        for child in levels.reversed().flatMap(\.children) {
            guard let slot = child.value as? any OutletSlot, let label = child.label else {
                continue
            }
            // The storage of a wrapped property has its name after an underscore.
            let name = slot.name ?? String(label.drop { $0 == "_" })
            names.append(name)
            slots[name] = slot
        }
    }

    /// The outlet of a name.
    public subscript(name: String) -> (any OutletSlot)? { slots[name] }
}
