/// The version of the program, which nothing else repeats.
enum Version {
    static let current = "0.1.0"
}
