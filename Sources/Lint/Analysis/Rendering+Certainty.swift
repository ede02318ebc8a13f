import Interpreter
import Layout
import Semantics
import SourceText
import Syntax

extension Rendering {
  /// Whether the sizes in the subtree can be trusted: no picture of unknown size, and no text or number of rows that
  /// stands in for what only the running program knows.
  func isCertain(_ element: Element) -> Bool {
    if let known = memory.certainty(of: element.id) { return known }
    let isCertain = isCertainAlone(element) && children(of: element).allSatisfy { self.isCertain($0) }
    memory.note(certainty: isCertain, of: element.id)
    return isCertain
  }

  private func isCertainAlone(_ element: Element) -> Bool {
    let standsIn = usesStandIns
    if standsIn, element.instancePath.contains(where: { $0.contains("[") }), !hasWrittenRows(element) { return false }
    guard element.children.isEmpty else { return true }
    switch element.name {
    case "Text", "Label", "Button", "Link": return !standsIn || hasLiteralTitle(element)
    case "Image": return !isPicture(element)
    case "AsyncImage", "View": return false
    default: return true
    }
  }

  /// Whether every loop that the element comes from runs over data that stands in the source.
  private func hasWrittenRows(_ element: Element) -> Bool {
    let calls = ([element] + ancestors(of: element)).compactMap { call(of: $0) }
    return calls.allSatisfy { occurrence in
      occurrence.scope.chain.allSatisfy { scope in
        guard case .closure(_, let loop?) = scope.kind, ["ForEach", "List"].contains(loop.calledName ?? ""),
          let data = loop.unlabeled?.value
        else { return true }
        if case .binary(let range) = data.unwrapped.kind {
          return range.left.literalNumber != nil && range.right.literalNumber != nil
        }
        if case .constant = DataOrigin(data, in: scope, of: program) { return true }
        return false
      }
    }
  }

  /// Whether what the element says is written in the source.
  func hasLiteralTitle(_ element: Element) -> Bool {
    guard let call = call(of: element)?.call else { return element.name != "Text" }
    return call.arguments.filter { $0.label == nil && !$0.isTrailing }.allSatisfy { $0.value.literalText != nil }
  }

  /// An image whose size nobody knows here: not a symbol, not resizable.
  func isPicture(_ element: Element) -> Bool {
    guard element.name == "Image", let call = call(of: element) else { return false }
    if call.call.argument("systemName") != nil { return false }
    return !program.modifiers(over: call.call.span).contains { $0.call.calledName == "resizable" }
  }

  /// Whether the code of the element belongs to a preview, or to a program for the Mac, whose windows are none of the
  /// tested sizes.
  func isOutOfPlace(_ element: Element) -> Bool {
    program.memory.isOutOfPlace(element.nameSpan) {
      guard let place = program.place(element.nameSpan) else { return true }
      if program.isInDebugBlock(place) || program.isForMac(place.file) { return true }
      return call(of: element).map { program.isInPreview($0.scope) } ?? false
    }
  }
}
