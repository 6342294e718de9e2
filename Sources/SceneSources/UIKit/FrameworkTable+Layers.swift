extension FrameworkTable {
    /// The layers and animations of Core Animation.
    static let layers = """
        CAAnimation: NSObject
            animationEvents autoreverses beginTime delegate duration fadeInDuration fadeOutDuration
            fillMode preferredFrameRateRange removedOnCompletion repeatCount repeatDuration speed
            timeOffset timingFunction usesSceneTimeBase
            -didChangeValueForKey: -shouldArchiveValueForKey: -willChangeValueForKey:
        CAAnimationGroup: CAAnimation
            animations
        CABasicAnimation: CAPropertyAnimation
            byValue fromValue toValue
        CADisplayLink: NSObject
            duration frameInterval paused preferredFrameRateRange preferredFramesPerSecond
            targetTimestamp timestamp
            -invalidate
        CAEAGLLayer: CALayer
            drawableProperties presentsWithTransaction
        CAEmitterLayer: CALayer
            birthRate emitterCells emitterDepth emitterMode emitterPosition emitterShape emitterSize
            emitterZPosition lifetime preservesDepth renderMode scale seed spin velocity
        CAGradientLayer: CALayer
            colors endPoint locations startPoint type
        CAKeyframeAnimation: CAPropertyAnimation
            biasValues calculationMode continuityValues keyTimes path rotationMode tensionValues
            timingFunctions values
        CALayer: NSObject
            actions affineTransform allowsEdgeAntialiasing allowsGroupOpacity anchorPoint
            anchorPointZ animationKeys autoreverses backgroundColor backgroundFilters beginTime
            borderColor borderWidth bounds compositingFilter contents contentsAreFlipped
            contentsCenter contentsFormat contentsGravity contentsRect contentsScale cornerCurve
            cornerRadius delegate doubleSided drawsAsynchronously duration edgeAntialiasingMask
            fillMode filters frame geometryFlipped hidden magnificationFilter mask maskedCorners
            masksToBounds minificationFilter minificationFilterBias modelLayer name needsDisplay
            needsDisplayOnBoundsChange opacity opaque position presentationLayer rasterizationScale
            repeatCount repeatDuration shadowColor shadowOffset shadowOpacity shadowPath
            shadowRadius shouldRasterize speed style sublayerTransform sublayers superlayer
            timeOffset toneMapMode transform visibleRect wantsExtendedDynamicRangeContent zPosition
            -addSublayer: -containsPoint: -display -displayIfNeeded -drawInContext: -layoutIfNeeded
            -layoutSublayers -needsLayout -removeAllAnimations -removeAnimationForKey:
            -removeFromSuperlayer -renderInContext: -scrollPoint: -scrollRectToVisible:
            -setNeedsDisplay -setNeedsDisplayInRect: -setNeedsLayout
        CAMetalLayer: CALayer
            EDRMetadata allowsNextDrawableTimeout colorspace developerHUDProperties device
            drawableSize framebufferOnly maximumDrawableCount pixelFormat preferredDevice
            presentsWithTransaction
        CAPropertyAnimation: CAAnimation
            additive cumulative keyPath valueFunction
        CAReplicatorLayer: CALayer
            instanceAlphaOffset instanceBlueOffset instanceColor instanceCount instanceDelay
            instanceGreenOffset instanceRedOffset instanceTransform preservesDepth
        CAScrollLayer: CALayer
            scrollMode
            -scrollToPoint: -scrollToRect:
        CAShapeLayer: CALayer
            fillColor fillRule lineCap lineDashPattern lineDashPhase lineJoin lineWidth miterLimit
            path strokeColor strokeEnd strokeStart
        CASpringAnimation: CABasicAnimation
            allowsOverdamping bounce damping initialVelocity mass perceptualDuration
            settlingDuration stiffness
        CATextLayer: CALayer
            alignmentMode allowsFontSubpixelQuantization font fontSize foregroundColor string
            truncationMode wrapped
        CATiledLayer: CALayer
            levelsOfDetail levelsOfDetailBias tileSize
        CATransformLayer: CALayer
        CATransition: CAAnimation
            endProgress filter startProgress subtype type
        """
}
