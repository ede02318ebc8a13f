import Catalog

/// Objects that do something beside what is shown: logs, feedback, errors.
extension LibraryType {
  static let services: [LibraryType] =
    [
      userDefaults, processInfo, error, navigationPath, openURL, CacheObject.type, accessibility, cookies, language,
      directions,
    ] + lockTypes + logs + feedback + edgeInsets
    + [
      LibraryType(
        name: "MainActor",
        staticMethods: ["assumeIsolated": { site in site.function(site.count - 1).map { site.evaluator.call($0) } }]
      ),
      LibraryType(name: "NSNotification", statics: ["Name": { _ in .type(.named("Notification.Name")) }]),
      LibraryType(name: "Thread", statics: ["isMainThread": { _ in .bool(true) }]),
      // Where somebody is, is only passed around.
      LibraryType(name: "CLLocation", initializer: { _ in object("CLLocation") }),
      LibraryType(
        name: "CLLocationCoordinate2D",
        initializer: { site in
          guard let latitude = site.evaluate("latitude", as: .named("Double")),
            let longitude = site.evaluate("longitude", as: .named("Double"))
          else { return nil }
          return .foreign(SettingsValue("CLLocationCoordinate2D", ["latitude": latitude, "longitude": longitude]))
        }
      ),
    ]

  /// The user's accessibility settings count as off, as in the environment.
  private static let accessibility = LibraryType(
    name: "UIAccessibility",
    statics: Dictionary(
      uniqueKeysWithValues: [
        "isAssistiveTouchRunning", "isBoldTextEnabled", "isClosedCaptioningEnabled", "isDarkerSystemColorsEnabled",
        "isGrayscaleEnabled", "isGuidedAccessEnabled", "isInvertColorsEnabled", "isMonoAudioEnabled",
        "isOnOffSwitchLabelsEnabled", "isReduceMotionEnabled", "isReduceTransparencyEnabled", "isShakeToUndoEnabled",
        "isSpeakScreenEnabled", "isSpeakSelectionEnabled", "isSwitchControlRunning", "isVideoAutoplayEnabled",
        "isVoiceOverRunning", "prefersCrossFadeTransitions", "shouldDifferentiateWithoutColor",
      ].map { name in (name, { @Sendable _ in .bool(onByDefault.contains(name)) }) }
    ),
    staticMethods: ["post": { _ in .void }]
  )

  private static let edgeInsets = [
    ("NSDirectionalEdgeInsets", ["top", "leading", "bottom", "trailing"]),
    ("NSEdgeInsets", ["top", "left", "bottom", "right"]), ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
  ].map { name, edges in
    LibraryType(
      name: name,
      statics: ["zero": { _ in .foreign(SettingsValue(name, edges.reduce(into: [:]) { $0[$1] = .double(0) })) }],
      initializer: { site in
        guard site.count == 0 || site.labels == edges else { return nil }
        var insets: [String: Value] = [:]
        for edge in edges { insets[edge] = site.evaluate(edge, as: .named("CGFloat"))?.promoted ?? .double(0) }
        return insets.values.allSatisfy { $0.number != nil } ? .foreign(SettingsValue(name, insets)) : nil
      }
    )
  }

  private static let language = LibraryType(
    name: "Locale.Language",
    properties: [
      "characterDirection": { value, _ in
        value.builtIn?.token.map {
          opaque(directions.name, writtenFromTheRight.contains($0) ? "rightToLeft" : "leftToRight")
        }
      }
    ]
  )

  /// The languages of Unicode's CLDR whose scripts run so.
  private static let writtenFromTheRight: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "ks", "mzn", "ps", "sd", "ug", "ur", "yi",
  ]

  private static let directions = symbols(
    "Locale.LanguageDirection",
    ["bottomToTop", "leftToRight", "rightToLeft", "topToBottom", "unknown"]
  )

  private static let onByDefault: Set<String> = ["isShakeToUndoEnabled", "isVideoAutoplayEnabled"]

  private static let processInfo = LibraryType(
    name: "ProcessInfo",
    properties: [
      "arguments": { _, _ in .array([]) }, "environment": { _, _ in .dictionary(DictionaryValue()) },
      "isLowPowerModeEnabled": { _, _ in .bool(false) }, "isMacCatalystApp": { _, _ in .bool(false) },
      "isiOSAppOnMac": { _, _ in .bool(false) },
    ],
    statics: ["processInfo": { _ in object("ProcessInfo") }]
  )

  /// An error that says of itself what the program gave it.
  private static let error = LibraryType(
    name: "NSError",
    properties: [
      "localizedDescription": { value, _ in value.foreign(SettingsValue.self)?.settings["localizedDescription"] }
    ],
    initializer: { site in
      guard let domain = site.evaluate("domain"), let code = site.evaluate("code") else { return nil }
      var settings = ["domain": domain, "code": code]
      if case .dictionary(let info)? = site.evaluate("userInfo") {
        let texts = zip(info.keys, info.values).filter { $0.0.isLocalizedDescription }
        settings["localizedDescription"] = texts.first?.1
      }
      let plain = "The operation couldn’t be completed. (\(domain.text ?? "") error \(code.integer ?? 0).)"
      return .foreign(
        SettingsValue("NSError", settings.merging(["localizedDescription": .string(plain)]) { own, _ in own })
      )
    }
  )

  private static let openURL = LibraryType(
    name: "OpenURLAction",
    initializer: { _ in object("OpenURLAction") }
  )

  private static let logs = ["Logger", "OSLog"].map { name in
    LibraryType(
      name: name,
      methods: nothing(["critical", "debug", "error", "fault", "info", "log", "notice", "trace", "warning"]),
      statics: ["default": { _ in object(name) }, "disabled": { _ in object(name) }],
      initializer: { _ in object(name) }
    )
  }

  private static let feedback = [
    "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator",
  ].map { name in
    LibraryType(
      name: name,
      methods: nothing(["impactOccurred", "notificationOccurred", "prepare", "selectionChanged"]),
      initializer: { _ in object(name) }
    )
  }

  private static func nothing(_ names: [String]) -> [String: Method] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, { @Sendable _, _ in .void }) })
  }

  /// What is stored or sent is worked out; nothing that is shown depends on it.
  private static func done(_ site: CallSite) -> Value {
    for index in site.arguments.indices { _ = site.evaluate(index) }
    return .void
  }

  private static func object(_ type: String) -> Value {
    .foreign(OpaqueValue(typeName: type, description: type))
  }
}

extension Value {
  /// `NSLocalizedDescriptionKey`, or what it is.
  fileprivate var isLocalizedDescription: Bool {
    if case .type(let type) = self { return type.name == "NSLocalizedDescriptionKey" }
    return text == "NSLocalizedDescription"
  }
}
