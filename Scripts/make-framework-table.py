#!/usr/bin/env python3
"""Prints what Sources/SceneSources/UIKit lacks of Apple's classes, in the form of its tables.

    Scripts/make-framework-table.py documents FOLDER
    Scripts/make-framework-table.py declarations FOLDER

`documents` reads the storyboards and xibs below a folder: the elements whose class is unknown, and the
outlets, actions and runtime attributes of objects without a class of a project, with a count and a document.

`declarations` reads the C# files of the open bindings of Apple's frameworks, which repeat the declarations of
their headers (https://github.com/dotnet/macios, folder src, MIT): classes of `FAMILIES` and `SINGLES`, their
properties, and their methods with at most one parameter. It prints lines to paste into the tables.

The tables are the source: a line is edited by hand where neither knows it.
"""

import collections
import os
import re
import sys
import textwrap
import xml.etree.ElementTree as ElementTree

TABLES = os.path.join(os.path.dirname(__file__), "..", "Sources", "SceneSources", "UIKit")

# Classes that count with everything that inherits from them.
FAMILIES = """
    UIResponder UIGestureRecognizer UIBarItem UICollectionViewLayout UIStoryboardSegue UILayoutGuide
    UIPresentationController UIDynamicBehavior UIMotionEffect UIVisualEffect UIMenuElement
    UIFeedbackGenerator UIDocument UIBarAppearance NSTextStorage NSFormatter NSStream CALayer
    CAAnimation MKOverlayRenderer MKShape MKAnnotation SKNode SCNNode AVPlayer
""".split()

# Classes that count alone: objects that documents hold, and superclasses of such objects.
SINGLES = """
    NSObject NSProxy UINavigationItem UIBarButtonItemGroup UISearchDisplayController UIPopoverController
    UIDocumentInteractionController UIDynamicAnimator UIPercentDrivenInteractiveTransition UITextChecker
    UICollectionViewLayoutAttributes UICollectionViewDiffableDataSource UITableViewDiffableDataSource
    UICollectionViewLayoutInvalidationContext UIFocusSystem UIScreen UIDevice UIStoryboard UINib
    UIColor UIFont UIImage UIBezierPath UIPasteboard UITab UITabGroup UISearchTab UITabBarControllerSidebar
    UIContextMenuInteraction UIDragInteraction UIDropInteraction UIPointerInteraction UIEditMenuInteraction
    UIPencilInteraction UISpringLoadedInteraction UITextInteraction UILargeContentViewerInteraction
    UIFindInteraction UIViewPropertyAnimator UIPrintInteractionController UIMenuController UIFocusGuide
    NSLayoutConstraint NSLayoutManager NSTextContainer NSTextAttachment NSTextStorage
    NSOperation NSBlockOperation UIActivityItemProvider
    NSBundle NSUserDefaults NSUndoManager NSNotificationCenter NSFileManager NSThread NSTimer NSProgress
    NSOperationQueue NSUrlSession NSUrlConnection NSUrlProtocol NSXmlParser NSValueTransformer NSUserActivity
    NSManagedObject NSManagedObjectContext NSFetchedResultsController NSPersistentContainer
    NSMetadataQuery NSExtensionContext NSCache NSPredicate
    CADisplayLink MKUserLocation MKMapItem MKMapCamera MKLocalSearch MKDirections MKTileOverlay
    AVAudioPlayer AVAudioRecorder AVAudioSession AVCaptureSession AVSpeechSynthesizer AVPlayerItem
    AVPictureInPictureController AVRoutePickerView AVAudioEngine CLLocationManager CLGeocoder
    SCNScene GKComponent GKEntity GKScene CIFilter UNNotificationServiceExtension INExtension
    NEPacketTunnelProvider NEProvider NETunnelProvider NEAppProxyProvider NEFilterProvider
    NEFilterDataProvider NEFilterControlProvider
    CBCentralManager CBPeripheralManager WCSession CMMotionManager EKEventStore CNContactStore
    HKHealthStore HMHomeManager GKLocalPlayer GKMatch MCSession MCNearbyServiceAdvertiser
    MCNearbyServiceBrowser SKProductsRequest SKRequest SKPaymentQueue SKScene WKWebViewConfiguration
    WKUserContentController WKPreferences WKProcessPool ARSession PHPhotoLibrary NSItemProvider
    FPItem NSFileProviderExtension CXProvider CXCallDirectoryProvider ILMessageFilterExtension
    MPMusicPlayerController MPMediaQuery MPRemoteCommandCenter PKPushRegistry JSContext
""".split()

