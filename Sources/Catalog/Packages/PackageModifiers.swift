/// Modifiers of widely used packages that change no frame: they observe, measure what users do, or show something above
/// everything. A function of the program's own with such a name comes before.
package enum PackageModifiers {
  package static func isNeutral(_ name: String) -> Bool { names.contains(name) }

  private static let names = Set(byModule.values.joined())

  /// From the documentation of each package.
  private static let byModule: [String: [String]] = [
    "ConfettiSwiftUI": ["confettiCannon"],
    "FirebaseAnalytics": ["analyticsScreen"],
    "Inject": ["enableInjection", "onInjection"],
    "Introspect": [
      "introspectNavigationController", "introspectScrollView", "introspectTabBarController", "introspectTableView",
      "introspectTextField", "introspectTextView", "introspectViewController",
    ],
    "PostHog": ["postHogLabel", "postHogMask", "postHogNoMask", "postHogScreenView"],
    "RevenueCatUI": ["presentPaywallIfNeeded"],
    "SentrySwiftUI": ["sentryReplayMask", "sentryReplayUnmask", "sentryTrace"],
    "Shimmer": ["shimmering"],
    "SwiftUIIntrospect": ["introspect"],
    "WhatsNewKit": ["whatsNewSheet"],
  ]
}
