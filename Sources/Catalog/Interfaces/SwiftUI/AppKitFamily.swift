extension InterfaceFamily {
  /// The members of AppKit's types that view code commonly names. The types have more of them, and the module more types.
  static let appKit = InterfaceFamily(
    "AppKit",
    standing: .namesOnly,
    """
    open class NSResponder: NSObject {
      func becomeFirstResponder() -> Bool
      func resignFirstResponder() -> Bool
    }
    var NSApp: NSApplication! { get }
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
      enum ActivationPolicy: Int, Hashable {
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
      var type: NSEvent.EventType { get }
      enum EventType: UInt, Hashable {
        case leftMouseDown
        case leftMouseUp
        case rightMouseDown
        case rightMouseUp
        case mouseMoved
        case leftMouseDragged
        case keyDown
        case keyUp
        case flagsChanged
        case scrollWheel
        case otherMouseDown
        case otherMouseUp
      }
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
      override init()
      init(error: any Error)
      var messageText: String { get set }
      var informativeText: String { get set }
      var alertStyle: NSAlert.Style { get set }
      @discardableResult func runModal() -> NSApplication.ModalResponse
      enum Style: UInt, Hashable {
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
      override init()
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
  static let systemColors =
    "systemBlue systemBrown systemCyan systemGray systemGreen systemIndigo systemMint systemOrange systemPink systemPurple systemRed systemTeal systemYellow"

  /// Class properties of those names, in the notation of interfaces.
  static func colors(_ names: String, _ type: String) -> String {
    names.split(separator: " ").map { "  class var \($0): \(type) { get }" }.joined(separator: "\n")
  }
}
