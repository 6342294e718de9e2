extension FrameworkTable {
    /// The views and controllers of other frameworks.
    static let kits = """
        ABNewPersonViewController: UIViewController
            addressBook displayedPerson newPersonViewDelegate parentGroup
        ABPeoplePickerNavigationController: UINavigationController
            addressBook displayedProperties peoplePickerDelegate predicateForEnablingPerson
            predicateForSelectionOfPerson predicateForSelectionOfProperty
        ABPersonViewController: UIViewController
            addressBook allowsActions allowsEditing displayedPerson displayedProperties
            personViewDelegate shouldShowLinkedPeople
        ABUnknownPersonViewController: UIViewController
            addressBook allowsActions allowsAddingToAddressBook alternateName displayedPerson
            message unknownPersonViewDelegate
        ADBannerView: UIView
            advertisingSection bannerLoaded bannerViewActionInProgress currentContentSizeIdentifier
            delegate requiredContentSizeIdentifiers
            -cancelBannerViewAction
        ASAccountAuthenticationModificationViewController: UIViewController
            -cancelRequest
        ASAuthorizationAppleIDButton: UIControl
            cornerRadius
        ASCredentialProviderViewController: UIViewController
            -performPasskeyRegistrationWithoutUserInteractionIfPossible:
            -prepareCredentialListForServiceIdentifiers: -prepareInterfaceForExtensionConfiguration
            -prepareInterfaceForPasskeyRegistration: -prepareInterfaceForUserChoosingTextToInsert
            -prepareInterfaceToProvideCredentialForIdentity:
            -prepareInterfaceToProvideCredentialForRequest:
            -prepareOneTimeCodeCredentialListForServiceIdentifiers:
            -provideCredentialWithoutUserInteractionForIdentity:
            -provideCredentialWithoutUserInteractionForRequest:
        AUGenericViewController: UIViewController
            auAudioUnit
        BCChatButton: UIControl
        BELayerHierarchyHostingView: UIView
            handle
        BEScrollView: UIScrollView
        CABTMIDICentralViewController: UITableViewController
        CABTMIDILocalPeripheralViewController: UIViewController
        CAInterAppAudioSwitcherView: UIView
            showingAppNames
            -setOutputAudioUnit:
        CAInterAppAudioTransportView: UIView
            connected currentTimeLabelFont enabled labelColor pauseButtonColor playButtonColor
            playing recordButtonColor recording rewindButtonColor
            -setOutputAudioUnit:
        CLLocationButton: UIControl
            cornerRadius fontSize icon label
        CNContactPickerViewController: UIViewController
            delegate displayedPropertyKeys predicateForEnablingContact
            predicateForSelectionOfContact predicateForSelectionOfProperty
        CNContactViewController: UIViewController
            allowsActions allowsEditing alternateName contact contactStore delegate
            displayedPropertyKeys message parentContainer parentGroup shouldShowLinkedContacts
        CPWindow: UIWindow
            mapButtonSafeAreaLayoutGuide templateApplicationScene
        DDDevicePickerViewController: UIViewController
            -setDevicePickerCompletionHandler:
        EKCalendarChooser: UIViewController
            delegate selectedCalendars selectionStyle showsCancelButton showsDoneButton
        EKEventEditViewController: UINavigationController
            editViewDelegate event eventStore
            -cancelEditing
        EKEventViewController: UIViewController
            allowsCalendarPreview allowsEditing delegate event
        FPUIActionExtensionViewController: UIViewController
            -prepareForError:
        GCEventViewController: UIViewController
            controllerUserInteractionEnabled
        HKActivityRingView: UIView
            activitySummary
        HMCameraView: UIView
            cameraSource
        ILClassificationUIExtensionViewController: UIViewController
            -prepareForClassificationRequest:
        INUIAddVoiceShortcutButton: UIButton
            cornerRadius delegate shortcut style
        INUIAddVoiceShortcutViewController: UIViewController
            delegate
        INUIEditVoiceShortcutViewController: UIViewController
            delegate
        LPLinkView: UIView
            metadata
        MCBrowserViewController: UIViewController
            browser delegate maximumNumberOfPeers minimumNumberOfPeers session
        MFMailComposeViewController: UINavigationController
            mailComposeDelegate
            -setBccRecipients: -setCcRecipients: -setPreferredSendingEmailAddress: -setSubject:
            -setToRecipients:
        MFMessageComposeViewController: UINavigationController
            body message messageComposeDelegate recipients subject
            -disableUserAttachments -insertCollaborationItemProvider:
            -setUPIVerificationCodeSendCompletion:
        MSMessagesAppViewController: UIViewController
            activeConversation presentationContext presentationStyle
            -didBecomeActiveWithConversation: -didResignActiveWithConversation:
            -didTransitionToPresentationStyle: -dismiss -requestPresentationStyle:
            -willBecomeActiveWithConversation: -willResignActiveWithConversation:
            -willTransitionToPresentationStyle:
        MSStickerBrowserView: UIView
            contentInset contentOffset dataSource stickerSize
            -reloadData
        MSStickerBrowserViewController: UIViewController
            stickerBrowserView stickerSize
        MSStickerView: UIView
            animating animationDuration sticker
            -startAnimating -stopAnimating
        PDFThumbnailView: UIView
            PDFView contentInset layoutMode selectedPages thumbnailSize
        PDFView: UIView
            autoScales canGoBack canGoForward canGoToFirstPage canGoToLastPage canGoToNextPage
            canGoToPreviousPage canZoomIn canZoomOut currentDestination currentPage currentSelection
            delegate displayBox displayDirection displayMode displaysAsBook displaysPageBreaks
            displaysRTL document documentView enableDataDetectors findInteraction
            findInteractionEnabled highlightedSelections inMarkupMode interpolationQuality
            maxScaleFactor minScaleFactor pageBreakMargins pageOverlayViewProvider
            pageShadowsEnabled scaleFactor scaleFactorForSizeToFit usingPageViewController
            visiblePages
            -annotationsChangedOnPage: -clearSelection -goBack: -goForward: -goToDestination:
            -goToFirstPage: -goToLastPage: -goToNextPage: -goToPage: -goToPreviousPage:
            -goToSelection: -layoutDocumentView -performAction: -scrollSelectionToVisible: -zoomIn:
            -zoomOut:
        PKAddPassButton: UIButton
            addPassButtonStyle
        PKAddPassesViewController: UIViewController
            delegate
        PKAddPaymentPassViewController: UIViewController
            delegate
        PKAddSecureElementPassViewController: UIViewController
            delegate
        PKCanvasView: UIScrollView
            allowsFingerDrawing drawing drawingEnabled drawingGestureRecognizer drawingPolicy
            maximumSupportedContentVersion rulerActive tool
            -toolPickerFramesObscuredDidChange: -toolPickerIsRulerActiveDidChange:
            -toolPickerSelectedToolDidChange: -toolPickerSelectedToolItemDidChange:
            -toolPickerVisibilityDidChange:
        PKIdentityButton: UIControl
            cornerRadius
        PKPayLaterView: UIView
            action amount currencyCode delegate displayStyle
        PKPaymentAuthorizationViewController: UIViewController
            delegate
        PKPaymentButton: UIButton
            cornerRadius
        PKShareSecureElementPassViewController: UIViewController
            delegate promptToShareURL
        QLPreviewController: UIViewController
            currentPreviewItem currentPreviewItemIndex dataSource delegate
            -refreshCurrentPreviewItem -reloadData
        RPBroadcastActivityViewController: UIViewController
            delegate
        RPPreviewViewController: UIViewController
            mode previewControllerDelegate
        RPSystemBroadcastPickerView: UIView
            preferredExtension showsMicrophoneButton
        SFSafariViewController: UIViewController
            configuration delegate dismissButtonStyle preferredBarTintColor
            preferredControlTintColor
        SKCloudServiceSetupViewController: UIViewController
            delegate
        SKStoreProductViewController: UIViewController
            delegate
        SLComposeServiceViewController: UIViewController
            autoCompletionViewController charactersRemaining contentText placeholder textView
            -cancel -didSelectCancel -didSelectPost -loadPreviewView -popConfigurationViewController
            -presentationAnimationDidFinish -pushConfigurationViewController:
            -reloadConfigurationItems -validateContent
        SLComposeViewController: UIViewController
            completionHandler serviceType
            -removeAllImages -removeAllURLs -setInitialText:
        STWebpageController: UIViewController
            URL URLIsBlocked URLIsPictureInPicture URLIsPlayingVideo suppressUsageRecording
        SWAttributionView: UIView
            backgroundStyle displayContext enablesMarquee highlight highlightMenu
            horizontalAlignment menuTitleForHideAction preferredMaxLayoutWidth supplementalMenu
        SWCollaborationView: UIView
            activeParticipantCount cloudSharingControllerDelegate cloudSharingDelegate
            cloudSharingServiceDelegate delegate headerImage headerSubtitle headerTitle
            manageButtonTitle menuFormRepresentation
            -dismissPopover: -setContentView: -setShowManageButton:
        SWRemoveParticipantAlertController: UIViewController
        TVBrowserViewController: UIViewController
            centeredViewElement cornerRadius dataSource delegate interitemSpacing maskInset
            viewElement
        TVCaptionButtonView: TVLockupView
            contentImage contentText motionDirection subtitle title
        TVCardView: TVLockupView
            cardBackgroundColor
        TVCollectionViewFullScreenCell: UICollectionViewCell
            contentBleed cornerRadius maskAmount maskedBackgroundView maskedContentView
            normalizedPosition parallaxOffset
            -maskAmountDidChange -maskAmountWillChange: -normalizedPositionDidChange
            -normalizedPositionWillChange:
        TVDigitEntryViewController: UIViewController
            entryCompletionHandler numberOfDigits promptText secureDigitEntry titleText
            -clearEntryAnimated:
        TVDocumentViewController: UIViewController
            appController delegate documentContext
            -updateUsingContext:
        TVLockupHeaderFooterView: UIView
            showsOnlyWhenAncestorFocused subtitleLabel titleLabel
            -updateAppearanceForLockupViewState:
        TVLockupView: UIControl
            contentSize contentView contentViewInsets focusSizeIncrease footerView headerView
        TVMediaItemContentView: UIView
            configuration focusedFrameGuide
            -supportsConfiguration:
        TVMonogramContentView: UIView
            configuration focusedFrameGuide
            -supportsConfiguration:
        TVMonogramView: TVLockupView
            image personNameComponents subtitle title
        TVPosterView: TVLockupView
            image imageView subtitle title
        TWTweetComposeViewController: UIViewController
            completionHandler
            -addImage: -addURL: -removeAllImages -removeAllURLs -setInitialText:
        VNDocumentCameraViewController: UIViewController
            delegate
        WKWebView: UIView
            UIDelegate URL allowsBackForwardNavigationGestures allowsLinkPreview allowsMagnification
            backForwardList cameraCaptureState canGoBack canGoForward certificateChain configuration
            customUserAgent estimatedProgress findInteraction findInteractionEnabled fullscreenState
            hasOnlySecureContent inspectable interactionState loading magnification
            maximumViewportInset mediaType microphoneCaptureState minimumViewportInset
            navigationDelegate pageZoom scrollView serverTrust themeColor title
            underPageBackgroundColor writingToolsActive
            -closeAllMediaPresentations -closeAllMediaPresentationsWithCompletionHandler:
            -createWebArchiveDataWithCompletionHandler: -goBack -goBack: -goForward -goForward:
            -goToBackForwardListItem: -loadRequest: -pauseAllMediaPlayback:
            -pauseAllMediaPlaybackWithCompletionHandler: -reload -reload: -reloadFromOrigin
            -reloadFromOrigin: -requestMediaPlaybackStateWithCompletionHandler:
            -resumeAllMediaPlayback: -stopLoading -stopLoading: -suspendAllMediaPlayback:
        """
}
