/// The bounds that keep bad input from costing more than it should; reaching one is a finding.
public struct Limits: Hashable, Sendable {
    /// The size of a scene or view file, in bytes.
    public var sceneFileSize = 64 << 20

    /// The size of a data file, in bytes; what is YAML is bound by that of scene files.
    public var dataFileSize = 1 << 30

    /// The size of a golden file, in bytes.
    public var goldenFileSize = 64 << 20

    /// The size of a file in an asset catalog, in bytes.
    public var assetFileSize = 1 << 20

    /// The size of a source file in Swift or Objective-C, in bytes.
    public var sourceCodeSize = 16 << 20

    /// How many folders are looked through for what a document names without a path.
    public var catalogFolders = 2_000

    /// How far above a document that is looked for, and how deep in a catalog groups may nest.
    public var catalogDepth = 8

    /// How deep collections may nest; libyaml itself accepts any depth.
    public var nestingDepth = 200

    /// How many nodes a file may have once its aliases are expanded.
    public var expandedNodes = 8_000_000

    /// How many of these may come from aliases.
    public var aliasedNodes = 250_000

    /// How many `%TAG` lines a file may have: libyaml compares each with all before it.
    public var tagDirectives = 1_000

    /// How many sections a table may have.
    public var sections = 100_000

    /// How many rows a class may ask for by number; data has as many as its file holds.
    public var countedRows = 10_000_000

    /// How many columns a screen may have, with the frame around it.
    public var screenColumns = 1_000

    /// How many lines a screen may have, with the frame around it; `full` is not bound by it.
    public var screenLines = 10_000

    /// How deep view files may name other view files.
    public var viewFileDepth = 50

    /// How many classes of a file may inherit from each other in a row.
    public var superclassDepth = 50

    /// How deep an expression may nest.
    public var expressionDepth = 100

    /// The length of a text that an expression puts together, in bytes.
    public var textLength = 1 << 20

    /// How many bytes of long texts expressions may put together while a scene runs.
    public var madeText = 4 << 20

    /// How many scenes may be inside others, as in container views and tabs.
    public var containedScenes = 1_000

    /// How deep scenes may be nested.
    public var sceneDepth = 100

    /// How many views constraints place together, those around them included.
    public var constrainedViews = 1_000

    /// How many views a scene may make beyond what its file and data account for by their size.
    public var madeViews = 100_000

    /// How many elements of lists the expressions of a scene may look at while it is played.
    public var listElements = 5_000_000

    /// How many effects and assignments actions may carry out.
    public var effects = 100_000

    /// How many actions may cause each other.
    public var callDepth = 50

    /// The records of a data file that are read to learn which fields there are.
    public var sampledRecords = 1_000

    /// How often one layout of a table measures the rows on its screen.
    ///
    /// The result of the last round is kept. Two or three are enough, unless a delegate answers something
    /// else each time.
    public var layoutRounds = 50

    /// How many parts of a row may differ for rows to be drawn without cells of their own.
    package var pressedParts = 15

    /// How many rules such rows may follow.
    package var pressedRules = 256

    /// How many columns their texts may take; texts are wider only where they are not drawn whole.
    package var pressedColumns = 250

    /// How many stencils such rows may have, a few megabytes in all; rows like no others need none.
    package var stencils = 8192

    /// Fewer rows are not worth the cells that are made to draw them.
    package var fewestPressedRows = 40

    /// Makes the limits that apply unless a caller asks for others.
    public init() {}
}
