import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A terminal without a screen: what a program writes is read here, and keys are written here.
final class PseudoTerminal {
    private let outer: Int32
    private let inner: FileHandle

    struct Failure: Error {
        let call: String
    }

    init(columns: UInt16, lines: UInt16) throws {
        var (outer, inner): (Int32, Int32) = (-1, -1)
        var size = winsize(ws_row: lines, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        guard unsafe openpty(&outer, &inner, nil, nil, &size) == 0 else {
            throw Failure(call: "openpty")
        }
        self.outer = outer
        self.inner = FileHandle(fileDescriptor: inner)
    }

    deinit { close(outer) }

    /// Makes it the terminal of a process that has not started yet.
    func attach(to process: Process) {
        process.standardInput = inner
        process.standardOutput = inner
        process.standardError = inner
    }

    /// Whether lines can be edited before they are sent, as before and after a program that reads keys.
    var isCanonical: Bool { has(ICANON) }

    /// Whether what is typed is shown.
    var echoes: Bool { has(ECHO) }

    private func has(_ flag: Int32) -> Bool {
        var state = termios()
        return unsafe tcgetattr(inner.fileDescriptor, &state) == 0
            && state.c_lflag & tcflag_t(flag) != 0
    }

    func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = unsafe bytes.withUnsafeBytes { rest in
            unsafe systemWrite(outer, rest.baseAddress, rest.count)
        }
    }

    /// All that was written so far, by a program that has ended.
    func readAll() -> String {
        var text: [UInt8] = []
        var request = pollfd(fd: outer, events: Int16(POLLIN), revents: 0)
        while unsafe poll(&request, 1, 50) > 0 {
            var byte: UInt8 = 0
            guard unsafe systemRead(outer, &byte, 1) == 1 else { break }
            text.append(byte)
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// What was written up to the end of a text; all there was when it does not come for a while.
    func read(until end: String, seconds: Int32 = 20) -> String {
        var text: [UInt8] = []
        let wanted = Array(end.utf8)
        while !text.suffix(wanted.count).elementsEqual(wanted) {
            var request = pollfd(fd: outer, events: Int16(POLLIN), revents: 0)
            guard unsafe poll(&request, 1, seconds * 1_000) > 0 else { break }
            var byte: UInt8 = 0
            guard unsafe systemRead(outer, &byte, 1) == 1 else { break }
            text.append(byte)
        }
        return String(decoding: text, as: UTF8.self)
    }
}

// The methods above have the names of the calls that they make.
private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(number, buffer, count)
}

private func systemWrite(_ number: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(number, buffer, count)
}
