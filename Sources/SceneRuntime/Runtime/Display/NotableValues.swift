import SceneText

/// A view that holds a text, one of some values, or one between two ends.
#if MainActor
    @MainActor
#endif
package protocol NotableValues: View {
    /// The values that a person would try first, as they are entered: all choices, or the ends.
    var notableValues: [String] { get }
}

extension TextField: NotableValues {
    package var notableValues: [String] { [] }
}

extension TextView: NotableValues {
    package var notableValues: [String] { [] }
}

extension SearchBar: NotableValues {
    package var notableValues: [String] { [] }
}

extension SegmentedControl: NotableValues {
    package var notableValues: [String] { segments.indices.map(String.init) }
}

extension PickerView: NotableValues {
    package var notableValues: [String] { rows.indices.map(String.init) }
}

extension PageControl: NotableValues {
    package var notableValues: [String] { (0..<max(0, numberOfPages)).map(String.init) }
}

extension Stepper: NotableValues {
    package var notableValues: [String] { [minimumValue.shortest, maximumValue.shortest] }
}

extension Slider: NotableValues {
    package var notableValues: [String] { [minimumValue.shortest, maximumValue.shortest] }
}

extension DatePicker: NotableValues {
    package var notableValues: [String] { [minimumDate, maximumDate].compactMap(\.self) }
}
