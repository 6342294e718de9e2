/// Titles side by side, one of them chosen.
open class SegmentedControl: Control {
    /// The index that stands for no chosen title.
    public static let noSegment = -1

    /// The titles; a chosen one that is no longer there is given up.
    open var segments: [String] = [] {
        didSet {
            if chosen >= segments.count { chosen = Self.noSegment }
            if segments != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    private var chosen = SegmentedControl.noSegment

    /// The chosen title; an index beyond the titles chooses none, and setting sends nothing.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set { chosen = segments.indices.contains(newValue) ? newValue : Self.noSegment }
    }

    /// How many titles there are.
    public var numberOfSegments: Int { segments.count }

    /// The title at an index.
    public func titleForSegment(at index: Int) -> String? {
        segments.indices.contains(index) ? segments[index] : nil
    }

    /// Does what a tap on a title does: says whether there is one, and sends a change.
    @discardableResult
    open func touchSegment(at index: Int) -> Bool {
        guard answersTouches, segments.indices.contains(index)
        else { return false }
        guard index != chosen else { return true }
        chosen = index
        sendValueChanged()
        return true
    }

    /// What a screen reader says that it holds; by itself the chosen title.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? titleForSegment(at: chosen) }
        set { super.accessibilityValue = newValue }
    }

    /// The properties that can be set by name, the titles before the choice.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("segments", \SegmentedControl.segments),
            PropertyAccessor("selectedSegmentIndex", \SegmentedControl.selectedSegmentIndex),
        ]
    }
}
