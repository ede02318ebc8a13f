import Interpreter
import Layout
import Semantics
import SourceText
import Syntax

extension Rendering {
  /// Whether the sizes in the subtree can be trusted.
  func isCertain(_ element: Element) -> Bool { certainty[element] }

  /// Whether what the element says is written in the source.
  func hasLiteralTitle(_ element: Element) -> Bool {
    guard let call = call(of: element)?.call else { return element.name != "Text" }
    return call.arguments.allSatisfy { $0.label != nil || $0.isTrailing || $0.value.literalText != nil }
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
