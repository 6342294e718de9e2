import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What is left in order when a signal ends the program: no half-written file, and a usable terminal.
///
/// A signal finds nothing but what the whole process has in common; hence the shared values of this file.
/// While a file is being replaced the end waits, for as long as the disk takes; a second signal does not.
package enum Interruption {
    private static let replacements = Atomic<Int>(0)
    private static let pending = Atomic<Int32>(0)

    /// Where a terminal and its former state are; 0 while none is changed.
    private static let changedTerminal = Atomic<UInt>(0)

    private struct TerminalState {
        let number: Int32
        var state: termios
    }

    /// Ends the program in good order from now on.
    ///
    /// Whoever started it may have had a signal ignored, as `nohup` does, and it stays ignored. Writing where nobody reads a pipe, or beyond the size that the system allows, becomes an error in
    /// place of an end.
    package static func install() {
        _ = signal(SIGPIPE, SIG_IGN)
        _ = signal(SIGXFSZ, SIG_IGN)
        // What is made when it is first asked for must not be made by the handler.
        _ = (replacements.load(ordering: .relaxed), pending.load(ordering: .relaxed))
        _ = changedTerminal.load(ordering: .relaxed)
        // A thread that starts programs may have signals held back, and its children inherit that.
        var all = sigset_t()
        unsafe sigfillset(&all)
        unsafe pthread_sigmask(SIG_UNBLOCK, &all, nil)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            let before = signal(number, receive)
            if unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
                _ = signal(number, SIG_IGN)
            }
        }
    }

    /// Waits; a signal ends the program all the same.
    package static func sleep(milliseconds: UInt32) { usleep(milliseconds * 1000) }

    /// Delays the end; once it has been requested, nothing new is begun.
    static func wait() {
        replacements.add(1, ordering: .sequentiallyConsistent)
        if pending.load(ordering: .sequentiallyConsistent) != 0 { allow() }
    }

    /// Allows the end again.
    static func allow() {
        let left = replacements.subtract(1, ordering: .sequentiallyConsistent).newValue
        let number = pending.load(ordering: .sequentiallyConsistent)
        guard number != 0 else { return }
        if left == 0 { end(by: number) }
        // The one that is still being written ends the program.
        while true { pause() }
    }

    /// Does something that changes how a terminal behaves, and puts it back, whatever happens.
    package static func restoringTerminal<Result>(
        _ number: Int32,
        after body: () throws(SystemError) -> Result
    ) throws(SystemError) -> Result {
        var state = termios()
        guard unsafe tcgetattr(number, &state) == 0 else { throw .last }
        // It is never freed: a signal may be looking at it. It is a few bytes for each question.
        let place = UnsafeMutablePointer<TerminalState>.allocate(capacity: 1)
        unsafe place.initialize(to: TerminalState(number: number, state: state))
        changedTerminal.store(UInt(bitPattern: place), ordering: .sequentiallyConsistent)
        defer { restoreTerminal() }
        return try body()
    }

    /// Stops the program, as a terminal does at the key for that; it goes on when somebody says so.
    package static func suspend() { raiseHere(SIGTSTP) }

    /// Raises a signal on this thread, which it takes before anything else is done.
    ///
    /// The threads that tasks run on hold signals back.
    private static func raiseHere(_ number: Int32) {
        var itself = sigset_t()
        unsafe sigemptyset(&itself)
        unsafe sigaddset(&itself, number)
        unsafe pthread_sigmask(SIG_UNBLOCK, &itself, nil)
        _ = raise(number)
    }

    private static func restoreTerminal() {
        let address = changedTerminal.exchange(0, ordering: .sequentiallyConsistent)
        guard let place = unsafe UnsafeMutablePointer<TerminalState>(bitPattern: address) else {
            return
        }
        unsafe tcsetattr(place.pointee.number, TCSANOW, &place.pointee.state)
    }

    /// What the system calls when a signal comes, in the middle of anything.
    private static let receive: @convention(c) (Int32) -> Void = { number in
        let error = errno
        let isSecond = Interruption.pending.exchange(number, ordering: .sequentiallyConsistent) != 0
        if isSecond || Interruption.replacements.load(ordering: .sequentiallyConsistent) == 0 {
            Interruption.end(by: number)
        }
        errno = error
    }

    /// Ends the program as the signal would have, so that who started it sees which.
    private static func end(by number: Int32) {
        // In the background, touching the terminal would stop the program in place of ending it.
        _ = signal(SIGTTOU, SIG_IGN)
        restoreTerminal()
        _ = signal(number, SIG_DFL)
        raiseHere(number)
    }
}
