import Testing

/// The elements that Interface Builder writes, each with the attributes that it can have, as documents.
struct InterfaceWord: CustomTestStringConvertible, Sendable {
    let element: String

    /// What the element is in, with its key there.
    private let place: String

    private let attributes: String

    var testDescription: String { element }

    /// A document with the element, with more attributes of it and more in it.
    func document(adding more: String = "", containing content: String = "") -> String {
        let parts = place.split(separator: "/")
        let key = parts.count > 1 ? " key=\"\(parts[1])\"" : ""
        return Self.wrapped(
            "<\(element)\(key) id=\"e1\" \(attributes)\(more)>\(Self.frame(of: element))\(content)"
                + "</\(element)>",
            in: String(parts.first ?? "subviews")
        )
    }

    private static func wrapped(_ text: String, in parent: String) -> String {
        switch parent {
        case "objects":
            return InterfaceSample.storyboard(
                text,
                "<viewController id=\"c2\" sceneMemberID=\"viewController\"/>"
            )
        case "viewController":
            return wrapped(
                "<viewController id=\"c1\" customClass=\"W\" sceneMemberID=\"viewController\">"
                    + "\(text)</viewController>",
                in: "objects"
            )
        case "view", "subviews":
            let button = InterfaceSample.view("button", "id=\"b1\"", 9, 9, 80, 40)
            let views = parent == "view" ? button : button + text
            return wrapped(
                "<view key=\"view\" contentMode=\"scaleToFill\" id=\"v1\">\(frame(of: "view"))"
                    + "<subviews>\(views)</subviews>\(parent == "view" ? text : "")</view>",
                in: "viewController"
            )
        default: break
        }
        if let holder = holders[parent] {
            return wrapped("<\(holder.name)>\(text)</\(holder.name)>", in: holder.owner)
        }
        guard let word = all.first(where: { $0.element == parent }) else { return "" }
        let parts = word.place.split(separator: "/")
        let key = parts.count > 1 ? " key=\"\(parts[1])\"" : ""
        return wrapped(
            "<\(parent)\(key) id=\"\(parent)1\" \(needed[parent] ?? "")>\(frame(of: parent))\(text)"
                + "</\(parent)>",
            in: String(parts.first ?? "subviews")
        )
    }

    private static func frame(of element: String) -> String {
        let isView = all.contains { $0.element == element && $0.place == "subviews" }
        return isView || element == "view"
            ? "<rect key=\"frame\" x=\"20\" y=\"90\" width=\"200\" height=\"70\"/>" : ""
    }

    /// What an element must say so that what is in it is read.
    private static let needed = [
        "tableView": "dataMode=\"static\"", "fragment": "content=\"w\"",
        "userDefinedRuntimeAttribute": "type=\"number\" keyPath=\"w\"",
        "segue": "kind=\"show\" destination=\"c2\"",
    ]

    private static let holders = [
        "connections": (name: "connections", owner: "button"),
        "ownConnections": (name: "connections", owner: "viewController"),
        "constraints": (name: "constraints", owner: "view"),
        "cells": (name: "cells", owner: "tableViewSection"),
        "collectionCells": (name: "cells", owner: "collectionView"),
        "sections": (name: "sections", owner: "tableView"),
        "segments": (name: "segments", owner: "segmentedControl"),
        "items": (name: "items", owner: "toolbar"),
        "layoutGuides": (name: "layoutGuides", owner: "viewController"),
        "attributes": (name: "attributes", owner: "fragment"),
        "userDefinedRuntimeAttributes": (name: "userDefinedRuntimeAttributes", owner: "label"),
    ]

    static let all: [Self] = words.split(separator: "\n").map { line in
        let parts = line.split(separator: " ")
        let attributes = parts.dropFirst(2).map { attribute in
            let ends = attribute.split(separator: "=")
            return "\(ends[0])=\"\(ends[1])\""
        }
        return Self(
            element: String(parts[0]),
            place: String(parts[1]),
            attributes: attributes.joined(separator: " ")
        )
    }

