/// A program as the compiler can check it without the macros of Xcode: `@Entry` as the accessors that it makes, a
/// preview as a function. Every line stays where it is.
struct CompiledProgram {
  let text: String

  init(_ source: String) {
    var text = source.contains("import SwiftUI") ? source : "import SwiftUI; " + source
    text = text.replacing("@Previewable ", with: "")
    text = Self.lines(of: text, changedBy: Self.entry)
    self.text = Self.previews(in: text)
  }

  private static func lines(of text: String, changedBy change: (Substring) -> String?) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { change($0) ?? String($0) }.joined(
      separator: "\n"
    )
  }

  /// `@Entry var name: Type = value` with accessors. Where the type is left out, what a literal or a call says counts.
  private static func entry(_ line: Substring) -> String? {
    guard let match = line.firstMatch(of: #/@Entry (.*)var (\w+)\s*(:[^=]+)?=\s*(.+)/#) else { return nil }
    var value = String(match.4)
    if let comment = value.firstRange(of: " //") { value = String(value[..<comment.lowerBound]) }
    guard let type = match.3.map(String.init) ?? type(of: value).map({ ": \($0) " }) else { return nil }
    let front = line[..<match.range.lowerBound]
    guard value.count(where: { $0 == "{" }) == value.count(where: { $0 == "}" }) else { return nil }
    return "\(front)\(match.1)var \(match.2)\(type){ get { \(value) } set { _ = newValue } }"
  }

  private static func type(of value: String) -> String? {
    if value.hasPrefix("true") || value.hasPrefix("false") { return "Bool" }
    if value.hasPrefix("\"") { return "String" }
    if value.wholeMatch(of: #/-?\d[\d_]*\s*/#) != nil { return "Int" }
    if value.wholeMatch(of: #/-?[\d_]+\.\d+\s*/#) != nil { return "Double" }
    return value.firstMatch(of: #/^([A-Z][\w.]*?)(\(|\.[a-z])/#).map { String($0.1) }
  }

  private static func previews(in text: String) -> String {
    var count = 0
    return text.replacing(#/#Preview\b\s*(\(([^()]|\([^()]*\))*\))?\s*\{/#) { _ in
      count += 1
      return "@ViewBuilder @MainActor func __preview\(count)() -> some View {"
    }
  }
}
