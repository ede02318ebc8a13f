import Interpreter
import Semantics

/// Which elements of a scene have sizes that can be trusted: with no picture of unknown size in them, and no text or
/// number of rows that stands in for what only the running program knows.
struct Certainty {
  private var isCertain: [Bool]

  init(in rendering: Rendering) {
    let elements = rendering.result.elements
    isCertain = Array(repeating: true, count: elements.count)
    for index in Self.uncertainParts(of: rendering) { isCertain[index] = false }
    // Parents stand before their children.
    for index in elements.indices.reversed() where !isCertain[index] {
      if let parent = elements[index].parent { isCertain[parent.index] = false }
    }
  }

  subscript(element: Element) -> Bool { isCertain[element.id.index] }

  /// What is not certain by itself.
  private static func uncertainParts(of rendering: Rendering) -> [Int] {
    let elements = rendering.result.elements
    func leaves(_ names: String...) -> [Int] { rendering.places.of(names).filter { elements[$0].children.isEmpty } }
    let open = leaves("AsyncImage", "View") + leaves("Image").filter { rendering.isPicture(elements[$0]) }
    guard rendering.usesStandIns else { return open }
    return open + unwrittenRows(of: rendering)
      + leaves("Text", "Label", "Button", "Link").filter { !rendering.hasLiteralTitle(elements[$0]) }
  }

  /// What a loop has made that does not run over data in the source.
  private static func unwrittenRows(of rendering: Rendering) -> [Int] {
    let elements = rendering.result.elements
    var isWritten = Array(repeating: true, count: elements.count)
    for index in elements.indices {
      let isInWritten = elements[index].parent.map { isWritten[$0.index] } ?? true
      isWritten[index] = isInWritten && rendering.program.hasWrittenRows(around: elements[index].span)
    }
    return elements.indices.filter { !isWritten[$0] && elements[$0].instancePath.contains { $0.contains("[") } }
  }
}

extension ProgramScope {
  /// Whether every loop around the call at `span` runs over data that stands in the source.
  fileprivate func hasWrittenRows(around span: SourceSpan) -> Bool {
    memory.hasWrittenRows(around: span) {
      call(at: span)?.scope.chain.allSatisfy { scope in
        guard case .closure(_, let loop?) = scope.kind, ["ForEach", "List"].contains(loop.calledName ?? ""),
          let data = loop.unlabeled?.value
        else { return true }
        return isWritten(data, in: scope)
      } ?? true
    }
  }

  private func isWritten(_ data: Expression, in scope: CodeScope) -> Bool {
    if case .binary(let range) = data.unwrapped.kind {
      return range.left.literalNumber != nil && range.right.literalNumber != nil
    }
    if case .constant = DataOrigin(data, in: scope, of: self) { return true }
    return false
  }
}
