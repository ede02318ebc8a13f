import Catalog
package import Semantics

/// Looks for a way from the first view of a scene to one that needs an object, on which nothing sets an object.
package struct UnsetWay {
  private let setters: Set<SourceSpan>
  private let root: SourceSpan
  private let rootView: String
  private let scope: ProgramScope

  /// `setters` are the modifiers that set the object, or may.
  package init(from root: SourceSpan, showing view: String, setters: [CallOccurrence], in scope: ProgramScope) {
    self.setters = Set(setters.map(\.call.span))
    self.root = root
    rootView = view
    self.scope = scope
  }

  /// Maximum number of views that are looked at on the way outwards.
  private static let limit = 64

  /// Whether such a way to the view is known that leads through a presentation or a destination. Of several views of one
  /// name nobody can tell which is made where.
  package func leads(to view: String) -> Bool {
    var seen: Set = [Step(view: view, isApart: false)]
    var pending = Array(seen)
    while let step = pending.popLast(), seen.count < Self.limit {
      guard scope.declaredTypes(named: step.view).count == 1 else { continue }
      for use in scope.calls(step.view) where use.call.receiver == nil && !isSet(use) {
        let isApart = step.isApart || scope.isShownApart(use.call.span, in: use.scope)
        if root.contains(use.call.span) {
          if isApart { return true }
          continue
        }
        guard let owner = use.scope.type, scope.isView(owner), !scope.isInPreview(use.scope) else { continue }
        if owner.name == rootView, isApart { return true }
        let next = Step(view: owner.name, isApart: isApart)
        if seen.insert(next).inserted { pending.append(next) }
      }
    }
    return false
  }

  /// A view on the way outwards.
  private struct Step: Hashable {
    let view: String
    /// Whether what lies behind is shown apart from the view.
    let isApart: Bool
  }

  /// Whether something may set the object between the view and the body that makes it; nobody can tell where a property or
  /// a function with the view is used in several places.
  private func isSet(_ use: CallOccurrence) -> Bool {
    var place = use.call.span
    var code = use.scope
    for _ in 0..<Self.limit {
      let around = scope.index(of: place.unit).map { Array($0.calls(around: place)) } ?? []
      if around.contains(where: { $0.call.span != place && maySet($0.call, around: place) }) { return true }
      if root.contains(place) { return false }
      guard let next = scope.onlyUse(of: code) else { break }
      (place, code) = (next.expression.span, next.scope)
    }
    guard case .accessor(let variable)? = code.outermostCode?.kind else { return true }
    return variable.name != "body"
  }

  private func isSetter(_ call: CallExpression) -> Bool { setters.contains(call.span) }

  private func maySet(_ call: CallExpression, around view: SourceSpan) -> Bool {
    guard let name = call.calledName else { return true }
    let isFramework = call.isInitializer ? Catalog.view(name) != nil : Catalog.modifier(name) != nil
    if call.receiver?.span.contains(view) == true {
      return scope.isOpaque(call) || !isFramework && scope.ownModifier(call) == nil
        || scope.comes(call, to: isSetter)
    }
    if call.receiver != nil, !call.isInitializer {
      return scope.ownModifier(call) == nil ? !isFramework : scope.comes(call, to: isSetter)
    }
    let declared = scope.declaredTypes(named: name)
    guard !declared.isEmpty else { return !isFramework }
    return declared.flatMap(\.all).contains { part in setters.contains { part.type.span.contains($0) } }
  }
}
