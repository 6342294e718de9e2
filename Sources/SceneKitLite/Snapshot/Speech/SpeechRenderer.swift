/// Says what a screen reader would say of a window: one element a line, in order.
struct SpeechRenderer {
    func render(_ window: Window) -> String { "" }
}
