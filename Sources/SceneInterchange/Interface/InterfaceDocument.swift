package import SceneText

/// A storyboard or a xib: its objects by id, its scenes, its resources and what is connected in it.
package struct InterfaceDocument: Sendable {
    /// The kinds of document.
    package enum Form: Sendable {
        case storyboard
        case xib
    }

    /// The systems that documents are for.
    package enum Platform: String, Sendable {
        case iOS
        case tvOS
        case macOS
        case watchOS
    }

    /// One scene of a storyboard, or one object of a xib that is in no other.
    package struct Scene: Sendable {
        /// The controller of a scene, or the view or cell.
        package let object: XMLNodeID
    }

    /// What the document is written in, with what is different in its size classes.
    package let tree: XMLTree

    /// Whether something in it is different on some other screen.
    package let variesBySizeClass: Bool

    package let form: Form
    package let platform: Platform

    /// The screen that the document is shown on in Interface Builder, in points.
    package let canvas: (width: Double, height: Double)?

    /// The id of the controller that comes first.
    package let initialID: String?

    package let scenes: [Scene]

    /// The object that a xib belongs to.
    package let owner: XMLNodeID?

    /// The objects by their ids.
    private let objects: [String: XMLNodeID]

    /// What is connected, in order.
    package let connections: [InterfaceConnection]

    /// The colours that have names.
    private let colors: [String: XMLNodeID]

    /// The objects and constraints that are left out in its size classes.
    private let excludedIDs: Set<String>

    /// The views that are not as they were drawn, in the size classes of the document.
    private let movedViews: MovedViews

    /// Reads a document as it is in size classes, else in those of the device that it names; nil for one that cannot
    /// be, which is reported.
    package init?(_ tree: XMLTree, in classes: SizeClasses? = nil, log: inout DiagnosticLog) {
        guard let root = tree.root else { return nil }
        let type = tree.value(root, "type") ?? ""
        guard tree.name(root) == "document", let platform = Platform(type) else {
            log.report(.unreadable(root, type, in: tree))
            return nil
        }
        let screen = Canvas.device(of: tree, root).map { SizeClasses(ofScreen: $0, $1) }
        let variations = Variations(in: tree, for: classes ?? screen)
        let objects = Self.objects(of: tree)
        let drawn =
            classes == nil || classes == screen ? variations : Variations(in: tree, for: screen)
        movedViews = MovedViews(variations, since: drawn, in: tree, objects)
        let tree = tree.applying(variations)
        self.tree = tree
        self.objects = objects
        variesBySizeClass = tree.variesBySizeClass
        self.platform = platform
        form = type.contains("Storyboard") ? .storyboard : .xib
        initialID = tree.value(root, "initialViewController")
        connections = InterfaceConnection.all(in: tree)
        colors = Self.namedColors(of: tree, root)
        excludedIDs = variations.excludedIDs
        scenes = Self.scenes(of: tree, root, form)
        owner = tree.element(root, named: "objects").flatMap { objects in
            tree.children(objects).first {
                tree.value($0, "placeholderIdentifier") == "IBFilesOwner"
            }
        }
        canvas = Canvas.size(of: tree, root, scenes)
    }

    /// Whether it shows only while the app starts.
    package var isLaunchScreen: Bool {
        tree.root.map { tree.value($0, "launchScreen") == "YES" } ?? false
    }

    /// The object of an id.
    package func object(_ id: String) -> XMLNodeID? { objects[id] }

    /// The colour of a name, as the document remembers it.
    package func color(named name: String) -> XMLNodeID? { colors[name] }

    /// Whether an object is left out in the size classes of the document.
    package func isExcluded(_ id: XMLNodeID) -> Bool {
        !excludedIDs.isEmpty && tree.value(id, "id").map(excludedIDs.contains) == true
    }

    /// Whether a view is elsewhere than where it was drawn: in the size classes of the document, other constraints hold it.
    func isMoved(_ id: XMLNodeID) -> Bool {
        tree.value(id, "id").map(movedViews.moved.contains) == true
    }

    /// Whether a stack has another axis than the one with which it was drawn.
    func isTurned(_ id: XMLNodeID) -> Bool {
        tree.value(id, "id").map(movedViews.turned.contains) == true
    }

    /// The ids of the views that constraints of other views name, themselves or by a guide.
    package var constrainedIDs: Set<String> {
        var ids: Set<String> = []
        for node in tree.allElements where tree.name(node) == "constraint" {
            let owner = tree.parent(node).flatMap(tree.parent)
            for name in ["firstItem", "secondItem"] {
                var item = tree.value(node, name).flatMap(object)
                if let guide = item, tree.name(guide) == "viewLayoutGuide" {
                    item = tree.parent(guide)
                }
                if let item, item != owner, let id = tree.value(item, "id") { ids.insert(id) }
            }
        }
        return ids
    }

    private static func objects(of tree: XMLTree) -> [String: XMLNodeID] {
        var objects: [String: XMLNodeID] = [:]
        for node in tree.allElements {
            if let id = tree.value(node, "id") { objects[id] = objects[id] ?? node }
        }
        return objects
    }

    private static func namedColors(of tree: XMLTree, _ root: XMLNodeID) -> [String: XMLNodeID] {
        var colors: [String: XMLNodeID] = [:]
        guard let resources = tree.element(root, named: "resources") else { return colors }
        for kind in ["namedColor", "systemColor"] {
            for node in tree.elements(resources, named: kind) {
                guard let name = tree.value(node, "name") else { continue }
                colors[name] = tree.element(node, named: "color")
            }
        }
        return colors
    }

    private static func scenes(of tree: XMLTree, _ root: XMLNodeID, _ form: Form) -> [Scene] {
        guard form == .storyboard else {
            return tree.elements(root, in: "objects")
                .filter { tree.isView($0) || tree.isController($0) }.map { Scene(object: $0) }
        }
        guard let scenes = tree.element(root, named: "scenes") else { return [] }
        return tree.elements(scenes, named: "scene").compactMap { scene in
            guard let objects = tree.element(scene, named: "objects") else { return nil }
            let all = tree.elements(objects)
            guard
                let controller = all.first(where: {
                    tree.value($0, "sceneMemberID") == "viewController"
                }) ?? all.first(where: tree.isController)
            else { return nil }
            return Scene(object: controller)
        }
    }
}

