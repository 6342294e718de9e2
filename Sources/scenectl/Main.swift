import SceneKitLite

@main
struct Main {
    static func main() {}
}
