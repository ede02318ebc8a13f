import Catalog
package import Semantics
import SourceText

extension ProgramScope {
  /// Whether the call is a modifier that shows its content in a hierarchy of its own: a sheet, a popover, a destination.
  package func presents(_ call: CallExpression) -> Bool {
    guard call.receiver != nil, let name = call.calledName, ModifierTraits.of(name).contains(.presents) else {
      return false
    }
    return ownModifier(call) == nil
  }

  /// Whether the view, or one that it is made in, is presented or pushed somewhere, or hosted by another framework: then
  /// its own end may be meant.
  package func isPresented(_ type: TypeParts) -> Bool {
    var seen: Set<String> = [type.name]
    var pending = [type.name]
    while let name = pending.popLast() {
      for use in names(name) {
        if isShownApart(use.expression.span, in: use.scope) { return true }
        guard seen.count < Self.makerLimit, let maker = use.scope.type, isView(maker), seen.insert(maker.name).inserted
        else { continue }
        pending.append(maker.name)
      }
    }
    return false
  }

  /// So many views are looked at that may make a view.
  private static let makerLimit = 64

  /// Whether code stands in the content of a presentation or a destination, or is handed over to one.
  package func isShownApart(_ span: SourceSpan, in code: CodeScope) -> Bool {
    let inContent = scopes(around: code).contains { around in
      guard case .closure(_, let call?) = around.kind else { return false }
      return showsApart(call)
    }
    return inContent || callWithArgument(span).map { showsApart($0.call) } ?? false
  }

  /// Whether the call shows views in a hierarchy of their own.
  package func showsApart(_ call: CallExpression) -> Bool {
    if presents(call) { return true }
    guard call.receiver == nil, let name = call.calledName else { return false }
    return ViewTraits.of(name).contains(.leadsElsewhere) || ViewTraits.hosts.contains(name)
  }
}
