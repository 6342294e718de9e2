extension FrameworkTable {
    /// `NSObject`, and classes of Foundation, Core Data and XCTest.
    static let foundation = """
        NSArray: NSObject
            count firstObject lastObject
        NSAttributedString: NSObject
            length string
        NSBlockOperation BlockOperation: NSOperation
            executionBlocks
            -addExecutionBlock:
        NSBundle Bundle: NSObject
            appStoreReceiptURL builtInPlugInsPath builtInPlugInsURL bundleIdentifier bundlePath
            bundleURL developmentLocalization executablePath executableURL infoDictionary loaded
            localizations preferredLocalizations principalClass privateFrameworksPath
            privateFrameworksURL resourcePath resourceURL sharedFrameworksPath sharedFrameworksURL
            sharedSupportPath sharedSupportURL
            -load -unload
        NSByteCountFormatter ByteCountFormatter: NSFormatter
            adaptive allowedUnits allowsNonnumericFormatting countStyle formattingContext
            includesActualByteCount includesCount includesUnit zeroPadsFractionDigits
        NSCache: NSObject
            countLimit delegate evictsObjectsWithDiscardedContent name totalCostLimit
            -removeAllObjects -removeObjectForKey:
        NSCalendar: NSObject
            locale timeZone
        NSCoder: NSObject
            allowsKeyedCoding
        NSData: NSObject
            bytes length
        NSDate: NSObject
            timeIntervalSinceNow timeIntervalSinceReferenceDate
        NSDateComponentsFormatter DateComponentsFormatter: NSFormatter
            allowedUnits allowsFractionalUnits calendar collapsesLargestUnit formattingContext
            includesApproximationPhrase includesTimeRemainingPhrase maximumUnitCount referenceDate
            unitsStyle zeroFormattingBehavior
        NSDateFormatter DateFormatter: NSFormatter
            AMSymbol PMSymbol calendar dateFormat dateStyle defaultDate doesRelativeDateFormatting
            eraSymbols formatterBehavior formattingContext generatesCalendarDates gregorianStartDate
            isLenient locale longEraSymbols monthSymbols quarterSymbols shortMonthSymbols
            shortQuarterSymbols shortStandaloneMonthSymbols shortStandaloneQuarterSymbols
            shortStandaloneWeekdaySymbols shortWeekdaySymbols standaloneMonthSymbols
            standaloneQuarterSymbols standaloneWeekdaySymbols timeStyle timeZone twoDigitStartDate
            veryShortMonthSymbols veryShortStandaloneMonthSymbols veryShortStandaloneWeekdaySymbols
            veryShortWeekdaySymbols weekdaySymbols
            -setLocalizedDateFormatFromTemplate:
        NSDateIntervalFormatter DateIntervalFormatter: NSFormatter
            calendar dateStyle dateTemplate locale timeStyle timeZone
        NSDecimalNumber: NSNumber
        NSDictionary: NSObject
            allKeys allValues count
        NSEnergyFormatter EnergyFormatter: NSFormatter
            forFoodEnergyUse numberFormatter unitStyle
        NSEntityDescription: NSObject
            attributesByName managedObjectClassName name properties propertiesByName
        NSError: NSObject
            code domain localizedDescription userInfo
        NSException: NSObject
            name reason userInfo
        NSExtensionContext: NSObject
            inputItems
            -cancelRequestWithError: -dismissNotificationContentExtension
            -loadBroadcastingApplicationInfoWithCompletion: -mediaPlayingPaused -mediaPlayingStarted
            -performNotificationDefaultAction -setNotificationActions:
            -setWidgetLargestAvailableDisplayMode:
        NSFetchRequest: NSObject
            entity entityName fetchLimit predicate sortDescriptors
        NSFetchedResultsController: NSObject
            cacheName delegate fetchRequest fetchedObjects managedObjectContext sectionIndexTitles
            sectionNameKeyPath sections
            -performFetch:
        NSFileManager FileManager: NSObject
            delegate ubiquityIdentityToken
            -changeCurrentDirectoryPath: -fileExistsAtPath: -isDeletableFileAtPath:
            -isExecutableFileAtPath: -isReadableFileAtPath: -isUbiquitousItemAtURL:
            -isWritableFileAtPath:
        NSFormatter Formatter: NSObject
        NSISO8601DateFormatter ISO8601DateFormatter: NSFormatter
            formatOptions timeZone
        NSIndexPath: NSObject
            item length row section
        NSIndexSet: NSObject
            count firstIndex lastIndex
        NSInputStream InputStream: NSStream
            -hasBytesAvailable
        NSItemProvider: NSObject
            preferredPresentationSize preferredPresentationStyle registeredContentTypes
            registeredContentTypesForOpenInPlace registeredTypeIdentifiers suggestedName teamData
            -canLoadObjectOfClass: -hasItemConformingToTypeIdentifier: -setPreviewImageHandler:
        NSKeyedArchiver: NSCoder
            delegate
        NSKeyedUnarchiver: NSCoder
            delegate
        NSLengthFormatter LengthFormatter: NSFormatter
            forPersonHeightUse numberFormatter unitStyle
        NSListFormatter ListFormatter: NSFormatter
            itemFormatter locale
        NSLocale: NSObject
            localeIdentifier
        NSLock: NSObject
            name
            -lock -unlock
        NSManagedObject: NSObject
            changedValues changedValuesForCurrentEvent deleted entity fault faultingState hasChanges
            hasPersistentChangedValues inserted managedObjectContext objectID updated
            -awakeFromFetch -awakeFromInsert -awakeFromSnapshotEvents: -didAccessValueForKey:
            -didChangeValueForKey: -didSave -didTurnIntoFault -hasFaultForRelationshipNamed:
            -prepareForDeletion -validateForDelete: -validateForInsert: -validateForUpdate:
            -willAccessValueForKey: -willChangeValueForKey: -willSave -willTurnIntoFault
        NSManagedObjectContext: NSObject
            automaticallyMergesChangesFromParent concurrencyType deletedObjects hasChanges
            insertedObjects mergePolicy name parentContext persistentStoreCoordinator
            propagatesDeletesAtEndOfEvent queryGenerationToken registeredObjects
            retainsRegisteredObjects shouldDeleteInaccessibleFaults stalenessInterval
            transactionAuthor tryLock undoManager updatedObjects userInfo
            -deleteObject: -detectConflictsForObject: -insertObject: -lock
            -mergeChangesFromContextDidSaveNotification: -performBlock: -performBlockAndWait:
            -processPendingChanges -redo -refreshAllObjects -reset -rollback -save: -undo -unlock
        NSManagedObjectModel: NSObject
            entities entitiesByName
        NSMassFormatter MassFormatter: NSFormatter
            forPersonMassUse numberFormatter unitStyle
        NSMeasurementFormatter MeasurementFormatter: NSFormatter
            locale numberFormatter unitOptions unitStyle
        NSMergePolicy: NSObject
            mergeType
        NSMetadataQuery: NSObject
            delegate gathering groupedResults groupingAttributes notificationBatchingInterval
            operationQueue predicate resultCount results searchItems searchScopes sortDescriptors
            started stopped valueListAttributes valueLists
            -disableUpdates -enableUpdates -enumerateResultsUsingBlock: -startQuery -stopQuery
        NSMutableArray: NSArray
            -addObject: -removeAllObjects -removeLastObject -removeObject:
        NSMutableAttributedString: NSAttributedString
            mutableString
            -appendAttributedString: -beginEditing -deleteCharactersInRange: -endEditing
        NSMutableData: NSData
        NSMutableDictionary: NSDictionary
        NSMutableParagraphStyle: NSParagraphStyle
        NSMutableSet: NSSet
        NSMutableString: NSString
        NSMutableURLRequest: NSURLRequest
        NSNotificationCenter NotificationCenter: NSObject
            -postNotification: -removeObserver:
        NSNumber: NSValue
            boolValue doubleValue floatValue intValue integerValue stringValue
        NSNumberFormatter NumberFormatter: NSFormatter
            allowsFloats alwaysShowsDecimalSeparator currencyCode currencyDecimalSeparator
            currencyGroupingSeparator currencySymbol decimalSeparator exponentSymbol formatWidth
            formatterBehavior generatesDecimalNumbers groupingSeparator groupingSize
            internationalCurrencySymbol lenient locale maximum maximumFractionDigits
            maximumIntegerDigits maximumSignificantDigits minimum minimumFractionDigits
            minimumGroupingDigits minimumIntegerDigits minimumSignificantDigits minusSign multiplier
            negativeFormat negativeInfinitySymbol negativePrefix negativeSuffix nilSymbol
            notANumberSymbol numberStyle paddingCharacter paddingPosition
            partialStringValidationEnabled perMillSymbol percentSymbol plusSign positiveFormat
            positiveInfinitySymbol positivePrefix positiveSuffix roundingIncrement roundingMode
            secondaryGroupingSize textAttributesForNegativeInfinity textAttributesForNegativeValues
            textAttributesForNil textAttributesForNotANumber textAttributesForPositiveInfinity
            textAttributesForPositiveValues textAttributesForZero usesGroupingSeparator
            usesSignificantDigits zeroSymbol
        NSObject:
            accessibilityActivationPoint accessibilityAttributedHint accessibilityAttributedLabel
            accessibilityAttributedUserInputLabels accessibilityAttributedValue
            accessibilityContainerType accessibilityCustomActions accessibilityCustomRotors
            accessibilityDirectTouchOptions accessibilityElements accessibilityElementsHidden
            accessibilityExpandedStatus accessibilityFrame accessibilityHeaderElements
            accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityLanguage
            accessibilityNavigationStyle accessibilityPath accessibilityRespondsToUserInteraction
            accessibilityTextualContext accessibilityTraits accessibilityUserInputLabels
            accessibilityValue accessibilityViewIsModal automationElements debugDescription
            description hash isAccessibilityElement observationInfo shouldGroupAccessibilityChildren
            superclass
            -accessibilityActivate -accessibilityDecrement -accessibilityElementDidBecomeFocused
            -accessibilityElementDidLoseFocus -accessibilityIncrement -accessibilityPerformEscape
            -accessibilityPerformMagicTap -accessibilityScroll: -awakeFromNib -copy -mutableCopy
            -performSelector: -prepareForInterfaceBuilder
        NSOperation Operation: NSObject
            asynchronous cancelled completionBlock concurrent dependencies executing finished name
            qualityOfService queuePriority ready threadPriority
            -addDependency: -cancel -main -removeDependency: -start -waitUntilFinished
        NSOperationQueue OperationQueue: NSObject
            maxConcurrentOperationCount name operationCount operations progress qualityOfService
            suspended underlyingQueue
            -addBarrierBlock: -addOperation: -addOperationWithBlock: -cancelAllOperations
            -waitUntilAllOperationsAreFinished
        NSOrderedSet: NSObject
            array count set
        NSOutputStream OutputStream: NSStream
            -hasSpaceAvailable
        NSParagraphStyle: NSObject
            alignment firstLineHeadIndent headIndent lineBreakMode lineSpacing paragraphSpacing
            tailIndent
        NSPersistentCloudKitContainer: NSPersistentContainer
        NSPersistentContainer: NSObject
            managedObjectModel name newBackgroundContext persistentStoreCoordinator
            persistentStoreDescriptions viewContext
            -loadPersistentStoresWithCompletionHandler: -performBackgroundTask:
        NSPersistentStoreCoordinator: NSObject
            managedObjectModel name persistentStores
        NSPersonNameComponentsFormatter PersonNameComponentsFormatter: NSFormatter
            locale phonetic style
        NSPredicate: NSObject
            predicateFormat
            -allowEvaluation -evaluateWithObject:
        NSProgress Progress: NSObject
            cancellable cancelled completedUnitCount estimatedTimeRemaining fileCompletedCount
            fileOperationKind fileTotalCount fileURL finished fractionCompleted indeterminate kind
            localizedAdditionalDescription localizedDescription pausable paused throughput
            totalUnitCount userInfo
            -becomeCurrentWithPendingUnitCount: -cancel -pause -resignCurrent -resume
            -setCancellationHandler: -setPausingHandler: -setResumingHandler:
        NSProxy:
        NSRegularExpression: NSObject
            options pattern
        NSRelativeDateTimeFormatter RelativeDateTimeFormatter: NSFormatter
            calendar dateTimeStyle formattingContext locale unitsStyle
        NSSet: NSObject
            allObjects count
        NSShadow: NSObject
            shadowBlurRadius shadowColor shadowOffset
        NSStream Stream: NSObject
            delegate streamError streamStatus
            -close -open
        NSString: NSObject
            length
        NSThread Thread: NSObject
            cancelled executing finished mainThread name qualityOfService stackSize
            -cancel -main -start
        NSTimeZone: NSObject
            abbreviation name secondsFromGMT
        NSTimer Timer: NSObject
            fireDate timeInterval tolerance userInfo valid
            -fire -invalidate
        NSURL: NSObject
            absoluteString host lastPathComponent path pathExtension
        NSURLConnection: NSObject
            currentRequest originalRequest
            -cancel -cancelAuthenticationChallenge:
            -continueWithoutCredentialForAuthenticationChallenge:
            -performDefaultHandlingForAuthenticationChallenge:
            -rejectProtectionSpaceAndContinueWithChallenge: -setDelegateQueue: -start
        NSURLProtocol URLProtocol: NSObject
            cachedResponse client request
            -startLoading -stopLoading
        NSURLRequest: NSObject
            HTTPBody HTTPMethod URL allHTTPHeaderFields cachePolicy timeoutInterval
        NSURLSession URLSession: NSObject
            configuration delegate delegateQueue sessionDescription
            -finishTasksAndInvalidate -flushWithCompletionHandler:
            -getAllTasksWithCompletionHandler: -getTasksWithCompletionHandler: -invalidateAndCancel
            -resetWithCompletionHandler:
        NSUndoManager UndoManager: NSObject
            canRedo canUndo groupingLevel groupsByEvent levelsOfUndo redoActionIsDiscardable
            redoActionName redoCount redoMenuItemTitle redoing runLoopModes undoActionIsDiscardable
            undoActionName undoCount undoMenuItemTitle undoRegistrationEnabled undoing
            -beginUndoGrouping -disableUndoRegistration -enableUndoRegistration -endUndoGrouping
            -redo -removeAllActions -removeAllActionsWithTarget: -setActionIsDiscardable:
            -setActionName: -undo -undoNestedGroup
        NSUserActivity: NSObject
            activityType appClipActivationPayload classKitDeepLink contentAttributeSet
            contextIdentifierPath delegate detectedBarcodeDescriptor eligibleForHandoff
            eligibleForPrediction eligibleForPublicIndexing eligibleForSearch expirationDate
            keywords needsSave persistentIdentifier referrerURL requiredUserInfoKeys
            suggestedInvocationPhrase supportsContinuationStreams targetContentIdentifier title
            userInfo webpageURL writableTypeIdentifiersForItemProvider
            -addUserInfoEntriesFromDictionary: -becomeCurrent
            -getContinuationStreamsWithCompletionHandler: -invalidate -resignCurrent
            -setExternalMediaContentIdentifier: -setMapItem: -setShortcutAvailability:
        NSUserDefaults UserDefaults: NSObject
            volatileDomainNames
            -addSuiteNamed: -boolForKey: -objectIsForcedForKey: -registerDefaults:
            -removeObjectForKey: -removePersistentDomainForName: -removeSuiteNamed:
            -removeVolatileDomainForName: -synchronize
        NSValue: NSObject
            objCType
        NSValueTransformer ValueTransformer: NSObject
        NSXMLParser XMLParser: NSObject
            delegate
            -abortParsing -parse
        XCTest: NSObject
            name testCaseCount testRun
            -setUp -tearDown
        XCTestCase: XCTest
            continueAfterFailure executionTimeAllowance invocation
        XCTestSuite: XCTest
            tests
        """
}
