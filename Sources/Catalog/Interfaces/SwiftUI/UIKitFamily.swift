extension InterfaceFamily {
  /// The members of UIKit's types that view code commonly names. The types have more of them, and the module more types.
  static let uiKit = InterfaceFamily(
    "UIKit",
    standing: .namesOnly,
    """
    open class UIResponder: NSObject {
      func becomeFirstResponder() -> Bool
      func resignFirstResponder() -> Bool
      var isFirstResponder: Bool { get }
      class var keyboardWillShowNotification: NSNotification.Name { get }
      class var keyboardWillHideNotification: NSNotification.Name { get }
      class var keyboardDidShowNotification: NSNotification.Name { get }
      class var keyboardDidHideNotification: NSNotification.Name { get }
      class var keyboardWillChangeFrameNotification: NSNotification.Name { get }
      class var keyboardFrameEndUserInfoKey: String { get }
    }
    open class UIApplication: UIResponder {
      class var shared: UIApplication { get }
      var connectedScenes: Set<UIScene> { get }
      var windows: [UIWindow] { get }
      var keyWindow: UIWindow? { get }
      var applicationState: UIApplication.State { get }
      var isIdleTimerDisabled: Bool { get set }
      var applicationIconBadgeNumber: Int { get set }
      var alternateIconName: String? { get }
      var supportsAlternateIcons: Bool { get }
      func canOpenURL(_ url: URL) -> Bool
      func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil)
      func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
      func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil)
      func setAlternateIconName(_ alternateIconName: String?) async throws
      func registerForRemoteNotifications()
      func beginBackgroundTask(expirationHandler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier
      func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier)
      class var openSettingsURLString: String { get }
      class var openNotificationSettingsURLString: String { get }
      class var didBecomeActiveNotification: NSNotification.Name { get }
      class var didEnterBackgroundNotification: NSNotification.Name { get }
      class var willEnterForegroundNotification: NSNotification.Name { get }
      class var willResignActiveNotification: NSNotification.Name { get }
      class var willTerminateNotification: NSNotification.Name { get }
      class var didReceiveMemoryWarningNotification: NSNotification.Name { get }
      class var userDidTakeScreenshotNotification: NSNotification.Name { get }
      enum State: Int, Hashable {
        case active
        case inactive
        case background
      }
      struct OpenExternalURLOptionsKey: Hashable {}
      struct LaunchOptionsKey: Hashable {}
    }
    struct UIBackgroundTaskIdentifier: Hashable {
      static let invalid: UIBackgroundTaskIdentifier
    }
    open class UIEvent: NSObject {}
    open class UIScene: UIResponder {
      var title: String! { get set }
      var activationState: UIScene.ActivationState { get }
      enum ActivationState: Int, Hashable {
        case unattached
        case foregroundActive
        case foregroundInactive
        case background
      }
    }
    open class UIWindowScene: UIScene {
      var screen: UIScreen { get }
      var windows: [UIWindow] { get }
      var keyWindow: UIWindow? { get }
      var interfaceOrientation: UIInterfaceOrientation { get }
      var statusBarManager: UIStatusBarManager? { get }
    }
    struct UIRectCorner: OptionSet, Sendable {
      let rawValue: UInt
      init(rawValue: UInt)
      static let topLeft: UIRectCorner
      static let topRight: UIRectCorner
      static let bottomLeft: UIRectCorner
      static let bottomRight: UIRectCorner
      static let allCorners: UIRectCorner
    }
    enum UIInterfaceOrientation: Int, Hashable {
      case unknown
      case portrait
      case portraitUpsideDown
      case landscapeLeft
      case landscapeRight
      var isPortrait: Bool { get }
      var isLandscape: Bool { get }
    }
    open class UIStatusBarManager: NSObject {
      var statusBarFrame: CGRect { get }
      var isStatusBarHidden: Bool { get }
    }
    open class UIScreen: NSObject {
      class var main: UIScreen { get }
      class var screens: [UIScreen] { get }
      var bounds: CGRect { get }
      var nativeBounds: CGRect { get }
      var scale: CGFloat { get }
      var nativeScale: CGFloat { get }
      var brightness: CGFloat { get set }
      var maximumFramesPerSecond: Int { get }
      var traitCollection: UITraitCollection { get }
    }
    open class UITraitCollection: NSObject {
      class var current: UITraitCollection { get set }
      var userInterfaceStyle: UIUserInterfaceStyle { get }
      var userInterfaceIdiom: UIUserInterfaceIdiom { get }
      var horizontalSizeClass: UIUserInterfaceSizeClass { get }
      var verticalSizeClass: UIUserInterfaceSizeClass { get }
      var displayScale: CGFloat { get }
    }
    open class UIDevice: NSObject {
      class var current: UIDevice { get }
      var name: String { get }
      var model: String { get }
      var localizedModel: String { get }
      var systemName: String { get }
      var systemVersion: String { get }
      var userInterfaceIdiom: UIUserInterfaceIdiom { get }
      var orientation: UIDeviceOrientation { get }
      var identifierForVendor: UUID? { get }
      var batteryLevel: Float { get }
      var isBatteryMonitoringEnabled: Bool { get set }
      func beginGeneratingDeviceOrientationNotifications()
      func endGeneratingDeviceOrientationNotifications()
      class var orientationDidChangeNotification: NSNotification.Name { get }
    }
    open class UIPasteboard: NSObject {
      class var general: UIPasteboard { get }
      var string: String? { get set }
      var strings: [String]? { get set }
      var url: URL? { get set }
      var image: UIImage? { get set }
      var images: [UIImage]? { get set }
      var hasStrings: Bool { get }
      var hasURLs: Bool { get }
      var hasImages: Bool { get }
      func setValue(_ value: Any, forPasteboardType pasteboardType: String)
    }
    open class UIFeedbackGenerator: NSObject {
      func prepare()
    }
    open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
      init()
      init(style: UIImpactFeedbackGenerator.FeedbackStyle)
      func impactOccurred()
      func impactOccurred(intensity: CGFloat)
      enum FeedbackStyle: Int, Hashable {
        case light
        case medium
        case heavy
        case soft
        case rigid
      }
    }
    open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
      func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType)
      enum FeedbackType: Int, Hashable {
        case success
        case warning
        case error
      }
    }
    open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
      func selectionChanged()
    }
    open class UIColor: NSObject {
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(white: CGFloat, alpha: CGFloat)
      init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
      init?(named name: String)
      init(_ color: Color)
      init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
      func withAlphaComponent(_ alpha: CGFloat) -> UIColor
      func resolvedColor(with traitCollection: UITraitCollection) -> UIColor
      var cgColor: CGColor { get }
    \(colors("black blue brown clear cyan darkGray gray green lightGray magenta orange purple red white yellow", "UIColor"))
    \(colors(systemColors + " systemBackground secondarySystemBackground tertiarySystemBackground systemGroupedBackground secondarySystemGroupedBackground tertiarySystemGroupedBackground systemFill secondarySystemFill tertiarySystemFill quaternarySystemFill label secondaryLabel tertiaryLabel quaternaryLabel placeholderText separator opaqueSeparator link systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 tintColor", "UIColor"))
    }
    open class UIImage: NSObject {
      override init()
      init?(named name: String)
      init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?)
      init?(systemName name: String)
      init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?)
      init?(data: Data)
      init?(contentsOfFile path: String)
      init(cgImage: CGImage)
      var size: CGSize { get }
      var scale: CGFloat { get }
      var cgImage: CGImage? { get }
      func pngData() -> Data?
      func jpegData(compressionQuality: CGFloat) -> Data?
      func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage
      func withTintColor(_ color: UIColor) -> UIImage
      func draw(in rect: CGRect)
      open class Configuration: NSObject {}
      enum RenderingMode: Int, Hashable {
        case automatic
        case alwaysOriginal
        case alwaysTemplate
      }
    }
    open class UIFont: NSObject {
      class func systemFont(ofSize fontSize: CGFloat) -> UIFont
      class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
      class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont
      class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont
      init?(name fontName: String, size fontSize: CGFloat)
      class var familyNames: [String] { get }
      var pointSize: CGFloat { get }
      var lineHeight: CGFloat { get }
      var fontName: String { get }
      struct Weight: Hashable {
        static let ultraLight: UIFont.Weight
        static let thin: UIFont.Weight
        static let light: UIFont.Weight
        static let regular: UIFont.Weight
        static let medium: UIFont.Weight
        static let semibold: UIFont.Weight
        static let bold: UIFont.Weight
        static let heavy: UIFont.Weight
        static let black: UIFont.Weight
      }
      struct TextStyle: Hashable {
        static let largeTitle: UIFont.TextStyle
        static let title1: UIFont.TextStyle
        static let title2: UIFont.TextStyle
        static let title3: UIFont.TextStyle
        static let headline: UIFont.TextStyle
        static let subheadline: UIFont.TextStyle
        static let body: UIFont.TextStyle
        static let callout: UIFont.TextStyle
        static let footnote: UIFont.TextStyle
        static let caption1: UIFont.TextStyle
        static let caption2: UIFont.TextStyle
      }
    }
    struct UIEdgeInsets: Equatable {
      init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
      var top: CGFloat
      var left: CGFloat
      var bottom: CGFloat
      var right: CGFloat
      static let zero: UIEdgeInsets
    }
    struct NSDirectionalEdgeInsets: Equatable {
      init()
      init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
      var top: CGFloat
      var leading: CGFloat
      var bottom: CGFloat
      var trailing: CGFloat
      static let zero: NSDirectionalEdgeInsets
    }
    open class UIView: UIResponder {
      init(frame: CGRect)
      var frame: CGRect { get set }
      var bounds: CGRect { get set }
      var center: CGPoint { get set }
      var alpha: CGFloat { get set }
      var isHidden: Bool { get set }
      var tag: Int { get set }
      var backgroundColor: UIColor? { get set }
      var tintColor: UIColor! { get set }
      var clipsToBounds: Bool { get set }
      var isUserInteractionEnabled: Bool { get set }
      var translatesAutoresizingMaskIntoConstraints: Bool { get set }
      var superview: UIView? { get }
      var subviews: [UIView] { get }
      var window: UIWindow? { get }
      var safeAreaInsets: UIEdgeInsets { get }
      var gestureRecognizers: [UIGestureRecognizer]? { get set }
      func addSubview(_ view: UIView)
      func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
      func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
      func removeFromSuperview()
      func layoutIfNeeded()
      func setNeedsLayout()
      func endEditing(_ force: Bool) -> Bool
    }
    open class UIWindow: UIView {
      var rootViewController: UIViewController? { get set }
      var windowScene: UIWindowScene? { get set }
      var isKeyWindow: Bool { get }
      var overrideUserInterfaceStyle: UIUserInterfaceStyle { get set }
      var windowLevel: UIWindow.Level { get set }
      func makeKeyAndVisible()
      struct Level: Hashable {
        init(rawValue: CGFloat)
        let rawValue: CGFloat
        static let normal: UIWindow.Level
        static let statusBar: UIWindow.Level
        static let alert: UIWindow.Level
        static func + (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level
        static func - (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level
      }
    }
    open class UIGestureRecognizer: NSObject {
      var state: UIGestureRecognizer.State { get set }
      var isEnabled: Bool { get set }
      var view: UIView? { get }
      var cancelsTouchesInView: Bool { get set }
      var numberOfTouches: Int { get }
      func location(in view: UIView?) -> CGPoint
      func require(toFail otherGestureRecognizer: UIGestureRecognizer)
      enum State: Int, Hashable {
        case possible
        case began
        case changed
        case ended
        case cancelled
        case failed
      }
    }
    open class UIPanGestureRecognizer: UIGestureRecognizer {
      func translation(in view: UIView?) -> CGPoint
      func setTranslation(_ translation: CGPoint, in view: UIView?)
      func velocity(in view: UIView?) -> CGPoint
    }
    open class UIPinchGestureRecognizer: UIGestureRecognizer {
      var scale: CGFloat { get set }
      var velocity: CGFloat { get }
    }
    open class UITapGestureRecognizer: UIGestureRecognizer {
      var numberOfTapsRequired: Int { get set }
      var numberOfTouchesRequired: Int { get set }
    }
    open class UIViewController: UIResponder {
      var view: UIView! { get set }
      var title: String? { get set }
      var presentedViewController: UIViewController? { get }
      var children: [UIViewController] { get }
      var modalPresentationStyle: UIModalPresentationStyle { get set }
      func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
      func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)
    }
    enum UIModalPresentationStyle: Int, Hashable {
      case automatic
      case fullScreen
      case pageSheet
      case formSheet
      case overFullScreen
      case overCurrentContext
      case popover
      case none
    }
    """
  )
}
