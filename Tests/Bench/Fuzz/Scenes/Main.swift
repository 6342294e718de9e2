import FuzzDriver
import SceneKitLite

/// Reads any bytes as a scene file, and prints what is wrong with it.
@main
struct Main {
    static func main() {
        unsafe FuzzDriver.run { start, count in
            let text = unsafe FuzzDriver.text(start, count)
            let file = SceneFile.read(text)
            FuzzDriver.requireLocated(file.diagnostics, in: text)
            // What can be found can be printed.
            let printed = RichRenderer().text(of: file.diagnostics, in: file.sources)
            precondition(printed.isEmpty == file.diagnostics.isEmpty, "a finding without a line")
            return 0
        }
    }
}
