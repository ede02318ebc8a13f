/// A build, as `#if` asks about it: the system that code is compiled for, and whether for debugging in a simulator.
package struct Build: Hashable, Sendable {
  package enum System: String, CaseIterable, Sendable { case iOS, macOS, tvOS, watchOS, visionOS }

  let system: System
  let isDebug: Bool

  /// The build whose code counts: an iOS debug build with the newest compiler.
  package static let read = Build(system: .iOS, isDebug: true)

  /// All builds, those first that are likelier to be meant.
  static let all = [true, false].flatMap { isDebug in
    System.allCases.map { Build(system: $0, isDebug: isDebug) }
  }

  /// Whether a flag of one word, or of the form `os(iOS)`, is set.
  func isSet(_ flag: String) -> Bool {
    switch flag {
    case "true": true
    case "DEBUG": isDebug
    default: flag == "os(\(system.rawValue))"
    }
  }

  /// Whether the systems' own frameworks include a module; one that no system keeps to itself is everywhere.
  func canImport(_ module: String) -> Bool { Self.systems[module]?.contains(system) ?? true }

  /// The modules by which code tells systems apart.
  package static var systemModules: [String] { systems.keys.sorted() }

  /// The modules that are not on all systems.
  private static let systems: [String: Set<System>] = [
    "AppKit": [.macOS], "Carbon": [.macOS], "Cocoa": [.macOS], "TVUIKit": [.tvOS],
    "UIKit": [.iOS, .tvOS, .watchOS, .visionOS], "WatchKit": [.watchOS],
  ]
}
