extension FrameworkTable {
    /// The controllers, presentations, segues and scenes of UIKit.
    static let controllers = """
        UIActivityViewController: UIViewController
            allowsProminentActivity completionHandler completionWithItemsHandler
            excludedActivitySectionTypes excludedActivityTypes
        UIAlertController: UIViewController
            actions attributedMessage attributedTitle contentViewController message preferredAction
            preferredStyle severity springLoaded textFields
            -addAction: -addTextFieldWithConfigurationHandler:
        UICloudSharingController: UIViewController
            activityItemSource availablePermissions delegate share
        UICollectionViewController: UIViewController
            clearsSelectionOnViewWillAppear collectionView collectionViewLayout
            installsStandardGestureForInteractiveMovement useLayoutToLayoutNavigationTransitions
        UIColorPickerViewController: UIViewController
            delegate selectedColor supportsAlpha
        UIDocumentBrowserViewController: UIViewController
            activeDocumentCreationIntent additionalLeadingNavigationBarButtonItems
            additionalTrailingNavigationBarButtonItems allowedContentTypes allowsDocumentCreation
            allowsPickingMultipleItems browserUserInterfaceStyle contentTypesForRecentDocuments
            customActions defaultDocumentAspectRatio delegate localizedCreateDocumentActionTitle
            recentDocumentsContentTypes shouldShowFileExtensions
        UIDocumentMenuViewController: UIViewController
            delegate
        UIDocumentPickerExtensionViewController: UIViewController
            documentPickerMode documentStorageURL originalURL providerIdentifier validTypes
            -dismissGrantingAccessToURL: -prepareForPresentationInMode:
        UIDocumentPickerViewController: UIViewController
            allowsMultipleSelection delegate directoryURL documentPickerMode
            shouldShowFileExtensions
        UIDocumentViewController: UIViewController
            document launchOptions undoRedoItemGroup
            -documentDidOpen -navigationItemDidUpdate -openDocumentWithCompletionHandler:
        UIFontPickerViewController: UIViewController
            configuration delegate selectedFontDescriptor
        UIHostingController: UIViewController
            rootView safeAreaRegions sizingOptions
        UIImagePickerController: UINavigationController
            allowsEditing cameraCaptureMode cameraDevice cameraFlashMode cameraOverlayView
            cameraViewTransform imageExportPreset mediaTypes showsCameraControls sourceType
            videoExportPreset videoMaximumDuration videoQuality
            -startVideoCapture -stopVideoCapture -takePicture
        UIInputViewController: UIViewController
            hasDictationKey hasFullAccess needsInputModeSwitchKey primaryLanguage textDocumentProxy
            -advanceToNextInputMode -dismissKeyboard -handleInputModeListFromView:withEvent:
            -requestSupplementaryLexiconWithCompletion:
        UINavigationController: UIViewController
            barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer delegate hidesBarsOnSwipe
            hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact
            interactiveContentPopGestureRecognizer interactivePopGestureRecognizer navigationBar
            navigationBarHidden toolbar toolbarHidden topViewController viewControllers
            visibleViewController
            -popToRootViewControllerAnimated: -popToViewController:animated:
            -popViewControllerAnimated: -pushViewController:animated:
            -setNavigationBarHidden:animated: -setToolbarHidden:animated:
        UINavigationItem: NSObject
            additionalOverflowItems attributedSubtitle attributedTitle backAction backBarButtonItem
            backButtonDisplayMode backButtonTitle centerItemGroups compactAppearance
            compactScrollEdgeAppearance customizationIdentifier documentProperties hidesBackButton
            hidesSearchBarWhenScrolling largeAttributedSubtitle largeSubtitle largeSubtitleView
            largeTitle largeTitleDisplayMode leadingItemGroups leftBarButtonItem leftBarButtonItems
            leftItemsSupplementBackButton overflowPresentationSource pinnedTrailingGroup
            preferredSearchBarPlacement prompt renameDelegate rightBarButtonItem rightBarButtonItems
            scrollEdgeAppearance searchBarPlacement searchBarPlacementAllowsExternalIntegration
            searchBarPlacementAllowsToolbarIntegration searchController standardAppearance style
            subtitle subtitleView title titleMenuProvider titleView trailingItemGroups
        UIPageViewController: UIViewController
            dataSource delegate doubleSided gestureRecognizers navigationOrientation spineLocation
            transitionStyle viewControllers
        UIPopoverController: NSObject
            backgroundColor contentViewController delegate passthroughViews popoverArrowDirection
            popoverBackgroundViewClass popoverContentSize popoverLayoutMargins popoverVisible
            -dismissPopoverAnimated:
        UIPopoverPresentationController: UIPresentationController
            adaptiveSheetPresentationController arrowDirection backgroundColor barButtonItem
            canOverlapSourceViewRect passthroughViews permittedArrowDirections
            popoverBackgroundViewClass popoverLayoutMargins sourceItem sourceRect sourceView
        UIPresentationController: NSObject
            containerView delegate focusGroupIdentifier focusItemContainer
            frameOfPresentedViewInContainerView overrideTraitCollection parentFocusEnvironment
            preferredContentSize preferredFocusEnvironments preferredFocusedView presentationStyle
            presentedView presentedViewController presentingViewController shouldPresentInFullscreen
            shouldRemovePresentersView traitCollection traitOverrides
            -containerViewDidLayoutSubviews -containerViewWillLayoutSubviews
            -dismissalTransitionDidEnd: -dismissalTransitionWillBegin
            -preferredContentSizeDidChangeForChildContentContainer: -presentationTransitionDidEnd:
            -presentationTransitionWillBegin -setNeedsFocusUpdate -shouldUpdateFocusInContext:
            -systemLayoutFittingSizeDidChangeForChildContentContainer: -traitCollectionDidChange:
            -unregisterForTraitChanges: -updateFocusIfNeeded
        UIReferenceLibraryViewController: UIViewController
        UIScene: UIResponder
            activationConditions activationState delegate pointerLockState session subtitle
            systemProtectionManager title
            -completeStateRestoration -extendStateRestoration
        UISearchContainerViewController: UIViewController
            searchController
        UISearchController: UIViewController
            active automaticallyShowsCancelButton automaticallyShowsScopeBar
            automaticallyShowsSearchResultsController delegate dimsBackgroundDuringPresentation
            hidesNavigationBarDuringPresentation
            ignoresSearchSuggestionsForSearchBarPlacementStacked
            obscuresBackgroundDuringPresentation scopeBarActivation searchBar searchBarPlacement
            searchControllerObservedScrollView searchResultsController searchResultsUpdater
            searchSuggestions showsSearchResultsController
            -animateTransition: -animationEnded:
        UISearchDisplayController: NSObject
            active delegate displaysSearchBarInNavigationBar navigationItem searchBar
            searchContentsController searchResultsDataSource searchResultsDelegate
            searchResultsTableView searchResultsTitle
        UISheetPresentationController: UIPresentationController
            detents largestUndimmedDetentIdentifier preferredCornerRadius
            prefersEdgeAttachedInCompactHeight prefersGrabberVisible prefersPageSizing
            prefersScrollingExpandsWhenScrolledToEdge selectedDetentIdentifier sourceView
            widthFollowsPreferredContentSizeWhenEdgeAttached
            -animateChanges: -invalidateDetents
        UISplitViewController: UIViewController
            collapsed delegate displayMode displayModeButtonItem displayModeButtonVisibility
            maximumInspectorColumnWidth maximumPrimaryColumnWidth maximumSupplementaryColumnWidth
            minimumInspectorColumnWidth minimumPrimaryColumnWidth minimumSupplementaryColumnWidth
            preferredDisplayMode preferredInspectorColumnWidth preferredPrimaryColumnWidth
            preferredPrimaryColumnWidthFraction preferredSplitBehavior
            preferredSupplementaryColumnWidth preferredSupplementaryColumnWidthFraction
            presentsWithGesture primaryBackgroundStyle primaryColumnWidth primaryEdge
            showsSecondaryOnlyButton splitBehavior style supplementaryColumnWidth viewControllers
            -hideColumn: -showColumn: -toggleInspector: -toggleMasterVisible: -toggleSidebar:
        UIStoryboardEmbedSegue: UIStoryboardSegue
        UIStoryboardModalSegue: UIStoryboardSegue
        UIStoryboardPopoverSegue: UIStoryboardSegue
            popoverController
        UIStoryboardPushSegue: UIStoryboardSegue
        UIStoryboardSegue: NSObject
            destinationViewController identifier sourceViewController
            -perform
        UIStoryboardShowSegue: UIStoryboardSegue
        UITabBarController: UIViewController
            bottomAccessory compactTabIdentifiers contentLayoutGuide customizableViewControllers
            customizationIdentifier delegate mode moreNavigationController selectedIndex selectedTab
            selectedViewController sidebar tabBar tabBarHidden tabBarMinimizeBehavior tabs
            viewControllers
        UITableViewController: UIViewController
            clearsSelectionOnViewWillAppear refreshControl tableView
        UITextFormattingViewController: UIViewController
            configuration delegate formattingDescriptor
        UIVideoEditorController: UINavigationController
            videoMaximumDuration videoPath videoQuality
        UIViewController: UIResponder
            activePresentationController additionalSafeAreaInsets
            automaticallyAdjustsScrollViewInsets
            automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers beingDismissed
            beingPresented bottomLayoutGuide childViewControllerForHomeIndicatorAutoHidden
            childViewControllerForPointerLock
            childViewControllerForScreenEdgesDeferringSystemGestures
            childViewControllerForUserInterfaceStyle childViewControllers contentScrollView
            contentSizeForViewInPopover contentUnavailableConfiguration
            contentUnavailableConfigurationState definesPresentationContext
            disablesAutomaticKeyboardDismissal edgesForExtendedLayout editButtonItem editing
            extendedLayoutIncludesOpaqueBars extensionContext focusGroupIdentifier
            focusItemContainer hidesBottomBarWhenPushed interactionActivityTrackingBaseName
            interfaceOrientation modalInPopover modalInPresentation
            modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle
            modalViewController movingFromParentViewController movingToParentViewController
            navigationController navigationItem nibBundle nibName overrideUserInterfaceStyle
            parentFocusEnvironment parentViewController performsActionsWhilePresentingModally
            popoverPresentationController preferredContentSize preferredFocusEnvironments
            preferredFocusedView preferredInterfaceOrientationForPresentation
            preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle
            preferredStatusBarUpdateAnimation preferredTransition preferredUserInterfaceStyle
            prefersHomeIndicatorAutoHidden prefersPointerLocked presentationController
            presentedViewController presentingViewController previewActionItems
            providesPresentationContextTransitionStyle restorationClass restorationIdentifier
            restoresFocusAfterTransition rotatingFooterView rotatingHeaderView
            searchDisplayController sheetPresentationController
            shouldAutomaticallyForwardAppearanceMethods shouldAutomaticallyForwardRotationMethods
            splitViewController storyboard supportedInterfaceOrientations systemMinimumLayoutMargins
            tab tabBarController tabBarItem tabBarObservedScrollView title toolbarItems
            topLayoutGuide traitCollection traitOverrides transitioningDelegate view viewIfLoaded
            viewLoaded viewRespectsSystemMinimumLayoutMargins wantsFullScreenLayout
            -addChildViewController: -addKeyCommand: -applicationFinishedRestoringState
            -beginRequestWithExtensionContext: -decodeRestorableStateWithCoder:
            -didAnimateFirstHalfOfRotationToInterfaceOrientation: -didMoveToParentViewController:
            -didReceiveMemoryWarning -didRotateFromInterfaceOrientation:
            -dismissModalViewControllerAnimated: -dismissMoviePlayerViewControllerAnimated
            -dismissViewControllerAnimated:completion: -encodeRestorableStateWithCoder:
            -endAppearanceTransition -loadView -loadViewIfNeeded
            -preferredContentSizeDidChangeForChildContentContainer: -prefersStatusBarHidden
            -presentModalViewController:animated: -presentMoviePlayerViewControllerAnimated:
            -removeFromParentViewController -removeKeyCommand: -setEditing:animated:
            -setNeedsFocusUpdate -setNeedsStatusBarAppearanceUpdate
            -setNeedsUpdateContentUnavailableConfiguration -setNeedsUpdateOfHomeIndicatorAutoHidden
            -setNeedsUpdateOfPrefersPointerLocked
            -setNeedsUpdateOfScreenEdgesDeferringSystemGestures
            -setNeedsUpdateOfSupportedInterfaceOrientations -setNeedsUpdateProperties
            -setNeedsUserInterfaceAppearanceUpdate -shouldAutorotate
            -shouldAutorotateToInterfaceOrientation: -shouldUpdateFocusInContext:
            -showDetailViewController:sender: -showViewController:sender:
            -systemLayoutFittingSizeDidChangeForChildContentContainer: -traitCollectionDidChange:
            -unregisterForPreviewingWithContext: -unregisterForTraitChanges: -unwindForSegue:
            -updateContentUnavailableConfigurationUsingState: -updateFocusIfNeeded
            -updatePropertiesIfNeeded -updateTraitsIfNeeded -updateViewConstraints -viewDidAppear:
            -viewDidDisappear: -viewDidLayoutSubviews -viewDidLoad -viewDidUnload -viewIsAppearing:
            -viewLayoutMarginsDidChange -viewSafeAreaInsetsDidChange -viewWillAppear:
            -viewWillDisappear: -viewWillLayoutSubviews -viewWillUnload
            -willMoveToParentViewController:
        UIWindowScene: UIScene
            activityItemsConfigurationSource coordinateSpace effectiveGeometry focusSystem
            fullScreen interfaceOrientation keyWindow screen screenshotService sizeRestrictions
            statusBarManager traitCollection traitOverrides windowingBehaviors windows
            -unregisterForTraitChanges:
        """
}
