package import SceneText

/// The cell of a xib while it is read.
struct CellFileDraft: MappingDraft {
    private let identifier: Located<String>
    var path: Located<String>?

    init(_ field: Field, _ decoder: SceneDecoder) { identifier = decoder.givenName(of: field) }

    func finish(_ reading: Reading, _ decoder: SceneDecoder) -> CellDefinition? {
        guard let path else { return nil }
        decoder.cellFiles.append(path)
        guard var cell = decoder.surroundings.cells[path.value] else { return nil }
        if let own = cell.identifier, own.value != identifier.value {
            decoder.reportMismatch(of: own, with: identifier)
        }
        cell.identifier = identifier
        return cell
    }
}

extension SceneDecoder {
    /// Reports what ends an app when the cell is dequeued.
    fileprivate func reportMismatch(of own: Located<String>, with identifier: Located<String>) {
        log.report(
            .identifierMismatch,
            "the cell is registered as '\(identifier.value)', but its xib calls it '\(own.value)'",
            at: mark(identifier.range),
            secondary: [mark(own.range, "the identifier in the xib")],
            helps: ["register it as '\(own.value)', or clear the identifier in the xib"]
        )
    }
}

extension DiagnosticCode {
    package static let identifierMismatch = DiagnosticCode(
        "identifier-mismatch",
        .names,
        summary: "a cell is registered under an identifier other than that of its xib",
        explanation: """
            UIKit ends the app when such a cell is dequeued. The identifier that a xib is registered under must be \
            the one in the xib, or the xib must have none.
            """,
        good: """
            classes:
              ListController:
                superclass: TableViewController
                rows: {count: 2}
                cell: {identifier: Person}
            \(registration("Person"))
            """,
        replacing: "Person}\n" + registration("Person"),
        with: "Member}\n" + registration("Member"),
        files: ["Person.xib": personCell]
    )

    private static func registration(_ identifier: String) -> String {
        """
        scenes:
          list:
            controller: table
            class: ListController
            table:
              register: {\(identifier): Person.xib}
        """
    }

    /// A xib with one cell.
    private static let personCell = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <tableViewCell contentMode="scaleToFill" id="c" reuseIdentifier="Person" \
        customClass="PersonCell">
                    <tableViewCellContentView key="contentView" contentMode="center" id="v">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                        <subviews>
                            <label contentMode="left" text="Name" id="l">
                                <rect key="frame" x="16" y="11" width="200" height="21"/>
                            </label>
                        </subviews>
                    </tableViewCellContentView>
                    <connections>
                        <outlet property="nameLabel" destination="l" id="o"/>
                    </connections>
                </tableViewCell>
            </objects>
        </document>

        """
}
