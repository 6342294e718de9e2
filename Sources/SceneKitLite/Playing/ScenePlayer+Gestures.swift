import SceneLanguage
import SceneRules
import SceneRuntime
import SceneText

/// What a person does with a finger that stays, or moves over a view.
extension ScenePlayer {
    /// Keeps a finger on a view.
    func press(
        _ id: Located<String>,
        _ address: RowAddress?,
        in target: Located<String>?
    ) throws(StepFault) {
        if address == nil { try refuse(StepWords.longPress, onItem: id, in: target) }
        let view = try view(id, address, in: target)
        guard !view.recognizers(of: .longPress).isEmpty else {
            throw StepFault(
                .noGesture(StepWords.longPress, "\(type(of: view))", id.value),
                at: id.range,
                helps: [StepWords.longPressHelp]
            )
        }
        try recognize(.longPress, on: view, id)
    }

    /// Moves a finger over a view.
    func swipe(
        _ id: Located<String>,
        _ direction: Located<String>,
        in target: Located<String>?
    ) throws(StepFault) {
        try refuse(StepWords.swipe, onItem: id, in: target)
        let view = try view(id, nil, in: target)
        guard !view.recognizers(of: .swipe, going: direction.value).isEmpty else {
            let others = view.recognizers(of: .swipe).map(\.direction)
            throw StepFault(
                .noGesture(
                    "\(StepWords.swipe) '\(direction.value)'",
                    "\(type(of: view))",
                    id.value
                ),
                at: direction.range,
                helps: [
                    others.isEmpty
                        ? StepWords.swipeOfViewHelp(direction.value)
                        : "its swipes go \(others.uniqued.quotedList)"
                ]
            )
        }
        try recognize(.swipe, going: direction.value, on: view, id)
    }

    /// Reports a gesture on an item of a bar, which is touched and nothing else.
    private func refuse(
        _ gesture: String,
        onItem id: Located<String>,
        in target: Located<String>?
    ) throws(StepFault) {
        let items = try controllers(for: target).flatMap(\.navigationItem.barButtonItems)
        guard items.contains(where: { $0.identifier == id.value }) else { return }
        throw StepFault(.noGestureOfItem(gesture, id.value), at: id.range)
    }

    /// Lets the recognisers of a gesture on a view do what follows.
    func recognize(
        _ kind: GestureKind,
        going direction: String? = nil,
        on view: View,
        _ id: Located<String>
    ) throws(StepFault) {
        let recognizers = view.touched?.recognizers(of: kind, going: direction) ?? []
        guard !recognizers.isEmpty else { throw unusable(view, id) }
        for recognizer in recognizers { recognizer.recognize() }
    }

    /// Which step plays a gesture that a view recognises in place of a tap.
    func help(
        forGesturesOf view: View,
        _ id: Located<String>,
        _ address: RowAddress?
    ) -> [String] {
        if !view.recognizers(of: .longPress).isEmpty {
            return [StepWords.pressHelp(id.value, address)]
        }
        guard let swipe = view.recognizers(of: .swipe).first else { return [] }
        return ["it responds to a swipe: 'swipe \(id.value) \(swipe.direction)'"]
    }
}
