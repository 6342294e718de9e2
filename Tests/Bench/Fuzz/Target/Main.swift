import Foundation
import SceneKitLite
import SceneLanguage
import SceneText

/// Tries one parser on whatever libFuzzer makes up: `fuzz nodes`, and after it libFuzzer's options.
///
/// One program for all of them, because what takes long is building the module with counters in it.
@main
struct Main {
    static func main() {
        switch CommandLine.arguments.dropFirst().first {
        case "nodes":
            unsafe FuzzDriver.run {
                unsafe tryNodes(FuzzDriver.text($0, $1))
                return 0
            }
        case "scenes":
            unsafe FuzzDriver.run {
                unsafe tryScene(FuzzDriver.text($0, $1))
                return 0
            }
        case "documents":
            unsafe FuzzDriver.run {
                unsafe tryDocument(FuzzDriver.text($0, $1))
                return 0
            }
        case "expressions":
            unsafe FuzzDriver.run {
                unsafe tryExpressions(FuzzDriver.text($0, $1))
                return 0
            }
        case "json":
            unsafe FuzzDriver.run {
                unsafe tryData(FuzzDriver.text($0, $1), .json)
                return 0
            }
        case "csv":
            unsafe FuzzDriver.run {
                unsafe tryData(FuzzDriver.text($0, $1), .csv)
                return 0
            }
        case "steps":
            unsafe FuzzDriver.run {
                unsafe trySteps(FuzzDriver.text($0, $1))
                return 0
            }
        case "patterns":
            unsafe FuzzDriver.run {
                unsafe tryPatterns(FuzzDriver.text($0, $1))
                return 0
            }
        case "swift":
            unsafe FuzzDriver.run {
                unsafe trySwift(FuzzDriver.text($0, $1))
                return 0
            }
        case "objective-c":
            unsafe FuzzDriver.run {
                unsafe tryObjectiveC(FuzzDriver.text($0, $1))
                return 0
            }
        default:
            let names =
                "nodes scenes documents expressions json csv steps patterns swift objective-c"
            FileHandle.standardError.write(Data("usage: fuzz TARGET [OPTION…]: \(names)\n".utf8))
            exit(2)
        }
    }
}
