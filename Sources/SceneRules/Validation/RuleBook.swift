import SceneLanguage
import SceneText

/// The rules, in the order in which they run.
enum RuleBook {
    /// The number of scenes and classes from which rules run in parallel.
    private static let long = 512

    /// Runs all rules over a file; their findings come in the order of the rules.
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        guard index.file.scenes.count + index.file.classes.count >= long else {
            for rule in all { rule.check(index, &log) }
            return
        }
        // The last rules are those about expressions, which take longest, so they start first.
        let logs = Parallel.map(all.count) { number in
            var log = DiagnosticLog()
            all[all.count - 1 - number].check(index, &log)
            return log
        }
        for found in logs.reversed() { log.append(found) }
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
        RowWithoutCell.self,
        UnfedPrototype.self,
        MisplacedIndex.self,
        NoInitialScene.self,
        SeveralInitialScenes.self,
        UnreachableScene.self,
        MisplacedScene.self,
        ImageWithoutLabel.self,
        MissingFile.self,
        OutsideFolder.self,
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
