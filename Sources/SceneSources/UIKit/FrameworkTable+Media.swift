extension FrameworkTable {
    /// Maps, film, sound and photos.
    static let media = """
        AVAudioEngine: NSObject
            attachedNodes autoShutdownEnabled inManualRenderingMode inputNode mainMixerNode
            manualRenderingBlock manualRenderingFormat manualRenderingMaximumFrameCount
            manualRenderingMode manualRenderingSampleTime musicSequence outputNode running
            -attachNode: -detachNode: -disableManualRenderingMode -disconnectMIDIInput:
            -disconnectMIDIOutput: -disconnectNodeInput: -disconnectNodeOutput: -pause -prepare
            -reset -startAndReturnError: -stop
        AVAudioPlayer: NSObject
            channelAssignments currentTime data delegate deviceCurrentTime duration enableRate
            format meteringEnabled numberOfChannels numberOfLoops pan playing rate settings url
            volume
            -pause -play -playAtTime: -prepareToPlay -stop -updateMeters
        AVAudioRecorder: NSObject
            channelAssignments currentTime delegate deviceCurrentTime format meteringEnabled
            recording settings url
            -deleteRecording -pause -prepareToRecord -record -recordAtTime: -recordForDuration:
            -stop -updateMeters
        AVAudioSession: NSObject
            IOBufferDuration allowHapticsAndSystemSoundsDuringRecording availableCategories
            availableInputs availableModes category categoryOptions
            currentHardwareInputNumberOfChannels currentHardwareOutputNumberOfChannels
            currentHardwareSampleRate currentRoute delegate echoCancelledInputAvailable
            echoCancelledInputEnabled inputAvailable inputDataSource inputDataSources inputGain
            inputGainSettable inputIsAvailable inputLatency inputNumberOfChannels inputOrientation
            maximumInputNumberOfChannels maximumOutputNumberOfChannels microphoneInjectionAvailable
            mode otherAudioPlaying outputDataSource outputDataSources outputLatency
            outputNumberOfChannels outputVolume preferredHardwareSampleRate
            preferredIOBufferDuration preferredInput preferredInputOrientation
            preferredMicrophoneInjectionMode preferredSampleRate prefersEchoCancelledInput
            prefersInterruptionOnRouteDisconnect prefersNoInterruptionsFromSystemAlerts promptStyle
            recordPermission renderingMode routeSharingPolicy sampleRate
            secondaryAudioShouldBeSilencedHint supportedOutputChannelLayouts
            supportsMultichannelContent
            -prepareRouteSelectionForPlaybackWithCompletionHandler: -requestRecordPermission:
        AVCaptureSession: NSObject
            automaticallyConfiguresApplicationAudioSession
            automaticallyConfiguresCaptureDeviceForWideColor
            configuresApplicationAudioSessionToMixWithOthers connections controls controlsDelegate
            controlsDelegateCallbackQueue hardwareCost inputs interrupted masterClock
            maxControlsCount multitaskingCameraAccessEnabled multitaskingCameraAccessSupported
            outputs running sessionPreset supportsControls synchronizationClock
            usesApplicationAudioSession
            -addConnection: -addControl: -addInput: -addInputWithNoConnections: -addOutput:
            -addOutputWithNoConnections: -beginConfiguration -canAddConnection: -canAddControl:
            -canAddInput: -canAddOutput: -canSetSessionPreset: -commitConfiguration
            -removeConnection: -removeControl: -removeInput: -removeOutput: -startRunning
            -stopRunning
        AVCaptureVideoPreviewLayer: CALayer
            automaticallyAdjustsMirroring connection mirrored mirroringSupported orientation
            orientationSupported previewing session videoGravity
            -setSessionWithNoConnection:
        AVContentProposalViewController: UIViewController
            contentProposal dateOfAutomaticAcceptance playerLayoutGuide playerViewController
            preferredPlayerViewFrame
        AVContinuityDevicePickerViewController: UIViewController
            delegate
        AVPictureInPictureController: NSObject
            canStartPictureInPictureAutomaticallyFromInline canStopPictureInPicture contentSource
            delegate pictureInPictureActive pictureInPicturePossible pictureInPictureSuspended
            playerLayer requiresLinearPlayback
            -invalidatePlaybackState -startPictureInPicture -stopPictureInPicture
        AVPictureInPictureVideoCallViewController: UIViewController
        AVPlayer: NSObject
            actionAtItemEnd airPlayVideoActive allowsAirPlayVideo allowsExternalPlayback
            appliesMediaSelectionCriteriaAutomatically audiovisualBackgroundPlaybackPolicy
            automaticallyWaitsToMinimizeStalling closedCaptionDisplayEnabled currentItem currentTime
            defaultRate error externalPlaybackActive externalPlaybackVideoGravity masterClock muted
            outputObscuredDueToInsufficientExternalProtection playbackCoordinator
            preventsDisplaySleepDuringVideoPlayback rate reasonForWaitingToPlay sourceClock status
            timeControlStatus usesAirPlayVideoWhileAirPlayScreenIsActive
            usesExternalPlaybackWhileExternalScreenIsActive videoOutput volume
            -cancelPendingPrerolls -pause -play -playImmediatelyAtRate: -removeTimeObserver:
            -replaceCurrentItemWithPlayerItem: -seekToDate: -seekToTime:
        AVPlayerItem: NSObject
            accessLog allowedAudioSpatializationFormats appliesPerFrameHDRDisplayMetadata asset
            audioMix audioSpatializationAllowed audioTimePitchAlgorithm automaticallyLoadedAssetKeys
            automaticallyPreservesTimeOffsetFromLive canPlayFastForward canPlayFastReverse
            canPlayReverse canPlaySlowForward canPlaySlowReverse canStepBackward canStepForward
            canUseNetworkResourcesForLiveStreamingWhilePaused configuredTimeOffsetFromLive
            currentDate currentMediaSelection currentTime customVideoCompositor duration error
            errorLog externalMetadata forwardPlaybackEndTime integratedTimeline
            interstitialTimeRanges loadedTimeRanges mediaDataCollectors navigationMarkerGroups
            nextContentProposal nowPlayingInfo outputs playbackBufferEmpty playbackBufferFull
            playbackLikelyToKeepUp preferredForwardBufferDuration preferredMaximumResolution
            preferredMaximumResolutionForExpensiveNetworks preferredPeakBitRate
            preferredPeakBitRateForExpensiveNetworks presentationSize recommendedTimeOffsetFromLive
            reversePlaybackEndTime seekableTimeRanges seekingWaitsForVideoCompositionRendering
            startsOnFirstEligibleVariant status textStyleRules timebase timedMetadata tracks
            translatesPlayerInterstitialEvents variantPreferences videoApertureMode videoComposition
            -addMediaDataCollector: -addOutput: -automaticallyHandlesInterstitialEvents
            -cancelPendingSeeks -cancelPlaybackRestrictionsAuthorizationRequest
            -removeMediaDataCollector: -removeOutput: -requestPlaybackRestrictionsAuthorization:
            -seekToDate: -seekToTime: -selectMediaOptionAutomaticallyInMediaSelectionGroup:
            -setAutomaticallyHandlesInterstitialEvents: -stepByCount:
        AVPlayerLayer: CALayer
            pixelBufferAttributes player readyForDisplay videoGravity videoRect
        AVPlayerViewController: UIViewController
            allowedSubtitleOptionLanguages allowsPictureInPicturePlayback allowsVideoFrameAnalysis
            appliesPreferredDisplayCriteriaAutomatically
            canStartPictureInPictureAutomaticallyFromInline contentOverlayView
            contentProposalViewController contextualActions customInfoViewController
            customInfoViewControllers customOverlayViewController delegate
            entersFullScreenWhenPlaybackBegins exitsFullScreenWhenPlaybackEnds infoViewActions
            pixelBufferAttributes playbackControlsIncludeInfoViews
            playbackControlsIncludeTransportBar player readyForDisplay requiresFullSubtitles
            requiresLinearPlayback selectedSpeed showsPlaybackControls showsTimecodes
            skipBackwardEnabled skipForwardEnabled skippingBehavior speeds toggleLookupAction
            transportBarCustomMenuItems transportBarIncludesTitleView unobscuredContentGuide
            updatesNowPlayingInfoCenter videoBounds videoFrameAnalysisTypes videoGravity
            -selectSpeed:
        AVQueuePlayer: AVPlayer
            items
            -advanceToNextItem -removeAllItems -removeItem:
        AVRoutePickerView: UIView
            activeTintColor customRoutingController delegate prioritizesVideoDevices
            routePickerButtonStyle
        AVSampleBufferDisplayLayer: CALayer
            controlTimebase error preventsCapture preventsDisplaySleepDuringVideoPlayback
            readyForDisplay readyForMoreMediaData requiresFlushToResumeDecoding sampleBufferRenderer
            status timebase videoGravity
            -enqueueSampleBuffer: -flush -flushAndRemoveImage
            -outputObscuredDueToInsufficientExternalProtection -stopRequestingMediaData
        AVSpeechSynthesizer: NSObject
            delegate mixToTelephonyUplink outputChannels paused speaking usesApplicationAudioSession
            -continueSpeaking -pauseSpeakingAtBoundary: -speakUtterance: -stopSpeakingAtBoundary:
        AVSynchronizedLayer: CALayer
            playerItem
        CLGeocoder: NSObject
            geocoding
            -cancelGeocode
        CLLocationManager: NSObject
            accuracyAuthorization activityType allowsBackgroundLocationUpdates authorizationStatus
            authorizedForWidgetUpdates delegate desiredAccuracy distanceFilter heading headingFilter
            headingOrientation location maximumRegionMonitoringDistance monitoredRegions
            pausesLocationUpdatesAutomatically purpose rangedBeaconConstraints rangedRegions
            showsBackgroundLocationIndicator
            -disallowDeferredLocationUpdates -dismissHeadingCalibrationDisplay
            -requestAlwaysAuthorization -requestLocation -requestStateForRegion:
            -requestTemporaryFullAccuracyAuthorizationWithPurposeKey: -requestWhenInUseAuthorization
            -startMonitoringForRegion: -startMonitoringLocationPushesWithCompletion:
            -startMonitoringSignificantLocationChanges -startMonitoringVisits
            -startRangingBeaconsInRegion: -startRangingBeaconsSatisfyingConstraint:
            -startUpdatingHeading -startUpdatingLocation -stopMonitoringForRegion:
            -stopMonitoringLocationPushes -stopMonitoringSignificantLocationChanges
            -stopMonitoringVisits -stopRangingBeaconsInRegion:
            -stopRangingBeaconsSatisfyingConstraint: -stopUpdatingHeading -stopUpdatingLocation
        MKAnnotationView: UIView
            accessoryOffset annotation calloutOffset canShowCallout centerOffset
            clusterAnnotationView clusteringIdentifier collisionMode detailCalloutAccessoryView
            displayPriority dragState draggable enabled highlighted image leftCalloutAccessoryView
            reuseIdentifier rightCalloutAccessoryView selected selectedZPriority zPriority
            -prepareForDisplay -prepareForReuse
        MKCircle: MKShape
            boundingMapRect canReplaceMapContent radius
            -intersectsMapRect:
        MKCircleRenderer: MKOverlayPathRenderer
            circle strokeEnd strokeStart
        MKCircleView: MKOverlayPathView
            circle
        MKCompassButton: UIView
            compassVisibility mapView
        MKDirections: NSObject
            calculating
            -calculateDirectionsWithCompletionHandler: -calculateETAWithCompletionHandler: -cancel
        MKDistanceFormatter: NSFormatter
            locale unitStyle units
        MKGeodesicPolyline: MKPolyline
        MKGradientPolylineRenderer: MKPolylineRenderer
            colors locations
        MKLocalSearch: NSObject
            searching
            -cancel -startWithCompletionHandler:
        MKLookAroundSnapshotter: NSObject
        MKLookAroundViewController: UIViewController
            badgePosition delegate navigationEnabled pointOfInterestFilter scene showsRoadLabels
        MKMapCamera: NSObject
            altitude centerCoordinate centerCoordinateDistance heading pitch
        MKMapItem: NSObject
            alternateIdentifiers currentLocation identifier name phoneNumber placemark
            pointOfInterestCategory timeZone url writableTypeIdentifiersForItemProvider
            -openInMapsWithLaunchOptions:
        MKMapItemDetailViewController: UIViewController
            delegate mapItem
        MKMapView: UIView
            annotationVisibleRect annotations camera cameraBoundary cameraZoomRange centerCoordinate
            delegate mapType overlays pitchButtonVisibility pitchEnabled pointOfInterestFilter
            preferredConfiguration region rotateEnabled scrollEnabled selectableMapFeatures
            selectedAnnotations showsBuildings showsCompass showsPointsOfInterest showsScale
            showsTraffic showsUserLocation showsUserTrackingButton userLocation userLocationVisible
            userTrackingMode visibleMapRect zoomEnabled
            -addAnnotation: -addAnnotations: -addOverlay: -addOverlays: -removeAnnotation:
            -removeAnnotations: -removeOverlay: -removeOverlays:
        MKMarkerAnnotationView: MKAnnotationView
            animatesWhenAdded glyphImage glyphText glyphTintColor markerTintColor selectedGlyphImage
            subtitleVisibility titleVisibility
        MKMultiPoint: MKShape
            pointCount points
        MKMultiPolygon: MKShape
            boundingMapRect canReplaceMapContent polygons
            -intersectsMapRect:
        MKMultiPolygonRenderer: MKOverlayPathRenderer
            multiPolygon
        MKMultiPolyline: MKShape
            boundingMapRect canReplaceMapContent polylines
            -intersectsMapRect:
        MKMultiPolylineRenderer: MKOverlayPathRenderer
            multiPolyline
        MKOverlayPathRenderer: MKOverlayRenderer
            fillColor lineCap lineDashPattern lineDashPhase lineJoin lineWidth miterLimit path
            shouldRasterize strokeColor
            -createPath -invalidatePath
        MKOverlayPathView: MKOverlayView
            fillColor lineCap lineDashPattern lineDashPhase lineJoin lineWidth miterLimit path
            strokeColor
            -createPath -invalidatePath
        MKOverlayRenderer: NSObject
            alpha blendMode contentScaleFactor overlay
            -setNeedsDisplay -setNeedsDisplayInMapRect:
        MKOverlayView: UIView
            overlay
            -setNeedsDisplayInMapRect:
        MKPinAnnotationView: MKAnnotationView
            animatesDrop pinColor pinTintColor
        MKPointAnnotation: MKShape
        MKPolygon: MKMultiPoint
            boundingMapRect canReplaceMapContent interiorPolygons
            -intersectsMapRect:
        MKPolygonRenderer: MKOverlayPathRenderer
            polygon strokeEnd strokeStart
        MKPolygonView: MKOverlayPathView
            polygon
        MKPolyline: MKMultiPoint
            boundingMapRect canReplaceMapContent
            -intersectsMapRect:
        MKPolylineRenderer: MKOverlayPathRenderer
            polyline strokeEnd strokeStart
        MKPolylineView: MKOverlayPathView
            polyline
        MKScaleView: UIView
            legendAlignment mapView scaleVisibility
        MKShape: NSObject
            coordinate subtitle title
        MKTileOverlay: NSObject
            URLTemplate boundingMapRect canReplaceMapContent coordinate geometryFlipped maximumZ
            minimumZ tileSize
            -intersectsMapRect:
        MKTileOverlayRenderer: MKOverlayRenderer
            -reloadData
        MKUserLocation: NSObject
            coordinate heading location subtitle title updating
        MKUserLocationView: MKAnnotationView
        MKUserTrackingBarButtonItem: UIBarButtonItem
            mapView
        MKUserTrackingButton: UIView
            mapView
        MPMediaPickerController: UIViewController
            allowsPickingMultipleItems delegate mediaTypes prompt showsCloudItems
            showsItemsWithProtectedAssets
        MPMediaQuery: NSObject
            collectionSections collections filterPredicates groupingType itemSections items
            -addFilterPredicate: -removeFilterPredicate:
        MPMoviePlayerController: NSObject
            allowsAirPlay backgroundView contentURL controlStyle currentPlaybackTime duration
            fullscreen initialPlaybackTime movieSourceType playableDuration readyForDisplay
            repeatMode scalingMode shouldAutoplay view
            -pause -play -prepareToPlay -stop
        MPMoviePlayerViewController: UIViewController
            moviePlayer
        MPMusicPlayerController: NSObject
            currentPlaybackRate currentPlaybackTime indexOfNowPlayingItem nowPlayingItem
            playbackState preparedToPlay repeatMode shuffleMode volume
            -appendQueueDescriptor: -beginGeneratingPlaybackNotifications -beginSeekingBackward
            -beginSeekingForward -endGeneratingPlaybackNotifications -endSeeking -pause -play
            -prepareToPlay -prepareToPlayWithCompletionHandler: -prependQueueDescriptor:
            -setQueueWithDescriptor: -setQueueWithItemCollection: -setQueueWithQuery:
            -setQueueWithStoreIDs: -skipToBeginning -skipToNextItem -skipToPreviousItem -stop
        MPRemoteCommandCenter: NSObject
            bookmarkCommand changePlaybackPositionCommand changePlaybackRateCommand
            changeRepeatModeCommand changeShuffleModeCommand disableLanguageOptionCommand
            dislikeCommand enableLanguageOptionCommand likeCommand nextTrackCommand pauseCommand
            playCommand previousTrackCommand ratingCommand seekBackwardCommand seekForwardCommand
            skipBackwardCommand skipForwardCommand stopCommand togglePlayPauseCommand
        MPVolumeView: UIView
            showsRouteButton showsVolumeSlider volumeWarningSliderImage wirelessRouteActive
            wirelessRoutesAvailable
        PHLivePhotoView: UIView
            contentsRect delegate livePhoto muted playbackGestureRecognizer
            -startPlaybackWithStyle: -stopPlayback
        PHPhotoLibrary: NSObject
            currentChangeToken unavailabilityReason
            -presentLimitedLibraryPickerFromViewController: -registerAvailabilityObserver:
            -registerChangeObserver: -unregisterAvailabilityObserver: -unregisterChangeObserver:
        PHPickerViewController: UIViewController
            configuration delegate
            -deselectAssetsWithIdentifiers: -scrollToInitialPosition
            -updatePickerUsingConfiguration: -zoomIn -zoomOut
        """
}
