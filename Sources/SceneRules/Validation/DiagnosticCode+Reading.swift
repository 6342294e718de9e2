import SceneInterchange
import SceneLanguage
package import SceneText

extension DiagnosticCode {
    /// What reading and checking a scene file can find, by check and then in the order in which a
    /// person would meet them.
    package static let reading: [DiagnosticCode] =
        yamlCodes + xmlCodes + structureCodes + expressionCodes + fileCodes + nameCodes
        + outletCodes
        + actionCodes + segueCodes + identifierCodes + tableCodes + sceneCodes + accessibilityCodes

    private static let yamlCodes: [DiagnosticCode] = [
        .yamlSyntax, .wrongEncoding, .duplicateKey, .complexKey, .unknownAnchor, .recursiveAlias,
        .badMerge, .unknownTag, .unfitTag, .severalDocuments, .limitReached,
        .cutText, .unusedAnchor, .typographicQuotes,
    ]

    private static let xmlCodes: [DiagnosticCode] = [
        .xmlSyntax, .documentType, .unreadableDocument, .undrawnDocument, .unreadMarkup,
        .missingObject, .repeatedObjectID, .repeatedOutlet, .documentForTelevision,
        .unnamedPrototype,
    ]

    private static let structureCodes: [DiagnosticCode] = [
        .unknownKey, .missingKey, .misplacedKey, .conflictingKeys, .wrongType, .unknownWord,
        .outOfRange, .clampedValue, .badID, .badPattern, .duplicateID, .unknownView, .badConstraint,
        .misplacedFrame, .badColor,
        .badFont,
        .unquotedExpression, .superfluousIgnore,
    ]

    private static let expressionCodes: [DiagnosticCode] = [
        .badExpression, .badFormat, .literalExpression, .unknownName, .unknownField, .typeMismatch,
        .absentValue, .failedComputation, .unfitFormat, .tooLongText,
    ]

    private static let fileCodes: [DiagnosticCode] = [
        .missingFile, .outsideFolder, .notADocument, .unknownDataFormat, .malformedData,
        .unknownColumn, .notAViewFile, .recursiveViewFile, .brokenViewFile, .badAsset,
    ]

    private static let nameCodes: [DiagnosticCode] = [
        .unknownClass, .unknownSuperclass, .superclassCycle, .reservedClassName,
        .wrongClassKind, .unusedClass, .scriptedSwiftClass, .redeclaredName, .reservedName,
        .unknownType,
        .unknownStyle, .styleMismatch, .unknownScene, .sceneCycle, .absentCellPart, .badStep,
        .goldenClash, .identifierMismatch, .unknownData, .dataNotAList, .badSetPath,
        .impossibleStep,
    ]

    private static let outletCodes: [DiagnosticCode] = [
        .unresolvedOutlet, .undeclaredOutlet, .outletWithoutClass, .unconnectedOutlet,
        .outletTypeMismatch, .outletConnectedTwice, .outletIntoRepeatingContent, .collectionMisuse,
        .unknownOutletType, .unownedID, .unfitID,
    ]

    private static let actionCodes: [DiagnosticCode] = [
        .unknownEvent, .badActionName, .undeclaredAction, .actionArity, .actionDeclaredTwice,
        .unsentEvent, .unusedAction, .controlWithoutAction, .unknownReceiver,
        .gestureWithoutTouches, .impossibleAlert,
    ]

    private static let segueCodes: [DiagnosticCode] = [
        .unknownDestination, .ambiguousSegue, .undeclaredSegue, .unknownUnwindAction,
        .misplacedSegue, .accessorySegueWithoutButton, .unresolvedReference,
    ]

    private static let identifierCodes: [DiagnosticCode] = [
        .prototypeWithoutIdentifier, .duplicateIdentifier, .undeclaredIdentifier, .unusedPrototype,
        .unresolvedTag, .duplicateTag,
    ]

    private static let tableCodes: [DiagnosticCode] = [
        .staticOutsideTableController, .staticTableWithRows, .dynamicTableWithoutRows,
        .rulesWithoutTable, .rowWithoutCell, .unfedPrototype, .keyWithoutEffect,
        .indexInGroupedTable, .indexInDynamicTable, .unknownTable, .badSwipeTitle,
        .swipeWithoutRecord,
    ]

    private static let sceneCodes: [DiagnosticCode] = [
        .noInitialScene, .severalInitialScenes, .unreachableScene, .misplacedScene,
        .viewWithoutWidth, .hiddenTabs, .marginsWithoutContent,
        .constraintWithoutEffect, .conflictingConstraints,
    ]

    private static let accessibilityCodes: [DiagnosticCode] = [
        .imageWithoutLabel, .imageButtonWithoutLabel, .controlWithoutLabel,
    ]
}
