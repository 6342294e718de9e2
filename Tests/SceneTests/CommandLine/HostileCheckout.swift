import Foundation
import SceneFiles

@testable import scenectl

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder as somebody with bad intentions would have it checked out.
///
/// Beside it is one that is none of its business. Each trap has a folder of its own, with a good file in it.
struct HostileCheckout {
    /// What must appear in no output: it is in every file outside, in names there, and in the environment.
    static let secret = "SECRET-7f3a"

    /// Where everything is that the checkout does not hold; the folder of the checkout is beside it.
    static let outside = "outside"
    static let folder = "checkout"

    let session: Session

    /// The folder of the trap that is being set.
    private var trap = ""

    init(_ session: Session) throws {
        self.session = session
        try plantOutside()
        for (name, set) in Self.traps {
            trap = "\(Self.folder)/\(name)"
            try session.write(Self.neighbour(name), to: trap + "/neighbour.yaml")
            try set(self)
        }
    }

    /// The names of the folders with traps.
    static var trapNames: [String] { traps.map(\.name) }

    /// A file that is right, with a comment that has no effect, so that every command has something to say.
    private static func neighbour(_ name: String) -> String {
        """
        # scenectl:ignore unknown-key
        scenes:
          good:
            controller: table
            table: {sections: [{cells: [{text: "\(sign(of: name))"}, {text: more}]}]}

        """
    }

    /// Whether the place of all golden files of a folder is taken by something else.
    static func spoilsGoldens(_ name: String) -> Bool {
        name.hasPrefix("golden-folder") || name == "golden-loop"
    }

    /// What is drawn of the good file beside a trap.
    static func sign(of name: String) -> String {
        "good " + name.filter { $0.isLetter || $0.isNumber }
    }

    private func plantOutside() throws {
        let secret = Self.secret
        let scene = "scenes: {s: {controller: view, view: [{label: \(secret)}]}}\n"
        let files = [
            "data.json": #"[{"name": "\#(secret)"}]"#, "data.csv": "name\n\(secret)\n",
            "data.yaml": "- {name: \(secret)}\n", "view.yaml": "view: [{label: \(secret)}]\n",
            "scene.yaml": scene, "rc": "echo \(secret)\n", "victim/notes.txt": secret,
            "victim/\(secret).yaml/a.txt": secret, "victim/package.json": secret,
            "victim/p.txt": secret, "victim/p.actual.txt": secret,
            "victim/.golden-1.partial": secret,
        ]
        for (path, text) in files { try session.write(text, to: "\(Self.outside)/\(path)") }
    }
}

// MARK: - Traps

extension HostileCheckout {
    private typealias Trap = (name: String, set: @Sendable (HostileCheckout) throws -> Void)

    private static let traps: [Trap] = [
        pathTraps, chainTraps, dataTraps, sparseTraps, viewTraps, sceneChainTraps, sceneTraps,
        goldenTraps, nameTraps,
    ].flatMap { $0 }

    private static func trap(
        _ name: String,
        _ set: @escaping @Sendable (HostileCheckout) throws -> Void
    ) -> Trap { (name, set) }

    private func write(_ text: String, to path: String) throws {
        try session.write(text, to: "\(trap)/\(path)")
    }

    private func link(_ path: String, to destination: String) throws {
        try session.makeFolder(Path.folder(of: "\(trap)/\(path)"))
        try session.link("\(trap)/\(path)", to: destination)
    }

    /// Links in a row, the last of which leads to a destination.
    private func chain(_ name: String, of count: Int, to destination: String) throws {
        for number in 1..<count { try link("\(name)\(number)", to: "\(name)\(number + 1)") }
        try link("\(name)\(count)", to: destination)
    }

    /// A scene that shows its data, with one snapshot `p`.
    private func scene(_ name: String = "x.yaml", data file: String) throws {
        try write(
            """
            data: {d: {file: "\(file)"}}
            scenes:
              list:
                controller: table
                class: C
                table: {prototypes: [{identifier: P}]}
            classes:
              C:
                superclass: TableViewController
                rows: d
                cell: {identifier: P, set: {textLabel.text: "{item.name}"}}
            snapshots: {p: {width: 20}}

            """,
            to: name
        )
    }

    /// A scene whose view is in another file.
    private func scene(view file: String) throws {
        try write("scenes: {s: {controller: view, view: {file: \"\(file)\"}}}\n", to: "x.yaml")
    }

    /// A scene with one snapshot `p`, which logs a line that would be worth writing somewhere.
    private func scene() throws {
        try write(
            SnapshotSample.greeting("touch pwned", snapshots: "  p: {width: 20}"),
            to: "x.yaml"
        )
    }

    private func device(_ path: String) {
        // Only the superuser can; the zeros of this device never end.
        _ = unsafe mknod("\(session.folder.path)/\(trap)/\(path)", S_IFCHR | 0o600, 1 << 8 | 5)
    }

