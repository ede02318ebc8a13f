import Catalog
import Semantics

/// What the framework keeps with a call in the source: the definition that its name means, and how its arguments fit.
final class FrameworkPlan {
  let view: ViewDefinition?
  let modifier: ModifierDefinition?
  /// What the name means on a shape, where that is something else.
  let shapeModifier: ModifierDefinition?
  /// What it means on a column of a table.
  let columnModifier: ModifierDefinition?
  // SAFETY: unchecked, since every access looks up, sets or adds one entry and ends before anything else is called.
  /// How the arguments fit the view.
  @exclusivity(unchecked) fileprivate var viewFit: SignatureFit?
  /// How they fit the modifier.
  @exclusivity(unchecked) fileprivate var modifierFit: SignatureFit?
  @exclusivity(unchecked) private var fits: [(first: ObjectIdentifier?, count: Int, fit: SignatureFit)] = []

  init(_ name: String?) {
    view = name.flatMap(Catalog.view)
    let modifier = name.flatMap(Catalog.modifier)
    let shapeModifier = name.flatMap(Catalog.shapeModifier)
    self.modifier = modifier
    columnModifier = name.flatMap(Catalog.columnModifier)
    self.shapeModifier = shapeModifier === modifier ? nil : shapeModifier
  }

  /// What is known of the call's fit with these. Lists of signatures are the catalogue's: the first one and their number
  /// tell them apart.
  func fit(_ signatures: [Signature]) -> SignatureFit? {
    let first = signatures.first.map { ObjectIdentifier($0) }
    for index in fits.indices where fits[index].first == first && fits[index].count == signatures.count {
      return fits[index].fit
    }
    return nil
  }

  func keep(_ fit: SignatureFit, with signatures: [Signature]) {
    fits.append((signatures.first.map { ObjectIdentifier($0) }, signatures.count, fit))
  }
}

extension CallPlan {
  /// The framework's part of the plan.
  var framework: FrameworkPlan {
    if let known = knownFramework { return known }
    let made = FrameworkPlan(name)
    knownFramework = made
    return made
  }
}

extension CallSite {
  func fit(_ signatures: [Signature], _ types: TypeNotation) -> SignatureFit {
    let framework = plan.framework
    if let known = framework.fit(signatures) { return known }
    let made = SignatureFit(signatures, self, types)
    framework.keep(made, with: signatures)
    return made
  }

  /// How the call fits a view: that of its name, nearly always.
  func fit(_ view: ViewDefinition, _ types: TypeNotation) -> SignatureFit {
    let framework = plan.framework
    guard framework.view === view else { return fit(view.initializers, types) }
    if let known = framework.viewFit { return known }
    let made = fit(view.initializers, types)
    framework.viewFit = made
    return made
  }

  /// How the call fits a modifier: that of its name, nearly always.
  func fit(_ modifier: ModifierDefinition, _ types: TypeNotation) -> SignatureFit {
    let framework = plan.framework
    guard framework.modifier === modifier else { return fit(modifier.signatures, types) }
    if let known = framework.modifierFit { return known }
    let made = fit(modifier.signatures, types)
    framework.modifierFit = made
    return made
  }
}
