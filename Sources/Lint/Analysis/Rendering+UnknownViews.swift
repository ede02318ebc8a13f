import Interpreter
import Layout
import Semantics
import ViewGraph

extension Rendering {
  /// The elements that stand for views of modules that are not here: nobody knows their sizes.
  var unknownViews: [Int] {
    guard !result.unknowns.isEmpty else { return [] }
    let starts = Set(result.unknowns.map { SpanStart(of: $0.span) })
    let elements = result.elements
    return elements.indices.filter { index in
      elements[index].children.isEmpty && !elements[index].isUserDefined
        && starts.contains(SpanStart(of: elements[index].span))
    }
  }

  /// The outermost elements that a modifier of a module which is not here changes: nobody knows what it makes of their sizes.
  var elementsOfUnknownModifiers: [Int] {
    let receivers = result.unknowns.compactMap { unknown -> SourceSpan? in
      guard let name = program.text(unknown.span) else { return nil }
      let calls = program.calls(name, in: unknown.span.unit)
      return calls.first { $0.call.nameSpan == unknown.span }?.call.receiver?.unwrapped.span
    }
    guard !receivers.isEmpty else { return [] }
    let elements = result.elements
    return elements.indices.filter { index in
      let outer = elements[index].parent.map { elements[$0.index].span }
      return receivers.contains { $0.contains(elements[index].span) && outer.map($0.contains) != true }
    }
  }

  /// Whether a frame within `span` is what it is by the size of a view that nobody knows, wherever that stands.
  func dependsOnUnknownViews(within span: SourceSpan) -> Bool {
    let unknown = unknownViews
    guard !unknown.isEmpty else { return false }
    let elements = explained.elements
    let names = Set(unknown.filter { elements.indices.contains($0) }.flatMap { elements[$0].standIns })
    return elements.contains { element in
      span.contains(element.span)
        && element.dependsOn.contains { if case .standIn(let name) = $0 { names.contains(name) } else { false } }
    }
  }
}

/// Where a span begins.
private struct SpanStart: Hashable {
  private let unit: UnitID
  private let start: UInt32

  init(of span: SourceSpan) {
    unit = span.unit
    start = span.start
  }
}
