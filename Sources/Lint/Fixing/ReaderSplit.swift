import Semantics
import SourceText
import Syntax
import ViewGraph

/// A reader that measures one length and is held to another: a probe measures it, and the content takes part in layout.
struct ReaderSplit {
  let reader: ReaderClosure
  let scope: ProgramScope
  /// Whether a frame of no length holds the reader, which goes with it.
  var isHeld = true

  var proposals: [FixProposal] {
    guard let edits else { return [] }
    return [
      FixProposal("measure with a probe and let the content take part in layout", keepsMeaning: false, edits: edits)
    ]
  }

  private var edits: [FileEdit]? {
    let uses = scope.uses(of: reader)
    guard let axis = uses.first?.length, uses.allSatisfy({ $0.length == axis && !$0.isDerived && !$0.isInCalledCode }),
      let content = reader.closure.body.singleExpression, reader.call.span.contains(content.span),
      let frames = holdingFrames(across: axis),
      let call = scope.place(reader.call.span), let start = scope.place(content.span)?.range.start,
      let end = scope.place(content.span)?.range.end, let (name, declaration) = state(for: axis),
      declaration.file == call.file
    else { return nil }
    let removed = frames.compactMap { scope.removingModifier($0)?.edit }
    let head = ByteRange(call.range.start, start)
    let file = call.file
    guard let text = scope.tree(file)?.text else { return nil }
    let probe =
      "Color.clear.frame(\(across(axis)): 0)"
      + ".onGeometryChange(for: CGFloat.self) { $0.size.\(axis.lengthName) } action: { \(name) = $0 }"
    let line = text.lineColumn(at: start).line
    let isOwnLine = line > text.lineColumn(at: call.range.start).line
    let before = text.string(in: ByteRange(text.lineStart(line), start))
    let gap = isOwnLine && before.allSatisfy(\.isWhitespace) ? "\n" + before : isOwnLine ? "" : " "
    let separator = isOwnLine ? gap : "; "
    let opening = TextEdit(range: head, replacement: "ZStack(alignment: .topLeading) {\(gap)\(probe)\(separator)")
    let reads = uses.compactMap { scope.replacing($0.expression.span, with: name)?.edit }
    guard reads.count == uses.count, removed.count == frames.count, removed.allSatisfy({ end <= $0.range.start }) else {
      return nil
    }
    return ([opening] + reads + removed + [declaration.edit]).map { FileEdit(file: file, edit: $0) }
  }

  private func across(_ axis: ProxyUse.Axis) -> String { axis == .horizontal ? "height" : "width" }

  /// `.frame(height: 0)` directly on a reader of whose width the content makes use.
  private func holdingFrames(across axis: ProxyUse.Axis) -> [CallExpression]? {
    guard isHeld else { return [] }
    guard let frame = scope.modifiers(over: reader.call.span).first?.call, frame.calledName == "frame",
      frame.arguments.count == 1, frame.argument(across(axis))?.value.literalNumber != nil
    else { return nil }
    return [frame]
  }

  /// A new property for the measurement, before `body`.
  private func state(for axis: ProxyUse.Axis) -> (name: String, declaration: FileEdit)? {
    guard let type = reader.occurrence.scope.type, scope.isView(type), type.kind == .structure,
      let body = type.members.variables.first(where: { $0.name == "body" }), let name = scope.place(body.nameSpan),
      let start = scope.declarationStart(before: name)
    else { return nil }
    let place = Place(file: name.file, range: ByteRange(start, start))
    guard let indentation = scope.indentation(before: place) else { return nil }
    let taken = Set(type.members.variables.map(\.name))
    let length = axis == .horizontal ? "Width" : "Height"
    guard let free = ["available", "measured", "reader"].map({ $0 + length }).first(where: { !taken.contains($0) })
    else { return nil }
    let text = "@State private var \(free): CGFloat = 0\n\n\(indentation)"
    return (free, FileEdit(file: name.file, edit: TextEdit(range: place.range, replacement: text)))
  }
}
