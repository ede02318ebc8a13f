/// The prefixes that the systems' older modules put before their names, which come with SwiftUI and Foundation unasked.
enum SystemPrefix {
  /// The modules of which one must have a name with such a prefix.
  static func modules(of name: String) -> [String]? {
    let letters = name.unicodeScalars.prefix(3)
    guard letters.count == 3, letters.allSatisfy({ ("A"..."Z").contains($0) }) else { return nil }
    return modules[String(name.prefix(2))]
  }

  private static let modules = [
    "UI": ["UIKit"], "NS": ["Foundation", "AppKit"], "CG": ["CoreGraphics"], "CA": ["QuartzCore"],
    "CI": ["CoreImage"], "CF": ["CoreFoundation"],
  ]
}
