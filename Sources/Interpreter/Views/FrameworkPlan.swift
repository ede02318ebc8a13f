import Catalog
import Semantics

/// What the framework keeps with a call in the source: the definition that its name means, and how its arguments fit.
final class FrameworkPlan {
  let view: ViewDefinition?
  let modifier: ModifierDefinition?
  /// What the name means on a shape, where that is something else.
  let shapeModifier: ModifierDefinition?
  private var fits: [(first: Signature?, count: Int, fit: SignatureFit)] = []

  init(_ name: String?) {
    view = name.flatMap(Catalog.view)
    let modifier = name.flatMap(Catalog.modifier)
    let shapeModifier = name.flatMap(Catalog.shapeModifier)
    self.modifier = modifier
    self.shapeModifier = shapeModifier === modifier ? nil : shapeModifier
  }

  /// Lists of signatures are the catalogue's: the first one and their number tell them apart.
  func fit(_ signatures: [Signature], make: () -> SignatureFit) -> SignatureFit {
    for known in fits where known.first === signatures.first && known.count == signatures.count { return known.fit }
    let made = make()
    fits.append((signatures.first, signatures.count, made))
    return made
  }
}

extension CallPlan {
  /// The framework's part of the plan.
  var framework: FrameworkPlan {
    if let known = attachment as? FrameworkPlan { return known }
    let made = FrameworkPlan(name)
    attachment = made
    return made
  }
}

extension CallSite {
  func fit(_ signatures: [Signature], _ types: TypeNotation) -> SignatureFit {
    plan.framework.fit(signatures) { SignatureFit(signatures, self, types) }
  }
}