    private static let up = "../../\(outside)"

    /// Chains around the numbers at which a resolver may give up.
    private static let lengths = [2, 20, 21, 22, 23, 35, 39, 40, 41, 45]

    private static let paths = [
        "\(up)/data.json", "\(up)/data.csv", "\(up)/data.yaml", "/etc/passwd", "~x.json",
        "./~x.json",
        "~/x.json", "~root/x.json", "~", ".", "..", "/", "//etc/../etc/passwd", "/dev/zero",
        "/proc/self/environ", "x.json\\0/../\(up)/data.json", "a/../\(up)/data.json", "-",
        "http://localhost/data.json",
    ]

    private static let pathTraps: [Trap] = paths.enumerated().map { number, path in
        trap("data-path-\(number)") { try $0.scene(data: path) }
    }

    private static let chainTraps: [Trap] = lengths.flatMap { length in
        let files = trap("data-chain-\(length)") {
            try $0.scene(data: "d1.json")
            try $0.chain("d", of: length, to: "\(up)/data.json")
            try $0.link("d1.json", to: "d1")
        }
        let folders = trap("folder-chain-\(length)") {
            try $0.scene(data: "f1/data.json")
            try $0.chain("f", of: length, to: up)
        }
        return [files, folders]
    }

    private static let dataTraps: [Trap] = [
        trap("data-link") {
            try $0.scene(data: "d.json")
            try $0.link("d.json", to: "\(up)/data.json")
        },
        trap("data-link-absolute") {
            try $0.scene(data: "d.json")
            try $0.link("d.json", to: "\($0.session.folder.path)/\(outside)/data.json")
        },
        trap("data-link-environment") {
            try $0.scene(data: "d.csv")
            try $0.link("d.csv", to: "/proc/self/environ")
        },
        trap("data-link-magic") {
            try $0.scene(data: "root/proc/self/environ")
            try $0.link("root", to: "/proc/self/root")
        },
        trap("data-loop") {
            try $0.scene(data: "d.json")
            try $0.link("d.json", to: "d.json")
        },
        trap("data-loops") {
            try $0.scene(data: "a/d.json")
            try $0.link("a", to: "b/a")
            try $0.link("b", to: "a/b")
        },
        trap("data-folder") {
            try $0.scene(data: "d.json")
            try $0.write("", to: "d.json/x")
        },
        trap("data-pipe") {
            try $0.scene(data: "d.json")
            $0.session.makePipe("\($0.trap)/d.json")
        },
        trap("data-device") {
            try $0.scene(data: "d.json")
            $0.device("d.json")
        },
        trap("data-zero") {
            try $0.scene(data: "d.json")
            try $0.link("d.json", to: "/dev/zero")
        },
    ]

    private static let sparseTraps: [Trap] = ["json", "csv", "yaml"].map { format in
        trap("data-sparse-\(format)") {
            try $0.scene(data: "d.\(format)")
            try $0.session.makeSparse("\($0.trap)/d.\(format)", size: 5 << 30)
        }
    }

    private static let viewTraps: [Trap] = [
        trap("view-path") { try $0.scene(view: "\(up)/view.yaml") },
        trap("view-tilde") { try $0.scene(view: "~x.yaml") },
        trap("view-link") {
            try $0.scene(view: "v.yml")
            try $0.link("v.yml", to: "\(up)/view.yaml")
        },
        trap("view-chain") {
            try $0.scene(view: "v1/view.yaml")
            try $0.chain("v", of: 30, to: up)
        },
        trap("view-of-view") {
            try $0.scene(view: "sub/v.yaml")
            try $0.write("view: {file: ../\(up)/view.yaml}\n", to: "sub/v.yaml")
        },
        trap("view-sparse") {
            try $0.scene(view: "v.yaml")
            try $0.session.makeSparse("\($0.trap)/v.yaml", size: 5 << 30, start: "view:\n")
        },
    ]

    private static let sceneChainTraps: [Trap] = lengths.map { length in
        trap("scene-chain-\(length)") {
            try $0.chain("s", of: length, to: "\(up)/scene.yaml")
            try $0.link("x.yaml", to: "s1")
        }
    }

