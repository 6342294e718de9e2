import Foundation
import Testing

@testable import scenectl

/// The program on a hostile checkout: nothing elsewhere is read, written or removed, no signal ends it,
/// it needs no memory to speak of, and the good files in it are worked on all the same.
///
/// `make test-shipped` runs this with the static release binary.
@Suite(.slow) struct HostileCheckoutSlowTests {
    /// A command, and what it says or leaves behind of the good file beside each trap.
    struct Line: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        let proof: @Sendable (_ trap: String) -> String

        /// Whether the proof is a file; else it is in the output.
        var isFile = false

        /// Whether nothing in the checkout may change either.
        var onlyReads = false

        var testDescription: String { arguments.joined(separator: " ") }
    }

    static let lines = [
        Line(
            arguments: ["validate", ".", "--format", "short"],
            proof: { "\($0)/neighbour.yaml:1:19: warning" },
            onlyReads: true
        ),
        Line(
            arguments: ["render", "."],
            proof: { HostileCheckout.sign(of: $0) },
            onlyReads: true
        ),
        Line(arguments: ["test"], proof: { "\($0)/neighbour.yaml:3:3:" }),
        Line(arguments: ["test", "--format", "json"], proof: { "\($0)/neighbour.yaml" }),
        Line(
            arguments: ["test", "--update"],
            proof: { "\($0)/__snapshots__/neighbour.yaml/good.txt" },
            isFile: true
        ),
        Line(
            arguments: ["convert", "--to", "dynamic", "--in-place", "."],
            proof: { "\($0)/neighbour.json" },
            isFile: true
        ),
        Line(
            arguments: ["convert", "--to", "static", "--in-place", "."],
            proof: { "\($0)/neighbour.yaml" },
            isFile: true
        ),
    ]

    @Test(arguments: lines)
    func nothingElsewhereIsTouchedAndGoodFilesAreWorkedOn(_ line: Line) throws {
        let session = try Session()
        _ = try HostileCheckout(session)
        let outside = try contents(of: HostileCheckout.outside, in: session)
        let inside = try line.onlyReads ? contents(of: HostileCheckout.folder, in: session) : [:]
        let program = BuiltProgram(session: session, folder: HostileCheckout.folder)
        let ending = try program.runWithLittleMemory(
            line.arguments,
            variables: ["VARIABLE": HostileCheckout.secret]
        )
        let said = ending.output + ending.errors

        #expect(
            !ending.isBySignal && (0...2).contains(ending.status),
            "\(ending.status) \(said.suffix(500))"
        )
        #expect(try contents(of: HostileCheckout.outside, in: session) == outside)
        #expect(!said.contains(HostileCheckout.secret))
        #expect(!said.contains("root:x:"))
        if line.onlyReads {
            #expect(try contents(of: HostileCheckout.folder, in: session) == inside)
        }
        #expect(!session.files().contains { $0.hasSuffix("pwned") })
        for trap in HostileCheckout.trapNames {
            // The good file shares its folder with a `__snapshots__` in which nothing can be.
            if line.arguments[0] == "test", HostileCheckout.spoilsGoldens(trap) { continue }
            let proof = line.proof(trap)
            if line.isFile {
                #expect(session.disk.exists("\(HostileCheckout.folder)/\(proof)"), "\(proof)")
            } else if !trap.contains(where: { $0.isNewline || $0 == "\u{1B}" }) {
                // How control characters are shown is for other tests.
                #expect(said.contains(proof), "\(proof)")
            }
        }
    }

    /// Whatever is below a folder: what it is, what it holds, and when it was last written.
    private func contents(of folder: String, in session: Session) throws -> [String: String] {
        let root = session.folder.appending(path: folder).path
        var contents: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")
            let type = attributes[.type] as? FileAttributeType
            let size = attributes[.size] as? Int ?? 0
            var text = "\(type?.rawValue ?? "") \(size) \(attributes[.modificationDate] ?? "")"
            if type == .typeSymbolicLink {
                text += try FileManager.default.destinationOfSymbolicLink(atPath: "\(root)/\(path)")
            } else if type == .typeRegular, size < 1_000_000 {
                text += try session.read("\(folder)/\(path)")
            }
            contents[path] = text
        }
        return contents
    }
}
