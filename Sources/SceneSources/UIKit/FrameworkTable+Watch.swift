extension FrameworkTable {
    /// WatchKit.
    static let watch = """
        WKCrownSequencer: NSObject
            delegate hapticFeedbackEnabled idle rotationsPerSecond
            -focus -resignFocus
        WKExtension: NSObject
            delegate rootInterfaceController visibleInterfaceController
        WKGestureRecognizer: NSObject
            enabled numberOfTouches state
        WKHostingController: WKInterfaceController
            body
            -setNeedsBodyUpdate -updateBodyIfNeeded
        WKInterfaceActivityRing: WKInterfaceObject
            activitySummary
        WKInterfaceAuthorizationAppleIDButton: WKInterfaceObject
        WKInterfaceButton: WKInterfaceObject
            -setAttributedTitle: -setBackgroundColor: -setBackgroundImage: -setBackgroundImageData:
            -setBackgroundImageNamed: -setEnabled: -setTitle:
        WKInterfaceController: NSObject
            contentFrame contentSafeAreaInsets crownSequencer interfaceControllerTitle
            scrollingEnabled tableScrollingHapticFeedbackEnabled
            -awakeWithContext: -becomeCurrentPage -didAppear -didDeactivate -dismissController
            -dismissMediaPlayerController -dismissTextInputController -interfaceDidScrollToTop
            -interfaceOffsetDidScrollToBottom -interfaceOffsetDidScrollToTop -invalidateUserActivity
            -pickerDidFocus: -pickerDidResignFocus: -pickerDidSettle: -popController
            -popToRootController -setTitle: -willActivate -willDisappear
        WKInterfaceDate: WKInterfaceObject
            -setCalendar: -setTextColor: -setTimeZone:
        WKInterfaceGroup: WKInterfaceObject
            -setBackgroundColor: -setBackgroundImage: -setBackgroundImageData:
            -setBackgroundImageNamed: -setContentInset: -setCornerRadius: -startAnimating
            -stopAnimating
        WKInterfaceHMCamera: WKInterfaceObject
            -setCameraSource:
        WKInterfaceImage: WKInterfaceObject
            -setImage: -setImageData: -setImageNamed: -setTintColor: -startAnimating -stopAnimating
        WKInterfaceInlineMovie: WKInterfaceObject
            -pause -play -playFromBeginning -setAutoplays: -setLoops: -setMovieURL: -setPosterImage:
            -setVideoGravity:
        WKInterfaceLabel: WKInterfaceObject
            -setAttributedText: -setText: -setTextColor:
        WKInterfaceMap: WKInterfaceObject
            -removeAllAnnotations -setRegion: -setShowsUserHeading: -setShowsUserLocation:
            -setVisibleMapRect:
        WKInterfaceMovie: WKInterfaceObject
            -setLoops: -setMovieURL: -setPosterImage: -setVideoGravity:
        WKInterfaceObject: NSObject
            interfaceProperty
            -setAlpha: -setHeight: -setHidden: -setHorizontalAlignment: -setVerticalAlignment:
            -setWidth: -sizeToFitHeight -sizeToFitWidth
        WKInterfacePaymentButton: WKInterfaceObject
        WKInterfacePicker: WKInterfaceObject
            -focus -resignFocus -setCoordinatedAnimations: -setEnabled: -setItems:
            -setSelectedItemIndex:
        WKInterfaceSCNScene: WKInterfaceObject
            antialiasingMode delegate playing pointOfView preferredFramesPerSecond scene
            showsStatistics
        WKInterfaceSKScene: WKInterfaceObject
            paused preferredFramesPerSecond scene
            -presentScene:
        WKInterfaceSeparator: WKInterfaceObject
            -setColor:
        WKInterfaceSlider: WKInterfaceObject
            -setColor: -setEnabled: -setNumberOfSteps: -setValue:
        WKInterfaceSwitch: WKInterfaceObject
            -setAttributedTitle: -setColor: -setEnabled: -setOn: -setTitle:
        WKInterfaceTable: WKInterfaceObject
            curvesAtBottom curvesAtTop numberOfRows
            -performSegueForRow: -removeRowsAtIndexes: -scrollToRowAtIndex: -setRowTypes:
        WKInterfaceTextField: WKInterfaceObject
            -setAttributedPlaceholder: -setAttributedText: -setEnabled: -setPlaceholder: -setText:
            -setTextColor: -setTextContentType:
        WKInterfaceTimer: WKInterfaceObject
            -setDate: -setTextColor: -setUnits: -start -stop
        WKInterfaceVolumeControl: WKInterfaceObject
            -focus -resignFocus -setTintColor:
        WKLongPressGestureRecognizer: WKGestureRecognizer
            allowableMovement minimumPressDuration numberOfTapsRequired
        WKPanGestureRecognizer: WKGestureRecognizer
        WKPickerItem: NSObject
            accessoryImage caption contentImage title
        WKSwipeGestureRecognizer: WKGestureRecognizer
            direction
        WKTapGestureRecognizer: WKGestureRecognizer
            numberOfTapsRequired
        WKUserNotificationHostingController: WKUserNotificationInterfaceController
            body
            -setNeedsBodyUpdate -updateBodyIfNeeded
        WKUserNotificationInterfaceController: WKInterfaceController
            notificationActions notificationAlertLabel
            -didReceiveNotification: -performDismissAction -performNotificationDefaultAction
        """
}
