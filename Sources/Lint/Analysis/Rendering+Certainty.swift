import Interpreter
import Layout
import Semantics
import SourceText
import Syntax

extension Rendering {
  /// Whether the sizes in the subtree can be trusted: no picture of unknown size, and no text or number of rows that
  /// stands in for what only the running program knows.
  func isCertain(_ element: Element) -> Bool {
    let standsIn = usesStandIns
    return subtree(of: element).allSatisfy { part in
      if standsIn, part.instancePath.contains(where: { $0.contains("[") }), !hasWrittenRows(part) { return false }
      guard part.children.isEmpty else { return true }
      switch part.name {
      case "Text", "Label", "Button", "Link": return !standsIn || hasLiteralTitle(part)
      case "Image": return !isPicture(part)
      case "AsyncImage", "View": return false
      default: return true
      }
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
    guard let place = program.place(element.nameSpan) else { return true }
    if program.isInDebugBlock(place) || program.isForMac(place.file) { return true }
    return call(of: element).map { program.isInPreview($0.scope) } ?? false
  }
}

extension ProgramScope {
  /// Whether a file imports what exists only on the Mac, or belongs to a program where others do and none imports UIKit.
  func isForMac(_ file: FileID) -> Bool {
    imports(["AppKit", "Cocoa"], in: file) || memory.isForMac { isForMac }
  }

  private var isForMac: Bool {
    !files.contains { imports(["UIKit"], in: $0) } && files.contains { imports(["AppKit", "Cocoa"], in: $0) }
  }

  private func imports(_ modules: [String], in file: FileID) -> Bool {
    guard let head = tree(file)?.text.bytes.prefix(4_000) else { return false }
    let bytes = [UInt8](head)
    return modules.contains { !bytes.starts(of: Array("import \($0)".utf8)).isEmpty }
  }
}
