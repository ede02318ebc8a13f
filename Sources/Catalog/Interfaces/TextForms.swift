/// What a title, written `some StringProtocol` in the catalogue, stands for: the frameworks declare such a signature
/// once for a localized key and once for a string, and most modifiers once more for a `Text`.
enum TextForms {
  case keysAndStrings
  case keysStringsAndTexts

  private static let shorthand = ": some StringProtocol"

  func declarations(of signature: Signature) -> [String] {
    let written = Self.formatted(Self.anchored(signature.description))
    guard written.holds(Self.shorthand),
      let title = signature.parameters.first(where: { $0.type == "some StringProtocol" })
    else {
      return [signature.isDisfavored ? "@_disfavoredOverload " + written : written]
    }
    var forms = [
      Self.replaced(written, of: title, by: "LocalizedStringKey"), "@_disfavoredOverload " + written,
    ]
    if case .keysStringsAndTexts = self, title === signature.parameters.first {
      forms.append(Self.replaced(written, of: title, by: "Text"))
    }
    return forms
  }

  /// The rows leave out of which type an anchor is: it is the one that the closure gets.
  private static func anchored(_ notation: String) -> String {
    guard notation.holds("value: Anchor.Source") else { return notation }
    return notation.replacing("value: Anchor.Source", with: "value: Anchor<A>.Source")
  }

  /// The rows also leave out that a format style is one of the value beside it.
  private static func formatted(_ notation: String) -> String {
    guard notation.holds("format: some FormatStyle") else { return notation }
    let style = notation.holds("Binding<") ? "ParseableFormatStyle" : "FormatStyle"
    let signature = notation.replacing("init(", with: "init<F: \(style)>(").replacing("some Any", with: "F.FormatInput")
    return signature.replacing("format: some FormatStyle", with: "format: F")
      + " where F.FormatInput: Equatable, F.FormatOutput == String"
  }

  /// The signature with another type for one parameter.
  private static func replaced(_ notation: String, of parameter: SignatureParameter, by type: String) -> String {
    notation.replacing(parameter.name + shorthand, with: "\(parameter.name): \(type)", maxReplacements: 1)
  }
}
