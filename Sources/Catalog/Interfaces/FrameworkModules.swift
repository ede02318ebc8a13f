/// The modules whose declarations are known, each after those it stands on.
package enum FrameworkModules {
  package static let all: [FrameworkModule] = [
    swift, coreGraphics, foundation, observation, combine, swiftUI, system, synchronization,
  ]

  /// Modules that only tests import.
  package static let testing: Set<String> = ["Testing", "XCTest"]

  /// Modules that are not described and declare a type with the name of one that is: whoever imports them cannot mean it.
  package static let namesakes = ["Anchor": "RegexBuilder", "Logger": "Logging"]

  /// The protocols that types with an attached macro conform to, where the protocol is not named like the macro.
  package static let macroConformances = ["Model": "PersistentModel"]

  /// Every program sees it without an import.
  package static let swift = FrameworkModule("Swift") { InterfaceFamily.swift }
  package static let coreGraphics = FrameworkModule("CoreGraphics") { InterfaceFamily.coreGraphics }
  package static let foundation = FrameworkModule("Foundation", reexports: ["CoreGraphics"]) {
    InterfaceFamily.foundation
  }
  package static let observation = FrameworkModule("Observation", .iOS17) { InterfaceFamily.observation }
  package static let combine = FrameworkModule("Combine") { InterfaceFamily.combine }
  package static let swiftUI = FrameworkModule(
    "SwiftUI",
    reexports: ["CoreGraphics", "Foundation", "Combine", "Observation"]
  ) { InterfaceFamily.swiftUI }
  package static let system = FrameworkModule("os") { [InterfaceFamily.system] }
  package static let synchronization = FrameworkModule("Synchronization", Availability(iOS: 18, macOS: 15)) {
    [InterfaceFamily.synchronization]
  }
}
