import SceneText

/// Titles side by side, one of them chosen.
open class SegmentedControl: Control {
    /// The index for no chosen title.
    public static let noSegment = -1

    /// The titles; a chosen one that is no longer there is given up.
    open var segments: [String] = [] {
        didSet {
            if chosen >= segments.count { chosen = Self.noSegment }
            didChange(segments, from: oldValue, affects: .size)
        }
    }

    /// The names of pictures, in the order of the titles: each shows where the title is empty.
    open var images: [String] = [] {
        didSet { didChange(images, from: oldValue, affects: .size) }
    }

    private var chosen = SegmentedControl.noSegment

    /// The chosen title; an index beyond the titles chooses none, and setting sends nothing.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set { chosen = segments.indices.contains(newValue) ? newValue : Self.noSegment }
    }

    /// Whether a chosen title does not stay chosen.
    open var isMomentary = false

    /// Whether segments are as wide as their titles, which in text they always are.
    open var apportionsSegmentWidthsByContent = false

    /// How many titles there are.
    public var numberOfSegments: Int { segments.count }

    /// The title at an index.
    public func titleForSegment(at index: Int) -> String? {
        segments.indices.contains(index) ? segments[index] : nil
    }

    /// The name of the picture at an index.
    public func imageForSegment(at index: Int) -> String? {
        guard segments.indices.contains(index), images.indices.contains(index),
            !images[index].isEmpty
        else { return nil }
        return images[index]
    }

    /// The title at an index, or the name of the picture in its place.
    private func words(at index: Int) -> String? {
        guard let title = titleForSegment(at: index) else { return nil }
        return title.isEmpty ? imageForSegment(at: index) ?? title : title
    }

    /// Does what a tap on a title does: says whether there is one, and sends a change.
    @discardableResult
    open func touchSegment(at index: Int) -> Bool {
        guard answersTouches, segments.indices.contains(index)
        else { return false }
        guard index != chosen else { return true }
        chosen = index
        sendValueChanged()
        if isMomentary { chosen = Self.noSegment }
        return true
    }

    /// What a screen reader says that it holds; by itself the chosen title.
    override var usualAccessibilityValue: String? { words(at: chosen) }

    package override var widget: Widget? {
        let shown = segments.enumerated().map { index, title in
            Widget.Segment(title: title, image: title.isEmpty ? imageForSegment(at: index) : nil)
        }
        return .segments(shown, chosen: chosen)
    }

    /// Each segment is an element; the label of the control, if it has one, is said with each.
    package override func spokenElements() -> [SpokenElement]? {
        let whole = SpokenElement(self)
        return segments.indices.map { index in
            var element = whole
            element.label = [whole.label, words(at: index)].compactMap { $0 }.joined(
                separator: ", "
            )
            element.value = "\(index + 1) of \(numberOfSegments)"
            element.traits.insert(.button)
            if index == chosen { element.traits.insert(.selected) }
            return element
        }
    }

    package override func enter(_ value: String) -> ValueEntry {
        .choice(value, among: segments) { touchSegment(at: $0) }
    }

    package override var notableValues: [String]? { segments.indices.map(String.init) }

    /// The properties that can be set by name, the titles before the choice.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("segments", \SegmentedControl.segments),
            PropertyAccessor("images", \SegmentedControl.images),
            PropertyAccessor("momentary", \SegmentedControl.isMomentary),
            PropertyAccessor(
                "apportionsSegmentWidthsByContent",
                \SegmentedControl.apportionsSegmentWidthsByContent
            ),
            PropertyAccessor("selectedSegmentIndex", \SegmentedControl.selectedSegmentIndex),
        ]
    }

    override var framedKind: ViewKind { .segmented }
}
