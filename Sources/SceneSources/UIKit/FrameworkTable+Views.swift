extension FrameworkTable {
    /// The views and cells of UIKit.
    static let views = """
        UIActionSheet: UIView
            actionSheetStyle cancelButtonIndex delegate destructiveButtonIndex firstOtherButtonIndex
            numberOfButtons title visible
            -showFromTabBar: -showFromToolbar: -showInView:
        UIActivityIndicatorView: UIView
            activityIndicatorViewStyle animating color hidesWhenStopped
            -startAnimating -stopAnimating
        UIAlertView: UIView
            alertViewStyle cancelButtonIndex delegate firstOtherButtonIndex message numberOfButtons
            title visible
            -show
        UIBackgroundExtensionView: UIView
            automaticallyPlacesContentView contentView
        UIButton: UIControl
            adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled
            adjustsImageWhenHighlighted automaticallyUpdatesConfiguration behavioralStyle buttonType
            changesSelectionAsPrimaryAction configuration configurationUpdateHandler
            contentEdgeInsets currentAttributedTitle currentBackgroundImage currentImage
            currentPreferredSymbolConfiguration currentTitle currentTitleColor
            currentTitleShadowColor font held hovered imageEdgeInsets imageView lineBreakMode menu
            pointerInteractionEnabled pointerStyleProvider preferredBehavioralStyle
            preferredMenuElementOrder reversesTitleShadowWhenHighlighted role selectedStateImage
            showsTouchWhenHighlighted springLoaded subtitleLabel titleEdgeInsets titleLabel
            titleShadowOffset
            -setNeedsUpdateConfiguration -updateConfiguration
        UICalendarView: UIView
            availableDateRange calendar delegate fontDesign locale selectionBehavior timeZone
            visibleDateComponents wantsDateDecorations
        UICollectionReusableView: UIView
            reuseIdentifier
            -applyLayoutAttributes: -prepareForReuse
        UICollectionView: UIScrollView
            allowsFocus allowsFocusDuringEditing allowsMultipleSelection
            allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing
            backgroundView collectionViewLayout contextMenuInteraction dataSource dragDelegate
            dragInteractionEnabled dropDelegate editing hasActiveDrag hasActiveDrop
            hasUncommittedUpdates indexPathsForVisibleItems prefetchDataSource prefetchingEnabled
            remembersLastFocusedIndexPath reorderingCadence selectionFollowsFocus
            selfSizingInvalidation springLoaded visibleCells
            -beginInteractiveMovementForItemAtIndexPath: -cancelInteractiveMovement
            -cancelInteractiveTransition -deleteItemsAtIndexPaths: -deleteSections:
            -endInteractiveMovement -finishInteractiveTransition -insertItemsAtIndexPaths:
            -insertSections: -performUsingPresentationValues: -reconfigureItemsAtIndexPaths:
            -reloadData -reloadItemsAtIndexPaths: -reloadSections:
            -updateInteractiveMovementTargetPosition:
        UICollectionViewCell: UICollectionReusableView
            automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration
            backgroundConfiguration backgroundView configurationState configurationUpdateHandler
            contentConfiguration contentView defaultBackgroundConfiguration highlighted selected
            selectedBackgroundView
            -dragStateDidChange: -setNeedsUpdateConfiguration -updateConfigurationUsingState:
        UICollectionViewListCell: UICollectionViewCell
            accessories defaultContentConfiguration indentationLevel indentationWidth
            indentsAccessories separatorLayoutGuide
        UIColorWell: UIControl
            selectedColor supportsAlpha title
        UIContentUnavailableView: UIView
            configuration scrollEnabled
            -supportsConfiguration:
        UIControl: UIView
            allControlEvents allTargets contentHorizontalAlignment contentVerticalAlignment
            contextMenuInteraction contextMenuInteractionEnabled effectiveContentHorizontalAlignment
            enabled highlighted selected showsMenuAsPrimaryAction state symbolAnimationEnabled
            toolTip toolTipInteraction touchInside tracking
            -cancelTrackingWithEvent: -enumerateEventHandlers: -performPrimaryAction -sendAction:
            -sendActionsForControlEvents:
        UIDatePicker: UIControl
            calendar countDownDuration date datePickerMode datePickerStyle highlightsToday locale
            maximumDate minimumDate minuteInterval preferredDatePickerStyle roundsToMinuteInterval
            textColor timeZone
        UIEventAttributionView: UIView
        UIImageView: UIView
            adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused
            animating animationDuration animationImages animationRepeatCount focusedFrameGuide
            highlighted highlightedAnimationImages highlightedImage image imageDynamicRange
            masksFocusEffectToContents overlayContentView preferredImageDynamicRange
            preferredSymbolConfiguration
            -addSymbolEffect: -removeAllSymbolEffects -removeAllSymbolEffectsWithOptions:
            -removeSymbolEffectOfType: -startAnimating -stopAnimating
        UIInputView: UIView
            allowsSelfSizing inputViewStyle
        UILabel: UIView
            adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth
            adjustsLetterSpacingToFitWidth allowsDefaultTighteningForTruncation attributedText
            baselineAdjustment enabled enablesMarqueeWhenAncestorFocused font highlighted
            highlightedTextColor lineBreakMode lineBreakStrategy minimumFontSize minimumScaleFactor
            numberOfLines preferredMaxLayoutWidth preferredVibrancy shadowColor shadowOffset
            showsExpansionTextWhenTruncated sizingRule text textAlignment textColor
            -drawTextInRect:
        UIListContentView: UIView
            configuration imageLayoutGuide secondaryTextLayoutGuide textLayoutGuide
            -supportsConfiguration:
        UINavigationBar: UIView
            backIndicatorImage backIndicatorTransitionMaskImage backItem barPosition barStyle
            barTintColor behavioralStyle compactAppearance compactScrollEdgeAppearance
            currentNSToolbarSection delegate items largeTitleTextAttributes preferredBehavioralStyle
            prefersLargeTitles scrollEdgeAppearance shadowImage standardAppearance
            titleTextAttributes topItem translucent
        UIPageControl: UIControl
            _currentPageImage _pageImage allowsContinuousInteraction backgroundStyle currentPage
            currentPageIndicatorTintColor defersCurrentPageDisplay direction hidesForSinglePage
            interactionState numberOfPages pageIndicatorTintColor preferredCurrentPageIndicatorImage
            preferredIndicatorImage progress
            -updateCurrentPageDisplay
        UIPasteControl: UIControl
            configuration target
        UIPickerView: UIView
            dataSource delegate numberOfComponents showsSelectionIndicator
            -reloadAllComponents -reloadComponent:
        UIPopoverBackgroundView: UIView
            arrowDirection arrowOffset
        UIProgressView: UIView
            observedProgress progress progressImage progressTintColor progressViewStyle trackImage
            trackTintColor
        UIRefreshControl: UIControl
            attributedTitle refreshing
            -beginRefreshing -endRefreshing
        UIScrollView: UIView
            adjustedContentInset allowsKeyboardScrolling alwaysBounceHorizontal alwaysBounceVertical
            automaticallyAdjustsScrollIndicatorInsets bottomEdgeEffect bounces bouncesHorizontally
            bouncesVertically bouncesZoom canCancelContentTouches contentAlignmentPoint contentInset
            contentInsetAdjustmentBehavior contentLayoutGuide contentOffset contentSize decelerating
            decelerationRate delaysContentTouches delegate directionalLockEnabled
            directionalPressGestureRecognizer dragging frameLayoutGuide
            horizontalScrollIndicatorInsets indexDisplayMode indicatorStyle keyboardDismissMode
            leftEdgeEffect maximumZoomScale minimumZoomScale pagingEnabled panGestureRecognizer
            pinchGestureRecognizer refreshControl rightEdgeEffect scrollAnimating scrollEnabled
            scrollIndicatorInsets scrollsToTop showsHorizontalScrollIndicator
            showsVerticalScrollIndicator topEdgeEffect tracking transfersHorizontalScrollingToParent
            transfersVerticalScrollingToParent verticalScrollIndicatorInsets visibleSize
            zoomAnimating zoomBouncing zoomScale zooming
            -adjustedContentInsetDidChange -flashScrollIndicators -stopScrollingAndZooming
            -touchesShouldCancelInContentView: -withScrollIndicatorsShownForContentOffsetChanges:
        UISearchBar: UIView
            _searchField allowedWritingToolsResultOptions autocapitalizationType autocorrectionType
            backgroundImage barPosition barStyle barTintColor cancelButton cancelButtonText delegate
            enabled enablesReturnKeyAutomatically inlinePredictionType keyboardAppearance
            keyboardType lookToDictateEnabled mathExpressionCompletionType passwordRules placeholder
            prompt returnKeyType scopeBarBackgroundImage scopeButtonTitles searchBarStyle
            searchField searchFieldBackgroundPositionAdjustment searchResultsButtonSelected
            searchTextField searchTextPositionAdjustment secureTextEntry selectedScopeButtonIndex
            showsBookmarkButton showsCancelButton showsScopeBar showsSearchResultsButton
            smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text
            textContentType translucent writingToolsBehavior
        UISearchTextField: UITextField
            allowsCopyingTokens allowsDeletingTokens searchSuggestions textualRange
            tokenBackgroundColor tokens
            -removeTokenAtIndex:
        UISegmentedControl: UIControl
            apportionsSegmentWidthsByContent momentary numberOfSegments segmentedControlStyle
            selectedSegmentIndex selectedSegmentTintColor springLoaded
            -isEnabledForSegmentAtIndex: -removeAllSegments
        UISlider: UIControl
            behavioralStyle continuous currentMaximumTrackImage currentMinimumTrackImage
            currentThumbImage maximumTrackTintColor maximumValue maximumValueImage
            minimumTrackTintColor minimumValue minimumValueImage preferredBehavioralStyle
            sliderStyle thumbTintColor trackConfiguration value
        UIStackView: UIView
            alignment arrangedSubviews axis baselineRelativeArrangement distribution
            layoutMarginsRelativeArrangement spacing
            -addArrangedSubview: -removeArrangedSubview:
        UIStandardTextCursorView: UIView
            blinking
            -resetBlinkAnimation
        UIStepper: UIControl
            autorepeat continuous maximumValue minimumValue stepValue value wraps
        UISwitch: UIControl
            offImage on onImage onTintColor preferredStyle style thumbTintColor title
        UITabBar: UIView
            backgroundImage barStyle barTintColor customizing delegate itemPositioning itemSpacing
            itemWidth items leadingAccessoryView scrollEdgeAppearance selectedImageTintColor
            selectedItem selectionIndicatorImage shadowImage springLoaded standardAppearance
            trailingAccessoryView translucent unselectedItemTintColor
            -beginCustomizingItems: -endCustomizingAnimated:
        UITableView: UIScrollView
            allowsFocus allowsFocusDuringEditing allowsMultipleSelection
            allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing
            backgroundView cellLayoutMarginsFollowReadableWidth contentHuggingElements
            contextMenuInteraction dataSource dragDelegate dragInteractionEnabled dropDelegate
            editing estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight
            fillerRowHeight hasActiveDrag hasActiveDrop hasUncommittedUpdates
            indexPathForSelectedRow indexPathsForSelectedRows indexPathsForVisibleRows
            insetsContentViewsToSafeArea prefetchDataSource prefetchingEnabled
            remembersLastFocusedIndexPath rowHeight sectionFooterHeight sectionHeaderHeight
            sectionHeaderTopPadding sectionIndexBackgroundColor sectionIndexColor
            sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor
            selectionFollowsFocus selfSizingInvalidation separatorColor separatorEffect
            separatorInset separatorInsetReference separatorStyle springLoaded style tableFooterView
            tableHeaderView visibleCells
            -beginUpdates -endUpdates -performUsingPresentationValues: -reconfigureRowsAtIndexPaths:
            -reloadData -reloadSectionIndexTitles
        UITableViewCell: UIView
            accessoryAction accessoryType accessoryView automaticallyUpdatesBackgroundConfiguration
            automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView
            configurationState configurationUpdateHandler contentConfiguration contentView
            defaultBackgroundConfiguration defaultContentConfiguration detailTextLabel editAction
            editing editingAccessoryType editingAccessoryView editingStyle focusStyle font
            hidesAccessoryWhenEditing highlighted image imageView indentationLevel indentationWidth
            lineBreakMode multipleSelectionBackgroundView reuseIdentifier selected
            selectedBackgroundView selectedImage selectedTextColor selectionStyle separatorInset
            shouldIndentWhileEditing showingDeleteConfirmation showsReorderControl target text
            textAlignment textColor textLabel userInteractionEnabledWhileDragging
            -didTransitionToState: -dragStateDidChange: -prepareForReuse
            -setNeedsUpdateConfiguration -updateConfigurationUsingState: -willTransitionToState:
        UITableViewHeaderFooterView: UIView
            automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration
            backgroundConfiguration backgroundView configurationState configurationUpdateHandler
            contentConfiguration contentView defaultBackgroundConfiguration
            defaultContentConfiguration detailTextLabel reuseIdentifier textLabel
            -prepareForReuse -setNeedsUpdateConfiguration -updateConfigurationUsingState:
        UITextField: UIControl
            _placeholderLabel adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth
            allowedWritingToolsResultOptions allowsEditingTextAttributes attributedPlaceholder
            attributedText autocapitalizationType autocorrectionType background beginningOfDocument
            borderStyle clearButtonMode clearsOnBeginEditing clearsOnInsertion defaultTextAttributes
            delegate disabledBackground editable editing enablesReturnKeyAutomatically endOfDocument
            font hasText inlinePredictionType inputDelegate interactionState keyboardAppearance
            keyboardType leftView leftViewMode markedTextRange markedTextStyle
            mathExpressionCompletionType minimumFontSize passwordRules pasteDelegate placeholder
            placeholderLabel returnKeyType rightView rightViewMode secureTextEntry selectedTextRange
            selectionAffinity sizingRule smartDashesType smartInsertDeleteType smartQuotesType
            spellCheckingType supportsAdaptiveImageGlyph text textAlignment textColor
            textContentType textDragActive textDragDelegate textDragInteraction textDragOptions
            textDropActive textDropDelegate textDropInteraction textInputView tokenizer
            typingAttributes writingToolsBehavior
            -beginFloatingCursorAtPoint: -deleteBackward -dictationRecognitionFailed
            -dictationRecordingDidEnd -didDismissWritingTools -drawPlaceholderInRect:
            -drawTextInRect: -endFloatingCursor -insertAttributedText: -insertDictationResult:
            -insertText: -removeTextPlaceholder: -unmarkText -updateFloatingCursorAtPoint:
            -willDismissEditMenuWithAnimator: -willPresentEditMenuWithAnimator:
            -willPresentWritingTools
        UITextView: UIScrollView
            adjustsFontForContentSizeCategory allowedWritingToolsResultOptions
            allowsEditingTextAttributes attributedText autocapitalizationType autocorrectionType
            beginningOfDocument borderStyle clearsOnInsertion dataDetectorTypes editable
            enablesReturnKeyAutomatically endOfDocument findInteractionEnabled font hasText
            inlinePredictionType inputDelegate interactionState keyboardAppearance keyboardType
            layoutManager linkTextAttributes markedTextRange markedTextStyle
            mathExpressionCompletionType passwordRules pasteDelegate returnKeyType secureTextEntry
            selectable selectedRange selectedTextRange selectionAffinity sizingRule smartDashesType
            smartInsertDeleteType smartQuotesType spellCheckingType supportsAdaptiveImageGlyph text
            textAlignment textColor textContainer textContainerInset textContentType textDragActive
            textDragDelegate textDragInteraction textDragOptions textDropActive textDropDelegate
            textDropInteraction textInputView textStorage tokenizer typingAttributes
            usesStandardTextScaling writingToolsBehavior
            -beginFloatingCursorAtPoint: -deleteBackward -dictationRecognitionFailed
            -dictationRecordingDidEnd -didDismissWritingTools -endFloatingCursor
            -insertAttributedText: -insertDictationResult: -insertText: -removeTextPlaceholder:
            -scrollRangeToVisible: -unmarkText -updateFloatingCursorAtPoint:
            -willDismissEditMenuWithAnimator: -willPresentEditMenuWithAnimator:
            -willPresentWritingTools
        UIToolbar: UIView
            barPosition barStyle barTintColor compactAppearance compactScrollEdgeAppearance delegate
            items scrollEdgeAppearance standardAppearance translucent
        UIView: UIResponder
            accessibilityIgnoresInvertColors alignmentRectInsets alpha anchorPoint
            appliedContentSizeCategoryLimitsDescription autoresizesSubviews autoresizingMask
            backgroundColor bottomAnchor bounds canBecomeFocused center centerXAnchor centerYAnchor
            clearsContextBeforeDrawing clipsToBounds collisionBoundingPath collisionBoundsType
            constraints contentMode contentScaleFactor contentStretch coordinateSpace
            cornerConfiguration directionalLayoutMargins effectiveUserInterfaceLayoutDirection
            exclusiveTouch firstBaselineAnchor focusEffect focusGroupIdentifier focusGroupPriority
            focusItemContainer focusItemDeferralMode focused frame gestureRecognizers
            hasAmbiguousLayout heightAnchor hidden hoverStyle insetsLayoutMarginsFromSafeArea
            interactions intrinsicContentSize keyboardLayoutGuide largeContentImage
            largeContentImageInsets largeContentTitle lastBaselineAnchor layer layoutGuides
            layoutMargins layoutMarginsGuide leadingAnchor leftAnchor maskView
            maximumContentSizeCategory minimumContentSizeCategory motionEffects multipleTouchEnabled
            opaque overrideUserInterfaceStyle parentFocusEnvironment preferredFocusEnvironments
            preferredFocusedView preservesSuperviewLayoutMargins readableContentGuide
            restorationIdentifier rightAnchor safeAreaInsets safeAreaLayoutGuide
            scalesLargeContentImage semanticContentAttribute showsLargeContentViewer subviews
            superview tag tintAdjustmentMode tintColor topAnchor trailingAnchor traitCollection
            traitOverrides transform transform3D translatesAutoresizingMaskIntoConstraints
            transparentFocusItem userInteractionEnabled viewForBaselineLayout
            viewForFirstBaselineLayout viewForLastBaselineLayout viewPrintFormatter widthAnchor
            window
            -addConstraint: -addConstraints: -addGestureRecognizer: -addInteraction:
            -addLayoutGuide: -addMotionEffect: -addSubview: -bringSubviewToFront:
            -decodeRestorableStateWithCoder: -didAddSubview: -didHintFocusMovement:
            -didMoveToSuperview -didMoveToWindow -drawRect: -encodeRestorableStateWithCoder:
            -endEditing: -exerciseAmbiguityInLayout -gestureRecognizerShouldBegin:
            -invalidateIntrinsicContentSize -isDescendantOfView: -layoutIfNeeded
            -layoutMarginsDidChange -layoutSubviews -needsUpdateConstraints -removeConstraint:
            -removeConstraints: -removeFromSuperview -removeGestureRecognizer: -removeInteraction:
            -removeLayoutGuide: -removeMotionEffect: -safeAreaInsetsDidChange -sendSubviewToBack:
            -setNeedsDisplay -setNeedsDisplayInRect: -setNeedsFocusUpdate -setNeedsLayout
            -setNeedsUpdateConstraints -setNeedsUpdateProperties -shouldUpdateFocusInContext:
            -sizeToFit -tintColorDidChange -traitCollectionDidChange: -unregisterForTraitChanges:
            -updateConstraints -updateConstraintsIfNeeded -updateFocusIfNeeded -updateProperties
            -updatePropertiesIfNeeded -updateTraitsIfNeeded -willMoveToSuperview: -willMoveToWindow:
            -willRemoveSubview:
        UIVisualEffectView: UIView
            contentView effect
        UIWebView: UIView
            allowsInlineMediaPlayback allowsLinkPreview allowsPictureInPictureMediaPlayback
            canGoBack canGoForward dataDetectorTypes delegate gapBetweenPages
            keyboardDisplayRequiresUserAction loading mediaPlaybackAllowsAirPlay
            mediaPlaybackRequiresUserAction pageCount pageLength paginationBreakingMode
            paginationMode request scalesPageToFit scrollView suppressesIncrementalRendering
            -goBack -goForward -loadRequest: -reload -stopLoading
        UIWindow: UIView
            canBecomeKeyWindow canResizeToFitContent keyWindow rootViewController
            safeAreaAspectFitLayoutGuide screen windowLevel windowScene
            -becomeKeyWindow -makeKeyAndVisible -makeKeyWindow -resignKeyWindow -sendEvent:
        """
}
