import Synchronization

/// What declarations promise, what types inherit, when, and which members they have, from version to version of a program: an
/// answer holds as long as the names that it was made from mean the same.
///
/// It is shared by all copies of a program. What was not asked for in the last rounds is dropped.
final class PromiseStore: Sendable {
  private static let roundLength = 20_000

  private struct State {
    var schemes = RecentTable<DeclarationID, KeptAnswer<TypeScheme>>(roundLength: PromiseStore.roundLength)
    var ancestries = RecentTable<NominalID, KeptAnswer<Ancestry>>(roundLength: PromiseStore.roundLength)
    var conditions = RecentTable<NominalID, KeptAnswer<ConformanceConditions>>(roundLength: PromiseStore.roundLength)
    var layers = RecentTable<NominalID, MemberLayer>(roundLength: PromiseStore.roundLength)
  }

  private let state = Mutex(State())

  func scheme(of id: DeclarationID, in program: Program) -> (TypeScheme, ReadSet)? {
    state.withLock { $0.schemes.value(for: id) }?.answer(in: program)
  }

  func keep(_ scheme: TypeScheme, of id: DeclarationID, _ reads: ReadSet, in program: Program) {
    let kept = KeptAnswer(scheme, reads, in: program)
    state.withLock { $0.schemes.keep(kept, for: id) }
  }

  func ancestry(of id: NominalID, in program: Program) -> (Ancestry, ReadSet)? {
    state.withLock { $0.ancestries.value(for: id) }?.answer(in: program)
  }

  func keep(_ ancestry: Ancestry, of id: NominalID, _ reads: ReadSet, in program: Program) {
    let kept = KeptAnswer(ancestry, reads, in: program)
    state.withLock { $0.ancestries.keep(kept, for: id) }
  }

  func conditions(of id: NominalID, in program: Program) -> (ConformanceConditions, ReadSet)? {
    state.withLock { $0.conditions.value(for: id) }?.answer(in: program)
  }

  func keep(_ conditions: ConformanceConditions, of id: NominalID, _ reads: ReadSet, in program: Program) {
    let kept = KeptAnswer(conditions, reads, in: program)
    state.withLock { $0.conditions.keep(kept, for: id) }
  }

  /// The members that the parts of a type in the workspace declare. Of a layer that is known only the parts that have
  /// changed are read again.
  func layer(of type: NominalID, _ parts: [TypeDeclaration], in program: Program) -> MemberLayer {
    let known = state.withLock { $0.layers.value(for: type) }
    if let known, known.isMade(of: parts) { return known }
    let made = known?.exchanging(for: parts) ?? MemberLayer(of: type, parts) { program.file(of: $0.span.unit) }
    state.withLock { $0.layers.keep(made, for: type) }
    return made
  }
}

/// An answer with the names that it was made from, and what these meant.
private struct KeptAnswer<Answer: Sendable>: Sendable {
  private let kept: Answer
  private let reads: ReadSet
  private let stamp: UInt64
  private let version: ProgramVersion

  init(_ answer: Answer, _ reads: ReadSet, in program: Program) {
    kept = answer
    self.reads = reads
    stamp = program.stamp(of: reads)
    version = program.signatureVersion
  }

  /// The answer, if it is right for that version of the program.
  func answer(in program: Program) -> (Answer, ReadSet)? {
    version == program.signatureVersion || stamp == program.stamp(of: reads) ? (kept, reads) : nil
  }
}
