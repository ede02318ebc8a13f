import Queries
import Semantics
import ViewGraph

extension ProgramScope {
  /// What may stand in the place of a reader that takes room or gets none, best first: a measurement of its content, frames
  /// that need no reader, a probe beside the content.
  func replacements(for reader: ReaderClosure?) -> [FixProposal] {
    guard let reader else { return [] }
    return derivedMoving(Self.readerReplacements, for: reader.call.span) { scope in
      let uses = scope.uses(of: reader)
      guard !uses.isEmpty else {
        return ReaderRemoval(reader: reader, scope: scope).proposals(keepingMeaning: true).filter { !$0.keepsMeaning }
      }
      if let measuring = MeasuringBehind(reader, in: scope)?.proposals, !measuring.isEmpty { return measuring }
      let shares = uses.compactMap(ProxyShare.init)
      let relative =
        shares.count == uses.count ? ShareRemoval(reader: reader, shares: shares, scope: scope).relative : []
      return relative + ReaderSplit(reader: reader, scope: scope, isHeld: false).proposals
    }
  }

  private static let readerReplacements = Query<SourceSpan, Movable<[FixProposal]>>()
}
