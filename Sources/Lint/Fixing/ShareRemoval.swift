import Catalog
import Semantics
import SourceText
import ViewGraph

/// A reader that only computes frames, taken away: its shares are said in another way.
struct ShareRemoval {
  let reader: ReaderClosure
  /// All uses of the proxy.
  let shares: [ProxyShare]
  let scope: ProgramScope

  private var removal: ReaderRemoval { ReaderRemoval(reader: reader, scope: scope) }

  /// The frames of the whole size as frames that fill: with both bounds they are as large as a reader, whatever stands
  /// in them.
  var filling: [FixProposal] {
    let changes = frames.compactMap { frame -> [TextEdit]? in
      let own = shares.filter { $0.frame === frame }
      guard own.allSatisfy({ $0.isWhole && $0.isAlongItself }),
        frame.arguments.allSatisfy({ argument in
          argument.label == "alignment" || own.contains { $0.argument.value.span == argument.value.span }
        })
      else { return nil }
      return own.compactMap { share in
        let length = share.axis == .horizontal ? "Width" : "Height"
        return edit(share.argument, "min\(length): 0, max\(length): .infinity")
      }
    }
    guard changes.count == frames.count else { return [] }
    return proposals("fill with a frame instead of the reader", keepsMeaning: true, changes.flatMap(\.self))
  }

  /// `containerRelativeFrame` in the place of each frame, for readers that measure what it would.
  var relative: [FixProposal] {
    let changes = frames.compactMap { frame -> [TextEdit]? in
      guard let share = shares.first(where: { $0.frame === frame }), shares.count(where: { $0.frame === frame }) == 1,
        share.isAlongItself, !share.use.isDerived, frame.receiver != nil,
        let value = scope.text(share.argument.value.span), let length = scope.text(share.use.expression.span),
        let rest = rest(of: frame, without: share.argument), let whole = scope.place(frame.span),
        let start = scope.place(frame.nameSpan)?.range.start
      else { return nil }
      let name = share.axis.lengthName
      let parts = value.split(separator: length, omittingEmptySubsequences: false)
      guard parts.count == 2, !value.contains("\n") else { return nil }
      let alignment = frame.argument("alignment").flatMap { scope.text($0.value.span) }.map { ", alignment: \($0)" }
      let parameters = "\(name), _ in \(parts.joined(separator: name))"
      let call = "containerRelativeFrame(.\(share.axis.rawValue)\(alignment ?? "")) { \(parameters) }\(rest)"
      return [TextEdit(range: ByteRange(start, whole.range.end), replacement: call)]
    }
    guard changes.count == frames.count else { return [] }
    // What is the container here may be another one where the view is used next.
    return proposals(
      "use 'containerRelativeFrame' instead of the reader",
      keepsMeaning: false,
      changes.flatMap(\.self)
    )
  }

  /// A row whose members' shares make a whole, as a `Layout` with weights.
  var weighted: [FixProposal] {
    guard !sharesCode, let row = WeightedRow(reader: reader, shares: shares, scope: scope) else { return [] }
    let edits = removal.edits(making: row.changes)
    guard !edits.isEmpty, let declaration = row.declaration, let place = scope.place(reader.call.nameSpan) else {
      return []
    }
    let isNew = AvailabilityGuards(scope.targets, in: scope).mayRunBefore(iOS: 16, at: place)
    return [
      FixProposal("divide the row with a Layout", keepsMeaning: !isNew, edits: edits + declaration)
    ]
  }

  /// Whether some of the shares stand in code that others may call, too.
  private var sharesCode: Bool { shares.contains(where: \.use.isInCalledCode) }

  private var frames: [CallExpression] {
    shares.reduce(into: []) { frames, share in
      if !frames.contains(where: { $0 === share.frame }) { frames.append(share.frame) }
    }
  }

  /// The content alone, then in the corner that the reader pins it to.
  private func proposals(_ title: String, keepsMeaning: Bool, _ changes: [TextEdit]) -> [FixProposal] {
    guard !sharesCode else { return [] }
    let alone = removal.edits(making: changes)
    let pinned = removal.edits(making: changes, suffix: ReaderRemoval.fillingFrame)
    guard !alone.isEmpty, !pinned.isEmpty else { return [] }
    let plain = FixProposal(title, keepsMeaning: keepsMeaning, edits: alone)
    // A scroll view fills as a reader does.
    if shares.contains(where: \.isInScrollView) { return [plain] }
    return [
      plain, FixProposal("\(title), in its corner", keepsMeaning: keepsMeaning, edits: pinned),
    ]
  }

  private func edit(_ argument: Argument, _ text: String) -> TextEdit? {
    guard let label = argument.labelSpan.flatMap({ scope.place($0) }), let value = scope.place(argument.value.span)
    else {
      return nil
    }
    return TextEdit(range: ByteRange(label.range.start, value.range.end), replacement: text)
  }

  /// What is left of the frame without the share: nothing, or a frame of the other arguments.
  private func rest(of frame: CallExpression, without share: Argument) -> String? {
    let others = frame.arguments.filter { $0.value.span != share.value.span && $0.label != "alignment" }
    guard !others.isEmpty else { return "" }
    let alignment = frame.arguments.filter { $0.label == "alignment" }
    let texts = (others + alignment).compactMap { argument in
      scope.text(argument.value.span).flatMap { value in argument.label.map { "\($0): \(value)" } }
    }
    return texts.count == others.count + alignment.count ? ".frame(\(texts.joined(separator: ", ")))" : nil
  }
}
