/// What a title, written `some StringProtocol` in the catalogue, stands for: the frameworks declare such a signature
/// once for a localized key and once for a string, and most modifiers once more for a `Text`.
enum TextForms {
  case keysAndStrings
  case keysStringsAndTexts

  private static let shorthand = ": some StringProtocol"

  func declarations(of signature: Signature) -> [String] {
    // The rows leave out of which type an anchor is: it is the one that the closure gets.
    let written = signature.description.replacing("value: Anchor.Source", with: "value: Anchor<A>.Source")
    guard let title = signature.parameters.first(where: { $0.type == "some StringProtocol" }) else { return [written] }
    var forms = [
      Self.replaced(written, of: title, by: "LocalizedStringKey"), "@_disfavoredOverload " + written,
    ]
    if case .keysStringsAndTexts = self, title === signature.parameters.first {
      forms.append(Self.replaced(written, of: title, by: "Text"))
    }
    return forms
  }

  /// The signature with another type for one parameter.
  private static func replaced(_ notation: String, of parameter: SignatureParameter, by type: String) -> String {
    notation.replacing(parameter.name + shorthand, with: "\(parameter.name): \(type)", maxReplacements: 1)
  }
}
