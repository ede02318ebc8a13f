import SourceText

extension InterfaceFamily {
  /// The modifiers of the catalogue, by what they are applied to.
  static var modifiers: InterfaceFamily {
    var writers: [String: InterfaceWriter] = [:]
    for modifier in ModifierDefinition.all + ModifierDefinition.ofShapes + ModifierDefinition.ofColumns {
      for signature in modifier.signatures {
        writers[modifier.owner(of: signature), default: InterfaceWriter()].declare(signature, of: modifier)
      }
    }
    let text = writers.ordered { $0.key < $1.key }.map { "extension \($0.key) {\n\($0.value.text)}\n" }
    return InterfaceFamily("Modifiers", text.joined())
  }
}

extension InterfaceWriter {
  fileprivate mutating func declare(_ signature: Signature, of modifier: ModifierDefinition) {
    let forms: TextForms = modifier.receiver == .view ? .keysStringsAndTexts : .keysAndStrings
    let own = Set(modifier.signatures.map(\.description))
    for declaration in forms.declarations(of: signature) {
      guard declaration == signature.description || !own.contains(declaration) else { continue }
      let availability = signature.since ?? modifier.availability
      introduce(modifier.summary, availability, signature.deprecation ?? modifier.deprecation, indent: "  ")
      line("  " + declaration)
    }
  }
}

extension ModifierDefinition {
  /// The type whose extension declares a signature: modifiers that return an image or a shape are members of `Image` or
  /// `Shape`, the others of the modifier's receiver.
  fileprivate func owner(of signature: Signature) -> String {
    switch signature.result {
    case "Image": "Image"
    case "some Shape": "Shape"
    case "some InsettableShape": "InsettableShape"
    case "some DynamicViewContent": "DynamicViewContent"
    default: receiver.typeName
    }
  }
}
