import Foundation

extension Session {
    /// Runs git in the folder.
    func git(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
        process.arguments = ["git", "-C", folder.path] + identity + arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
    }

    /// Makes a repository of the folder, and commits all that is in it.
    func commit() throws {
        try git("init", "-q")
        try git("add", "-A")
        try git("commit", "-q", "-m", "all")
    }
}
