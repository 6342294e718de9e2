import SceneLanguage
import SceneText

/// The rules, in the order in which they run.
enum RuleBook {
    /// Runs all rules over a file; their findings come in the order of the rules.
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for rule in all { rule.check(index, &log) }
    }

    static let all: [any Rule.Type] = [
        DuplicateID.self,
        UndeclaredName.self,
        SuperclassCycle.self,
        ReservedClassName.self,
        WrongClassKind.self,
        RedeclaredName.self,
        ReservedName.self,
        StyleMismatch.self,
        SceneCycle.self,
        AbsentCellPart.self,
        OutletWithoutClass.self,
        UnconnectedOutlet.self,
        OutletTypeMismatch.self,
        OutletConnectedTwice.self,
        OutletIntoRepeatingContent.self,
        CollectionMisuse.self,
        UnknownOutletType.self,
        ActionArity.self,
        ActionDeclaredTwice.self,
        UnsentEvent.self,
        UnusedAction.self,
        ControlWithoutAction.self,
        AmbiguousSegue.self,
        UnknownUnwindAction.self,
        MisplacedSegue.self,
        AccessorySegueWithoutButton.self,
        PrototypeWithoutIdentifier.self,
        DuplicateIdentifier.self,
        UnusedPrototype.self,
        DuplicateTag.self,
        StaticOutsideTableController.self,
        StaticTableWithRows.self,
        DynamicTableWithoutRows.self,
        RulesWithoutTable.self,
        SwipeActions.self,
        RowWithoutCell.self,
        UnfedPrototype.self,
        KeyWithoutEffect.self,
        MisplacedIndex.self,
        NoInitialScene.self,
        SeveralInitialScenes.self,
        UnreachableScene.self,
        MisplacedScene.self,
        ViewWithoutWidth.self,
        ImageWithoutLabel.self,
        ControlWithoutLabel.self,
        UnavailableFile.self,
        UnknownDataFormat.self,
        DataNotAList.self,
        NotAViewFile.self,
        RecursiveViewFile.self,
        BrokenViewFile.self,
        UnownedID.self,
        UnfitID.self,
        ComputedValues.self,
        ImpossibleStep.self,
    ]
}
