/// The prefixes that the systems' older modules put before their names, which come with SwiftUI and Foundation unasked.
enum SystemPrefix {
  /// The module that a name with such a prefix must come from.
  static func module(of name: String) -> String? {
    let letters = name.unicodeScalars.prefix(3)
    guard letters.count == 3, letters.allSatisfy({ ("A"..."Z").contains($0) }) else { return nil }
    return modules[String(name.prefix(2))]
  }

  private static let modules = [
    "UI": "UIKit", "NS": "Foundation", "CG": "CoreGraphics", "CA": "QuartzCore", "CI": "CoreImage",
    "CF": "CoreFoundation",
  ]
}
