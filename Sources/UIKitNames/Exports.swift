// UIKit brings Foundation along, and code that is moved from it says so nowhere.
@_exported public import Foundation
@_exported public import SceneKitLite
