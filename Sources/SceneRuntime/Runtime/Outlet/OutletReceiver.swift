/// An object that keeps its outlets itself, by name, and not in properties marked `@Outlet`.
#if MainActor
    @MainActor
#endif
package protocol OutletReceiver: AnyObject {
    /// Takes what a scene connects to an outlet, if it has such an outlet.
    ///
    /// A list, which a collection is connected by, may hold one object or none.
    func connect(_ objects: [AnyObject], toOutlet name: String, asList isList: Bool)
}
