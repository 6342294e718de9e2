extension YAMLSourceLayout {
    /// The mapping into which an alias is merged by `<<`; nil for an alias that is a value.
    package func mapping(merging alias: YAMLNodeID) -> YAMLNodeID? {
        guard var holder = parent(of: alias) else { return nil }
        var value = alias
        if isList(holder), let outer = parent(of: holder) { (value, holder) = (holder, outer) }
        guard !isList(holder), let child = children(of: holder).first(where: { $0.value == value }),
            isMergeKey(child.node)
        else { return nil }
        return holder
    }
}
