import Catalog
import Semantics

extension Expander {
  /// The view as a style of the program's own arranges it; nil where none is set.
  func styled(
    _ definition: ViewDefinition,
    _ arguments: BoundArguments,
    _ source: SceneNode.Source?,
    in scope: ViewScope
  ) -> [ExpandedView]? {
    guard let use = definition.style, case .structure(let style)? = scope.environment.style(use.modifier) else {
      return nil
    }
    recorder.note()
    let node = SceneNode(scope.identity, source: source)
    var inner = scope
    inner.environment.setStyle(use.modifier, nil)
    let configuration = StyleConfiguration(
      typeName: style.type.name,
      parts: use.parts.mapValues { part($0, of: arguments, source?.span ?? .none) },
      arguments: arguments,
      values: use.values.isEmpty
        ? [:] : values(use, of: values(of: arguments, in: scope))
    )
    var arguments: [Value] = [.foreign(configuration)]
    var value = Value.structure(style.installed(installation(for: node, in: scope)))
    let body = evaluator.callMethod("makeBody", on: &value, labels: ["configuration"], &arguments) ?? .void
    return wrap(expand(body, at: source?.span ?? .none, in: inner).views, in: node)
  }

  private func values(_ use: StyleUse, of arguments: ArgumentValues) -> [String: Value] {
    use.values.compactMapValues { $0(arguments).map { Value($0) } }
  }

  /// The views of a part: of whichever of the parameters the call passes.
  private func part(_ parameters: [String], of arguments: BoundArguments, _ span: SourceSpan) -> Value {
    let slot = SlotContent { [weak self] scope in
      guard let self, let name = parameters.first(where: { arguments[$0] != nil }) else { return [] }
      let content = content(name, of: arguments)
      let shown = ViewValue.picture(content, asParameter: name).map { Value.view($0) } ?? content
      return flatten(shown, at: arguments.span(of: name) ?? span, in: scope).pieces
    }
    return .view(ViewValue(.slot(slot), name: "", span: span, nameSpan: span))
  }
}

/// What a style's `makeBody(configuration:)` gets.
struct StyleConfiguration: ForeignValue {
  let typeName: String
  let parts: [String: Value]
  let arguments: BoundArguments
  let values: [String: Value]

  func member(_ name: String) -> Value? {
    if let value = values[name] { return value }
    if let part = parts[name] { return part }
    if let argument = arguments[name] { return argument }
    return name.hasPrefix("is") ? .bool(false) : Value.none
  }

  func isEqual(to other: any ForeignValue) -> Bool { false }

  func hash(into hasher: inout Hasher) {}

  var description: String { "Configuration" }
}
