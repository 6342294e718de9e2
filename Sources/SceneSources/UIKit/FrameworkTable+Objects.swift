extension FrameworkTable {
    /// The other classes of UIKit.
    static let objects = """
        NSLayoutManager: NSObject
            allowsNonContiguousLayout delegate extraLineFragmentRect extraLineFragmentTextContainer
            extraLineFragmentUsedRect firstUnlaidCharacterIndex firstUnlaidGlyphIndex
            hasNonContiguousLayout hyphenationFactor limitsLayoutForSuspiciousContents
            numberOfGlyphs showsControlCharacters showsInvisibleCharacters textContainers
            textStorage usesDefaultHyphenation usesFontLeading
            -addTextContainer: -drawsOutsideLineFragmentForGlyphAtIndex:
            -ensureGlyphsForCharacterRange: -ensureGlyphsForGlyphRange:
            -ensureLayoutForCharacterRange: -ensureLayoutForGlyphRange:
            -ensureLayoutForTextContainer: -invalidateDisplayForCharacterRange:
            -invalidateDisplayForGlyphRange: -isValidGlyphIndex: -notShownAttributeForGlyphAtIndex:
            -removeTextContainerAtIndex: -textContainerChangedGeometry:
        NSTextAttachment: NSObject
            adjustsImageSizeForAccessibilityContentSizeCategory allowsTextAttachmentView bounds
            contents fileType fileWrapper image lineLayoutPadding usesTextAttachmentView
        NSTextContainer: NSObject
            exclusionPaths heightTracksTextView layoutManager layoutOrientation lineBreakMode
            lineFragmentPadding maximumNumberOfLines simpleRectangularTextContainer size
            textLayoutManager widthTracksTextView
            -replaceLayoutManager:
        NSTextStorage: NSMutableAttributedString
            changeInLength delegate editedMask editedRange fixesAttributesLazily layoutManagers
            textStorageObserver
            -addLayoutManager: -ensureAttributesAreFixedInRange: -invalidateAttributesInRange:
            -processEditing -removeLayoutManager:
        UIActivity: NSObject
            activityImage activityTitle activityType activityViewController
            -activityDidFinish: -canPerformWithActivityItems: -performActivity
            -prepareWithActivityItems:
        UIActivityItemProvider: NSOperation
            activityType item placeholderItem
        UIAttachmentBehavior: UIDynamicBehavior
            anchorPoint attachedBehaviorType attachmentRange damping frequency frictionTorque items
            length
        UIBezierPath: NSObject
            CGPath bounds currentPoint empty flatness lineCapStyle lineJoinStyle lineWidth
            miterLimit usesEvenOddFillRule
            -addClip -addLineToPoint: -appendPath: -applyTransform: -closePath -containsPoint: -fill
            -moveToPoint: -removeAllPoints -stroke
        UIBlurEffect: UIVisualEffect
        UICanvasFeedbackGenerator: UIFeedbackGenerator
            -alignmentOccurredAtLocation: -pathCompletedAtLocation:
        UICollectionViewDiffableDataSource: NSObject
            reorderingHandlers sectionSnapshotHandlers snapshot supplementaryViewProvider
            -applySnapshotUsingReloadData:
        UICollectionViewLayoutAttributes: NSObject
            alpha bounds center collisionBoundingPath collisionBoundsType frame hidden indexPath
            representedElementCategory representedElementKind size transform transform3D zIndex
        UICollectionViewLayoutInvalidationContext: NSObject
            contentOffsetAdjustment contentSizeAdjustment interactiveMovementTarget
            invalidateDataSourceCounts invalidateEverything invalidatedDecorationIndexPaths
            invalidatedItemIndexPaths invalidatedSupplementaryIndexPaths
            previousIndexPathsForInteractivelyMovingItems
            targetIndexPathsForInteractivelyMovingItems
            -invalidateItemsAtIndexPaths:
        UICollisionBehavior: UIDynamicBehavior
            boundaryIdentifiers collisionDelegate collisionMode items
            translatesReferenceBoundsIntoBoundary
            -addItem: -removeAllBoundaries -removeBoundaryWithIdentifier: -removeItem:
            -setTranslatesReferenceBoundsIntoBoundaryWithInsets:
        UIColor: NSObject
            CGColor CIColor accessibilityName prominence writableTypeIdentifiersForItemProvider
            -set -setFill -setStroke
        UIContextMenuInteraction: NSObject
            delegate menuAppearance view
            -didMoveToView: -dismissMenu -updateVisibleMenuWithBlock: -willMoveToView:
        UIDevice: NSObject
            batteryLevel batteryMonitoringEnabled batteryState
            generatesDeviceOrientationNotifications identifierForVendor localizedModel model
            multitaskingSupported name orientation proximityMonitoringEnabled proximityState
            systemName systemVersion uniqueIdentifier userInterfaceIdiom
            -beginGeneratingDeviceOrientationNotifications
            -endGeneratingDeviceOrientationNotifications -playInputClick
        UIDocument: NSObject
            documentState fileModificationDate fileType fileURL hasUnsavedChanges localizedName
            observedPresentedItemUbiquityAttributes presentedItemOperationQueue presentedItemURL
            progress savingFileType undoManager userActivity
            -accommodatePresentedItemDeletionWithCompletionHandler:
            -accommodatePresentedItemEvictionWithCompletionHandler: -autosaveWithCompletionHandler:
            -closeWithCompletionHandler: -disableEditing -enableEditing -openWithCompletionHandler:
            -performAsynchronousFileAccessUsingBlock: -presentedItemDidChange
            -presentedItemDidChangeUbiquityAttributes: -presentedItemDidGainVersion:
            -presentedItemDidLoseVersion: -presentedItemDidMoveToURL:
            -presentedItemDidResolveConflictVersion: -presentedSubitemDidAppearAtURL:
            -presentedSubitemDidChangeAtURL: -relinquishPresentedItemToReader:
            -relinquishPresentedItemToWriter: -restoreUserActivityState:
            -savePresentedItemChangesWithCompletionHandler: -updateChangeCount:
            -updateUserActivityState: -userInteractionNoLongerPermittedForError:
        UIDocumentInteractionController: NSObject
            URL UTI annotation delegate gestureRecognizers icons name
            -dismissMenuAnimated: -dismissPreviewAnimated: -presentPreviewAnimated:
        UIDragInteraction: NSObject
            allowsSimultaneousRecognitionDuringLift delegate enabled view
            -didMoveToView: -willMoveToView:
        UIDropInteraction: NSObject
            allowsSimultaneousDropSessions delegate view
            -didMoveToView: -willMoveToView:
        UIDynamicAnimator: NSObject
            behaviors delegate elapsedTime referenceView running
            -addBehavior: -removeAllBehaviors -removeBehavior: -updateItemUsingCurrentState:
        UIDynamicBehavior: NSObject
            action childBehaviors dynamicAnimator
            -addChildBehavior: -removeChildBehavior: -willMoveToAnimator:
        UIDynamicItemBehavior: UIDynamicBehavior
            allowsRotation anchored angularResistance charge density elasticity friction items
            resistance
            -addItem: -removeItem:
        UIEditMenuInteraction: NSObject
            delegate view
            -didMoveToView: -dismissMenu -presentEditMenuWithConfiguration: -reloadVisibleMenu
            -updateVisibleMenuPositionAnimated: -willMoveToView:
        UIEvent: NSObject
            allTouches subtype timestamp type
        UIFeedbackGenerator: NSObject
            view
            -didMoveToView: -prepare -willMoveToView:
        UIFieldBehavior: UIDynamicBehavior
            animationSpeed direction falloff items minimumRadius position region smoothness strength
            -addItem: -removeItem:
        UIFindInteraction: NSObject
            activeFindSession delegate findNavigatorVisible optionsMenuProvider replacementText
            searchText view
            -didMoveToView: -dismissFindNavigator -findNext -findPrevious
            -presentFindNavigatorShowingReplace: -updateResultCount -willMoveToView:
        UIFocusSystem: NSObject
            focusedItem
            -requestFocusUpdateToEnvironment: -updateFocusIfNeeded
        UIFont: NSObject
            ascender capHeight descender familyName fontDescriptor fontName leading lineHeight
            pointSize xHeight
        UIGlassContainerEffect: UIVisualEffect
            spacing
        UIGlassEffect: UIVisualEffect
            interactive tintColor
        UIGravityBehavior: UIDynamicBehavior
            angle gravityDirection items magnitude
            -addItem: -removeItem:
        UIImage: NSObject
            CGImage CIImage alignmentRectInsets baselineOffsetFromBottom capInsets configuration
            duration flipsForRightToLeftLayoutDirection hasBaseline highDynamicRange imageAsset
            imageOrientation imageRendererFormat imageRestrictedToStandardDynamicRange images
            leftCapWidth preferredPresentationSizeForItemProvider renderingMode resizingMode scale
            size symbolConfiguration symbolImage topCapHeight traitCollection
            writableTypeIdentifiersForItemProvider
            -drawAsPatternInRect: -drawAtPoint: -drawInRect:
            -prepareForDisplayWithCompletionHandler:
        UIImpactFeedbackGenerator: UIFeedbackGenerator
            -impactOccurred -impactOccurredAtLocation: -impactOccurredWithIntensity:
        UIInterpolatingMotionEffect: UIMotionEffect
            keyPath maximumRelativeValue minimumRelativeValue type
        UILargeContentViewerInteraction: NSObject
            delegate gestureRecognizerForExclusionRelationship view
            -didMoveToView: -willMoveToView:
        UIManagedDocument: UIDocument
            managedObjectContext managedObjectModel modelConfiguration persistentStoreOptions
        UIMenuController: NSObject
            arrowDirection menuFrame menuItems menuVisible
            -hideMenu -hideMenuFromView: -update
        UIMotionEffect: NSObject
        UIMotionEffectGroup: UIMotionEffect
            motionEffects
        UINib: NSObject
        UINotificationFeedbackGenerator: UIFeedbackGenerator
            -notificationOccurred:
        UIPasteboard: NSObject
            URL URLs changeCount color colors hasColors hasImages hasStrings hasURLs image
            itemProviders items name numberOfItems pasteboardTypes persistent string strings
            -addItems: -containsPasteboardTypes: -setObjects:
        UIPencilInteraction: NSObject
            delegate enabled view
            -didMoveToView: -willMoveToView:
        UIPercentDrivenInteractiveTransition: NSObject
            completionCurve completionSpeed duration percentComplete timingCurve
            wantsInteractiveStart
            -cancelInteractiveTransition -finishInteractiveTransition -pauseInteractiveTransition
            -startInteractiveTransition: -updateInteractiveTransition:
        UIPointerInteraction: NSObject
            delegate enabled view
            -didMoveToView: -invalidate -willMoveToView:
        UIPrintInteractionController: NSObject
            delegate printFormatter printInfo printPageRenderer printPaper printingItem
            printingItems showsNumberOfCopies showsPageRange showsPaperOrientation
            showsPaperSelectionForLoadedPapers
            -dismissAnimated:
        UIPushBehavior: UIDynamicBehavior
            active angle items magnitude mode pushDirection
            -addItem: -removeItem:
        UIScreen: NSObject
            applicationFrame availableModes bounds brightness calibratedLatency captured
            coordinateSpace currentEDRHeadroom currentMode fixedCoordinateSpace focusedItem
            focusedView maximumFramesPerSecond mirroredScreen nativeBounds nativeScale
            overscanCompensation overscanCompensationInsets potentialEDRHeadroom preferredMode
            referenceDisplayModeStatus scale supportsFocus traitCollection wantsSoftwareDimming
            -traitCollectionDidChange:
        UISelectionFeedbackGenerator: UIFeedbackGenerator
            -selectionChanged -selectionChangedAtLocation:
        UISnapBehavior: UIDynamicBehavior
            damping snapPoint
        UISpringLoadedInteraction: NSObject
            interactionBehavior interactionEffect view
            -didMoveToView: -willMoveToView:
        UIStoryboard: NSObject
        UITabBarControllerSidebar: NSObject
            bottomBarView delegate footerContentConfiguration headerContentConfiguration hidden
            preferredLayout
            -reconfigureItemForTab:
        UITableViewDiffableDataSource: NSObject
            defaultRowAnimation snapshot
            -applySnapshotUsingReloadData:
        UITextChecker: NSObject
            ignoredWords
            -ignoreWord:
        UITextInteraction: NSObject
            delegate gesturesForFailureRequirements textInput textInteractionMode view
            -didMoveToView: -willMoveToView:
        UITouch: NSObject
            estimatedProperties force gestureRecognizers majorRadius phase tapCount timestamp type
            view window
        UITraitCollection: NSObject
            displayGamut displayScale horizontalSizeClass layoutDirection
            preferredContentSizeCategory userInterfaceIdiom userInterfaceStyle verticalSizeClass
        UIVibrancyEffect: UIVisualEffect
        UIViewPropertyAnimator: NSObject
            delay duration fractionComplete interruptible manualHitTestingEnabled pausesOnCompletion
            reversed running scrubsLinearly state timingParameters userInteractionEnabled
            -addAnimations: -addCompletion: -finishAnimationAtPosition: -pauseAnimation
            -startAnimation -startAnimationAfterDelay: -stopAnimation:
        UIVisualEffect: NSObject
        """
}
