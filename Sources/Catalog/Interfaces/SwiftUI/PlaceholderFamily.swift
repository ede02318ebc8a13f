extension InterfaceFamily {
  /// Types of modules that are not described. Signatures name them; of their members nothing is known.
  static var placeholders: InterfaceFamily {
    let structures = placeholderNames.filter { !$0.contains(".") }.map { "struct \($0) {}" }
    let nested = placeholderNames.filter { $0.contains(".") }.map { name in
      let parts = name.split(separator: ".")
      return "extension \(parts[0]) { struct \(parts[1]) {} }"
    }
    let protocols = placeholderProtocols.map { "protocol \($0) {}" }
    let text = (structures + nested + protocols).joined(separator: "\n") + "\n" + placeholderText
    return InterfaceFamily("Placeholders", standing: .namesOnly, text)
  }

  private static let placeholderNames = [
    "AXCustomContent", "AccessibilityCustomContentKey", "ActivityFamily",
    "AuthorizationController", "CGColor", "CGContext", "CGImage", "CGPath", "CTFont", "ColorResource",
    "DismissImmersiveSpaceAction",
    "DisplayMessageAction", "DocumentConfiguration", "HandGestureShortcut", "ImagePlaygroundConcept",
    "ImagePlaygroundOptions", "ImageResource", "LevelOfDetail", "MKCoordinateRegion", "MKLookAroundScene",
    "MapCameraPosition", "MapCameraUpdateContext", "MapStyle", "ModelContainer", "ModelContext",
    "NSItemProvider", "NSManagedObjectContext", "NSUserActivity", "NewDocumentAction", "OpenDocumentAction",
    "OpenImmersiveSpaceAction", "PHPhotoLibrary", "PHPickerCapabilities", "PHPickerFilter",
    "PencilDoubleTapGestureValue", "PencilPreferredAction",
    "PencilSqueezeGesturePhase", "PhotosPickerItem", "PhotosPickerStyle", "Product",
    "PurchaseAction", "PushWindowAction", "RealityKitScene", "SKOverlay", "SKScene", "Selector", "Shader",
    "SignInWithAppleButton", "StoreButtonKind", "SubscriptionStoreButtonLabel", "SurfaceSnappingInfo",
    "TabViewCustomization", "TextInputDictationBehavior", "TextSelection", "Tips", "TranslationSession",
    "UITextAutocapitalizationType", "UITextContentType", "UTType", "UndoManager", "WebAuthenticationSession",
    "WebPage", "AVPlayer", "Product.ID", "Product.PurchaseResult",
    "Product.SubscriptionInfo", "SKOverlay.Configuration", "SignInWithAppleButton.Style", "Tips.Action",
    "TranslationSession.Configuration",
  ]

  private static let placeholderProtocols = [
    "AXChartDescriptorRepresentable", "AppIntent", "AttributedTextFormattingDefinition",
    "AttributedTextValueConstraint", "MapContent", "NavigationTransition",
    "ProductViewStyle", "Tip",
  ]

  private static let placeholderText = """
    struct EmptyMapContent: MapContent {
      init()
    }
    struct AutomaticNavigationTransition: NavigationTransition {
      init()
    }
    extension NavigationTransition where Self == AutomaticNavigationTransition {
      static var automatic: AutomaticNavigationTransition { get }
    }
    struct ZoomNavigationTransition: NavigationTransition {}
    extension NavigationTransition where Self == ZoomNavigationTransition {
      static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition
    }
    @resultBuilder struct MapContentBuilder {
      static func buildBlock<Content: MapContent>(_ content: Content) -> Content
      static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> EmptyMapContent
    }
    extension AXCustomContent {
      enum Importance {
        case `default`
        case high
      }
    }
    extension PhotosPickerItem {
      struct EncodingDisambiguationPolicy {
        static let automatic: EncodingDisambiguationPolicy
        static let current: EncodingDisambiguationPolicy
        static let compatible: EncodingDisambiguationPolicy
      }
    }
    extension PHPickerFilter {
      static let images: PHPickerFilter
      static let videos: PHPickerFilter
      static let livePhotos: PHPickerFilter
      static let screenshots: PHPickerFilter
      static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter
      static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter
      static func not(_ filter: PHPickerFilter) -> PHPickerFilter
    }
    struct PhotosPickerSelectionBehavior {
      static let `default`: PhotosPickerSelectionBehavior
      static let ordered: PhotosPickerSelectionBehavior
      static let continuous: PhotosPickerSelectionBehavior
    }
    struct PointOfInterestCategories {
      static var all: PointOfInterestCategories { get }
    }
    enum StoreKit {
      struct Transaction {
        struct RefundRequestStatus {}
        struct RefundRequestError: Error {}
      }
    }
    struct TextInputFormattingControlPlacement {
      struct Set: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt)
        static let contextMenu: TextInputFormattingControlPlacement.Set
        static let inputAssistant: TextInputFormattingControlPlacement.Set
        static let all: TextInputFormattingControlPlacement.Set
        static let `default`: TextInputFormattingControlPlacement.Set
      }
    }
    struct EntitlementTaskState<Value> {}
    struct VerificationResult<Value> {}
    extension Product.SubscriptionInfo {
      struct Status {}
    }
    enum MapCameraUpdateFrequency {
      case onEnd
      case continuous
    }
    enum WorldTrackingLimitation: Hashable {}
    """
}