# Files and classes of the Mac alone.
LEFT_OUT = {"appkit", "quartzcomposer", "imagekit", "quicklookUI"}
CLASSES_OF_MAC = {
    "AUGenericView", "AUPannerView", "CAInterDeviceAudioViewController", "NCWidgetListViewController",
    "NCWidgetSearchViewController",
}


# MARK: The tables


class Known:
    """A class of the tables."""

    def __init__(self, name, superclass):
        self.name, self.superclass = name, superclass
        self.outlets, self.actions = set(), set()


def texts(*names):
    """The lines of the literals in the tables' files."""
    for file in sorted(os.listdir(TABLES)):
        if not file.startswith(names):
            continue
        inside = False
        for line in open(os.path.join(TABLES, file), encoding="utf-8"):
            if line.strip().startswith('"""') or line.rstrip().endswith('"""'):
                inside = not inside
            elif inside:
                yield line[8:].rstrip() if line.startswith(" " * 8) else line.rstrip()


def tables():
    classes, last = {}, None
    for line in texts("FrameworkTable+"):
        if not line.strip():
            continue
        if not line.startswith(" "):
            names, _, superclass = line.partition(":")
            names = names.split()
            last = Known(names[0], superclass.strip() or None)
            for name in names:
                classes[name] = last
            continue
        for word in line.split():
            (last.actions if word[0] == "-" else last.outlets).add(word.lstrip("-"))
    return classes


def elements(file):
    table = {}
    for line in texts(file):
        name, _, words = line.partition(":")
        for element in words.split():
            table[element] = name.strip()
    return table


def ancestors(classes, name):
    while name in classes:
        yield classes[name]
        name = classes[name].superclass


def has(classes, name, kind, member):
    for known in ancestors(classes, name):
        if member in getattr(known, kind):
            return True
        setter = member[3:4].lower() + member[4:-1]
        if kind == "actions" and member.startswith("set") and setter in known.outlets:
            return True
    return False


# MARK: Documents


def documents(folder):
    classes = tables()
    of_phones, of_watches = elements("ElementTable.swift"), elements("ElementTable+Watch.swift")
    lacking, counts = collections.Counter(), collections.Counter()
    examples = {}
    for place, _, files in os.walk(folder):
        for file in files:
            if not file.endswith((".storyboard", ".xib")):
                continue
            path = os.path.join(place, file)
            try:
                root = ElementTree.parse(path).getroot()
            except ElementTree.ParseError:
                continue
            # Documents for the Mac name their targets so.
            if root.tag != "document" or ".Cocoa." in root.get("type", ""):
                continue
            known = of_watches if "WatchKit" in root.get("type", "") else of_phones
            for kind, name, member in questions(root, classes, known):
                counts[kind] += 1
                if kind == "element":
                    is_there = name in known
                elif kind == "class":
                    is_there = name in classes
                else:
                    of = "actions" if kind == "action" else "outlets"
                    is_there = has(classes, name, of, member)
                if not is_there:
                    lacking[kind, name, member] += 1
                    examples.setdefault((kind, name, member), path)
    for (kind, name, member), count in lacking.most_common():
        example = os.path.relpath(examples[kind, name, member], folder)
        print(f"{count:6} {kind:9} {name} {member}  {example}")
    for kind, count in counts.items():
        absent = sum(n for key, n in lacking.items() if key[0] == kind)
        print(f"{kind}: {count - absent} of {count} are in the table", file=sys.stderr)


