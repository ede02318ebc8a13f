import Catalog
import Layout
import Semantics

/// Texts that are put together of several, and of pictures.
extension Expander {
  /// One text that shows the parts of `value` one after another, within the limits that hold here.
  func joined(_ value: Value, _ view: ViewValue, in scope: ViewScope) -> ExpandedView {
    var text = scope.environment.values.text("")
    text.runs = runs(of: value, in: scope)
    let source = source(view.name, .view, at: view.span, nameSpan: view.nameSpan, in: scope)
    let joined = append(.text(text), children: [], source: source, in: scope)
    depend(joined.layout, on: standIns(of: value) + scope.environment.standIns)
    return joined
  }

  private func runs(of value: Value, in scope: ViewScope) -> [TextRun] {
    guard let view = value.view else { return [] }
    switch view.kind {
    case .joined(let first, let second): return runs(of: first, in: scope) + runs(of: second, in: scope)
    case .call(let definition, let arguments):
      if let content = arguments["content"], content.view != nil { return runs(of: content, in: scope) }
      let arguments = arguments.forCatalog(scope.environment.values, evaluator)
      return picture(definition, arguments) ?? arguments.text("content")?.runs ?? []
    case .modified(let content, _, let definition, let arguments):
      guard case .environment(let make) = definition.behavior else { return runs(of: content, in: scope) }
      return runs(of: content, in: setting(make, definition, arguments, view, in: scope))
    default: return []
    }
  }

  /// A picture in a text is as wide as it is elsewhere.
  private func picture(_ definition: ViewDefinition, _ arguments: ArgumentValues) -> [TextRun]? {
    guard case .composition(let make) = definition.behavior,
      case .node(.image(let image), _) = make(arguments)
    else { return nil }
    return [TextRun(text: "", font: arguments.environment.fontDescriptor, attachmentWidth: image.size.width)]
  }

  /// What the parts of a joined text were made from.
  private func standIns(of value: Value) -> [String] {
    guard let view = value.view else { return [] }
    switch view.kind {
    case .joined(let first, let second): return standIns(of: first) + standIns(of: second)
    case .call(_, let arguments):
      return arguments.standIns + (arguments["content"].map { standIns(of: $0) } ?? [])
    case .modified(let content, _, _, let arguments): return standIns(of: content) + arguments.standIns
    default: return []
    }
  }
}