extension XMLTree {
    /// Whether an object is a view: every view says what its content does, and nothing else does.
    package func isView(_ id: XMLNodeID) -> Bool {
        attribute(id, "contentMode") != nil || Self.viewNames.contains(name(id))
    }

    private static let viewNames: Set<String> = [
        "view", "tableViewCell", "collectionViewCell", "tableView", "collectionReusableView",
        "collectionView", "stackView", "scrollView", "label",
    ]

    /// Whether an object is a controller or refers to one in another storyboard.
    package func isController(_ id: XMLNodeID) -> Bool {
        let name = name(id)
        return name.hasSuffix("Controller") || name == "viewControllerPlaceholder"
    }
}

extension InterfaceDocument.Platform {
    /// The platform that a document says it is for; nil for a type that is not one of a document.
    fileprivate init?(_ type: String) {
        guard type.hasPrefix("com.apple.InterfaceBuilder") else { return nil }
        if type.contains("AppleTV") {
            self = .tvOS
        } else if type.contains("WatchKit") {
            self = .watchOS
        } else if type.contains("CocoaTouch") {
            self = .iOS
        } else if type.contains("Cocoa") {
            self = .macOS
        } else {
            return nil
        }
    }
}

/// The screens that Interface Builder shows documents on.
private enum Canvas {
    /// The size of the device that a document names, else of its first screen.
    static func size(
        of tree: XMLTree,
        _ root: XMLNodeID,
        _ scenes: [InterfaceDocument.Scene]
    ) -> (width: Double, height: Double)? {
        if let device = device(of: tree, root) { return device }
        for scene in scenes {
            let view = tree.part(scene.object, key: "view") ?? scene.object
            guard let rect = tree.part(view, key: "frame"),
                let width = tree.number(rect, "width"),
                let height = tree.number(rect, "height"),
                (160...2000).contains(width), (160...3000).contains(height)
            else { continue }
            return (width, height)
        }
        return nil
    }

    /// The size of the device that a document names.
    static func device(of tree: XMLTree, _ root: XMLNodeID) -> (width: Double, height: Double)? {
        guard let device = tree.element(root, named: "device"),
            let (width, height) = tree.value(device, "id").flatMap({ devices[$0] })
        else { return nil }
        let isPortrait = tree.value(device, "orientation") != "landscape"
        return isPortrait ? (width, height) : (height, width)
    }

    private static let devices: [String: (Double, Double)] = [
        "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667),
        "retina5_5": (414, 736), "retina5_9": (375, 812), "retina6_1": (414, 896),
        "retina6_5": (414, 896), "retina6_0": (390, 844), "retina6_7": (428, 926),
        "retina5_4": (375, 812), "retina6_12": (393, 852), "retina6_72": (430, 932),
        "retina6_3": (402, 874), "retina6_9": (440, 956), "ipad9_7": (768, 1024),
        "ipad9_7v2": (768, 1024), "ipad10_2": (810, 1080), "ipad10_5": (834, 1112),
        "ipad10_9rounded": (820, 1180), "ipad11_0rounded": (834, 1194), "ipad12_9": (1024, 1366),
        "ipad12_9rounded": (1024, 1366), "appleTV": (1920, 1080),
    ]
}
