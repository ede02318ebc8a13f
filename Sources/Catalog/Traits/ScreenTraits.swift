/// A type of a platform's framework that tells how large the screen is.
package struct ScreenTraits: Sendable {
  package let type: String
  /// The static members that give a screen, or what has one.
  package let screens: [String]
  /// The members of that which tell the lengths of the screen.
  package let bounds: [String]
  /// Whether several apps can share the screen, so that a window may be smaller than it. A watch gives its whole screen to
  /// one app.
  package let isShared: Bool

  /// The member of a window, its scene or a view that is the screen it is on.
  package static let ofWindow = "screen"

  /// UIKit's, AppKit's and WatchKit's.
  package static let all = [
    ScreenTraits(type: "NSScreen", screens: ["deepest", "main"], bounds: ["frame", "visibleFrame"], isShared: true),
    ScreenTraits(type: "UIScreen", screens: ["main"], bounds: ["bounds", "nativeBounds"], isShared: true),
    ScreenTraits(type: "WKInterfaceDevice", screens: ["current"], bounds: ["screenBounds"], isShared: false),
  ]
}
