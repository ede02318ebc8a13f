extension InterfaceFamily {
  /// The members of UIKit's and AppKit's types that view code commonly names. The types have more of them, and the modules
  /// more types.
  static let platform = InterfaceFamily(
    "Platform",
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
      enum State: Int {
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
      enum ActivationState: Int {
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
    enum UIInterfaceOrientation: Int {
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
      init(style: UIImpactFeedbackGenerator.FeedbackStyle)
      func impactOccurred()
      func impactOccurred(intensity: CGFloat)
      enum FeedbackStyle: Int {
        case light
        case medium
        case heavy
        case soft
        case rigid
      }
    }
    open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
      init()
      func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType)
      enum FeedbackType: Int {
        case success
        case warning
        case error
      }
    }
    open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
      init()
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
      init?(named name: String)
      init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?)
      init?(systemName name: String)
      init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?)
      init?(data: Data)
      init?(contentsOfFile path: String)
      init(cgImage: CGImage)
      init()
      var size: CGSize { get }
      var scale: CGFloat { get }
      var cgImage: CGImage? { get }
      func pngData() -> Data?
      func jpegData(compressionQuality: CGFloat) -> Data?
      func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage
      func withTintColor(_ color: UIColor) -> UIImage
      func draw(in rect: CGRect)
      open class Configuration: NSObject {}
      enum RenderingMode: Int {
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
      func addSubview(_ view: UIView)
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
      func makeKeyAndVisible()
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
    enum UIModalPresentationStyle: Int {
      case automatic
      case fullScreen
      case pageSheet
      case formSheet
      case overFullScreen
      case overCurrentContext
      case popover
      case none
    }
    open class NSResponder: NSObject {
      func becomeFirstResponder() -> Bool
      func resignFirstResponder() -> Bool
    }
    let NSApp: NSApplication!
    open class NSApplication: NSResponder {
      class var shared: NSApplication { get }
      var windows: [NSWindow] { get }
      var mainWindow: NSWindow? { get }
      var keyWindow: NSWindow? { get }
      var currentEvent: NSEvent? { get }
      var isActive: Bool { get }
      var isHidden: Bool { get }
      var applicationIconImage: NSImage! { get set }
      var activationPolicy: NSApplication.ActivationPolicy { get }
      func activate()
      func activate(ignoringOtherApps flag: Bool)
      func hide(_ sender: Any?)
      func terminate(_ sender: Any?)
      @discardableResult func setActivationPolicy(_ activationPolicy: NSApplication.ActivationPolicy) -> Bool
      @discardableResult func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool
      func orderFrontStandardAboutPanel(_ sender: Any?)
      class var didBecomeActiveNotification: NSNotification.Name { get }
      class var didResignActiveNotification: NSNotification.Name { get }
      class var willTerminateNotification: NSNotification.Name { get }
      class var didChangeScreenParametersNotification: NSNotification.Name { get }
      enum ActivationPolicy: Int {
        case regular
        case accessory
        case prohibited
      }
      struct ModalResponse: Hashable {
        static let OK: NSApplication.ModalResponse
        static let cancel: NSApplication.ModalResponse
        static let alertFirstButtonReturn: NSApplication.ModalResponse
        static let alertSecondButtonReturn: NSApplication.ModalResponse
      }
    }
    open class NSWindow: NSResponder {
      var title: String { get set }
      var frame: CGRect { get }
      var contentView: NSView? { get set }
      var isVisible: Bool { get }
      var isKeyWindow: Bool { get }
      var isMainWindow: Bool { get }
      var level: NSWindow.Level { get set }
      var styleMask: NSWindow.StyleMask { get set }
      var titlebarAppearsTransparent: Bool { get set }
      var isMovableByWindowBackground: Bool { get set }
      var isReleasedWhenClosed: Bool { get set }
      var isOpaque: Bool { get set }
      var hasShadow: Bool { get set }
      var backgroundColor: NSColor! { get set }
      var screen: NSScreen? { get }
      func center()
      func close()
      func makeKeyAndOrderFront(_ sender: Any?)
      func orderFront(_ sender: Any?)
      func orderFrontRegardless()
      func orderOut(_ sender: Any?)
      func performClose(_ sender: Any?)
      func setFrame(_ frameRect: CGRect, display flag: Bool)
      func setContentSize(_ size: CGSize)
      struct Level: Hashable {
        static let normal: NSWindow.Level
        static let floating: NSWindow.Level
        static let statusBar: NSWindow.Level
        static let popUpMenu: NSWindow.Level
        static let screenSaver: NSWindow.Level
      }
      struct StyleMask: OptionSet {
        init(rawValue: UInt)
        let rawValue: UInt
        static let borderless: NSWindow.StyleMask
        static let titled: NSWindow.StyleMask
        static let closable: NSWindow.StyleMask
        static let miniaturizable: NSWindow.StyleMask
        static let resizable: NSWindow.StyleMask
        static let fullSizeContentView: NSWindow.StyleMask
        static let nonactivatingPanel: NSWindow.StyleMask
      }
      class var didBecomeKeyNotification: NSNotification.Name { get }
      class var didResignKeyNotification: NSNotification.Name { get }
      class var willCloseNotification: NSNotification.Name { get }
      class var didResizeNotification: NSNotification.Name { get }
    }
    open class NSView: NSResponder {
      init(frame frameRect: CGRect)
      var frame: CGRect { get set }
      var bounds: CGRect { get set }
      var alphaValue: CGFloat { get set }
      var isHidden: Bool { get set }
      var subviews: [NSView] { get set }
      var superview: NSView? { get }
      var window: NSWindow? { get }
      var wantsLayer: Bool { get set }
      func addSubview(_ view: NSView)
      func removeFromSuperview()
    }
    open class NSScreen: NSObject {
      class var main: NSScreen? { get }
      class var screens: [NSScreen] { get }
      var frame: CGRect { get }
      var visibleFrame: CGRect { get }
      var backingScaleFactor: CGFloat { get }
      var localizedName: String { get }
    }
    open class NSWorkspace: NSObject {
      class var shared: NSWorkspace { get }
      var notificationCenter: NotificationCenter { get }
      var frontmostApplication: NSRunningApplication? { get }
      var runningApplications: [NSRunningApplication] { get }
      @discardableResult func open(_ url: URL) -> Bool
      func activateFileViewerSelecting(_ fileURLs: [URL])
      @discardableResult func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool
      func icon(forFile fullPath: String) -> NSImage
      func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL?
      class var activeSpaceDidChangeNotification: NSNotification.Name { get }
      class var didActivateApplicationNotification: NSNotification.Name { get }
    }
    open class NSRunningApplication: NSObject {
      class var current: NSRunningApplication { get }
      var localizedName: String? { get }
      var bundleIdentifier: String? { get }
      var bundleURL: URL? { get }
      var icon: NSImage? { get }
      var processIdentifier: Int32 { get }
      var isActive: Bool { get }
      var isHidden: Bool { get }
      @discardableResult func terminate() -> Bool
    }
    open class NSPasteboard: NSObject {
      class var general: NSPasteboard { get }
      var changeCount: Int { get }
      @discardableResult func clearContents() -> Int
      @discardableResult func declareTypes(_ newTypes: [NSPasteboard.PasteboardType], owner newOwner: Any?) -> Int
      @discardableResult func setString(_ string: String, forType dataType: NSPasteboard.PasteboardType) -> Bool
      @discardableResult func setData(_ data: Data?, forType dataType: NSPasteboard.PasteboardType) -> Bool
      func string(forType dataType: NSPasteboard.PasteboardType) -> String?
      func data(forType dataType: NSPasteboard.PasteboardType) -> Data?
      struct PasteboardType: Hashable {
        static let string: NSPasteboard.PasteboardType
        static let fileURL: NSPasteboard.PasteboardType
        static let png: NSPasteboard.PasteboardType
        static let rtf: NSPasteboard.PasteboardType
        static let html: NSPasteboard.PasteboardType
      }
    }
    open class NSEvent: NSObject {
      var keyCode: UInt16 { get }
      var modifierFlags: NSEvent.ModifierFlags { get }
      var locationInWindow: CGPoint { get }
      var characters: String? { get }
      var clickCount: Int { get }
      var window: NSWindow? { get }
      class var mouseLocation: CGPoint { get }
      class var modifierFlags: NSEvent.ModifierFlags { get }
      class func addLocalMonitorForEvents(matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?) -> Any?
      class func addGlobalMonitorForEvents(matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> Void) -> Any?
      class func removeMonitor(_ eventMonitor: Any)
      struct ModifierFlags: OptionSet {
        init(rawValue: UInt)
        let rawValue: UInt
        static let capsLock: NSEvent.ModifierFlags
        static let shift: NSEvent.ModifierFlags
        static let control: NSEvent.ModifierFlags
        static let option: NSEvent.ModifierFlags
        static let command: NSEvent.ModifierFlags
        static let function: NSEvent.ModifierFlags
      }
      struct EventTypeMask: OptionSet {
        init(rawValue: UInt64)
        let rawValue: UInt64
        static let keyDown: NSEvent.EventTypeMask
        static let keyUp: NSEvent.EventTypeMask
        static let flagsChanged: NSEvent.EventTypeMask
        static let leftMouseDown: NSEvent.EventTypeMask
        static let leftMouseUp: NSEvent.EventTypeMask
        static let leftMouseDragged: NSEvent.EventTypeMask
        static let rightMouseDown: NSEvent.EventTypeMask
        static let mouseMoved: NSEvent.EventTypeMask
        static let scrollWheel: NSEvent.EventTypeMask
      }
    }
    open class NSCursor: NSObject {
      class var arrow: NSCursor { get }
      class var pointingHand: NSCursor { get }
      class var iBeam: NSCursor { get }
      class var resizeLeftRight: NSCursor { get }
      class var openHand: NSCursor { get }
      class var closedHand: NSCursor { get }
      func push()
      func pop()
      class func pop()
      func set()
    }
    open class NSSavePanel: NSWindow {
      var url: URL? { get }
      var message: String! { get set }
      var prompt: String! { get set }
      var directoryURL: URL? { get set }
      var nameFieldStringValue: String { get set }
      var allowedContentTypes: [UTType] { get set }
      var canCreateDirectories: Bool { get set }
      func runModal() -> NSApplication.ModalResponse
      func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void)
    }
    open class NSOpenPanel: NSSavePanel {
      var urls: [URL] { get }
      var canChooseFiles: Bool { get set }
      var canChooseDirectories: Bool { get set }
      var allowsMultipleSelection: Bool { get set }
    }
    open class NSAlert: NSObject {
      init()
      init(error: any Error)
      var messageText: String { get set }
      var informativeText: String { get set }
      var alertStyle: NSAlert.Style { get set }
      @discardableResult func runModal() -> NSApplication.ModalResponse
      enum Style: UInt {
        case warning
        case informational
        case critical
      }
    }
    open class NSColor: NSObject {
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(white: CGFloat, alpha: CGFloat)
      init?(named name: String)
      init(_ color: Color)
      func withAlphaComponent(_ alpha: CGFloat) -> NSColor
      var cgColor: CGColor { get }
    \(colors("black blue brown clear cyan darkGray gray green lightGray magenta orange purple red white yellow", "NSColor"))
    \(colors(systemColors + " labelColor secondaryLabelColor tertiaryLabelColor quaternaryLabelColor textColor placeholderTextColor textBackgroundColor windowBackgroundColor underPageBackgroundColor controlBackgroundColor controlColor controlAccentColor controlTextColor selectedControlColor selectedContentBackgroundColor unemphasizedSelectedContentBackgroundColor separatorColor gridColor linkColor", "NSColor"))
    }
    open class NSImage: NSObject {
      init?(named name: String)
      init?(systemSymbolName name: String, accessibilityDescription description: String?)
      init?(data: Data)
      init?(contentsOf url: URL)
      init(size: CGSize)
      var size: CGSize { get set }
      var isTemplate: Bool { get set }
      var tiffRepresentation: Data? { get }
    }
    """
  )

  /// The colors that both frameworks have.
  private static let systemColors =
    "systemBlue systemBrown systemCyan systemGray systemGreen systemIndigo systemMint systemOrange systemPink systemPurple systemRed systemTeal systemYellow"

  private static func colors(_ names: String, _ type: String) -> String {
    names.split(separator: " ").map { "  class var \($0): \(type) { get }" }.joined(separator: "\n")
  }
}