    private static let sceneTraps: [Trap] = [
        trap("scene-link") { try $0.link("x.yaml", to: "\(up)/scene.yaml") },
        trap("scene-folder-link") { try $0.link("x", to: up) },
        trap("scene-folder-named-as-a-file") { try $0.link("x.yaml", to: up) },
        trap("scene-loop") { try $0.link("x.yaml", to: "x.yaml") },
        trap("scene-folder-loop") { try $0.link("x", to: ".") },
        trap("scene-link-to-nothing") { try $0.link("x.yaml", to: "\(up)/new.yaml") },
        trap("scene-pipe") { $0.session.makePipe("\($0.trap)/x.yaml") },
        trap("scene-device") { $0.device("x.yaml") },
        trap("scene-zero") { try $0.link("x.yaml", to: "/dev/zero") },
        trap("scene-sparse") { try $0.session.makeSparse("\($0.trap)/x.yaml", size: 5 << 30) },
        trap("scene-sparse-start") {
            let start = "scenes:\n"
            try $0.session.makeSparse("\($0.trap)/x.yaml", size: 5 << 30, start: start)
        },
        // What a conversion writes must not go where these lead.
        trap("data-file-link") { try $0.link("neighbour.json", to: "\(up)/new.json") },
        trap("scene-link-inside") {
            try $0.write(Self.neighbour("scenelinkinside"), to: "sub/e.yaml")
            try $0.link("link.yaml", to: "sub/e.yaml")
        },
    ]

    private static let goldenTraps: [Trap] = [
        trap("golden-folder") {
            try $0.scene()
            try $0.link("__snapshots__", to: "\(up)/victim")
        },
        trap("golden-folder-chain") {
            try $0.scene()
            try $0.chain("g", of: 30, to: "\(up)/victim")
            try $0.link("__snapshots__", to: "g1")
        },
        trap("golden-folder-inside") {
            try $0.scene()
            try $0.write("old", to: "mine/x.yaml/old.txt")
            try $0.link("__snapshots__", to: "mine")
        },
        trap("golden-scene-folder") {
            try $0.scene()
            try $0.link("__snapshots__/x.yaml", to: "../\(up)/victim")
        },
        trap("golden-gone") { try $0.link("__snapshots__/gone.yaml", to: "../\(up)/victim") },
        trap("golden-gone-chain") {
            try $0.chain("g", of: 25, to: "\(up)/victim")
            try $0.link("__snapshots__/gone.yaml", to: "../g1")
        },
        trap("golden-file") {
            try $0.scene()
            try $0.link("__snapshots__/x.yaml/p.txt", to: "../../\(up)/rc")
        },
        trap("golden-new") {
            try $0.scene()
            try $0.link("__snapshots__/x.yaml/p.txt", to: "../../\(up)/new")
        },
        trap("golden-orphan") {
            try $0.scene()
            try $0.link("__snapshots__/x.yaml/old.txt", to: "../../\(up)/rc")
            try $0.link("__snapshots__/x.yaml/older.txt", to: "../../\(up)/victim")
            try $0.link("__snapshots__/x.yaml/.golden-1.partial", to: "../../\(up)/rc")
            try $0.link("__snapshots__/x.yaml/old.actual.txt", to: "../../\(up)/victim/p.txt")
        },
        trap("golden-actual") {
            try $0.scene()
            try $0.write("other\n", to: "__snapshots__/x.yaml/p.txt")
            try $0.link("__snapshots__/x.yaml/p.actual.txt", to: "../../\(up)/rc")
        },
        trap("golden-actual-new") {
            try $0.scene()
            try $0.write("other\n", to: "__snapshots__/x.yaml/p.txt")
            try $0.link("__snapshots__/x.yaml/p.actual.txt", to: "../../\(up)/new")
        },
        trap("golden-actual-folder") {
            try $0.scene()
            try $0.write("other\n", to: "__snapshots__/x.yaml/p.txt")
            try $0.write("", to: "__snapshots__/x.yaml/p.actual.txt/x")
        },
        trap("golden-is-a-folder") {
            try $0.scene()
            try $0.write("", to: "__snapshots__/x.yaml/p.txt/x")
        },
        trap("golden-pipe") {
            try $0.scene()
            try $0.session.makeFolder("\($0.trap)/__snapshots__/x.yaml")
            $0.session.makePipe("\($0.trap)/__snapshots__/x.yaml/p.txt")
        },
        trap("golden-sparse") {
            try $0.scene()
            try $0.session.makeSparse("\($0.trap)/__snapshots__/x.yaml/p.txt", size: 5 << 30)
        },
        trap("golden-loop") {
            try $0.scene()
            try $0.link("__snapshots__", to: "__snapshots__")
        },
        trap("golden-folder-file") {
            try $0.scene()
            try $0.write("", to: "__snapshots__")
        },
    ]

    private static let names = [
        "~zz", "~root", "-c!touch pwned", "--update", "-", "new\nline", "\u{1B}[31m",
        "$(touch pwned)",
        "%2e%2e", "a b;touch pwned", "*",
    ]

    private static let nameTraps: [Trap] = names.map { name in
        trap(name) {
            try $0.scene(name + ".yaml", data: name.yamlEscaped + ".json")
            try $0.write(#"[{"name": "Ada"}]"#, to: name + ".json")
        }
    }
}

extension String {
    /// A name for the inside of double quotes.
    fileprivate var yamlEscaped: String {
        replacing("\n", with: "\\n").replacing("\u{1B}", with: "\\e")
    }
}
