/// The rules, in the order in which they look at a file.
enum RuleBook {
    static let all: [any Rule.Type] = [
        DuplicateID.self,
        UnknownClass.self,
        UnresolvedOutlet.self,
        MissingFile.self,
        OutsideFolder.self,
        UnknownDataFormat.self,
        UnknownColumn.self,
        UnknownData.self,
        DataNotAList.self,
        NotAViewFile.self,
        RecursiveViewFile.self,
        BrokenViewFile.self,
        UnownedID.self,
        UnfitID.self,
        UnfitTemplate.self,
        UnfitValue.self,
        ImpossibleStep.self,
    ]
}
