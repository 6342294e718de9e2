import SceneText

/// Dots, one for each page.
open class PageControl: Control {
    /// How many dots there are; a current page beyond the last follows.
    open var numberOfPages = 0 {
        didSet {
            currentPage = page
            didChange(numberOfPages, from: oldValue, affects: .size)
        }
    }

    private var page = 0

    /// The current page; one beyond the ends is limited to them, and setting sends nothing.
    open var currentPage: Int {
        get { page }
        set { page = min(max(0, newValue), max(1, numberOfPages) - 1) }
    }

    /// Whether nothing is drawn for a single page.
    open var hidesForSinglePage = false {
        didSet { didChange(hidesForSinglePage, from: oldValue, affects: .size) }
    }

    /// Does what a tap beside the dots does: goes to a page and sends a change.
    @discardableResult
    open func turn(to page: Int) -> Bool {
        guard answersTouches else { return false }
        let old = currentPage
        currentPage = page
        if currentPage != old { sendValueChanged() }
        return true
    }

    /// Dots go up and down.
    open override class var defaultAccessibilityTraits: AccessibilityTraits { .adjustable }

    package override var widget: Widget? {
        let isHidden = numberOfPages < (hidesForSinglePage ? 2 : 1)
        return .pages(isHidden ? 0 : numberOfPages, current: currentPage)
    }

    package override var spokenValue: String? {
        if let value = accessibilityValue { return value }
        return numberOfPages > 0 ? "page \(currentPage + 1) of \(numberOfPages)" : nil
    }

    /// Without a label, the page is what is said first.
    package override func spokenElements() -> [SpokenElement]? {
        super.spokenElements()?.map { element in
            guard element.label == nil else { return element }
            var element = element
            swap(&element.label, &element.value)
            return element
        }
    }

    package override func enter(_ value: String) -> ValueEntry {
        .number(value) { turn(to: Int(exactly: $0.rounded(.towardZero)) ?? numberOfPages) }
    }

    package override var notableValues: [String]? {
        // Pages have no names, and the last few are as good as all.
        let count = max(0, numberOfPages)
        return (max(0, count - 6)..<count).map(String.init)
    }

    /// The properties that can be set by name, the number of pages before the current one.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("numberOfPages", \PageControl.numberOfPages),
            PropertyAccessor("currentPage", \PageControl.currentPage),
            PropertyAccessor("hidesForSinglePage", \PageControl.hidesForSinglePage),
        ]
    }

    override var framedKind: ViewKind { .pages }
}
