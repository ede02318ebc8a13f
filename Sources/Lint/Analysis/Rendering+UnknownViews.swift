import Interpreter
import Layout
import Semantics

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
