package import SceneText

/// A key of a mapping with its value.
package struct YAMLEntry: Hashable, Sendable {
    /// The key.
    package let key: YAMLNodeID

    /// The value.
    package let value: YAMLNodeID

    /// The text of the key.
    package let symbol: YAMLSymbol
}

/// The items of a sequence in order.
package struct YAMLItems: Sequence, IteratorProtocol {
    private let storage: YAMLTree.Storage
    private var position: UInt32
    private let end: UInt32

    fileprivate init(_ storage: YAMLTree.Storage, in sequence: YAMLNodeID?) {
        self.storage = storage
        position = sequence.map { $0.index + 1 } ?? 0
        end = sequence.map { storage.nodes[Int($0.index)].first } ?? 0
    }

    /// The next item.
    package mutating func next() -> YAMLNodeID? {
        guard position < end else { return nil }
        defer { position = storage.nodes.index(after: position) }
        return YAMLNodeID(position)
    }
}

/// How far the entries of a mapping have been read; merged ones come last.
///
/// It holds no reference, so that walking a tree counts none.
struct YAMLEntryCursor {
    fileprivate var isMerged = false
    fileprivate var position: UInt32 = 0
    fileprivate var end: UInt32 = 0

    fileprivate mutating func next(in storage: borrowing YAMLTree.Storage) -> YAMLEntry? {
        if isMerged {
            guard position < end else { return nil }
            defer { position += 1 }
            return storage.mergedEntries[Int(position)]
        }
        while position < end {
            let key = position
            let node = storage.nodes[Int(key)]
            let value = storage.nodes.index(after: key)
            position = storage.nodes.index(after: value)
            guard !node.flags.contains(.dropped) else { continue }
            return YAMLEntry(
                key: YAMLNodeID(key),
                value: YAMLNodeID(value),
                symbol: YAMLSymbol(index: node.symbol)
            )
        }
        return nil
    }
}

/// The entries of a mapping in order; merged ones come last.
package struct YAMLEntries: Sequence, IteratorProtocol {
    private let storage: YAMLTree.Storage
    private var cursor: YAMLEntryCursor

    fileprivate init(_ storage: YAMLTree.Storage, _ cursor: YAMLEntryCursor) {
        self.storage = storage
        self.cursor = cursor
    }

    /// The next entry.
    package mutating func next() -> YAMLEntry? { cursor.next(in: storage) }
}

extension YAMLTree {
    /// The items of a sequence; none for any other node.
    package func items(_ id: YAMLNodeID) -> YAMLItems {
        let target = target(of: id)
        return YAMLItems(storage, in: node(target).kind == .sequence ? target : nil)
    }

    /// The entries of a mapping with merges worked out; none for any other node.
    ///
    /// Of a key that is there twice the first counts. Keys of the mapping itself come first and are
    /// stronger than merged ones, and of these the first is.
    package func entries(_ id: YAMLNodeID) -> YAMLEntries {
        YAMLEntries(storage, cursor(of: id))
    }

    /// The start of the entries that `entries` lists.
    func cursor(of id: YAMLNodeID) -> YAMLEntryCursor {
        let target = target(of: id)
        let node = node(target)
        guard node.kind == .mapping else { return YAMLEntryCursor() }
        guard node.flags.contains(.merge), let merged = storage.merges[target.index] else {
            return YAMLEntryCursor(position: target.index + 1, end: node.first)
        }
        return YAMLEntryCursor(
            isMerged: true,
            position: UInt32(truncatingIfNeeded: merged.lowerBound),
            end: UInt32(truncatingIfNeeded: merged.upperBound)
        )
    }

    /// The next entry of a mapping.
    func next(_ cursor: inout YAMLEntryCursor) -> YAMLEntry? { cursor.next(in: storage) }

    /// The value under a key.
    package func value(for key: String, in mapping: YAMLNodeID) -> YAMLNodeID? {
        guard let symbol = symbol(named: key) else { return nil }
        return entries(mapping).first { $0.symbol == symbol }?.value
    }

    /// The bytes from the start of an entry's key to the end of its value.
    package func range(of entry: YAMLEntry) -> SourceRange {
        range(entry.key).union(range(entry.value))
    }
}

extension [YAMLNode] {
    /// The index of the node that follows a node and all that is within it.
    func index(after index: UInt32) -> UInt32 {
        let node = self[Int(index)]
        return switch node.kind {
        case .sequence, .mapping: node.first
        case .scalar, .alias: index + 1
        }
    }
}
