import Catalog
import Semantics

extension PackageView {
  /// `KFImage.url(url)`
  func made(by call: CallSite) -> Value {
    let bound = BoundArguments(signature: definition.initializers.first)
    return .view(ViewValue(.call(definition, bound), name: definition.name, span: call.span, nameSpan: call.nameSpan))
  }

  /// A view of a package under a modifier of its own; nil where it is none.
  static func modified(_ value: Value, _ name: String, _ call: CallSite) -> Value? {
    guard let view = value.view, let package = package(under: view) else { return nil }
    if package.settings.contains(name) { return value }
    guard package.slots.contains(name), let last = call.arguments.indices.last else { return nil }
    let content = call.evaluate(last, as: .function([], nil, builder: "ViewBuilder"))
    return rebuilt(view, with: name, content, depth: 0)
  }

  /// So many modifiers of the framework may stand between a view of a package and one of its own modifiers.
  private static let mostModifiers = 50

  private static func package(under view: ViewValue) -> PackageView? {
    var view = view
    for _ in 0..<mostModifiers {
      if let definition = view.definition { return Catalog.packageView(definition.name) }
      guard let content = view.content.view else { return nil }
      view = content
    }
    return nil
  }

  private static func rebuilt(_ view: ViewValue, with slot: String, _ content: Value, depth: Int) -> Value? {
    let kind: ViewValue.Kind
    switch view.kind {
    case .call(let definition, let arguments): kind = .call(definition, arguments.adding(slot, content))
    case .modified(let inner, let span, let modifier, let arguments):
      guard depth < mostModifiers, let inner = inner.view,
        let changed = rebuilt(inner, with: slot, content, depth: depth + 1)
      else { return nil }
      kind = .modified(changed, span, modifier, arguments)
    default: return nil
    }
    return .view(ViewValue(kind, name: view.name, span: view.span, nameSpan: view.nameSpan))
  }
}
