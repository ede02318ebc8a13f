import Semantics
import SourceText

/// The declarations of a unit that have types, found by what they contain.
struct EnclosingDeclarations: Sendable {
  private struct Entry {
    let declaration: TypedDeclaration
    let span: SourceSpan
    /// The position of the declaration that contains this one.
    let outer: Int?
  }

  /// By where they start, the outer ones first.
  private let entries: [Entry]

  init(_ declarations: [TypedDeclaration]) {
    let spans = declarations.map(\.span)
    // Of several with the same span the first is found.
    let order = spans.indices.ordered { one, other in
      let (left, right) = (spans[one], spans[other])
      return left.start == right.start ? (left.end, one) > (right.end, other) : left.start < right.start
    }
    var entries: [Entry] = []
    var open: [Int] = []
    for index in order {
      let span = spans[index]
      while let last = open.last, !entries[last].span.contains(span) { open.removeLast() }
      open.append(entries.count)
      entries.append(Entry(declaration: declarations[index], span: span, outer: open.dropLast().last))
    }
    self.entries = entries
  }

  /// The innermost declaration around `span`.
  func innermost(around span: SourceSpan) -> TypedDeclaration? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = low + (high - low) / 2
      if entries[middle].span.start <= span.start { low = middle + 1 } else { high = middle }
    }
    var next = low > 0 ? low - 1 : nil
    while let index = next, !entries[index].span.contains(span) { next = entries[index].outer }
    return next.map { entries[$0].declaration }
  }
}
