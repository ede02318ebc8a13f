import Catalog
import TestSupport
import Testing

/// The catalogue knows what people write: every form of a call that the survey of real code counts.
@Suite(.enabled(if: Repository.shared != nil)) struct CorpusPatternTests {
  @Test func everyPatternOfAModifierIsKnown() throws {
    let patterns = try patterns("modifier_patterns", ofFramework: { Catalog.modifier($0) != nil })
    #expect(patterns.count > 250)
    let unknown = patterns.filter { pattern in
      let shape = ModifierDefinition.ofShapes.first { $0.name == pattern.name }
      let signatures = (Catalog.modifier(pattern.name)?.signatures ?? []) + (shape?.signatures ?? [])
      return !signatures.contains { $0.match(pattern.arguments) != nil }
    }
    #expect(Set(unknown.map(\.description)) == Self.foreignModifiers)
  }

  @Test func everyPatternOfAViewIsKnown() throws {
    let patterns = try patterns("constructor_patterns", ofFramework: { Catalog.view($0) != nil })
    #expect(patterns.count > 200)
    let unknown = patterns.filter { pattern in
      let signatures = Catalog.view(pattern.name)?.initializers ?? []
      return !signatures.contains { $0.match(pattern.arguments) != nil }
    }
    #expect(Set(unknown.map(\.description)) == Self.foreignViews)
  }

  /// Forms of packages and of the projects' own, and members of other types that share the name.
  private static let foreignModifiers: Set<String> = [
    "alert(_:)", "animation()", "fill(_:with:)", "font(size:style:weight:)", "font(style:weight:)",
    "foregroundStyle(by:)", "frame(in:)", "padding(_:insets:)", "padding(insets:)",
  ]
  private static let foreignViews: Set<String> = [
    "Button() {}", "Button(_:icon:) {}", "Form(systemImage:) {}", "Image(icon:)", "Image(symbol:)",
    "Image(systemSymbol:)", "Label(_:icon:)", "Label(_:systemSymbol:)", "Menu(_:icon:) {}",
    "NavigationLink(_:icon:destination:)", "NavigationLink(_:state:)",
    "NavigationLink(_:value:fallbackValue:icon:destination:)", "NavigationLink(state:) {}",
    "NavigationLink(unwrapping:case:) {}", "NavigationStack(path:) {} destination:{}", "Picker(_:selection:)",
    "Section(rawValue:)", "Settings()", "Toggle(_:icon:isOn:)",
  ]

  /// A call's name and the form of its arguments: `Button,(_:) {} label:{}`.
  private struct Pattern: CustomStringConvertible {
    let description: String
    let name: String
    let arguments: [Signature.ArgumentShape]

    init?(_ line: Substring) {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      guard fields.count > 3, let open = fields[2].firstIndex(of: "("), let close = fields[2].firstIndex(of: ")") else {
        return nil
      }
      description = "\(fields[1])\(fields[2])"
      name = String(fields[1])
      let inside = fields[2][fields[2].index(after: open)..<close].split(separator: ":").map(Self.label)
      let closures = fields[2][close...].dropFirst().split(separator: " ").map { $0.split(separator: ":") }
      arguments =
        inside.map { Signature.ArgumentShape(label: $0) }
        + closures.map { .init(label: $0.count > 1 ? String($0[0]) : nil, isTrailingClosure: true) }
    }

    private static func label(_ text: Substring) -> String? { text == "_" ? nil : String(text) }
  }

  private func patterns(_ table: String, ofFramework isKnown: (String) -> Bool) throws -> [Pattern] {
    let text = try #require(Repository.text(ofFile: (Repository.shared ?? "") + "/corpus/\(table).csv"))
    return text.split(whereSeparator: \.isNewline).dropFirst().compactMap(Pattern.init).filter { isKnown($0.name) }
  }
}
