import Synchronization

/// What others have worked out about one version of a program and can use again. Who needs it takes it for itself and
/// gives it back for the next one, so that threads do not wait for each other.
public final class ProgramMemos: Sendable {
  private let idle = Mutex<[any AnyObject & Sendable]>([])

  init() {}

  /// One that somebody gave back.
  public func take<Memo: AnyObject & Sendable>(_ type: Memo.Type) -> Memo? {
    idle.withLock { idle in
      guard let index = idle.lastIndex(where: { $0 is Memo }) else { return nil }
      return idle.remove(at: index) as? Memo
    }
  }

  public func giveBack(_ memo: any AnyObject & Sendable) {
    idle.withLock { $0.append(memo) }
  }
}