def questions(root, classes, known):
    """What a document asks of the tables: kind, class, member."""
    parents = {child: node for node in root.iter() for child in node}
    by_id = {node.get("id"): node for node in root.iter() if node.get("id")}

    def of_framework(node):
        custom = node.get("customClass")
        if custom:
            return custom if custom in classes and not node.get("customModule") else None
        return known.get(node.tag)

    for node in root.iter():
        custom = node.get("customClass")
        if custom and is_apples(custom) and not node.get("customModule"):
            yield "class", custom, ""
        parent = parents.get(node)
        if parent is None:
            continue
        if node.tag == "userDefinedRuntimeAttribute":
            name = of_framework(parents[parent])
            if name:
                yield "attribute", name, node.get("keyPath").split(".")[0]
        if parent.tag != "connections":
            continue
        owner = parents[parent]
        yield "element", owner.tag, ""
        if node.tag in ("outlet", "outletCollection"):
            name = of_framework(owner)
            if name and owner.tag not in ("placeholder", "customObject"):
                yield "outlet", name, node.get("property")
        if node.tag == "action":
            target = by_id.get(node.get("destination"))
            if target is None or target.tag in ("exit", "placeholder", "customObject"):
                continue
            name = of_framework(target)
            if name:
                yield "action", name, node.get("selector")


def is_apples(name):
    return re.match(r"(UI|NS|MK|WK|AV|CA|SK|SCN|AR|MTK|GLK)[A-Z][a-z]", name) is not None


# MARK: Declarations

TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])\'|[A-Za-z_]\w*|\d[\w.]*|\S')
COMMENT = re.compile(r'//[^\n]*|/\*.*?\*/|("(?:\\.|[^"\\\n])*")', re.S)
SHARED_NAMES = {"NSView": "UIView", "NSViewController": "UIViewController", "NSResponder": "UIResponder"}
CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}


class Binding:
    """An interface of the bindings."""

    def __init__(self, name, attributes, bases, members, file):
        self.name, self.bases, self.file = name, bases, file
        base = attribute(attributes, "BaseType")
        text = " ".join(base or [])
        found = re.search(r"typeof \( (?:\w+ \. )*(\w+)", text)
        self.parent = found.group(1) if found else None
        # Shared files call the classes of the Mac and those of iOS by one name.
        self.parent = SHARED_NAMES.get(self.parent, self.parent)
        found = re.search(r'Name = "([^"]+)"', text)
        self.objc_name = found.group(1) if found else name
        self.is_category = attribute(attributes, "Category") is not None
        is_model = attribute(attributes, "Model") is not None
        is_protocol = attribute(attributes, "Protocol") is not None
        self.is_class = base is not None and not is_model and not self.is_category
        self.is_class = self.is_class and not (is_protocol and self.parent is None)
        self.outlets, self.actions = set(), set()
        for attributes, head, accessors in members:
            self.add(attributes, head, accessors)

    def add(self, attributes, head, accessors):
        export = attribute(attributes, "Export")
        if export is None or attribute(attributes, "Static") is not None or is_absent(attributes):
            return
        found = re.search(r'"([^"]+)"', " ".join(export))
        if not found:
            return
        name = found.group(1)
        if accessors is not None:
            if "set" not in accessors and re.match(r"is[A-Z]", name):
                name = name[2].lower() + name[3:]
            self.outlets.add(name)
        elif name.count(":") <= 1 and head[0] in ("void", "bool", "WKNavigation"):
            self.actions.add(name)


def attribute(attributes, name):
    """The arguments of an attribute; None where there is none."""
    for tokens in attributes:
        part, depth, parts = [], 0, []
        for token in tokens:
            depth += (token in "([{") - (token in ")]}")
            if token == "," and depth == 0:
                parts.append(part)
                part = []
            else:
                part.append(token)
        for part in parts + [part]:
            if part and part[0] == name:
                return part[1:]
    return None


def is_absent(attributes):
    """Whether something is on the Mac alone."""
    return all(attribute(attributes, name) is not None for name in ("NoiOS", "NoTV"))


def without_mac(text):
    """The lines of a file that are not for the Mac, of other alternatives the first."""
    lines, stack = [], []
    for line in text.split("\n"):
        word = line.strip()
        if word.startswith("#if"):
            condition = re.sub(r"//.*", "", word[3:]).strip()
            stack.append(re.match(r"(MONOMAC|__MACOS__|!NET|!IOS)\b", condition) is None)
        elif word.startswith(("#else", "#elif")) and stack:
            stack[-1] = not stack[-1]
        elif word.startswith("#endif") and stack:
            stack.pop()
        elif not word.startswith("#") and False not in stack:
            lines.append(line)
    return "\n".join(lines)