    /// Each with what it is in and what it can say, as documents of many projects have it.
    private static let words = """
        accessibility label/accessibilityConfiguration identifier=w label=w hint=w
        accessibilityTraits accessibility/traits notEnabled=YES button=YES adjustable=YES staticText=YES \
        updatesFrequently=YES header=YES link=YES allowsDirectInteraction=YES image=w summaryElement=YES \
        keyboardKey=YES searchField=YES
        action connections selector=w eventType=valueChanged destination=c1
        activityIndicatorView subviews style=gray horizontalHuggingPriority=750 verticalHuggingPriority=750 \
        hidesWhenStopped=YES hidden=YES animating=YES tag=3 userInteractionEnabled=NO
        array searchBar/scopeButtonTitles
        arscnView subviews clipsSubviews=YES multipleTouchEnabled=YES
        arskView subviews
        attributedString label/attributedText
        audiovisualMediaTypes wkWebViewConfiguration none=YES audio=YES video=YES
        autoresizingMask label/autoresizingMask flexibleMaxY=YES flexibleMaxX=YES widthSizable=YES \
        heightSizable=YES flexibleMinY=YES flexibleMinX=YES
        avPlayerViewController objects storyboardIdentifier=w
        backgroundConfiguration buttonConfiguration/background image=w
        barButtonItem items systemItem=flexibleSpace style=done title=w enabled=NO image=w width=8 customClass=w
        blurEffect visualEffectView style=dark
        bool accessibility/isElement value=NO
        button subviews contentHorizontalAlignment=left contentVerticalAlignment=fill lineBreakMode=wordWrap \
        buttonType=roundedRect customClass=w tag=1001 hidden=YES horizontalHuggingPriority=251 enabled=NO \
        horizontalCompressionResistancePriority=1000 verticalCompressionResistancePriority=1000 \
        clipsSubviews=YES adjustsImageWhenHighlighted=NO alpha=0.0 verticalHuggingPriority=1000 \
        showsTouchWhenHighlighted=YES adjustsImageWhenDisabled=NO pointerInteraction=YES \
        adjustsImageSizeForAccessibilityContentSizeCategory=YES userInteractionEnabled=NO \
        semanticContentAttribute=forceRightToLeft reversesTitleShadowWhenHighlighted=YES selected=YES \
        hasAttributedTitle=YES insetsLayoutMarginsFromSafeArea=NO role=destructive showsMenuAsPrimaryAction=YES \
        springLoaded=YES preservesSuperviewLayoutMargins=YES
        buttonConfiguration button/configuration style=plain title=w image=w imagePadding=7 cornerStyle=large \
        imagePlacement=trailing titleAlignment=leading subtitle=w
        collectionReusableView collectionView/sectionHeaderView clipsSubviews=YES multipleTouchEnabled=YES \
        customClass=w reuseIdentifier=w insetsLayoutMarginsFromSafeArea=NO
        collectionView subviews multipleTouchEnabled=YES dataMode=none clipsSubviews=YES \
        showsVerticalScrollIndicator=NO showsHorizontalScrollIndicator=NO customClass=w minimumZoomScale=0.0 \
        maximumZoomScale=0.0 alwaysBounceVertical=YES contentInsetAdjustmentBehavior=never pagingEnabled=YES \
        scrollEnabled=NO keyboardDismissMode=onDrag indicatorStyle=white delaysContentTouches=NO \
        verticalHuggingPriority=251 verticalCompressionResistancePriority=1000 directionalLockEnabled=YES \
        preservesSuperviewLayoutMargins=YES bounces=NO horizontalHuggingPriority=251 \
        horizontalCompressionResistancePriority=1000 springLoaded=YES alwaysBounceHorizontal=YES
        collectionViewCell collectionCells multipleTouchEnabled=YES customClass=w clipsSubviews=YES \
        reuseIdentifier=w preservesSuperviewLayoutMargins=YES insetsLayoutMarginsFromSafeArea=NO \
        horizontalHuggingPriority=251 verticalHuggingPriority=251 layoutMarginsFollowReadableWidth=YES
        collectionViewCellContentView collectionViewCell/contentView multipleTouchEnabled=YES \
        insetsLayoutMarginsFromSafeArea=NO clipsSubviews=YES customClass=w
        collectionViewController objects customClass=w storyboardIdentifier=w \
        useStoryboardIdentifierAsRestorationIdentifier=YES definesPresentationContext=YES \
        clearsSelectionOnViewWillAppear=NO title=w
        collectionViewFlowLayout collectionView/collectionViewLayout minimumLineSpacing=10 \
        minimumInteritemSpacing=10 scrollDirection=horizontal automaticEstimatedItemSize=YES customClass=w \
        sectionInsetReference=safeArea
        collectionViewLayout collectionView/collectionViewLayout customClass=w
        color label/textColor red=0.5 green=0.25 blue=0.75 alpha=0.5
        constraint constraints firstItem=b1 firstAttribute=leading secondAttribute=trailing \
        constant=8 relation=lessThanOrEqual priority=999 symbolic=YES multiplier=0.8 identifier=w type=default \
        customClass=w symbolType=layoutAnchor
        containerView subviews hidden=YES insetsLayoutMarginsFromSafeArea=NO clipsSubviews=YES \
        horizontalCompressionResistancePriority=1000 userInteractionEnabled=NO verticalHuggingPriority=1000 \
        verticalCompressionResistancePriority=1000
        customObject objects customClass=w
        dataDetectorType textView/dataDetectorTypes link=YES phoneNumber=YES address=YES calendarEvent=YES \
        shipmentTrackingNumber=YES flightNumber=YES
        dataDetectorTypes wkWebViewConfiguration/dataDetectorTypes none=YES
        date datePicker/date timeIntervalSinceReferenceDate=-978267600
        datePicker subviews contentHorizontalAlignment=center contentVerticalAlignment=center \
        datePickerMode=date minuteInterval=1 style=wheels useCurrentDate=NO enabled=NO tag=99 clipsSubviews=YES \
        multipleTouchEnabled=YES
        directionalEdgeInsets buttonConfiguration/contentInsets top=0.0 leading=10 bottom=0.0 trailing=20
        edgeInsets stackView/layoutMargins top=0.0 left=8 bottom=0.0 right=0.0
        extendedEdge viewController/edgesForExtendedLayout top=YES bottom=YES
        font attributes/NSFont metaFont=systemBold size=11
        fontDescription label/fontDescription pointSize=19 weight=semibold
        fragment attributedString content=w
        frame label/frameInset width=375 height=43 minX=73 minY=25
        freeformSimulatedSizeMetrics viewController/simulatedDestinationMetrics
        glkView subviews clipsSubviews=YES multipleTouchEnabled=YES enableSetNeedsDisplay=NO
        glkViewController objects storyboardIdentifier=w preferredFramesPerSecond=30
        imageReference imageView/image image=w symbolScale=large renderingMode=template
        imageView subviews userInteractionEnabled=NO horizontalHuggingPriority=252 verticalHuggingPriority=1000 \
        image=w clipsSubviews=YES customClass=w hidden=YES multipleTouchEnabled=YES \
        verticalCompressionResistancePriority=1000 horizontalCompressionResistancePriority=1000 \
        highlightedImage=w tag=10 insetsLayoutMarginsFromSafeArea=NO alpha=0.0 \
        adjustsImageSizeForAccessibilityContentSizeCategory=YES restorationIdentifier=w autoresizesSubviews=NO
        inset button/imageEdgeInsets minX=3 minY=10 maxX=4 maxY=10
        integer userDefinedRuntimeAttribute/value value=4
        keyboardLayoutGuide view/keyboard
        label subviews lineBreakMode=wordWrap baselineAdjustment=none text=w adjustsFontSizeToFit=NO \
        userInteractionEnabled=NO horizontalHuggingPriority=252 verticalHuggingPriority=252 \
        textAlignment=natural numberOfLines=2 multipleTouchEnabled=YES adjustsFontForContentSizeCategory=NO \
        clipsSubviews=YES customClass=w minimumScaleFactor=0.59999999999999998 \
        insetsLayoutMarginsFromSafeArea=NO adjustsLetterSpacingToFitWidth=YES \
        verticalCompressionResistancePriority=1000 horizontalCompressionResistancePriority=751 \
        minimumFontSize=10 usesAttributedText=YES tag=1 hidden=YES alpha=0.80000000000000004 \
        layoutMarginsFollowReadableWidth=YES enabled=NO preservesSuperviewLayoutMargins=YES \
        autoresizesSubviews=NO autoshrinkMode=none
        listContentConfiguration tableViewCell/contentConfiguration text=w secondaryText=w imageToTextPadding=8
        mapView subviews clipsSubviews=YES multipleTouchEnabled=YES mapType=standard showsUserLocation=YES \
        zoomEnabled=NO scrollEnabled=NO rotateEnabled=NO pitchEnabled=NO showsBuildings=NO showsCompass=NO
        menu button/menu title=w
        mtkView subviews colorPixelFormat=BGRA8Unorm depthStencilPixelFormat=Depth32Float hidden=YES
        mutableString textView/text
        navigationBar navigationController/navigationBar insetsLayoutMarginsFromSafeArea=NO translucent=NO \
        barStyle=black largeTitles=YES clipsSubviews=YES multipleTouchEnabled=YES shadowImage=w customClass=w \
        preservesSuperviewLayoutMargins=YES
        navigationBarAppearance navigationBar/scrollEdgeAppearance
        navigationController objects automaticallyAdjustsScrollViewInsets=NO storyboardIdentifier=w \
        definesPresentationContext=YES customClass=w navigationBarHidden=YES title=w \
        useStoryboardIdentifierAsRestorationIdentifier=YES toolbarHidden=NO modalPresentationStyle=fullScreen \
        extendedLayoutIncludesOpaqueBars=YES providesPresentationContextTransitionStyle=YES \
        restorationIdentifier=w hidesBottomBarWhenPushed=YES
        navigationItem viewController/navigationItem title=w largeTitleDisplayMode=never
        nil label/highlightedColor name=w
        offsetWrapper textAttributes/textShadowOffset horizontal=0.0 vertical=0.0
        outlet ownConnections property=w destination=b1
        outletCollection ownConnections property=w collectionClass=NSMutableArray appends=YES destination=b1
        pageControl subviews contentHorizontalAlignment=center contentVerticalAlignment=center numberOfPages=3 \
        hidesForSinglePage=YES hidden=YES currentPage=1
        pageViewController objects transitionStyle=scroll navigationOrientation=horizontal spineLocation=none \
        storyboardIdentifier=w customClass=w useStoryboardIdentifierAsRestorationIdentifier=YES pageSpacing=20
        panGestureRecognizer objects minimumNumberOfTouches=1
        paragraphStyle attributes/NSParagraphStyle alignment=natural lineBreakMode=truncatingTail \
        baseWritingDirection=leftToRight tighteningFactorForTruncation=0.0 \
        allowsDefaultTighteningForTruncation=NO lineSpacing=3 lineHeightMultiple=1.1000000000000001 \
        defaultTabInterval=28 minimumLineHeight=20 maximumLineHeight=20 paragraphSpacing=5 \
        firstLineHeadIndent=10
        pickerView subviews customClass=w clipsSubviews=YES multipleTouchEnabled=YES \
        verticalCompressionResistancePriority=250 hidden=YES tag=100 insetsLayoutMarginsFromSafeArea=NO
        pinchGestureRecognizer objects
        pongPressGestureRecognizer objects allowableMovement=10 minimumPressDuration=0.5 enabled=NO
        popoverArrowDirection segue/popoverArrowDirection up=YES down=YES left=YES right=YES
        preferredSymbolConfiguration imageView/preferredSymbolConfiguration scale=default weight=medium \
        configurationType=font pointSize=19
        progressView subviews verticalHuggingPriority=750 progress=0.5 hidden=YES userInteractionEnabled=NO \
        progressViewStyle=bar progressImage=w trackImage=w verticalCompressionResistancePriority=751 \
        alpha=0.69999998807907104 horizontalHuggingPriority=249
        real userDefinedRuntimeAttribute/value value=0.0
        rect label/frame x=0.0 y=0.0 width=375 height=44
        refreshControl tableViewController/refreshControl multipleTouchEnabled=YES enabled=NO \
        contentHorizontalAlignment=center contentVerticalAlignment=center insetsLayoutMarginsFromSafeArea=NO
        sceneKitView subviews clipsSubviews=YES multipleTouchEnabled=YES
        scrollView subviews multipleTouchEnabled=YES clipsSubviews=YES showsHorizontalScrollIndicator=NO \
        showsVerticalScrollIndicator=NO alwaysBounceVertical=YES keyboardDismissMode=onDrag customClass=w \
        pagingEnabled=YES bounces=NO bouncesZoom=NO preservesSuperviewLayoutMargins=YES \
        verticalHuggingPriority=100 directionalLockEnabled=YES contentInsetAdjustmentBehavior=never \
        delaysContentTouches=NO alwaysBounceHorizontal=YES insetsLayoutMarginsFromSafeArea=NO maximumZoomScale=8 \
        verticalCompressionResistancePriority=749 hidden=YES
        searchBar subviews searchBarStyle=minimal showsCancelButton=YES translucent=NO \
        verticalHuggingPriority=751 text=w showsSearchResultsButton=YES preservesSuperviewLayoutMargins=YES \
        hidden=YES
        searchDisplayController viewController/searchDisplayController
        segment segments title=w image=v
        segmentedControl subviews contentHorizontalAlignment=left contentVerticalAlignment=top \
        selectedSegmentIndex=0 insetsLayoutMarginsFromSafeArea=NO tag=300 apportionsSegmentWidthsByContent=YES \
        horizontalHuggingPriority=251 verticalCompressionResistancePriority=749 enabled=NO clipsSubviews=YES \
        horizontalCompressionResistancePriority=1000
        segue connections identifier=w modalPresentationStyle=formSheet modalTransitionStyle=crossDissolve \
        destinationCreationSelector=w customClass=w animates=NO kind=show destination=c2
        simulatedNavigationBarMetrics viewController/simulatedTopBarMetrics prompted=NO translucent=NO \
        barStyle=black
        simulatedTabBarMetrics viewController/simulatedBottomBarMetrics translucent=NO
        simulatedToolbarMetrics tableViewController/simulatedBottomBarMetrics translucent=NO barStyle=black
        size collectionViewCell/customSize width=0.0 height=0.0
        skView subviews
        slider subviews contentHorizontalAlignment=center contentVerticalAlignment=center minValue=1 maxValue=1 \
        value=0.5 verticalCompressionResistancePriority=1000 continuous=NO clipsSubviews=YES \
        horizontalCompressionResistancePriority=947 verticalHuggingPriority=251 enabled=NO customClass=w tag=1 \
        multipleTouchEnabled=YES minimumValueImage=w maximumValueImage=w userInteractionEnabled=NO \
        horizontalHuggingPriority=249
        splitViewController objects customClass=w storyboardIdentifier=w minimumPrimaryColumnWidth=320 \
        preferredPrimaryColumnWidthFraction=0.32000000000000001 presentsWithGesture=NO \
        maximumPrimaryColumnWidth=320 title=w
        stackView subviews spacing=8 axis=vertical alignment=top distribution=fillEqually spacingType=standard \
        baselineRelativeArrangement=YES horizontalHuggingPriority=251 verticalCompressionResistancePriority=1000 \
        userInteractionEnabled=NO horizontalCompressionResistancePriority=1000 verticalHuggingPriority=1000 \
        preservesSuperviewLayoutMargins=YES customClass=w hidden=YES insetsLayoutMarginsFromSafeArea=NO \
        semanticContentAttribute=forceLeftToRight clipsSubviews=YES layoutMarginsFollowReadableWidth=YES
        state button/normal title=w image=w backgroundImage=v
        stepper subviews horizontalHuggingPriority=750 verticalHuggingPriority=750 \
        contentHorizontalAlignment=center contentVerticalAlignment=center maximumValue=100 value=2 \
        minimumValue=1 stepValue=2 tag=2 customClass=w clipsSubviews=YES
        string label/text base64-UTF8=YES
        swipeGestureRecognizer objects direction=right
        switch subviews contentHorizontalAlignment=left contentVerticalAlignment=center \
        horizontalHuggingPriority=750 verticalHuggingPriority=751 on=YES customClass=w tag=100 \
        horizontalCompressionResistancePriority=751 clipsSubviews=YES verticalCompressionResistancePriority=751 \
        preservesSuperviewLayoutMargins=YES
        tabBar tabBarController/tabBar insetsLayoutMarginsFromSafeArea=NO translucent=NO \
        itemPositioning=centered customClass=w barStyle=black clipsSubviews=YES itemSpacing=0.0
        tabBarAppearance tabBar/scrollEdgeAppearance stackedItemPositioning=automatic
        tabBarController objects customClass=w automaticallyAdjustsScrollViewInsets=NO \
        definesPresentationContext=YES storyboardIdentifier=w title=w restorationIdentifier=w
        tabBarItem viewController/tabBarItem title=w image=w tag=1 systemItem=more selectedImage=w enabled=NO
        tableView tableViewController/view style=plain rowHeight=-1 sectionHeaderHeight=28 \
        sectionFooterHeight=28 clipsSubviews=YES alwaysBounceVertical=YES separatorStyle=none dataMode=static \
        allowsSelection=NO customClass=w keyboardDismissMode=onDrag scrollEnabled=NO \
        showsHorizontalScrollIndicator=NO allowsSelectionDuringEditing=YES showsVerticalScrollIndicator=NO \
        bouncesZoom=NO allowsMultipleSelection=YES bounces=NO allowsMultipleSelectionDuringEditing=YES \
        contentInsetAdjustmentBehavior=never showsSelectionImmediatelyOnTouchBegin=NO \
        separatorInsetReference=fromAutomaticInsets hidden=YES insetsLayoutMarginsFromSafeArea=NO alpha=0.0 \
        verticalHuggingPriority=249 verticalCompressionResistancePriority=751 contentViewInsetsToSafeArea=NO \
        preservesSuperviewLayoutMargins=YES sectionIndexMinimumDisplayRowCount=9999 userInteractionEnabled=NO \
        restorationIdentifier=w
        tableViewCell cells selectionStyle=default indentationWidth=0.0 clipsSubviews=YES reuseIdentifier=w \
        customClass=w preservesSuperviewLayoutMargins=YES rowHeight=44 accessoryType=checkmark \
        indentationLevel=-1 hidesAccessoryWhenEditing=NO insetsLayoutMarginsFromSafeArea=NO \
        restorationIdentifier=w userInteractionEnabled=NO tag=1 shouldIndentWhileEditing=NO \
        editingAccessoryType=detailDisclosureButton layoutMarginsFollowReadableWidth=YES hidden=YES \
        verticalHuggingPriority=251 showsReorderControl=YES
        tableViewCellContentView tableViewCell/contentView multipleTouchEnabled=YES clipsSubviews=YES \
        insetsLayoutMarginsFromSafeArea=NO preservesSuperviewLayoutMargins=YES userInteractionEnabled=NO \
        customClass=w tag=-1 restorationIdentifier=w
        tableViewController objects customClass=w storyboardIdentifier=w title=w \
        useStoryboardIdentifierAsRestorationIdentifier=YES clearsSelectionOnViewWillAppear=NO \
        definesPresentationContext=YES restorationIdentifier=w modalPresentationStyle=formSheet \
        automaticallyAdjustsScrollViewInsets=NO hidesBottomBarWhenPushed=YES
        tableViewSection sections headerTitle=w footerTitle=w
        tapGestureRecognizer objects numberOfTapsRequired=2 cancelsTouchesInView=NO delaysTouchesEnded=NO \
        numberOfTouchesRequired=2 delaysTouchesBegan=YES
        textAttributes navigationBar/titleTextAttributes
        textField subviews contentHorizontalAlignment=center contentVerticalAlignment=center minimumFontSize=16 \
        textAlignment=right clipsSubviews=YES borderStyle=line customClass=w clearButtonMode=whileEditing \
        adjustsFontForContentSizeCategory=YES text=w tag=2 adjustsFontSizeToFit=NO horizontalHuggingPriority=249 \
        horizontalCompressionResistancePriority=749 enabled=NO hidden=YES verticalHuggingPriority=251 \
        verticalCompressionResistancePriority=751 autoresizesSubviews=NO userInteractionEnabled=NO \
        highlighted=YES clearsOnBeginEditing=YES multipleTouchEnabled=YES
        textInputTraits textField/textInputTraits autocapitalizationType=words returnKeyType=done \
        autocorrectionType=yes keyboardType=numberPad spellCheckingType=no enablesReturnKeyAutomatically=YES \
        textContentType=password secureTextEntry=YES smartQuotesType=no smartInsertDeleteType=no \
        smartDashesType=no keyboardAppearance=alert
        textView subviews clipsSubviews=YES multipleTouchEnabled=YES editable=NO textAlignment=center text=w \
        scrollEnabled=NO customClass=w showsHorizontalScrollIndicator=NO selectable=NO bounces=NO \
        showsVerticalScrollIndicator=NO verticalHuggingPriority=251 layoutMarginsFollowReadableWidth=YES \
        adjustsFontForContentSizeCategory=YES usesAttributedText=YES verticalCompressionResistancePriority=749 \
        horizontalHuggingPriority=251 bouncesZoom=NO keyboardDismissMode=interactive userInteractionEnabled=NO \
        horizontalCompressionResistancePriority=250 delaysContentTouches=NO canCancelContentTouches=NO \
        hidden=YES tag=2 autoresizesSubviews=NO minimumZoomScale=0.0 maximumZoomScale=0.0 \
        preservesSuperviewLayoutMargins=YES allowsEditingTextAttributes=YES
        timeZone datePicker/timeZone name=w
        toolbar subviews customClass=w insetsLayoutMarginsFromSafeArea=NO barStyle=black translucent=NO \
        hidden=YES userInteractionEnabled=NO
        toolbarAppearance toolbar/scrollEdgeAppearance
        userDefinedRuntimeAttribute userDefinedRuntimeAttributes keyPath=w value=textDarkest
        value viewController/contentSizeForViewInPopover type=size width=1024 height=337
        variation label/default constant=0.0 axis=horizontal hidden=YES distribution=fillEqually
        view subviews customClass=w clipsSubviews=YES hidden=YES tag=102 multipleTouchEnabled=YES \
        insetsLayoutMarginsFromSafeArea=NO userInteractionEnabled=NO verticalHuggingPriority=1000 \
        horizontalHuggingPriority=251 verticalCompressionResistancePriority=1000 alpha=0.0 \
        preservesSuperviewLayoutMargins=YES horizontalCompressionResistancePriority=1000 \
        layoutMarginsFollowReadableWidth=YES autoresizesSubviews=NO contentHorizontalAlignment=center \
        contentVerticalAlignment=center restorationIdentifier=w
        viewController objects customClass=w storyboardIdentifier=w \
        useStoryboardIdentifierAsRestorationIdentifier=YES title=w automaticallyAdjustsScrollViewInsets=NO \
        extendedLayoutIncludesOpaqueBars=YES modalPresentationStyle=overCurrentContext \
        hidesBottomBarWhenPushed=YES restorationIdentifier=w definesPresentationContext=YES \
        modalTransitionStyle=flipHorizontal nibName=w wantsFullScreenLayout=YES \
        providesPresentationContextTransitionStyle=YES
        viewControllerLayoutGuide layoutGuides type=bottom
        viewControllerPlaceholder objects storyboardName=w referencedIdentifier=w storyboardIdentifier=w \
        bundleIdentifier=w
        viewLayoutGuide view/safeArea
        visualEffectView subviews clipsSubviews=YES hidden=YES userInteractionEnabled=NO \
        insetsLayoutMarginsFromSafeArea=NO
        webView subviews verticalHuggingPriority=251 verticalCompressionResistancePriority=747 customClass=w \
        userInteractionEnabled=NO scalesPageToFit=YES
        wkPreferences wkWebViewConfiguration/preferences
        wkWebView subviews allowsBackForwardNavigationGestures=YES hidden=YES customClass=w allowsLinkPreview=NO \
        userInteractionEnabled=NO
        wkWebViewConfiguration wkWebView/configuration allowsAirPlayForMediaPlayback=NO \
        allowsPictureInPictureMediaPlayback=NO allowsInlineMediaPlayback=YES
        """
}
