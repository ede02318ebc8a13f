import Catalog
import Layout
import Semantics

/// Texts that are put together of several, and of pictures.
extension Expander {
  /// One text that shows the parts of `value` one after another, within the limits that hold here.
  func joined(_ value: Value, _ view: ViewValue, in scope: ViewScope) -> ExpandedView {
    var text = scope.environment.values.text("")
    var inks: [Ink] = []
    text.runs = runs(of: value, in: scope, &inks)
    let source = source(view.name, .view, at: view.span, nameSpan: view.nameSpan, in: scope)
    let joined = append(.text(text), children: [], source: source, in: scope)
    pictures?.note(inks, ofRunsOf: joined.layout)
    depend(joined.layout, on: standIns(of: value) + scope.environment.standIns)
    return joined
  }

  /// So many parts of a text are looked at: a text that is joined with itself again and again has more than any screen.
  private static let mostTextParts = 5_000

  /// `inks` are those of the runs, where they are drawn.
  private func runs(of value: Value, in scope: ViewScope, _ inks: inout [Ink]) -> [TextRun] {
    var runs: [TextRun] = []
    var waiting = [(value, scope)]
    var count = 0
    while let (part, scope) = waiting.popLast() {
      guard let view = part.view else { continue }
      count += 1
      guard count <= Self.mostTextParts else {
        recorder.reach(limit: "a text has more than \(Self.mostTextParts) parts", at: view.span)
        return runs + [TextRun(text: DescriptionRoom.ellipsis, font: scope.environment.values.fontDescriptor)]
      }
      switch view.kind {
      case .joined(let first, let second): waiting += [(second, scope), (first, scope)]
      case .applied(let content, _): waiting.append((content, scope))
      case .call(let definition, let arguments):
        if let content = arguments["content"], content.view != nil {
          waiting.append((content, scope))
          continue
        }
        let read = values(of: arguments, in: scope)
        let own = picture(definition, read) ?? read.text("content")?.runs ?? []
        runs += own
        if pictures != nil { inks += Array(repeating: scope.environment.values.ink, count: own.count) }
      case .modified(let content, _, let definition, let arguments):
        let scope = painted(definition, arguments, in: scope)
        guard case .environment(let make) = definition.behavior else {
          waiting.append((content, scope))
          continue
        }
        waiting.append((content, setting(make, definition, arguments, view, in: scope)))
      default: continue
      }
    }
    return runs
  }

  /// A picture in a text is as wide as it is elsewhere.
  private func picture(_ definition: ViewDefinition, _ arguments: ArgumentValues) -> [TextRun]? {
    guard case .composition(let make) = definition.behavior,
      case .node(let behavior, _) = make(arguments),
      case .image(let image) = withKnownSize(behavior, in: arguments.environment) ?? behavior
    else { return nil }
    return [TextRun(text: "", font: arguments.environment.fontDescriptor, attachmentWidth: image.size.width)]
  }

  /// What the parts of a joined text were made from.
  private func standIns(of value: Value) -> [String] {
    var names: [String] = []
    var waiting = [value]
    var seen: Set<ObjectIdentifier> = []
    while let part = waiting.popLast() {
      guard let view = part.view, seen.insert(ObjectIdentifier(view)).inserted else { continue }
      switch view.kind {
      case .joined(let first, let second): waiting += [second, first]
      case .applied(let content, _): waiting.append(content)
      case .call(_, let arguments):
        names += arguments.standIns
        if let content = arguments["content"] { waiting.append(content) }
      case .modified(let content, _, _, let arguments):
        waiting.append(content)
        names += arguments.standIns
      default: continue
      }
    }
    return names
  }
}
