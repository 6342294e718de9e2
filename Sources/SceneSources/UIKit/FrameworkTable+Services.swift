extension FrameworkTable {
    /// Other classes of frameworks that programs make or inherit from.
    static let services = """
        ADInterstitialAd: NSObject
            delegate loaded
        CBCentralManager: CBManager
            delegate scanning
            -cancelPeripheralConnection: -registerForConnectionEventsWithOptions: -stopScan
        CBManager: NSObject
            authorization state
        CBPeripheralManager: CBManager
            advertising delegate
            -addService: -publishL2CAPChannelWithEncryption: -removeAllServices -removeService:
            -startAdvertising: -stopAdvertising -unpublishL2CAPChannel:
        CIFilter: NSObject
            attributes inputKeys name outputImage outputKeys
            -setDefaults
        CMMotionManager: NSObject
            accelerometerActive accelerometerAvailable accelerometerData accelerometerUpdateInterval
            attitudeReferenceFrame deviceMotion deviceMotionActive deviceMotionAvailable
            deviceMotionUpdateInterval gyroActive gyroAvailable gyroData gyroUpdateInterval
            magnetometerActive magnetometerAvailable magnetometerData magnetometerUpdateInterval
            showsDeviceMovementDisplay
            -startAccelerometerUpdates -startDeviceMotionUpdates
            -startDeviceMotionUpdatesUsingReferenceFrame: -startGyroUpdates
            -startMagnetometerUpdates -stopAccelerometerUpdates -stopDeviceMotionUpdates
            -stopGyroUpdates -stopMagnetometerUpdates
        CNContactFormatter: NSFormatter
            style
        CNContactStore: NSObject
            currentHistoryToken defaultContainerIdentifier
        CNPostalAddressFormatter: NSFormatter
            style
        CPTemplateApplicationDashboardScene: UIScene
            dashboardController dashboardWindow
        CPTemplateApplicationInstrumentClusterScene: UIScene
            contentStyle instrumentClusterController
        CPTemplateApplicationScene: UIScene
            carWindow contentStyle interfaceController
        CXCallDirectoryProvider: NSObject
            -beginRequestWithExtensionContext:
        CXProvider: NSObject
            configuration pendingTransactions
            -invalidate
        EKEventStore: NSObject
            calendars defaultCalendarForNewEvents defaultCalendarForNewReminders delegateSources
            eventStoreIdentifier sources
            -cancelFetchRequest: -commit: -refreshSourcesIfNecessary
            -requestFullAccessToEventsWithCompletion: -requestFullAccessToRemindersWithCompletion:
            -requestWriteOnlyAccessToEventsWithCompletion: -reset
        HKHealthStore: NSObject
            authorizationViewControllerPresenter earliestPermittedSampleDate supportsHealthRecords
            workoutSessionMirroringStartHandler
            -disableAllBackgroundDeliveryWithCompletion: -endWorkoutSession: -executeQuery:
            -handleAuthorizationForExtensionWithCompletion: -pauseWorkoutSession:
            -recoverActiveWorkoutSessionWithCompletion: -resumeWorkoutSession: -startWorkoutSession:
            -stopQuery:
        HMHomeManager: NSObject
            authorizationStatus delegate homes primaryHome
        ILMessageFilterExtension: NSObject
        INExtension: NSObject
        JSContext: NSObject
            JSGlobalContextRef exception exceptionHandler globalObject inspectable name
            virtualMachine
        MCNearbyServiceAdvertiser: NSObject
            delegate discoveryInfo myPeerID serviceType
            -startAdvertisingPeer -stopAdvertisingPeer
        MCNearbyServiceBrowser: NSObject
            delegate myPeerID serviceType
            -startBrowsingForPeers -stopBrowsingForPeers
        MCSession: NSObject
            connectedPeers delegate encryptionPreference myPeerID securityIdentity
            -cancelConnectPeer: -disconnect
        NEAppProxyProvider: NETunnelProvider
            -cancelProxyWithError: -handleNewFlow:
        NEFilterControlProvider: NEFilterProvider
            URLAppendStringMap remediationMap
            -notifyRulesChanged
        NEFilterDataProvider: NEFilterProvider
            -handleRulesChanged
        NEFilterProvider: NEProvider
            filterConfiguration
            -handleReport: -startFilterWithCompletionHandler:
        NEPacketTunnelProvider: NETunnelProvider
            packetFlow virtualInterface
            -cancelTunnelWithError:
        NEProvider: NSObject
            defaultPath
            -sleepWithCompletionHandler: -wake
        NETunnelProvider: NEProvider
            appRules protocolConfiguration reasserting routingMethod
        NSFileProviderExtension: NSObject
            documentStorageURL domain providerIdentifier
            -itemChangedAtURL: -stopProvidingItemAtURL:
        PDFAnnotation: NSObject
            border bounds color contents page type
        PDFDocument: NSObject
            delegate documentURL pageCount
        PDFPage: NSObject
            annotations displaysAnnotations document label rotation
        PKPushRegistry: NSObject
            delegate desiredPushTypes
        QLPreviewProvider: NSObject
        QLThumbnailProvider: NSObject
        SKPaymentQueue: NSObject
            delegate storefront transactionObservers transactions
            -addPayment: -addTransactionObserver: -cancelDownloads: -finishTransaction:
            -pauseDownloads: -presentCodeRedemptionSheet -removeTransactionObserver:
            -restoreCompletedTransactions -restoreCompletedTransactionsWithApplicationUsername:
            -resumeDownloads: -showPriceConsentIfNeeded -startDownloads:
        SKProductsRequest: SKRequest
        SKRequest: NSObject
            delegate
            -cancel -start
        TVCollectionViewFullScreenLayout: UICollectionViewLayout
            centerIndexPath cornerRadius interitemSpacing maskAmount maskInset parallaxFactor
            transitioningToCenterIndexPath
        UNNotificationServiceExtension: NSObject
            -serviceExtensionTimeWillExpire
        WCSession: NSObject
            activationState applicationContext companionAppInstalled complicationEnabled delegate
            hasContentPending iOSDeviceNeedsUnlockAfterRebootForReachability
            outstandingFileTransfers outstandingUserInfoTransfers paired reachable
            receivedApplicationContext remainingComplicationUserInfoTransfers watchAppInstalled
            watchDirectoryURL
            -activateSession
        WKPreferences: NSObject
            elementFullscreenEnabled fraudulentWebsiteWarningEnabled inactiveSchedulingPolicy
            javaEnabled javaScriptCanOpenWindowsAutomatically javaScriptEnabled minimumFontSize
            plugInsEnabled shouldPrintBackgrounds siteSpecificQuirksModeEnabled tabFocusesLinks
            textInteractionEnabled
            -isTextInteractionEnabled
        WKProcessPool: NSObject
        WKUserContentController: NSObject
            userScripts
            -addContentRuleList: -addUserScript: -removeAllContentRuleLists
            -removeAllScriptMessageHandlers -removeAllScriptMessageHandlersFromContentWorld:
            -removeAllUserScripts -removeContentRuleList: -removeScriptMessageHandlerForName:
        WKWebViewConfiguration: NSObject
            allowsAirPlayForMediaPlayback allowsInlineMediaPlayback allowsInlinePredictions
            allowsPictureInPictureMediaPlayback applicationNameForUserAgent dataDetectorTypes
            defaultWebpagePreferences ignoresViewportScaleLimits limitsNavigationsToAppBoundDomains
            mediaPlaybackAllowsAirPlay mediaPlaybackRequiresUserAction
            mediaTypesRequiringUserActionForPlayback preferences processPool
            requiresUserActionForMediaPlayback selectionGranularity supportsAdaptiveImageGlyph
            suppressesIncrementalRendering upgradeKnownHostsToHTTPS userContentController
            userInterfaceDirectionPolicy websiteDataStore writingToolsBehavior
        """
}
