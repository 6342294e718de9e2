import FoundationEssentials
import SceneFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Another program, run to its end.
///
/// Foundation's `Process` would load all of Foundation for this.
enum ChildProcess {
    /// Where the output of a program goes.
    enum Output {
        /// To memory; what it says on standard error goes nowhere.
        case captured

        /// To standard output, where a person or the next program reads.
        case shown

        /// To standard error, where it cannot be mistaken for ours.
        case besides
    }

    /// What a program left behind.
    struct Ending {
        /// Its exit status; what a shell says for a program that a signal ended.
        let status: Int32

        /// What it wrote, if that was captured.
        let output: [UInt8]
    }

    /// Runs a program that is looked for as a shell does, and waits for it.
    static func run(_ command: [String], output: Output) throws(SystemError) -> Ending {
        var ends: [Int32] = [-1, -1]
        if output == .captured, unsafe pipe(&ends) != 0 { throw SystemError(number: errno) }
        let child: pid_t
        do throws(SystemError) {
            child = try start(command, output, ends)
        } catch {
            for end in ends where end >= 0 { close(end) }
            throw error
        }
        var captured: [UInt8] = []
        if output == .captured {
            close(ends[1])
            defer { close(ends[0]) }
            captured = try Descriptor(number: ends[0]).readToEnd(limit: Int(Int32.max))
        }
        return Ending(status: wait(for: child), output: captured)
    }

    private static func start(
        _ command: [String],
        _ output: Output,
        _ ends: [Int32]
    ) throws(SystemError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t? = nil
        #else
            var actions = unsafe posix_spawn_file_actions_t()
        #endif
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        switch output {
        case .captured:
            unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
            unsafe posix_spawn_file_actions_addopen(
                &actions,
                STDERR_FILENO,
                "/dev/null",
                O_WRONLY,
                0
            )
            for end in ends { unsafe posix_spawn_file_actions_addclose(&actions, end) }
        case .shown: break
        case .besides:
            unsafe posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
        }
        let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
        var words: [UnsafeMutablePointer<CChar>?] = unsafe command.map { unsafe strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] =
            unsafe environment.map { unsafe strdup($0) } + [nil]
        defer { unsafe (words + variables).forEach { unsafe free($0) } }
        var child: pid_t = 0
        #if canImport(Darwin)
            var attributes: Attributes = nil
        #else
            var attributes = Attributes()
        #endif
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        receiveSignals(&attributes)
        let failure = unsafe posix_spawnp(
            &child,
            command[0],
            &actions,
            &attributes,
            &words,
            &variables
        )
        guard failure == 0 else { throw SystemError(number: failure) }
        return child
    }

    #if canImport(Darwin)
        private typealias Attributes = posix_spawnattr_t?
    #else
        private typealias Attributes = posix_spawnattr_t
    #endif

    /// Gives a program the signals that this one ignores, or that the starting thread blocks.
    private static func receiveSignals(_ attributes: inout Attributes) {
        var none = sigset_t()
        var ignored = sigset_t()
        unsafe sigemptyset(&none)
        unsafe sigemptyset(&ignored)
        for number in [SIGPIPE, SIGXFSZ] { unsafe sigaddset(&ignored, number) }
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setsigdefault(&attributes, &ignored)
        let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    }

    private static func wait(for child: pid_t) -> Int32 {
        var status: Int32 = 0
        while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
        // C's macros that take a status apart are not available in Swift.
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}