def bindings(text, file):
    """The interfaces of a file."""
    tokens = TOKEN.findall(COMMENT.sub(lambda found: found.group(1) or " ", without_mac(text)))

    def closing(index):
        opening, depth = tokens[index], 0
        while index < len(tokens):
            depth += (tokens[index] == opening) - (tokens[index] == CLOSING[opening])
            if depth == 0:
                return index
            index += 1
        return len(tokens) - 1

    def members(index, end):
        attributes = []
        while index < end:
            if tokens[index] == "[":
                close = closing(index)
                attributes.append(tokens[index + 1 : close])
                index = close + 1
                continue
            start = index
            while index < end and tokens[index] not in ";{":
                index = closing(index) + 1 if tokens[index] in "([" else index + 1
            head, accessors = tokens[start:index], None
            if index < end and tokens[index] == "{":
                close = closing(index)
                accessors = tokens[index + 1 : close]
                index = close
            index += 1
            if head:
                yield attributes, head, accessors
            attributes = []

    index, attributes = 0, []
    while index < len(tokens):
        token = tokens[index]
        if token == "[":
            close = closing(index)
            attributes.append(tokens[index + 1 : close])
            index = close + 1
        elif token == "namespace":
            while tokens[index] not in "{;":
                index += 1
            index, attributes = index + 1, []
        elif token in ("interface", "class"):
            name, bases = tokens[index + 1], []
            index += 2
            while index < len(tokens) and tokens[index] not in "{;":
                bases += [tokens[index]] if re.match(r"[A-Z]\w", tokens[index]) else []
                index += 1
            close = index
            if index < len(tokens) and tokens[index] == "{":
                close = closing(index)
                if token == "interface" and not is_absent(attributes):
                    yield Binding(name, attributes, bases, members(index + 1, close), file)
            index, attributes = close + 1, []
        elif token == "{":
            index, attributes = closing(index) + 1, []
        else:
            attributes = [] if token in ";}" else attributes
            index += 1


def declarations(folder):
    classes, shared = {}, {}
    categories = []
    for file in sorted(os.listdir(folder)):
        if not file.endswith(".cs") or file[:-3] in LEFT_OUT:
            continue
        text = open(os.path.join(folder, file), encoding="utf-8", errors="replace").read()
        for binding in bindings(text, file[:-3]):
            if binding.is_category:
                categories.append(binding)
            elif binding.is_class and binding.name not in classes:
                classes[binding.name] = binding
            else:
                shared[binding.name] = binding
    for category in categories:
        if category.parent in classes:
            classes[category.parent].actions |= category.actions
    known = tables()
    for name, binding in sorted(classes.items(), key=lambda item: (item[1].file, item[0])):
        if counts(classes, name) and name not in CLASSES_OF_MAC:
            print_lacking(known, classes, shared, binding)


def counts(classes, name):
    seen = []
    while name in classes and name not in seen:
        seen.append(name)
        if name in FAMILIES or len(seen) == 1 and name in SINGLES:
            return True
        name = classes[name].parent
    return False


def print_lacking(known, classes, shared, binding):
    parent = classes[binding.parent].objc_name if binding.parent in classes else binding.parent
    outlets, actions = set(binding.outlets), set(binding.actions)
    waiting, seen = list(binding.bases), set()
    while waiting:
        base = waiting.pop()
        # What a delegate or a source of data may do, a class need not do.
        optional = base.endswith(("Delegate", "DataSource", "Coding", "Copying"))
        if base in seen or base not in shared or optional:
            continue
        seen.add(base)
        outlets |= shared[base].outlets
        actions |= shared[base].actions
        waiting += shared[base].bases
    name = binding.objc_name
    here = known.get(name)
    start = name if here else parent
    outlets = {x for x in outlets if not has(known, start, "outlets", x)}
    actions = {x for x in actions if not has(known, start, "actions", x)}
    setters = {"set" + x[0].upper() + x[1:] + ":" for x in outlets}
    actions -= setters
    if here and not outlets and not actions:
        return
    # The file is for the eye, and no part of the table.
    print(f"{name}: {parent}    ({binding.file})")
    for words in (sorted(outlets), ["-" + x for x in sorted(actions)]):
        for line in textwrap.wrap(" ".join(words), 84, break_on_hyphens=False):
            print("    " + line)


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in ("documents", "declarations"):
        sys.exit(__doc__)
    {"documents": documents, "declarations": declarations}[sys.argv[1]](sys.argv[2])
