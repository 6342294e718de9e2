// Programs import SceneKitLite alone; what they need of the modules below comes with it.
@_exported public import SceneRules
@_exported public import SceneRuntime
@_exported public import SceneText
