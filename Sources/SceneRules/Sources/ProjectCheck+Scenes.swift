import SceneLanguage
package import SceneSources
package import SceneText

/// The classes of a scene file that a program registers.
package struct SceneProgram: Sendable {
    /// The folder and targets of the file.
    package var home: SourceHome

    /// The text that the definition points into, as the project numbers it.
    var source: SourceID
    var classes: [ClassDefinition]

    /// Takes the classes that a scene file declares itself; nil where no program registers any.
    package init?(_ file: SceneFile, home: SourceHome, in texts: inout SourceMap) {
        let moved = file.definition.classes.filter {
            $0.isSwift && Int($0.name.range.end) <= file.tree.text.bytes.count
        }
        guard !moved.isEmpty else { return nil }
        self.home = home
        classes = moved
        source = texts.append(file.sources)(file.definition.source)
    }
}

extension ProjectCheck {
    /// Compares classes of scene files with those of programs, for UIKit or for this runtime.
    func checkScenes() {
        for program in content.programs {
            for type in program.classes { check(type, program) }
        }
        for (number, file) in content.index.files.enumerated()
        where !file.isVendored && file.facts.language == .swift {
            // Names of UIKit are the runtime's where they come from its module of them.
            let prefix = file.facts.imports.contains("UIKitNames") ? "UI" : ""
            for type in file.facts.types { checkMethods(of: type, prefix, number, file.home) }
        }
    }

    private func check(_ type: ClassDefinition, _ program: SceneProgram) {
        let name = type.name.value
        guard lookup.lineage(of: name, in: program.home) != nil else {
            return tally.count(.classes, SourceAnswer<Void>.unknown(.absentClass(name)))
        }
        tally.count(.classes, SourceAnswer<Void>.found(()))
        for outlet in type.outlets {
            let answer = answer(outlet.name.value, name, program)
            tally.count(.outlets, answer)
            switch answer {
            case .missing: report(undeclaredOutlet(outlet, name, program))
            case .found(.member(let member)): checkType(of: outlet, member, name, program)
            case .found(.framework), .unknown: break
            }
        }
        for action in type.actions {
            let answer = actionAnswer(action.name.value, name, program)
            tally.count(.actions, answer)
            guard answer.isMissing else { continue }
            report(undeclaredAction(action, name, program))
        }
    }

    /// What serves an outlet: in a program for the runtime any property, whose classes have no outlets themselves.
    private func answer(
        _ outlet: String,
        _ type: String,
        _ program: SceneProgram
    ) -> SourceAnswer<MemberMatch> {
        let answer = lookup.outlet(outlet, of: type, in: program.home)
        guard case .unknown(.absentSuperclass(let name)) = answer, isOfRuntime(name) else {
            return answer
        }
        let property = lookup.property(outlet, of: type, in: program.home)
        return property.map { .found(.member($0)) } ?? .missing
    }

    private func isOfRuntime(_ name: String) -> Bool { ResolvedClass.ofRuntime[name] != nil }

    /// A program for UIKit has a method for each action; one for the runtime registers it by its name.
    private func actionAnswer(
        _ action: String,
        _ type: String,
        _ program: SceneProgram
    ) -> SourceAnswer<Void> {
        guard let lineage = lookup.lineage(of: type, in: program.home) else {
            return .unknown(.absentClass(type))
        }
        switch lookup.action(action, of: type, in: program.home) {
        case .found: return .found(())
        case .unknown(.absentSuperclass(let name)) where isOfRuntime(name):
            return lookup.mentions(action, in: lineage) ? .found(()) : .missing
        case .unknown(let reason): return .unknown(reason)
        case .missing:
            return lookup.mentions(action, in: lineage) ? .found(()) : .missing
        }
    }

    // MARK: Findings

