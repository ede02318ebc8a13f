/// What an app tells of itself, by the keys of its `Info.plist`, as the project says that it is built with.
package struct AppFacts: Sendable {
  /// The project that Xcode keeps.
  package static let fileName = "project.pbxproj"

  package private(set) var values: [String: String] = [:]

  /// The build settings that become entries (Apple: "Build settings reference").
  private static let settings = [
    "CURRENT_PROJECT_VERSION": "CFBundleVersion",
    "INFOPLIST_KEY_CFBundleDisplayName": "CFBundleDisplayName",
    "MARKETING_VERSION": "CFBundleShortVersionString",
    "PRODUCT_NAME": "CFBundleName",
  ]

  package init() {}

  /// Reads `NAME = value;` line by line: the first value of a name counts that stands for itself.
  init(project bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: "="), maxSplits: 1)
      guard parts.count == 2, let key = Self.settings[Self.text(parts[0])], values[key] == nil else { continue }
      let value = Self.text(parts[1])
      if !value.isEmpty, !value.contains("$(") { values[key] = value }
    }
  }

  /// A name or a value without the marks around it.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let isMark: (UInt8) -> Bool = { $0 <= 0x20 || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\"") }
    let rest = bytes.drop(while: isMark)
    guard let last = rest.lastIndex(where: { !isMark($0) }) else { return "" }
    return String(decoding: rest[...last], as: UTF8.self)
  }
}
