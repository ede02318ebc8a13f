import Synchronization

/// What evaluations have worked out about versions of a program and left, for evaluations of the same version or of another
/// one in which every name means the same: most keystrokes change no more than what some body does. Who needs it takes it
/// for itself and gives it back, so that threads do not wait for each other.
public final class MemoPool: Sendable {
  /// Memos for so many threads and viewpoints are kept.
  private static let mostKept = 64

  private struct Entry {
    let memo: any AnyObject & Sendable
    /// Tells the version, and from where it is seen.
    let owner: ProgramMemos
    let signatures: ProgramVersion
    let viewpoint: Viewpoint
  }

  /// The one that was given back last stands last.
  private let idle = Mutex<[Entry]>([])

  init() {}

  /// A memo of the version that `program` is, or else of one in which every name means the same: what in it depends on units
  /// that are not there any more does not hold then.
  public func take<Memo: AnyObject & Sendable>(
    _ type: Memo.Type,
    for program: Program
  ) -> (memo: Memo, isOfThisVersion: Bool)? {
    let viewpoint = program.meanings
    return idle.withLock { idle in
      if let index = idle.lastIndex(where: { $0.owner === program.memos && $0.memo is Memo }) {
        return (idle.remove(at: index).memo as? Memo).map { ($0, true) }
      }
      let other = idle.lastIndex { entry in
        entry.signatures == program.signatureVersion && entry.memo is Memo && entry.viewpoint == viewpoint
      }
      return other.flatMap { idle.remove(at: $0).memo as? Memo }.map { ($0, false) }
    }
  }

  public func giveBack(_ memo: any AnyObject & Sendable, to program: Program) {
    let entry = Entry(
      memo: memo,
      owner: program.memos,
      signatures: program.signatureVersion,
      viewpoint: program.meanings
    )
    let oldest = idle.withLock { idle in
      idle.append(entry)
      return idle.count > Self.mostKept ? idle.removeFirst() : nil
    }
    // Freed with the lock open.
    _ = consume oldest
  }
}