    private func undeclaredOutlet(
        _ outlet: OutletDeclaration,
        _ type: String,
        _ program: SceneProgram
    ) -> Diagnostic {
        Diagnostic(
            .undeclaredOutlet,
            "'\(type)' has no outlet '\(outlet.name.value)'",
            at: Annotation(program.source, outlet.name.range, label: "the program lacks it"),
            secondary: declaration(of: type, program),
            helps: names.helps(
                "an outlet with a similar name",
                near: outlet.name.value,
                in: .outlets(of: type),
                program.home
            )
        )
    }

    private func undeclaredAction(
        _ action: ActionDeclaration,
        _ type: String,
        _ program: SceneProgram
    ) -> Diagnostic {
        let near = names.nearest(to: action.name.value, in: .selectors(of: type), program.home)
        return Diagnostic(
            .undeclaredAction,
            "'\(action.name.value)' is not an action of '\(type)'",
            at: Annotation(program.source, action.name.range, label: "the program lacks it"),
            secondary: declaration(of: type, program),
            helps: near.map { near in
                [Help("a similar method exists: '\(SwiftSelector.method(for: near))'")]
            } ?? []
        )
    }

    private func declaration(of type: String, _ program: SceneProgram) -> [Annotation] {
        lookup.declaration(of: type, in: program.home).map { [mark($0, "this class")] } ?? []
    }

    // MARK: Types

    /// Compares the types of an outlet in the scene file and in the program.
    private func checkType(
        of outlet: OutletDeclaration,
        _ member: SourceMember,
        _ type: String,
        _ program: SceneProgram
    ) {
        let said = outlet.type.value
        guard let actual = member.facts.type else { return }
        let expected = Self.framework(said.className)
        let given = Self.framework(actual)
        // An item of a bar that is a view is a button in a scene file.
        let isItem = said.className == "Button" && given.first == "UIBarButtonItem"
        let fits =
            said.isCollection == member.facts.isCollection
            && (said.className == actual || expected.isEmpty || given.isEmpty || isItem
                || expected.contains(given[0]) || given.contains(expected[0]))
        tally.count(.outletTypes, fits ? .found(()) : SourceAnswer<Void>.missing)
        guard !fits else { return }
        let written = said.isCollection ? "[\(said.className)]" : said.className
        report(
            .outletTypeMismatch,
            "outlet '\(outlet.name.value)' is a '\(written)' here, but a '\(actual)' in '\(type)'",
            at: Annotation(program.source, outlet.type.range),
            secondary: [mark(member.place, "it is declared here")]
        )
    }

    /// The classes of UIKit from one on, by its name there or in the runtime; empty for others.
    private static func framework(_ name: String) -> [String] {
        let own = SourceLookup.frameworkAncestors(of: name)
        return own.isEmpty ? SourceLookup.frameworkAncestors(of: "UI" + name) : own
    }

    // MARK: Methods of data sources and delegates

    /// Finds methods that look like those of a table's data source or delegate and are not.
    ///
    /// They have defaults, so the compiler says nothing, and the method is never called.
    private func checkMethods(
        of type: TypeFacts,
        _ prefix: String,
        _ file: Int,
        _ home: SourceHome
    ) {
        guard type.kind == .class || type.kind == .extension else { return }
        let methods = type.members.filter {
            $0.kind == .method && $0.name == "tableView"
                && $0.parameters.first?.type == prefix + "TableView"
        }
        guard !methods.isEmpty, answersTable(type, prefix, home) else { return }
        for member in methods {
            let written = TableMethods.name(of: member)
            guard let near = TableMethods.nearMiss(of: written) else { continue }
            report(
                .nearMissMethod,
                "'\(written)' is not a method of a table's data source or delegate",
                at: mark(SourcePlace(file: file, range: member.range), "it is never called"),
                helps: [Help("it is called '\(near)'")]
            )
        }
    }

    private func answersTable(_ type: TypeFacts, _ prefix: String, _ home: SourceHome) -> Bool {
        // A project may have classes and protocols of these names itself.
        let protocols = Set(TableMethods.protocols.map { prefix + $0 })
            .filter { !lookup.index.hasProtocol($0) }
        if !protocols.isDisjoint(with: type.inherited) { return true }
        guard let lineage = lookup.lineage(of: type.name, in: home) else { return false }
        return lineage.end == .unknown("TableViewController")
            || !prefix.isEmpty && lineage.end == .framework("UITableViewController")
            || !protocols.isDisjoint(with: lineage.conformances)
    }
}

