import SceneFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension Descriptor {
    /// Whether a person sees what is written.
    var isTerminal: Bool { isatty(number) != 0 }

    /// The columns of a terminal; 80 where it does not say.
    var columns: Int {
        var size = winsize()
        guard unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Waits for keys of a terminal, without an end of line and without showing them.
    ///
    /// The question is asked when the terminal is ready, or a quick answer would be shown. The terminal is
    /// as before when nobody waits, so that it is never left in a strange state. The key that suspends a
    /// program does so, and the question is asked again when it continues.
    func readKeys(asking question: () throws(SystemError) -> Void) throws(SystemError) -> [UInt8] {
        while true {
            let suspending: UInt8 = 0x1A
            let keys = try Interruption.restoringTerminal(number) { () throws(SystemError) in
                try readKeysAtOnce(asking: question)
            }
            guard keys.first == suspending else { return keys }
            Interruption.suspend()
        }
    }

    private func readKeysAtOnce(
        asking question: () throws(SystemError) -> Void
    ) throws(SystemError) -> [UInt8] {
        var during = termios()
        guard unsafe tcgetattr(number, &during) == 0 else { throw .last }
        during.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        unsafe withUnsafeMutableBytes(of: &during.c_cc) { letters in
            unsafe letters[Int(VMIN)] = 1
            unsafe letters[Int(VTIME)] = 0
        }
        // What was typed ahead counts.
        guard unsafe tcsetattr(number, TCSADRAIN, &during) == 0 else { throw .last }
        do throws(SystemError) {
            try question()
            return try readOnce(upTo: 64)
        } catch {
            // A terminal that is gone gives this in place of an end.
            if error.isHangUp { return [] }
            throw error
        }
    }
}
