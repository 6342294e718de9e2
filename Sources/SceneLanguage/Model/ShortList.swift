/// A list that most often holds one element, which then needs no block of memory of its own.
package struct ShortList<Item: Sendable>: Sendable {
    @usableFromInline package var head: Item?
    @usableFromInline package var tail: [Item] = []

    /// Makes an empty list.
    package init() {}

    /// Adds an element at the end.
    package mutating func append(_ element: Item) {
        if head == nil { head = element } else { tail.append(element) }
    }
}

extension ShortList: RandomAccessCollection {
    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { head == nil ? 0 : 1 + tail.count }

    @inlinable
    package subscript(place: Int) -> Item {
        if place == 0, let head { return head }
        return tail[place - 1]
    }
}

extension ShortList: CustomReflectable {
    package var customMirror: Mirror {
        Mirror(self, unlabeledChildren: self, displayStyle: .collection)
    }
}
