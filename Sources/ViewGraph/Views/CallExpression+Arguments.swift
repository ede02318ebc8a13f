package import Catalog
package import Semantics

extension CallExpression {
  /// The arguments as signatures see them.
  package var argumentShapes: [Signature.ArgumentShape] {
    arguments.map { Signature.ArgumentShape(label: $0.label, isTrailingClosure: $0.isTrailing) }
  }
}

extension Signature {
  /// What a call of this form gives for the parameter that is meant; nil where the call has another form.
  package func argument(
    of call: CallExpression,
    for isMeant: (SignatureParameter) -> Bool
  ) -> Argument? {
    guard let matched = match(call.argumentShapes) else { return nil }
    return zip(call.arguments, matched).first { _, index in
      parameters.indices.contains(index) && isMeant(parameters[index])
    }?.0
  }
}
