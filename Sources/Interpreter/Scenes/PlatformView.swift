import Catalog
import Semantics

/// What UIKit or AppKit show in a representable, as far as its declarations tell: a view without a size of its own takes
/// what it is offered (Apple: `UIViewRepresentable.sizeThatFits(_:uiView:context:)`, `UIView.noIntrinsicMetric`).
enum PlatformView {
  private static let makers: Set<String> = [
    "makeNSView", "makeNSViewController", "makeUIView", "makeUIViewController",
  ]
  /// What gives a view a size: an answer of its own, or constraints to what is in it.
  private static let sizing: Set<String> = [
    "NSLayoutConstraint", "activate", "addArrangedSubview", "constraint", "intrinsicContentSize",
    "preferredContentSize", "setContentCompressionResistancePriority", "setContentHuggingPriority", "sizeThatFits",
    "sizingOptions", "systemLayoutSizeFitting",
  ]

  /// Whether a representable certainly fills its room.
  static func fills(_ representable: NominalType, _ evaluator: Evaluator) -> Bool {
    guard evaluator.instanceMembers("sizeThatFits", of: representable).isEmpty else { return false }
    for maker in makers.sorted() {
      for case .function(let function, let owner) in evaluator.instanceMembers(maker, of: representable) {
        guard let returned = function.returnType, !mentionsSizing(function.span, evaluator) else { return false }
        if maker.hasSuffix("Controller") { return true }
        let context = evaluator.context(TypeValue(name: representable.name, nominal: representable), owner: owner)
        let type = evaluator.resolve(returned, in: context)
        return hasNoSize(type, evaluator) || scrolls(type, evaluator, in: representable)
      }
    }
    return false
  }

  /// The labels of what `sizeThatFits(_:uiView:context:)` gets besides the proposal, where it says what size a
  /// representable has without looking at any of that.
  static func sizeParameters(of representable: NominalType, _ evaluator: Evaluator) -> [String?]? {
    for case .function(let function, _) in evaluator.instanceMembers("sizeThatFits", of: representable) {
      guard function.parameters.count == 3, let body = function.body else { continue }
      let others = function.parameters.dropFirst()
      evaluator.noteRead(at: body.span)
      let names = Set(others.map(\.name))
      guard evaluator.program.unit(body.span.unit)?.mentions(names, in: body.span) == false else { return nil }
      return others.map(\.label)
    }
    return nil
  }

  private static func hasNoSize(_ type: TypeValue, _ evaluator: Evaluator) -> Bool {
    guard let nominal = type.nominal, nominal.declaration != nil else {
      return PlatformViewTraits.withoutSize.contains(type.name)
    }
    for type in sequence(first: nominal, next: \.superclass) {
      for part in [type.declaration].compactMap(\.self) + type.extensions where mentionsSizing(part.span, evaluator) {
        return false
      }
    }
    return PlatformViewTraits.withoutSize.contains { nominal.conforms(to: $0) }
  }

  /// Whether it is a view that takes any size while it scrolls, and no code of the representable stops that.
  private static func scrolls(_ type: TypeValue, _ evaluator: Evaluator, in representable: NominalType) -> Bool {
    guard PlatformViewTraits.withoutSizeWhileScrolling.contains(type.name) else { return false }
    let parts = [representable.declaration].compactMap(\.self) + representable.extensions
    return parts.allSatisfy { part in
      evaluator.noteRead(at: part.span)
      return evaluator.program.unit(part.span.unit)?.mentions(["isScrollEnabled"], in: part.span) == false
    }
  }

  private static func mentionsSizing(_ span: SourceSpan, _ evaluator: Evaluator) -> Bool {
    evaluator.noteRead(at: span)
    return evaluator.program.unit(span.unit)?.mentions(sizing, in: span) ?? true
  }
}
