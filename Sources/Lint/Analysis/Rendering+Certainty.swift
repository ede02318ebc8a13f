import Interpreter
import Layout
import Queries
import Semantics
import SourceText
import Syntax
import ViewGraph

extension Rendering {
  /// Whether the sizes in the subtree can be trusted.
  func isCertain(_ element: Element) -> Bool { certainty[element] }

  /// Whether what the element says is written in the source.
  func hasLiteralTitle(_ element: Element) -> Bool {
    program.hasLiteralTitle(element.span, isText: element.name == "Text")
  }

  /// Whether the code of the element belongs to a preview, or to a program for the Mac, whose windows are none of the
  /// tested sizes.
  func isOutOfPlace(_ element: Element) -> Bool {
    if program.isForMac(result.request.file) { return true }
    return program.derived(Self.codeOutOfPlace, for: ElementCode(span: element.span, nameSpan: element.nameSpan))
  }

  private struct ElementCode: Hashable {
    let span: SourceSpan
    let nameSpan: SourceSpan
  }

  private static let codeOutOfPlace = ComparedQuery<ProgramScope, ElementCode, Bool> { code, program in
    guard let file = program.file(of: code.nameSpan) else { return true }
    if program.isInDebugBlock(code.nameSpan) || program.isForMac(file) { return true }
    return program.call(at: code.span).map { program.isInPreview($0.scope) || program.isClosedToPhones($0.scope) }
      ?? false
  }

  /// Whether the code of the element belongs to a program for the Mac and is laid out as on a phone, where forms and
  /// controls have other sizes.
  func isOfOtherPlatform(_ element: Element) -> Bool {
    guard configuration.scene.platform != .macOS else { return false }
    return program.file(of: element.nameSpan).map { program.isForMac($0) } ?? false
  }
}

extension ProgramScope {
  /// Whether the code stands in a type that says that phones do not have it: `@available(iOS, unavailable)`.
  fileprivate func isClosedToPhones(_ scope: CodeScope) -> Bool {
    scope.chain.contains { around in
      guard case .type(let type) = around.kind else { return false }
      return type.attributes.contains { attribute in
        guard attribute.name == "available", let written = text(attribute.span) else { return false }
        return written.contains("iOS") && written.contains("unavailable")
      }
    }
  }

  /// Whether what the view at `span` says is written in the source.
  func hasLiteralTitle(_ span: SourceSpan, isText: Bool) -> Bool {
    guard let call = call(at: span)?.call else { return !isText }
    return call.arguments.allSatisfy { $0.label != nil || $0.isTrailing || $0.value.literalText != nil }
  }

  /// Whether the image at `span` is one whose size nobody knows here: not a symbol, not resizable.
  func isPicture(_ span: SourceSpan) -> Bool {
    guard let call = call(at: span)?.call, call.argument("systemName") == nil else { return false }
    return !modifiers(over: span).contains { $0.call.calledName == "resizable" }
  }

  /// Whether the own ratio of what the call makes decides its lengths: `.scaledToFill()`.
  func keepsRatio(_ span: SourceSpan) -> Bool {
    modifiers(over: span).contains { modifier in
      let scaling: Set = ["scaledToFill", "scaledToFit", "aspectRatio"]
      return scaling.contains(modifier.call.calledName ?? "") && modifier.call.unlabeled == nil
    }
  }
}
