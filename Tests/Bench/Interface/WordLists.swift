/// What of a document counts for what in the figures: decided here once, and not by the program that is measured.
///
/// Names are those of elements, with their key where only that part of an object is meant: `rect[frame]`; those of
/// attributes may have the element before them and a value after them. What is said counts as said whatever these
/// lists say of it.
enum WordLists {
    /// Elements that only hold others: they are not counted, as what is in them is.
    static let holders: Set<String> = [
        "subviews", "connections", "constraints", "cells", "items", "segments", "prototypes",
        "sections", "userDefinedRuntimeAttributes", "gestureRecognizers", "toolbarItems",
        "barButtonItems", "navigationItem", "rightBarButtonItems", "leftBarButtonItems", "objects",
        "mask", "textInputTraits", "accessibility",
    ]

    static let elements = graded([
        .bookkeeping: [
            "deployment", "plugIn", "capability", "adaptation", "array", "point", "designable",
            "class", "source", "viewControllerLayoutGuide", "extendedEdge", "outlet view",
            "outlet tableView", "outlet accessoryView", "outlet editingAccessoryView",
            "outlet backgroundView", "imageReference", "textInputTraits[textInputTraits]",
            "accessibility[accessibilityConfiguration]",
        ],
        .kept: [
            "rect[contentStretch]", "color[shadowColor]", "size[shadowOffset]",
            "size[titleShadowOffset]",
            "color[titleShadowColor]", "blurEffect", "visualEffectView[contentView]",
            "vibrancyEffect",
            "value[contentSizeForViewInPopover]", "size[preferredContentSize]",
        ],
        .approximate: [
            "rect[frame]", "frame[frameInset]", "autoresizingMask", "constraint",
            "tableViewCellContentView", "view[contentView]", "outlet dataSource", "outlet delegate",
            "variation[default]", "mask", "exclude",
            "edgeInsets[layoutMargins]",
            "rect[contentRect]",
        ],
    ])

    static let attributes = graded([
        .bookkeeping: [
            "imageView", "tableViewCell.rowHeight",
            "useStoryboardIdentifierAsRestorationIdentifier", "propertyAccessControl",
            "restorationIdentifier", "button.contentHorizontalAlignment=center",
            "button.contentVerticalAlignment=center", "switch.contentHorizontalAlignment",
            "slider.contentHorizontalAlignment", "stepper.contentHorizontalAlignment",
            "segmentedControl.contentHorizontalAlignment", "textField.contentHorizontalAlignment",
            "datePicker.contentHorizontalAlignment", "pageControl.contentHorizontalAlignment",
            "refreshControl.contentHorizontalAlignment", "textField.contentVerticalAlignment",
            "switch.contentVerticalAlignment", "slider.contentVerticalAlignment",
            "stepper.contentVerticalAlignment", "segmentedControl.contentVerticalAlignment",
            "datePicker.contentVerticalAlignment", "pageControl.contentVerticalAlignment",
            "refreshControl.contentVerticalAlignment", "hidesAccessoryWhenEditing",
        ],
        .kept: [
            "verticalHuggingPriority", "horizontalHuggingPriority",
            "verticalCompressionResistancePriority", "horizontalCompressionResistancePriority",
            "clipsSubviews", "clipsToBounds", "multipleTouchEnabled",
            "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea",
            "layoutMarginsFollowReadableWidth", "baselineAdjustment",
            "adjustsLetterSpacingToFitWidth",
            "adjustsFontForContentSizeCategory", "button.lineBreakMode",
            "reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted",
            "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "clearsContextBeforeDrawing",
            "autoresizesSubviews", "delaysContentTouches", "canCancelContentTouches", "bounces",
            "bouncesZoom", "alwaysBounceVertical", "alwaysBounceHorizontal", "bouncesHorizontally",
            "bouncesVertically", "indicatorStyle",
            "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator",
            "directionalLockEnabled",
            "maximumZoomScale", "minimumZoomScale", "contentInsetAdjustmentBehavior",
            "automaticallyAdjustsScrollViewInsets", "extendedLayoutIncludesOpaqueBars",
            "automaticallyAdjustsFontSize", "wantsFullScreenLayout", "springLoaded",
            "keyboardDismissMode", "showsSelectionImmediatelyOnTouchBegin", "focusStyle",
            "contentViewInsetsToSafeArea", "definesPresentationContext",
            "adjustsImageSizeForAccessibilityContentSizeCategory", "mapType", "pitchEnabled",
            "rotateEnabled", "zoomEnabled", "mapView.scrollEnabled", "useCurrentDate",
            "appearanceType",
        ],
        .approximate: [
            "rowHeight", "estimatedRowHeight", "estimatedSectionHeaderHeight",
            "estimatedSectionFooterHeight",
            "fontDescription.weight", "stackView.axis", "stackView.spacing", "stackView.alignment",
            "stackView.distribution", "baselineRelativeArrangement", "spacingType",
            "tableView.separatorStyle=singleLineEtched", "barButtonItem.style=bordered",
        ],
    ])

    /// Attributes that are not said with the element that they are of.
    static let ownAttributes: [String: Set<String>] = [
        "segue": [
            "customClass", "modalPresentationStyle", "modalTransitionStyle", "animates",
            "destinationCreationSelector", "popoverAnchorView", "unwindAction",
        ],
        "color": ["name"],
    ]

    private static func graded(
        _ lists: KeyValuePairs<SceneRating.Grade, [String]>
    ) -> [String: SceneRating.Grade] {
        var grades: [String: SceneRating.Grade] = [:]
        for (grade, names) in lists { for name in names { grades[name] = grade } }
        return grades
    }
}
