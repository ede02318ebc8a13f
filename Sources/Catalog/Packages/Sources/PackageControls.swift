extension PackageSource {
  /// Dean151/ButtonKit: buttons whose action may wait.
  static let buttonKit = PackageSource(
    "ButtonKit",
    """
    import SwiftUI

    public struct AsyncButton<Content: View>: View {
      let role: ButtonRole?
      let action: () async throws -> Void
      let label: Content

      public init(
        role: ButtonRole? = nil,
        action: @escaping () async throws -> Void,
        @ViewBuilder label: () -> Content
      ) {
        self.role = role
        self.action = action
        self.label = label()
      }

      public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping () async throws -> Void)
      where Content == Text {
        self.role = role
        self.action = action
        label = Text(title)
      }

      public var body: some View {
        Button(role: role) {
        } label: {
          label
        }
      }
    }

    extension View {
      public func asyncButtonStyle(_ style: Any) -> some View { self }
      public func throwableButtonStyle(_ style: Any) -> some View { self }
      public func allowsHitTestingWhenLoading(_ isAllowed: Bool) -> some View { self }
      public func disabledWhenLoading(_ isDisabled: Bool = true) -> some View { self }
    }
    """
  )

  /// sindresorhus/KeyboardShortcuts: a search field of 130 points in which keys are recorded (`Recorder.swift`).
  static let keyboardShortcuts = PackageSource(
    "KeyboardShortcuts",
    """
    import SwiftUI

    public enum KeyboardShortcuts {
      public struct Name: Hashable {
        public let rawValue: String

        public init(_ name: String, default initialShortcut: Shortcut? = nil) { rawValue = name }
      }

      public struct Shortcut: Hashable {
        public init(_ key: Any, modifiers: Any) {}
      }

      public struct Recorder<Label: View>: View {
        let label: Label

        public init(for name: Name, onChange: ((Shortcut?) -> Void)? = nil) where Label == EmptyView {
          label = EmptyView()
        }

        public init(_ title: LocalizedStringKey, name: Name, onChange: ((Shortcut?) -> Void)? = nil)
        where Label == Text {
          label = Text(title)
        }

        public init(for name: Name, onChange: ((Shortcut?) -> Void)? = nil, @ViewBuilder label: () -> Label) {
          self.label = label()
        }

        public var body: some View {
          LabeledContent {
            Color.clear.frame(width: 130, height: 24)
          } label: {
            label
          }
        }
      }

      public static func onKeyUp(for name: Name, action: @escaping () -> Void) {}
      public static func onKeyDown(for name: Name, action: @escaping () -> Void) {}
      public static func reset(_ names: Name...) {}
    }
    """
  )

  /// sindresorhus/LaunchAtLogin, by its newer name too: a toggle that stands for a setting of the system.
  static let launchAtLogin = PackageSource(
    "LaunchAtLogin",
    """
    import SwiftUI

    public enum LaunchAtLogin {
      public static var isEnabled: Bool {
        get { false }
        set {}
      }

      public struct Toggle<Label: View>: View {
        let label: Label

        public init(@ViewBuilder label: () -> Label) { self.label = label() }
        public init(_ titleKey: LocalizedStringKey) where Label == Text { label = Text(titleKey) }
        public init() where Label == Text { label = Text("Launch at login") }

        public var body: some View {
          SwiftUI.Toggle(isOn: .constant(false)) { label }
        }
      }
    }
    """
  )

  /// twostraws/CodeScanner: the camera's picture fills the room.
  static let codeScanner = PackageSource(
    "CodeScanner",
    """
    import SwiftUI

    @dynamicMemberLookup
    public struct ScanOption {
      public static subscript(dynamicMember name: String) -> ScanOption { ScanOption() }
    }

    public struct CodeScannerView: View {
      public init(
        codeTypes: [ScanOption],
        scanMode: ScanOption? = nil,
        manualSelect: Bool = false,
        scanInterval: Double = 2,
        showViewfinder: Bool = false,
        simulatedData: String = "",
        shouldVibrateOnSuccess: Bool = true,
        isTorchOn: Bool = false,
        completion: @escaping (Any) -> Void
      ) {}

      public var body: some View { Color.black }
    }
    """
  )

  /// honkmaster/TTProgressHUD: a card above everything while something goes on, and nothing else.
  static let progressHUD = PackageSource(
    "TTProgressHUD",
    """
    import SwiftUI

    public enum TTProgressHUDType { case loading, success, warning, error }

    public struct TTProgressHUDConfig: Hashable {
      public var type: TTProgressHUDType
      public var title: String?
      public var caption: String?

      public init(
        type: TTProgressHUDType = .loading,
        title: String? = nil,
        caption: String? = nil,
        shouldAutoHide: Bool = false,
        autoHideInterval: TimeInterval = 10
      ) {
        self.type = type
        self.title = title
        self.caption = caption
      }
    }

    public struct TTProgressHUD: View {
      @Binding var isVisible: Bool
      let config: TTProgressHUDConfig

      public init(_ isVisible: Binding<Bool>, config: TTProgressHUDConfig = TTProgressHUDConfig()) {
        _isVisible = isVisible
        self.config = config
      }

      public var body: some View {
        if isVisible { Color.clear }
      }
    }
    """
  )
}
