package import Catalog
package import Semantics

extension ProgramScope {
  /// Whether the call is a modifier of the framework with all of the traits: a function of the workspace may have the name.
  /// In an extension of `View` it may stand without a receiver.
  package func isModifier(_ call: CallExpression, _ traits: ModifierTraits) -> Bool {
    guard let name = call.calledName, ModifierTraits.of(name).isSuperset(of: traits) else { return false }
    guard call.receiver == nil, declares(name) else { return ownModifier(call) == nil }
    return ownModifier(call) == nil && declaredValue(named: call.nameSpan) == nil
  }

  /// Whether the call makes a view of the framework with all of the traits: a type of the workspace may have the name.
  package func makesView(_ call: CallExpression, _ traits: ViewTraits) -> Bool {
    guard call.receiver == nil, let name = call.calledName.map(aliasedType) else { return false }
    return ViewTraits.of(name).isSuperset(of: traits) && !declaresType(name)
  }

  /// The modifiers with the traits on what stands at `span`, from the inside out.
  package func modifiers(_ traits: ModifierTraits, over span: SourceSpan) -> [CallOccurrence] {
    modifiers(over: span).filter { isModifier($0.call, traits) }
  }

  /// Whether a modifier with the traits stands around `span`, directly or further out, in the same expression; also by way
  /// of the program's own modifiers.
  package func isModified(_ span: SourceSpan, _ traits: ModifierTraits) -> Bool {
    index(of: span.unit)?.calls(around: span).contains { around in
      around.call.receiver?.span.contains(span) == true
        && applied(by: around.call).contains { isModifier($0, traits) }
    } ?? false
  }
}
