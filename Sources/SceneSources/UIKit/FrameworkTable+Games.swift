extension FrameworkTable {
    /// SceneKit, SpriteKit, ARKit, RealityKit, MetalKit, GLKit and GameKit.
    static let games = """
        ARCoachingOverlayView: UIView
            activatesAutomatically active delegate goal session sessionProvider
        ARSCNView: SCNView
            automaticallyUpdatesLighting rendersCameraGrain rendersMotionBlur session
        ARSKView: SKView
            session
        ARSession: NSObject
            configuration currentFrame delegate delegateQueue identifier
            -addAnchor: -captureHighResolutionFrameWithCompletion:
            -getCurrentWorldMapWithCompletionHandler: -pause -removeAnchor: -runWithConfiguration:
            -setWorldOrigin: -updateWithCollaborationData:
        ARView: UIView
            allowsDebug audioListener automaticallyConfigureSession cameraMode debugOptions
            environment physicsOrigin renderOptions scene session
        GKAchievementViewController: GKGameCenterViewController
            achievementDelegate
        GKBasePlayer: NSObject
            displayName playerID
        GKComponent: NSObject
            entity
            -didAddToEntity -updateWithDeltaTime: -willRemoveFromEntity
        GKEntity: NSObject
            components
            -addComponent: -removeComponentForClass: -updateWithDeltaTime:
        GKFriendRequestComposeViewController: UINavigationController
            composeViewDelegate
            -addRecipientPlayers: -addRecipientsWithEmailAddresses: -addRecipientsWithPlayerIDs:
            -setMessage:
        GKGameCenterViewController: UINavigationController
            gameCenterDelegate leaderboardCategory leaderboardIdentifier leaderboardTimeScope
            viewState
        GKGameSessionSharingViewController: UIViewController
            delegate session
        GKLeaderboardViewController: GKGameCenterViewController
            category leaderboardDelegate timeScope
        GKLocalPlayer: GKPlayer
            authenticateHandler authenticated friends multiplayerGamingRestricted
            personalizedCommunicationRestricted presentingFriendRequestViewController underage
            -authenticateWithCompletionHandler: -fetchItemsForIdentityVerificationSignature:
            -fetchSavedGamesWithCompletionHandler:
            -generateIdentityVerificationSignatureWithCompletionHandler:
            -loadChallengableFriendsWithCompletionHandler:
            -loadDefaultLeaderboardCategoryIDWithCompletionHandler:
            -loadDefaultLeaderboardIdentifierWithCompletionHandler:
            -loadFriendPlayersWithCompletionHandler: -loadFriends: -loadFriendsAuthorizationStatus:
            -loadFriendsWithCompletionHandler: -loadRecentPlayersWithCompletionHandler:
            -registerListener: -unregisterAllListeners -unregisterListener:
        GKMatch: NSObject
            delegate expectedPlayerCount playerIDs playerProperties players properties
            -chooseBestHostPlayerWithCompletionHandler:
            -chooseBestHostingPlayerWithCompletionHandler: -disconnect
            -rematchWithCompletionHandler:
        GKMatchmakerViewController: UINavigationController
            canStartWithMinimumPlayers defaultInvitationMessage hosted matchRequest
            matchmakerDelegate matchmakingMode
            -addPlayersToMatch: -setHostedPlayerReady:
        GKPlayer: GKBasePlayer
            alias gamePlayerID guestIdentifier scopedIDsArePersistent teamPlayerID
        GKScene: NSObject
            entities graphs rootNode
            -addEntity: -removeEntity: -removeGraph:
        GKState: NSObject
            stateMachine
        GKStateMachine: NSObject
            currentState
        GKTurnBasedMatchmakerViewController: UINavigationController
            matchmakingMode showExistingMatches turnBasedMatchmakerDelegate
        GLKView: UIView
            context delegate drawableColorFormat drawableDepthFormat drawableHeight
            drawableMultisample drawableStencilFormat drawableWidth enableSetNeedsDisplay
            -bindDrawable -deleteDrawable -display
        GLKViewController: UIViewController
            delegate framesDisplayed framesPerSecond pauseOnWillResignActive paused
            preferredFramesPerSecond resumeOnDidBecomeActive timeSinceFirstResume timeSinceLastDraw
            timeSinceLastResume timeSinceLastUpdate
            -update
        MTKView: UIView
            autoResizeDrawable clearColor clearDepth clearStencil colorPixelFormat currentDrawable
            currentRenderPassDescriptor delegate depthStencilAttachmentTextureUsage
            depthStencilPixelFormat depthStencilStorageMode depthStencilTexture device drawableSize
            enableSetNeedsDisplay framebufferOnly multisampleColorAttachmentTextureUsage
            multisampleColorTexture paused preferredDevice preferredDrawableSize
            preferredFramesPerSecond presentsWithTransaction sampleCount
            -draw -releaseDrawables
        SCNNode: NSObject
            actionKeys audioPlayers camera canBecomeFocused castsShadow categoryBitMask childNodes
            constraints eulerAngles filters focusBehavior focusEffect focusGroupIdentifier
            focusGroupPriority focusItemContainer focusItemDeferralMode frame geometry hidden light
            morpher movabilityHint name opacity orientation parentFocusEnvironment parentNode
            particleSystems paused physicsBody physicsField pivot position
            preferredFocusEnvironments preferredFocusedView presentationNode rendererDelegate
            renderingOrder rotation scale skinner transform transparentFocusItem worldFront
            worldOrientation worldPosition worldRight worldTransform worldUp
            -addAudioPlayer: -addChildNode: -addParticleSystem: -didHintFocusMovement:
            -enumerateChildNodesUsingBlock: -enumerateHierarchyUsingBlock: -hasActions
            -isAnimationForKeyPaused: -localRotateBy: -localTranslateBy: -lookAt:
            -pauseAnimationForKey: -removeActionForKey: -removeAllActions -removeAllAnimations
            -removeAllAnimationsWithBlendOutDuration: -removeAllAudioPlayers
            -removeAllParticleSystems -removeAnimationForKey: -removeAudioPlayer:
            -removeFromParentNode -removeParticleSystem: -resumeAnimationForKey: -runAction:
            -setEntity: -setNeedsFocusUpdate -shouldUpdateFocusInContext: -updateFocusIfNeeded
        SCNReferenceNode: SCNNode
            loaded loadingPolicy referenceURL
            -load -unload
        SCNScene: NSObject
            background fogColor fogDensityExponent fogEndDistance fogStartDistance
            lightingEnvironment particleSystems paused physicsWorld rootNode
            screenSpaceReflectionMaximumDistance screenSpaceReflectionSampleCount
            screenSpaceReflectionStride wantsScreenSpaceReflection
            -removeAllParticleSystems -removeParticleSystem:
        SCNView: UIView
            allowsCameraControl antialiasingMode audioEngine audioEnvironmentNode audioListener
            autoenablesDefaultLighting cameraControlConfiguration colorPixelFormat commandQueue
            context currentRenderCommandEncoder currentRenderPassDescriptor currentViewport
            debugOptions defaultCameraController delegate depthPixelFormat device eaglContext
            jitteringEnabled loops overlaySKScene playing pointOfView preferredFramesPerSecond
            renderingAPI rendersContinuously scene sceneTime showsStatistics stencilPixelFormat
            technique temporalAntialiasingEnabled usesReverseZ workingColorSpace
            -pause: -play: -stop:
        SK3DNode: SKNode
            autoenablesDefaultLighting loops playing pointOfView sceneTime scnScene viewportSize
        SKAudioNode: SKNode
            autoplayLooped avAudioNode positional
        SKCameraNode: SKNode
            containedNodeSet
            -containsNode:
        SKCropNode: SKNode
            maskNode
        SKEffectNode: SKNode
            attributeValues blendMode filter shader shouldCenterFilter shouldEnableEffects
            shouldRasterize subdivisionLevels warpGeometry
        SKEmitterNode: SKNode
            attributeValues emissionAngle emissionAngleRange fieldBitMask numParticlesToEmit
            particleAction particleAlpha particleAlphaRange particleAlphaSequence particleAlphaSpeed
            particleBirthRate particleBlendMode particleColor particleColorAlphaRange
            particleColorAlphaSpeed particleColorBlendFactor particleColorBlendFactorRange
            particleColorBlendFactorSequence particleColorBlendFactorSpeed particleColorBlueRange
            particleColorBlueSpeed particleColorGreenRange particleColorGreenSpeed
            particleColorRedRange particleColorRedSpeed particleColorSequence particleLifetime
            particleLifetimeRange particlePosition particlePositionRange particleRenderOrder
            particleRotation particleRotationRange particleRotationSpeed particleScale
            particleScaleRange particleScaleSequence particleScaleSpeed particleSize particleSpeed
            particleSpeedRange particleTexture particleZPosition particleZPositionRange
            particleZPositionSpeed shader targetNode xAcceleration yAcceleration
            -advanceSimulationTime: -resetSimulation
        SKFieldNode: SKNode
            animationSpeed categoryBitMask direction enabled exclusive falloff minimumRadius region
            smoothness strength texture
        SKLabelNode: SKNode
            attributedText blendMode color colorBlendFactor fontColor fontName fontSize
            horizontalAlignmentMode lineBreakMode numberOfLines preferredMaxLayoutWidth text
            verticalAlignmentMode
        SKLightNode: SKNode
            ambientColor categoryBitMask enabled falloff lightColor shadowColor
        SKNode: UIResponder
            alpha bounds canBecomeFocused children constraints coordinateSpace focusBehavior
            focusEffect focusGroupIdentifier focusGroupPriority focusItemContainer
            focusItemDeferralMode frame hasActions hidden name parent parentFocusEnvironment paused
            physicsBody position preferredFocusEnvironments preferredFocusedView reachConstraints
            scene speed transparentFocusItem userData userInteractionEnabled xScale yScale zPosition
            zRotation
            -addChild: -containsPoint: -didHintFocusMovement: -inParentHierarchy: -intersectsNode:
            -isEqualToNode: -moveToParent: -removeActionForKey: -removeAllActions -removeAllChildren
            -removeChildrenInArray: -removeFromParent -runAction: -setEntity: -setNeedsFocusUpdate
            -setScale: -shouldUpdateFocusInContext: -updateFocusIfNeeded
        SKReferenceNode: SKNode
            -didLoadReferenceNode: -resolveReferenceNode
        SKScene: SKEffectNode
            anchorPoint audioEngine backgroundColor camera delegate listener physicsWorld scaleMode
            size view
            -didApplyConstraints -didChangeSize: -didEvaluateActions -didFinishUpdate
            -didMoveToView: -didSimulatePhysics -sceneDidLoad -update: -willMoveFromView:
        SKShapeNode: SKNode
            antialiased attributeValues blendMode fillColor fillShader fillTexture glowWidth lineCap
            lineJoin lineLength lineWidth miterLimit path strokeColor strokeShader strokeTexture
        SKSpriteNode: SKNode
            anchorPoint attributeValues blendMode centerRect color colorBlendFactor lightingBitMask
            normalTexture shader shadowCastBitMask shadowedBitMask size subdivisionLevels texture
            warpGeometry
            -scaleToSize:
        SKTileMapNode: SKNode
            anchorPoint attributeValues blendMode color colorBlendFactor enableAutomapping
            lightingBitMask mapSize numberOfColumns numberOfRows shader tileSet tileSize
            -fillWithTileGroup:
        SKTransformNode: SKNode
            eulerAngles quaternion rotationMatrix xRotation yRotation
        SKVideoNode: SKNode
            anchorPoint size
            -pause -play
        SKView: UIView
            allowsTransparency asynchronous delegate disableDepthStencilBuffer frameInterval
            ignoresSiblingOrder paused preferredFramesPerSecond scene shouldCullNonVisibleNodes
            showsDrawCount showsFPS showsFields showsNodeCount showsPhysics showsQuadCount
            -presentScene:
        """
}
