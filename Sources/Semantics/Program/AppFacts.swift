/// What an app tells of itself, by the keys of its `Info.plist`, as the project says that it is built with, and the
/// systems that it is built for.
package struct AppFacts: Sendable {
  /// The project that Xcode keeps.
  package static let fileName = "project.pbxproj"

  /// What describes a package.
  package static let manifestName = "Package.swift"

  package private(set) var values: [String: String] = [:]
  /// The oldest versions of each platform that targets are built for, by the names that `#available` has for platforms:
  /// "15.0" of "iOS".
  package private(set) var oldestVersions: [String: Set<String>] = [:]

  /// The build settings that become entries (Apple: "Build settings reference").
  private static let settings = [
    "CURRENT_PROJECT_VERSION": "CFBundleVersion",
    "INFOPLIST_KEY_CFBundleDisplayName": "CFBundleDisplayName",
    "MARKETING_VERSION": "CFBundleShortVersionString",
    "PRODUCT_NAME": "CFBundleName",
  ]

  package init() {}

  /// Reads `NAME = value;` line by line: the first value of a name counts that stands for itself, and each version. Of
  /// a manifest `.iOS(.v15)` and `.macOS("12.4")` are read.
  init(project: [UInt8]?, manifest: [UInt8]?) {
    for line in (project ?? []).split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: "="), maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = Self.text(parts[0])
      if let platform = Self.platforms.first(where: { $0.setting == name })?.name {
        oldestVersions[platform, default: []].insert(Self.text(parts[1]))
      }
      guard let key = Self.settings[name], values[key] == nil else { continue }
      let value = Self.text(parts[1])
      if !value.isEmpty, !value.contains("$(") { values[key] = value }
    }
    let manifest = String(decoding: manifest ?? [], as: UTF8.self)
    for platform in Self.platforms {
      for part in manifest.split(separator: ".\(platform.name)(").dropFirst() {
        let version = part.prefix { $0 != ")" }.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "_" }
        guard !version.isEmpty else { continue }
        oldestVersions[platform.name, default: []].insert(version.split(separator: "_").joined(separator: "."))
      }
    }
  }

  /// The platforms and the build settings that name their oldest versions (Apple: "Build settings reference").
  private static let platforms = [
    (name: "iOS", setting: "IPHONEOS_DEPLOYMENT_TARGET"), (name: "macOS", setting: "MACOSX_DEPLOYMENT_TARGET"),
    (name: "tvOS", setting: "TVOS_DEPLOYMENT_TARGET"), (name: "visionOS", setting: "XROS_DEPLOYMENT_TARGET"),
    (name: "watchOS", setting: "WATCHOS_DEPLOYMENT_TARGET"),
  ]

  /// A name or a value without the marks around it.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let isMark: (UInt8) -> Bool = { $0 <= 0x20 || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\"") }
    let rest = bytes.drop(while: isMark)
    guard let last = rest.lastIndex(where: { !isMark($0) }) else { return "" }
    return String(decoding: rest[...last], as: UTF8.self)
  }
}
