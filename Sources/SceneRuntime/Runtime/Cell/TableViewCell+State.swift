extension TableViewCell {
    /// What is at the right now: that of editing while the cell is edited.
    public var visibleAccessoryType: AccessoryType {
        isEditing ? editingAccessoryType : accessoryType
    }

    /// The view at the right now: that of editing while the cell is edited.
    public var visibleAccessoryView: View? {
        let view = isEditing ? editingAccessoryView : accessoryView
        // It may have gone to another cell since.
        return view?.superview === self ? view : nil
    }

    /// The control at the left now; none outside editing.
    public var visibleEditingStyle: EditingStyle { isEditing ? editingStyle : .none }

    /// Whether the circle at the left shows now, in place of a control.
    public var isMarkVisible: Bool { isEditing && canBeMarked }

    /// Whether the circle is filled: as in UIKit not where a selection is not drawn at all.
    public var isMarked: Bool { isMarkVisible && isSelected && selectionStyle != .none }

    /// Whether the content is indented for the control at the left now.
    ///
    /// A row that can be edited is indented even if it has no control, so that its content stays in
    /// line with that of the other rows.
    public var isIndentedForEditing: Bool {
        isEditing && shouldIndentWhileEditing && indentationIsAllowed
    }

    /// Whether the grip at the right shows now.
    public var isReorderControlVisible: Bool { isEditing && showsReorderControl && canBeMoved }

    /// Whether the row is drawn as selected.
    public var isDrawnSelected: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

    /// Shows or hides the background of a selected cell.
    func showSelectedBackground() { selectedBackgroundView?.isHidden = !isDrawnSelected }

    /// Sets the highlighted variant of all that the cell holds.
    func highlightContent() {
        showSelectedBackground()
        contentView.highlightSubviews(isDrawnSelected)
    }

    func replaceBackground(_ old: View?, with new: View?) {
        if old !== new, let old, old.superview === self { old.removeFromSuperview() }
        guard let new, new.superview !== self else { return }
        new.place(in: bounds)
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, at: 0)
    }

    /// The texts of the content in order, with a pause between them.
    var joinedTexts: String? {
        let texts = contentView.spokenTexts
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

extension View {
    /// Sets the highlighted variant of all views inside that have one.
    fileprivate func highlightSubviews(_ isOn: Bool) {
        for view in subviews {
            view.showHighlighted(isOn)
            view.highlightSubviews(isOn)
        }
    }

    /// The texts inside that a screen reader says, in the order in which they are read, except those of controls.
    fileprivate var spokenTexts: [String] {
        subviewsInReadingOrder.flatMap { view -> [String] in
            guard view.isDrawn, !view.accessibilityElementsHidden, !view.speaksAlone else {
                return []
            }
            guard let label = view.accessibilityLabel, !label.isEmpty else {
                return view.spokenTexts
            }
            return [label]
        }
    }
}
