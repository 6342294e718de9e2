/// What of a document counts for what in the figures: decided here once, and not by the program that is measured.
enum WordLists {
    /// Elements that say nothing of a screen: how the file is kept, and what Xcode shows.
    static let keepingElements: Set<String> = [
        "document", "dependencies", "deployment", "plugIn", "capability", "device", "adaptation",
        "scenes", "scene", "objects", "placeholder", "resources", "image", "namedColor",
        "systemColor", "customFonts", "array", "point", "nil", "subviews", "connections",
        "constraints", "cells", "items", "segments", "prototypes", "sections", "exit",
        "designables",
        "designable", "size", "inferredMetricsTieBreakers", "simulatedMetricsContainer",
        "simulatedNavigationBarMetrics", "simulatedStatusBarMetrics", "simulatedScreenMetrics",
        "simulatedOrientationMetrics", "simulatedToolbarMetrics", "simulatedTabBarMetrics",
        "freeformSimulatedSizeMetrics", "layoutGuides", "viewLayoutGuide", "animations", "class",
        "viewControllerLayoutGuide", "userDefinedRuntimeAttributes", "gestureRecognizers",
        "source", "relationship", "classes", "extendedEdge", "string", "mutableString",
    ]

    /// Attributes that say nothing of a screen.
    static let keepingAttributes: Set<String> = [
        "id", "key", "sceneID", "sceneMemberID", "userLabel", "placeholderIdentifier", "colorSpace",
        "customColorSpace", "customModule", "customModuleProvider", "fixedFrame", "misplaced",
        "ambiguous", "translatesAutoresizingMaskIntoConstraints", "verticalHuggingPriority",
        "horizontalHuggingPriority", "verticalCompressionResistancePriority",
        "horizontalCompressionResistancePriority", "contentMode", "opaque", "clipsSubviews",
        "multipleTouchEnabled", "textLabel", "detailTextLabel", "imageView",
        "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea",
    ]

    /// Elements that the picture follows without saying them: frames and masks become rows and columns.
    static let followedElements: Set<String> = [
        "rect", "frame", "autoresizingMask", "tableViewCellContentView",
    ]
}
