/// A picture is known by its name, which is what text shows of it.
public typealias UIImage = String

extension String {
    /// The picture of a name in an asset catalog.
    public init?(named name: String) { self = name }

    /// The system's symbol of a name.
    public init?(systemName name: String) { self = name }
}
