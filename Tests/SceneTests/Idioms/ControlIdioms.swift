import Testing
import UIKitNames

/// Controls, views and concurrency as apps write them.
///
/// Each idiom begins with a bullet.
@Suite struct ControlIdioms {
    // Area: controls
    private final class Form: UIViewController, UITextFieldDelegate {
        let button = UIButton(type: .system)
        let field = UITextField()
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(button)
            view.addSubview(field)
            // • a title for a state
            button.setTitle("Save", for: .normal)
            button.setTitleColor(.systemBlue, for: .normal)
            // • what a tap does
            button.addAction(
                UIAction { [weak self] _ in self?.log.append("saved") },
                for: .touchUpInside
            )
            // • a delegate of a field
            field.delegate = self
        }

        // • the return key
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField.resignFirstResponder()
            return true
        }

        // • typing begins
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }

        // • typing ends
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }

        // • what may be typed
        func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool { string.count < 10 }
    }

    @Test func buttonsAndFields() {
        let form = Form()
        let window = Screen.window(form, columns: 30, lines: 8)
        defer { _ = window }
        form.button.touch()
        // • sending an event by code
        form.button.sendActions(for: .touchUpInside)
        #expect(form.log == ["saved", "saved"])
        #expect(form.button.title(for: .normal) == "Save")
        form.log = []
        // • becoming the first responder
        #expect(form.field.becomeFirstResponder())
        form.field.type("Ada")
        form.field.type("much too long")
        #expect(form.field.text == "Ada")
        form.field.pressReturn()
        #expect(form.log == ["begin", "end"] && !form.field.isFirstResponder)
        // • no keyboard for all views
        form.field.becomeFirstResponder()
        form.view.endEditing(true)
        #expect(!form.field.isFirstResponder)
        // • what the keyboard is like
        form.field.keyboardType = .emailAddress
        form.field.autocapitalizationType = .none
        form.field.autocorrectionType = .no
        form.field.returnKeyType = .done
        form.field.isSecureTextEntry = true
        #expect(form.field.returnKeyType == .done)
        // • a frame and a placeholder
        form.field.placeholder = "Name"
        form.field.borderStyle = .roundedRect
        form.field.clearButtonMode = .whileEditing
        // • a button that is not enabled
        form.button.isEnabled = false
        #expect(!form.button.touch())
        // • a button with its action
        var count = 0
        let plus = UIButton(primaryAction: UIAction(title: "Plus") { _ in count += 1 })
        plus.touch()
        #expect(count == 1 && plus.title(for: .normal) == "Plus")
    }

    @Test func valuesOfControls() {
        var log: [String] = []
        func note(_ text: String) -> UIAction { UIAction { _ in log.append(text) } }
        // • a switch
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.setOn(false, animated: true)
        toggle.onTintColor = .systemGreen
        toggle.addAction(note("switch"), for: .valueChanged)
        toggle.touch()
        #expect(toggle.isOn)
        // • a slider
        let slider = UISlider()
        slider.minimumValue = 0
        slider.maximumValue = 10
        slider.value = 4
        slider.setValue(5, animated: false)
        slider.isContinuous = false
        #expect(slider.value == 5)
        // • a stepper
        let stepper = UIStepper()
        stepper.stepValue = 2
        stepper.value = 6
        #expect(stepper.value == 6)
        // • segments
        let segments = UISegmentedControl(items: ["Day", "Week"])
        segments.selectedSegmentIndex = 1
        segments.insertSegment(withTitle: "Month", at: 2, animated: false)
        segments.setTitle("7 days", forSegmentAt: 1)
        #expect(segments.numberOfSegments == 3)
        #expect(segments.titleForSegment(at: 1) == "7 days")
        // • pages
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = 2
        #expect(pages.currentPage == 2)
        // • a date picker
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        #expect(picker.datePickerMode == .date)
        // • progress
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.5
        progress.setProgress(0.75, animated: true)
        #expect(progress.progress == 0.75)
        // • waiting
        let waiting = UIActivityIndicatorView(style: .medium)
        waiting.startAnimating()
        #expect(waiting.isAnimating)
        waiting.hidesWhenStopped = true
        waiting.stopAnimating()
        #expect(waiting.isHidden)
        #expect(log == ["switch"])
    }

    /// A class with methods as targets.
    private final class Target: NSObjectLike {
        var count = 0

        func increment() { count += 1 }

        func changed(_ sender: UISwitch) { count += sender.isOn ? 10 : 20 }
    }

    @Test func targets() {
        let target = Target()
        let toggle = UISwitch()
        // • all targets
        toggle.addTarget(target, action: Target.changed, for: .valueChanged)
        #expect(toggle.allTargets.count == 1)
        toggle.touch()
        #expect(target.count == 10)
        // • no targets
        toggle.removeTarget(nil, for: .allEvents)
        toggle.touch()
        #expect(target.count == 10)
    }

    // Area: view
    @Test func views() {
        // • a frame
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.frame.width == 100 && view.bounds.origin == .zero)
        // • a centre
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame.minX == 50)
        // • subviews
        let label = UILabel()
        view.addSubview(label)
        #expect(label.superview === view && view.subviews.count == 1)
        // • behind or in front of others
        let back = UIView()
        view.insertSubview(back, at: 0)
        view.bringSubviewToFront(back)
        view.sendSubviewToBack(back)
        #expect(view.subviews.first === back)
        // • hidden
        label.isHidden = true
        #expect(label.isHidden)
        // • transparent
        label.alpha = 0.5
        #expect(label.alpha == 0.5)
        // • colours
        view.backgroundColor = .systemBackground
        view.tintColor = UIColor.systemBlue.withAlphaComponent(0.5)
        // • a colour of shades of grey
        label.textColor = UIColor(white: 0.5, alpha: 1)
        #expect(label.textColor == UIColor("#808080"))
        // • by tag
        label.tag = 42
        #expect(view.viewWithTag(42) === label)
        // • texts
        label.text = "Hello"
        label.textAlignment = .center
        label.numberOfLines = 2
        label.lineBreakMode = .byTruncatingTail
        label.font = UIFont.systemFont(ofSize: 15, weight: .semibold)
        #expect(label.font == .system(size: 15, .semibold))
        // • texts that shrink
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        // • away
        label.removeFromSuperview()
        #expect(label.superview == nil)
        // • layout later
        view.setNeedsLayout()
        // • drawing later
        view.setNeedsDisplay()
        // • inside another
        #expect(back.isDescendant(of: view))
        // • animations show how they end
        var isDone = false
        UIView.animate(withDuration: 0.3) {
            view.alpha = 0
        } completion: { _ in
            isDone = true
        }
        #expect(view.alpha == 0 && isDone)
        // • pictures
        let picture = UIImageView(image: UIImage(named: "logo"))
        picture.contentMode = .scaleAspectFit
        #expect(picture.image == "logo")
        // • what a screen reader says
        view.isAccessibilityElement = true
        view.accessibilityLabel = "A box"
        view.accessibilityHint = "Opens"
        view.accessibilityValue = "50 %"
        view.accessibilityTraits = [.button, .selected]
        #expect(view.accessibilityTraits.contains(.button))
        // • what it takes by itself
        #expect(view.intrinsicContentSize.width <= 0)
        // • masks for a changing size
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // • points of one view in another
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 20, y: 30, width: 10, height: 10))
        outer.addSubview(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 21, y: 31))
        #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
        #expect(outer.convert(CGPoint(x: 21, y: 31), to: inner) == CGPoint(x: 1, y: 1))
    }

    /// A view that draws and measures itself.
    private final class Bar: UIView {
        // • a value that asks for drawing
        var value = 0.5 { didSet { setNeedsDisplay() } }

        // • made by code
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .clear
        }

        // • a size of its own
        override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 20) }

        // • a size that fits
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: min(size.width, 80), height: 20)
        }

        // • subviews placed by hand
        override func layoutSubviews() { super.layoutSubviews() }

        // • in a window
        override func didMoveToWindow() { super.didMoveToWindow() }
    }

    @Test func viewsOfOnesOwn() {
        let bar = Bar(frame: .zero)
        #expect(bar.intrinsicContentSize.width == 80)
        bar.sizeToFit()
        #expect(bar.frame.size == CGSize(width: 80, height: 20))
        bar.value = 1
    }

    // Area: search
    @Test func searchBars() {
        final class Delegate: UISearchBarDelegate {
            var log: [String] = []

            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
                log.append(searchText)
            }

            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }

            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
                log.append("search")
                searchBar.resignFirstResponder()
            }
        }
        // • a bar with a delegate
        let delegate = Delegate()
        let bar = UISearchBar()
        bar.delegate = delegate
        bar.placeholder = "Find"
        bar.showsCancelButton = true
        bar.type("Ada")
        bar.pressSearch()
        bar.cancel()
        #expect(delegate.log == ["Ada", "search", "cancel"])
    }

    // Area: controls
    @Test func textViews() {
        final class Delegate: UITextViewDelegate {
            var text = ""

            func textViewDidChange(_ textView: UITextView) { text = textView.text ?? "" }
        }
        // • text of many lines
        let delegate = Delegate()
        let view = UITextView()
        view.delegate = delegate
        view.isEditable = true
        view.font = .systemFont(ofSize: 14)
        view.textColor = .label
        view.type("Dear Ada")
        #expect(delegate.text == "Dear Ada")
        // • text that only shows
        view.isEditable = false
        view.isSelectable = true
        #expect(!view.type("no"))
    }
}
