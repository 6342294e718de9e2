import Testing

@testable import SceneRules

/// Misspelt classes of documents without a module, in a project whose libraries may have classes of any name.
@Suite struct MisspeltClassTests {
    private static let header = """
        @interface DetailViewController : UIViewController
        @property (weak) IBOutlet UILabel *nameLabel;
        - (IBAction)save:(id)sender;
        @end
        @implementation DetailViewController
        - (IBAction)save:(id)sender {}
        @end

        """

    private func codes(
        _ type: String,
        _ storyboard: AppStoryboard = AppStoryboard(outlets: ["nameLabel": "l1"]),
        source: String = Self.header,
        path: String = "Detail.m",
        more: String = ""
    ) -> [String] {
        var storyboard = storyboard
        storyboard.module = nil
        storyboard.type = type
        let files = [path: source, "More.m": more]
        return SourceProject(storyboard, files, hasLibraries: true).codes()
    }

    /// All names that leave out, repeat or swap letters after the prefix.
    private static let slips: Set<String> = {
        let name = Array("DetailViewController")
        var slips: Set<String> = []
        for place in 1..<name.count - 1 {
            slips.insert(String(name[..<place] + name[(place + 1)...]))
            slips.insert(String(name[..<place] + [name[place]] + name[place...]))
            var swapped = name
            swapped.swapAt(place, place + 1)
            slips.insert(String(swapped))
        }
        slips.remove(String(name))
        return slips
    }()

    @Test func everySlipIsFound() {
        for name in Self.slips {
            // 'DVtail…' begins with other capital letters, as what a library has.
            guard name.dropFirst().first?.isUppercase == false else { continue }
            #expect(codes(name) == ["unknown-class"], "\(name)")
        }
    }

    private let slip = "DetalViewController"

    @Test func theRightNameIsFound() { #expect(codes("DetailViewController") == []) }

    @Test(arguments: [
        "XDetailViewController", "DDetailViewController", "DetailViewController2",
        "MapViewController",
    ])
    func whatALibraryMayHaveIsLeftOpen(_ name: String) { #expect(codes(name) == []) }

    @Test(arguments: [
        "@class DetalViewController;", "@interface Own : DetalViewController\n@end\n",
        "@interface DetalViewController (More)\n@end\n", "void f() { [DetalViewController new]; }",
        "void f() { NSClassFromString(@\"DetalViewController\"); }",
    ])
    func aNameThatCodeHasIsLeftOpen(_ code: String) { #expect(codes(slip, more: code) == []) }

    @Test func aClassThatCannotBeMeantIsLeftOpen() {
        // The element is a controller of a table, and the class is not.
        #expect(codes(slip, AppStoryboard(element: "tableViewController")) == [])
        #expect(codes(slip, AppStoryboard(outlets: ["other": "l1"])) == [])
        #expect(codes(slip, AppStoryboard(actions: ["other:"])) == [])
        #expect(codes(slip, AppStoryboard(actions: ["save:"])) == ["unknown-class"])
    }

    @Test func aClassOfSwiftWithANameForObjectiveCIsMeant() {
        let swift = "@objc(DetailViewController) class Detail: UIViewController {}\n"
        #expect(codes(slip, AppStoryboard(), source: swift, path: "A.swift") == ["unknown-class"])
    }
}
