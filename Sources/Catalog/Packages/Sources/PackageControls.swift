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
}
