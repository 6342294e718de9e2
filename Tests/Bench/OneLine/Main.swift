/// The least that a static Swift program does: one line.
@main
struct Main {
    static func main() { print("Hello") }
}
