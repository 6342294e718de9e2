/// What `convert` turns something into.
enum ConversionTarget: String, CaseIterable {
    /// Static tables into dynamic ones.
    case dynamic

    /// Dynamic tables into static ones.
    case `static`

    /// A document of Interface Builder into a scene file.
    case scene
}
