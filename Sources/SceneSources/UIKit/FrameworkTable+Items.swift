extension FrameworkTable {
    /// What UIKit has around views: gestures, bar items, menus, constraints, layouts, the application.
    static let items = """
        NSLayoutConstraint: NSObject
            active constant firstAttribute firstItem identifier multiplier priority relation
            secondAttribute secondItem shouldBeArchived
        UIAccessibilityElement: UIResponder
            accessibilityContainer accessibilityFrameInContainerSpace
        UIAction: UIMenuElement
            attributes discoverabilityTitle identifier presentationSourceItem selectedImage sender
            state
        UIAlertAction: NSObject
            enabled style title
        UIApplication: UIResponder
            alternateIconName applicationIconBadgeNumber applicationState
            applicationSupportsShakeToEdit backgroundRefreshStatus backgroundTimeRemaining
            connectedScenes currentUserNotificationSettings delegate enabledRemoteNotificationTypes
            idleTimerDisabled ignoringInteractionEvents keyWindow networkActivityIndicatorVisible
            openSessions preferredContentSizeCategory protectedDataAvailable
            registeredForRemoteNotifications scheduledLocalNotifications shortcutItems
            statusBarFrame statusBarHidden statusBarOrientation
            statusBarOrientationAnimationDuration statusBarStyle supportsAlternateIcons
            supportsMultipleScenes userInterfaceLayoutDirection windows
            -beginIgnoringInteractionEvents -beginReceivingRemoteControlEvents -canOpenURL:
            -cancelAllLocalNotifications -cancelLocalNotification: -clearKeepAliveTimeout
            -completeStateRestoration -endBackgroundTask: -endIgnoringInteractionEvents
            -endReceivingRemoteControlEvents -extendStateRestoration
            -ignoreSnapshotOnNextApplicationLaunch -openURL: -presentLocalNotificationNow:
            -registerForRemoteNotificationTypes: -registerForRemoteNotifications
            -registerUserNotificationSettings: -requestSceneSessionRefresh:
            -scheduleLocalNotification: -sendEvent: -setMinimumBackgroundFetchInterval:
            -setNewsstandIconImage: -unregisterForRemoteNotifications
        UIBarAppearance: NSObject
            backgroundColor backgroundEffect backgroundImage backgroundImageContentMode idiom
            shadowColor shadowImage
            -configureWithDefaultBackground -configureWithOpaqueBackground
            -configureWithTransparentBackground
        UIBarButtonItem: UIBarItem
            action badge buttonGroup changesSelectionAsPrimaryAction creatingFixedGroup customView
            hidden hidesSharedBackground identifier menu menuRepresentation possibleTitles
            preferredMenuElementOrder primaryAction selected sharesBackground springLoaded style
            symbolAnimationEnabled target tintColor view width
            -addSymbolEffect: -removeAllSymbolEffects -removeAllSymbolEffectsWithOptions:
            -removeSymbolEffectOfType:
        UIBarButtonItemGroup: NSObject
            alwaysAvailable barButtonItems displayingRepresentativeItem hidden menuRepresentation
            representativeItem
        UIBarItem: NSObject
            enabled image imageInsets landscapeImagePhone landscapeImagePhoneInsets
            largeContentSizeImage largeContentSizeImageInsets tag title
        UICollectionViewCompositionalLayout: UICollectionViewLayout
            configuration
        UICollectionViewFlowLayout: UICollectionViewLayout
            estimatedItemSize footerReferenceSize headerReferenceSize itemSize
            minimumInteritemSpacing minimumLineSpacing scrollDirection
            sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds sectionInset
            sectionInsetReference
        UICollectionViewLayout: NSObject
            collectionView collectionViewContentSize developmentLayoutDirection
            flipsHorizontallyInOppositeLayoutDirection
            -finalizeAnimatedBoundsChange -finalizeCollectionViewUpdates -finalizeLayoutTransition
            -invalidateLayout -invalidateLayoutWithContext: -prepareForAnimatedBoundsChange:
            -prepareForCollectionViewUpdates: -prepareForTransitionFromLayout:
            -prepareForTransitionToLayout: -prepareLayout -shouldInvalidateLayoutForBoundsChange:
        UICollectionViewTransitionLayout: UICollectionViewLayout
            currentLayout nextLayout transitionProgress
        UICommand: UIMenuElement
            action alternates attributes discoverabilityTitle presentationSourceItem propertyList
            selectedImage sender state
        UIContextualAction: NSObject
            backgroundColor image style title
        UIDeferredMenuElement: UIMenuElement
        UIFocusGuide: UILayoutGuide
            enabled preferredFocusEnvironments preferredFocusedView
        UIGestureRecognizer: NSObject
            allowedPressTypes allowedTouchTypes buttonMask cancelsTouchesInView delaysTouchesBegan
            delaysTouchesEnded delegate enabled modifierFlags name numberOfTouches
            requiresExclusiveTouchType state view
            -canBePreventedByGestureRecognizer: -canPreventGestureRecognizer:
            -requireGestureRecognizerToFail: -reset -shouldBeRequiredToFailByGestureRecognizer:
            -shouldReceiveEvent: -shouldRequireFailureOfGestureRecognizer:
            -touchesEstimatedPropertiesUpdated:
        UIHoverGestureRecognizer: UIGestureRecognizer
            altitudeAngle rollAngle zOffset
        UIKeyCommand: UICommand
            allowsAutomaticLocalization allowsAutomaticMirroring input modifierFlags
            wantsPriorityOverSystemBehavior
        UIKeyboardLayoutGuide: UITrackingLayoutGuide
            followsUndockedKeyboard keyboardDismissPadding usesBottomSafeArea
        UILayoutGuide: NSObject
            bottomAnchor centerXAnchor centerYAnchor heightAnchor identifier layoutFrame
            leadingAnchor leftAnchor owningView rightAnchor topAnchor trailingAnchor widthAnchor
            -hasAmbiguousLayout
        UILongPressGestureRecognizer: UIGestureRecognizer
            allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired
        UIMenu: UIMenuElement
            children displayPreferences identifier options preferredElementSize selectedElements
        UIMenuElement: NSObject
            image subtitle title
        UINavigationBarAppearance: UIBarAppearance
            backButtonAppearance backIndicatorImage backIndicatorTransitionMaskImage
            buttonAppearance doneButtonAppearance largeTitleTextAttributes titlePositionAdjustment
            titleTextAttributes
        UIPanGestureRecognizer: UIGestureRecognizer
            allowedScrollTypesMask maximumNumberOfTouches minimumNumberOfTouches
        UIPinchGestureRecognizer: UIGestureRecognizer
            scale velocity
        UIResponder: NSObject
            accessibilityAssistiveTechnologyFocusedIdentifiers accessibilityDragSourceDescriptors
            accessibilityDropPointDescriptors activityItemsConfiguration canBecomeFirstResponder
            canResignFirstResponder editingInteractionConfiguration firstResponder
            inputAccessoryView inputAccessoryViewController inputAssistantItem inputView
            inputViewController keyCommands nextResponder pasteConfiguration
            textInputContextIdentifier textInputMode undoManager userActivity
            -accessibilityElementIsFocused -becomeFirstResponder -buildMenuWithBuilder:
            -canPasteItemProviders: -captureTextFromCamera: -copy: -cut: -decreaseSize: -delete:
            -duplicate: -export: -find: -findAndReplace: -findNext: -findPrevious: -increaseSize:
            -makeTextWritingDirectionLeftToRight: -makeTextWritingDirectionRightToLeft: -move:
            -newFromPasteboard: -paste: -pasteAndGo: -pasteAndMatchStyle: -pasteAndSearch:
            -pasteItemProviders: -performFindPanelAction: -print: -redo: -reloadInputViews
            -remoteControlReceivedWithEvent: -rename: -resignFirstResponder
            -restoreUserActivityState: -select: -selectAll: -showWritingTools: -toggleBoldface:
            -toggleItalics: -toggleUnderline: -touchesEstimatedPropertiesUpdated: -undo:
            -updateTextAttributesWithConversionHandler: -updateUserActivityState:
            -useSelectionForFind: -validateCommand:
        UIRotationGestureRecognizer: UIGestureRecognizer
            rotation velocity
        UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer
            edges
        UISearchTab: UITab
        UISwipeGestureRecognizer: UIGestureRecognizer
            direction numberOfTouchesRequired
        UITab: NSObject
            allowsHiding badgeValue hidden hiddenByDefault identifier image managingTabGroup parent
            preferredPlacement springLoaded subtitle tabBarController title userInfo viewController
        UITabAccessory: NSObject
            contentView
        UITabBarAppearance: UIBarAppearance
            compactInlineLayoutAppearance inlineLayoutAppearance selectionIndicatorImage
            selectionIndicatorTintColor stackedItemPositioning stackedItemSpacing stackedItemWidth
            stackedLayoutAppearance
        UITabBarItem: UIBarItem
            badgeColor badgeValue finishedSelectedImage finishedUnselectedImage scrollEdgeAppearance
            selectedImage springLoaded standardAppearance titlePositionAdjustment view
        UITabGroup: UITab
            allowsReordering children defaultChildIdentifier displayOrder displayOrderIdentifiers
            managingNavigationController selectedChild sidebarActions sidebarAppearance
        UITableViewRowAction: NSObject
            backgroundColor backgroundEffect style title
        UITapGestureRecognizer: UIGestureRecognizer
            buttonMaskRequired numberOfTapsRequired numberOfTouchesRequired
        UIToolbarAppearance: UIBarAppearance
            buttonAppearance doneButtonAppearance
        UITrackingLayoutGuide: UILayoutGuide
            -removeAllTrackedConstraints
        UIWindowSceneActivationAction: UIAction
        """
}
