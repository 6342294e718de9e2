extension ElementTable {
    /// The elements of documents for watches.
    static let watchElements = """
        NSObject: customObject menu menuItem notificationCategory placeholder tableRow
        WKHostingController: hostingController
        WKInterfaceActivityRing: activityRing
        WKInterfaceAuthorizationAppleIDButton: authorizationAppleIDButton
        WKInterfaceButton: button
        WKInterfaceController: controller pageController
        WKInterfaceDate: date
        WKInterfaceGroup: group
        WKInterfaceHMCamera: hmCamera
        WKInterfaceImage: imageView
        WKInterfaceInlineMovie: inlineMovie
        WKInterfaceLabel: label
        WKInterfaceMap: map
        WKInterfaceMovie: movie
        WKInterfacePaymentButton: paymentButton
        WKInterfacePicker: picker
        WKInterfaceSCNScene: sceneKitScene
        WKInterfaceSKScene: spriteKitScene
        WKInterfaceSeparator: separator
        WKInterfaceSlider: slider
        WKInterfaceSwitch: switch
        WKInterfaceTable: table
        WKInterfaceTextField: textField
        WKInterfaceTimer: timer
        WKInterfaceVolumeControl: volumeControl
        WKLongPressGestureRecognizer: pongPressGestureRecognizer longPressGestureRecognizer
        WKPanGestureRecognizer: panGestureRecognizer
        WKSwipeGestureRecognizer: swipeGestureRecognizer
        WKTapGestureRecognizer: tapGestureRecognizer
        WKUserNotificationHostingController: notificationHostingController
        WKUserNotificationInterfaceController: notificationController
        """
}
