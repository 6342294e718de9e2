/// What a document says that is nothing of its screens: it is neither said in scenes nor listed as left.
///
/// Names are those of elements, with their key where only that part of an object is meant: `rect[frame]`; those of
/// attributes may have the element before them and a value after them.
package enum Bookkeeping {
    /// Elements that only hold others.
    package static let holders: Set<String> = [
        "document", "scenes", "scene", "objects", "subviews", "connections", "constraints",
        "cells", "items", "segments", "prototypes", "sections", "userDefinedRuntimeAttributes",
        "gestureRecognizers", "toolbarItems", "barButtonItems", "navigationItem",
        "rightBarButtonItems", "leftBarButtonItems", "textInputTraits", "accessibility",
        "state[normal]", "tableViewCellContentView", "collectionViewCellContentView",
        "view[contentView]", "view[view]", "navigationBar[navigationBar]", "tabBar[tabBar]",
        "toolbar[toolbar]", "placeholder",
    ]

    /// Elements that say nothing, and neither does what is in them.
    package static let elements: Set<String> = [
        "dependencies", "resources", "customFonts", "designables", "classes", "exit", "nil",
        "inferredMetricsTieBreakers", "layoutGuides", "viewLayoutGuide", "userGuides",
        "animations", "attributedString[userComments]", "accessibilityOverrides",
        // What Interface Builder shows and no app has.
        "device", "window", "point[canvasLocation]", "size[freeformSize]", "size[minSize]",
        "size[canvasSize]", "size[contentSize]", "simulatedMetricsContainer",
        "simulatedNavigationBarMetrics", "simulatedStatusBarMetrics", "simulatedScreenMetrics",
        "simulatedOrientationMetrics", "simulatedToolbarMetrics", "simulatedTabBarMetrics",
        "freeformSimulatedSizeMetrics", "simulatedDestinationMetrics",
        "modalPageSheetSimulatedSizeMetrics", "splitViewMasterSimulatedSizeMetrics",
        // What rows and columns are read from, and what frames say.
        "rect[frame]", "frame[frameInset]", "autoresizingMask", "rect[contentRect]",
    ]

    /// Outlets that say what the place of an object says, too.
    static let outlets: Set<String> = [
        "view of viewController", "view of placeholder", "view of collectionViewController",
        "view of tableViewController", "view of navigationController",
        "view of tabBarController", "view of splitViewController", "view of pageViewController",
        "tableView of tableViewController", "collectionView of collectionViewController",
        "dataSource of tableView", "delegate of tableView",
    ]

    /// Attributes that say nothing of a screen, and values that Interface Builder writes of itself.
    package static let attributes: Set<String> = [
        "id", "key", "sceneID", "sceneMemberID", "userLabel", "placeholderIdentifier",
        "colorSpace", "customColorSpace", "customModule", "customModuleProvider", "misplaced",
        "ambiguous", "translatesAutoresizingMaskIntoConstraints", "fixedFrame", "opaque",
        "textLabel", "detailTextLabel", "tableViewCell.imageView", "verifyAmbiguity",
        "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "storyboardIdentifierIsClass",
        "catalog", "localized", "contentMode", "preferredMaxLayoutWidth", "appearanceType",
        "tableViewCellContentView.tableViewCell", "userDefinedRuntimeAttribute.type",
        "clearsContextBeforeDrawing", "placeholder.customClass=UIResponder",
        "placeholder.customClass=NSObject", "color.name", "simulatedAppContext",
        "useAutomaticPreferredMaxLayoutWidth", "autoresizesArchivedViewToFullSize",

        "document.type", "document.version", "document.toolsVersion", "document.systemVersion",
        "document.targetRuntime", "document.propertyAccessControl", "document.useAutolayout",
        "document.useTraitCollections", "document.useSafeAreas", "document.colorMatched",
        "document.variant", "document.initialViewController",

        "tableView.clipsSubviews=YES", "tableView.alwaysBounceVertical=YES",
        "tableViewCell.clipsSubviews=YES", "tableViewCellContentView.clipsSubviews=YES",
        "collectionView.clipsSubviews=YES", "collectionViewCell.clipsSubviews=YES",
        "collectionViewCellContentView.clipsSubviews=YES", "scrollView.clipsSubviews=YES",
        "collectionReusableView.clipsSubviews=YES", "textView.clipsSubviews=YES",
        "multipleTouchEnabled=YES", "preservesSuperviewLayoutMargins=YES",
        "insetsLayoutMarginsFromSafeArea=NO", "label.baselineAdjustment=alignBaselines",
        "label.horizontalHuggingPriority=251", "label.verticalHuggingPriority=251",
        "imageView.horizontalHuggingPriority=251", "imageView.verticalHuggingPriority=251",
        "horizontalHuggingPriority=250", "verticalHuggingPriority=250",
        "switch.horizontalHuggingPriority=750", "switch.verticalHuggingPriority=750",
        "stepper.horizontalHuggingPriority=750", "stepper.verticalHuggingPriority=750",
        "activityIndicatorView.horizontalHuggingPriority=750",
        "activityIndicatorView.verticalHuggingPriority=750",
        "progressView.verticalHuggingPriority=750",
        "horizontalCompressionResistancePriority=750", "verticalCompressionResistancePriority=750",
        "contentHorizontalAlignment=center", "contentVerticalAlignment=center",
        "textField.contentHorizontalAlignment=left",
        "segmentedControl.contentHorizontalAlignment=left",
        "segmentedControl.contentVerticalAlignment=top",
        "segmentControlStyle", "button.lineBreakMode=middleTruncation",
        "hidesAccessoryWhenEditing=NO",
        "tableView.estimatedRowHeight", "tableView.estimatedSectionHeaderHeight",
        "tableView.estimatedSectionFooterHeight", "tableViewCell.rowHeight=-1",
        "tableView.rowHeight=-1", "tableView.rowHeight=44", "accessibilityTraits.none",
        "minimumZoomScale=0.0", "maximumZoomScale=0.0", "tableViewCell.indentationWidth=10",
        "barButtonItem.style=plain",
        "barButtonItem.style=bordered", "datePicker.minuteInterval=1",
        "pongPressGestureRecognizer.allowableMovement=10",
        "pongPressGestureRecognizer.minimumPressDuration=0.5",
        "panGestureRecognizer.minimumNumberOfTouches=1",
        "paragraphStyle.alignment=natural", "paragraphStyle.baseWritingDirection=natural",
        "paragraphStyle.lineBreakMode=wordWrapping", "tighteningFactorForTruncation=0.0",
        "allowsDefaultTighteningForTruncation=NO",
    ]

    /// Whether an attribute of an element, or this value of it, says nothing.
    package static func covers(_ name: String, _ value: String, of element: String) -> Bool {
        ["", "\(element)."].contains {
            attributes.contains("\($0)\(name)") || attributes.contains("\($0)\(name)=\(value)")
        }
    }
}
