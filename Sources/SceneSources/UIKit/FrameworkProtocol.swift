/// What protocols of Apple ask for, as far as the names of their members tell.
///
/// A member of Swift that a protocol of Objective-C asks for is seen by Objective-C without `@objc`. Members of
/// delegates and data sources begin with what they are told about, so that most others are seen to be none.
enum FrameworkProtocol {
    /// Whether a protocol, of the table or not, may ask for a member.
    static func mayAsk(for member: MemberFacts, _ name: String) -> Bool {
        guard let methods = table[name] else { return FrameworkClass.mayBeProtocol(name) }
        return member.kind == .method && methods.contains(where: member.name.hasPrefix)
    }

    private static let scrolling = ["scrollView", "viewForZooming"]

    private static let collection =
        scrolling + ["collectionView", "indexPathForPreferredFocusedView"]

    /// How the methods begin of protocols that ask for no properties.
    private static let table: [String: [String]] = [
        "ASAuthorizationControllerDelegate": ["authorizationController"],
        "ASAuthorizationControllerPresentationContextProviding": ["presentationAnchor"],
        "ASWebAuthenticationPresentationContextProviding": ["presentationAnchor"],
        "AVAudioPlayerDelegate": ["audioPlayer"],
        "AVAudioRecorderDelegate": ["audioRecorder"],
        "AVCaptureMetadataOutputObjectsDelegate": ["metadataOutput"],
        "AVCapturePhotoCaptureDelegate": ["photoOutput"],
        "AVCaptureVideoDataOutputSampleBufferDelegate": ["captureOutput"],
        "AVPictureInPictureControllerDelegate": ["pictureInPictureController"],
        "AVPlayerViewControllerDelegate": ["playerViewController"],
        "AVSpeechSynthesizerDelegate": ["speechSynthesizer"],
        "CAAnimationDelegate": ["animation"],
        "CBCentralManagerDelegate": ["centralManager"],
        "CBPeripheralDelegate": ["peripheral"],
        "CLLocationManagerDelegate": ["locationManager"],
        "CNContactPickerDelegate": ["contactPicker"],
        "CNContactViewControllerDelegate": ["contactViewController"],
        "MCBrowserViewControllerDelegate": ["browserViewController"],
        "MCSessionDelegate": ["session"],
        "MFMailComposeViewControllerDelegate": ["mailComposeController"],
        "MFMessageComposeViewControllerDelegate": ["messageComposeViewController"],
        "MKMapViewDelegate": ["mapView"],
        "NSCoding": ["encode"],
        "NSCopying": ["copy"],
        "NSFetchedResultsControllerDelegate": ["controller"],
        "NSSecureCoding": ["encode"],
        "PHPhotoLibraryChangeObserver": ["photoLibraryDidChange"],
        "PHPickerViewControllerDelegate": ["picker"],
        "PKPaymentAuthorizationViewControllerDelegate": ["paymentAuthorizationViewController"],
        "QLPreviewControllerDataSource": [
            "numberOfPreviewItems", "previewController",
        ],
        "QLPreviewControllerDelegate": ["previewController"],
        "SFSafariViewControllerDelegate": ["safariViewController"],
        "SFSpeechRecognizerDelegate": ["speechRecognizer"],
        "SKPaymentTransactionObserver": ["paymentQueue"],
        "SKPhysicsContactDelegate": ["didBegin", "didEnd"],
        "SKProductsRequestDelegate": ["productsRequest", "request"],
        "UIActionSheetDelegate": [
            "actionSheet", "willPresent", "didPresent",
        ],
        "UIActivityItemSource": ["activityViewController"],
        "UIAdaptivePresentationControllerDelegate": [
            "adaptivePresentationStyle", "presentationController",
        ],
        "UIAlertViewDelegate": ["alertView", "willPresent", "didPresent"],
        "UICollectionViewDataSource": [
            "collectionView", "numberOfSections", "indexTitles",
        ],
        "UICollectionViewDataSourcePrefetching": ["collectionView"],
        "UICollectionViewDelegate": collection,
        "UICollectionViewDelegateFlowLayout": collection,
        "UICollectionViewDragDelegate": ["collectionView"],
        "UICollectionViewDropDelegate": ["collectionView"],
        "UIColorPickerViewControllerDelegate": ["colorPickerViewController"],
        "UIContextMenuInteractionDelegate": ["contextMenuInteraction"],
        "UIDocumentBrowserViewControllerDelegate": ["documentBrowser"],
        "UIDocumentInteractionControllerDelegate": ["documentInteractionController"],
        "UIDocumentPickerDelegate": ["documentPicker"],
        "UIDragInteractionDelegate": ["dragInteraction"],
        "UIDropInteractionDelegate": ["dropInteraction"],
        "UIFontPickerViewControllerDelegate": ["fontPickerViewController"],
        "UIGestureRecognizerDelegate": ["gestureRecognizer"],
        "UIImagePickerControllerDelegate": ["imagePickerController"],
        "UINavigationBarDelegate": ["navigationBar", "position"],
        "UINavigationControllerDelegate": ["navigationController"],
        "UIPageViewControllerDataSource": [
            "pageViewController", "presentationCount", "presentationIndex",
        ],
        "UIPageViewControllerDelegate": ["pageViewController"],
        "UIPencilInteractionDelegate": ["pencilInteraction"],
        "UIPickerViewDataSource": ["numberOfComponents", "pickerView"],
        "UIPickerViewDelegate": ["pickerView"],
        "UIPointerInteractionDelegate": ["pointerInteraction"],
        "UIPopoverControllerDelegate": ["popoverController"],
        "UIPopoverPresentationControllerDelegate": [
            "popoverPresentationController", "prepareForPopoverPresentation",
            "adaptivePresentationStyle", "presentationController",
        ],
        "UIScrollViewDelegate": scrolling,
        "UISearchBarDelegate": ["searchBar", "position"],
        "UISearchControllerDelegate": [
            "willPresentSearch", "didPresentSearch", "willDismissSearch", "didDismissSearch",
            "presentSearch", "searchController",
        ],
        "UISearchDisplayDelegate": ["searchDisplayController"],
        "UISearchResultsUpdating": ["updateSearchResults"],
        "UISheetPresentationControllerDelegate": [
            "sheetPresentationController", "adaptivePresentationStyle", "presentationController",
        ],
        "UISplitViewControllerDelegate": [
            "splitViewController", "targetDisplayMode", "primaryViewController",
        ],
        "UITabBarControllerDelegate": ["tabBarController"],
        "UITabBarDelegate": ["tabBar"],
        "UITableViewDataSource": [
            "tableView", "numberOfSections", "sectionIndexTitles",
        ],
        "UITableViewDataSourcePrefetching": ["tableView"],
        "UITableViewDelegate": scrolling + ["tableView", "indexPathForPreferredFocusedView"],
        "UITableViewDragDelegate": ["tableView"],
        "UITableViewDropDelegate": ["tableView"],
        "UITextFieldDelegate": ["textField"],
        "UITextViewDelegate": scrolling + ["textView"],
        "UIToolbarDelegate": ["position"],
        "UIViewControllerAnimatedTransitioning": [
            "transitionDuration", "animateTransition", "animationEnded", "interruptibleAnimator",
        ],
        "UIViewControllerPreviewingDelegate": ["previewingContext"],
        "UIViewControllerTransitioningDelegate": [
            "animationController", "interactionController", "presentationController",
        ],
        "UIWebViewDelegate": ["webView"],
        "UNUserNotificationCenterDelegate": ["userNotificationCenter"],
        "VNDocumentCameraViewControllerDelegate": ["documentCameraViewController"],
        "WKNavigationDelegate": ["webView"],
        "WKScriptMessageHandler": ["userContentController"],
        "WKUIDelegate": ["webView"],
    ]
}