/// The methods that tables of the runtime ask their data source and delegate.
package enum TableMethods {
    static let protocols: Set<String> = [
        "TableViewDataSource", "TableViewDelegate", "TableViewDataSourceReordering",
    ]

    /// Their names; a test compares them with the declarations.
    package static let names: Set<String> = [
        "tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)",
        "tableView(_:titleForHeaderInSection:)", "tableView(_:titleForFooterInSection:)",
        "tableView(_:canEditRowAt:)", "tableView(_:commit:forRowAt:)",
        "tableView(_:canMoveRowAt:)", "tableView(_:moveRowAt:to:)",
        "tableView(_:sectionForSectionIndexTitle:at:)", "tableView(_:heightForRowAt:)",
        "tableView(_:heightForHeaderInSection:)", "tableView(_:heightForFooterInSection:)",
        "tableView(_:viewForHeaderInSection:)", "tableView(_:viewForFooterInSection:)",
        "tableView(_:willDisplay:forRowAt:)", "tableView(_:didEndDisplaying:forRowAt:)",
        "tableView(_:shouldHighlightRowAt:)", "tableView(_:didHighlightRowAt:)",
        "tableView(_:didUnhighlightRowAt:)", "tableView(_:willSelectRowAt:)",
        "tableView(_:didSelectRowAt:)", "tableView(_:willDeselectRowAt:)",
        "tableView(_:didDeselectRowAt:)", "tableView(_:accessoryButtonTappedForRowWith:)",
        "tableView(_:editingStyleForRowAt:)", "tableView(_:shouldIndentWhileEditingRowAt:)",
        "tableView(_:indentationLevelForRowAt:)", "tableView(_:willBeginEditingRowAt:)",
        "tableView(_:didEndEditingRowAt:)", "tableView(_:estimatedHeightForRowAt:)",
        "tableView(_:willDisplayHeaderView:forSection:)",
        "tableView(_:willDisplayFooterView:forSection:)",
        "tableView(_:didEndDisplayingHeaderView:forSection:)",
        "tableView(_:didEndDisplayingFooterView:forSection:)",
        "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
        "tableView(_:canPerformPrimaryActionForRowAt:)",
        "tableView(_:performPrimaryActionForRowAt:)", "tableView(_:prefetchRowsAt:)",
        "tableView(_:cancelPrefetchingForRowsAt:)",
        "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
        "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
        "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
    ]

    /// A method as Swift names it: `tableView(_:didSelectRowAt:)`.
    package static func name(of member: MemberFacts) -> String {
        "\(member.name)(\(member.parameters.map { "\($0.label):" }.joined()))"
    }

    /// The method that a name is nearly that of; nil for a right name, and for one like none.
    static func nearMiss(of written: String) -> String? {
        guard !names.contains(written) else { return nil }
        // Before Swift 3 the labels ended so.
        let today = written.replacing("IndexPath:", with: ":")
        if names.contains(today) { return today }
        return NearestName.nearest(to: written, among: names.sorted())
    }
}

extension DiagnosticCode {
    static let nearMissMethod = DiagnosticCode(
        "near-miss-method",
        .tables,
        .warning,
        isFoundInSources: true,
        summary: "a method looks like one of a table's data source or delegate, but is not",
        explanation: """
            In programs that use this runtime, the methods of `TableViewDataSource` and `TableViewDelegate` have \
            default implementations. A method whose labels differ by a letter is a different method, which the table \
            never calls, and the compiler says nothing.
            """,
        good: """
            import SceneKitLite

            class NamesViewController: TableViewController {
                override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
            }

            """,
        replacing: "override func tableView(_ tableView: TableView, didSelectRowAt indexPath",
        with: "func tableView(_ tableView: TableView, didSelectRow indexPath"
    )
}
