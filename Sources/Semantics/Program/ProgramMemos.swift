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

  /// The one of its type that all use, made by whoever asks first.
  public func shared<Memo: AnyObject & Sendable>(_ type: Memo.Type, making make: () -> Memo) -> Memo {
    if let known = idle.withLock({ $0.lazy.compactMap { $0 as? Memo }.first }) { return known }
    let made = make()
    return idle.withLock { idle in
      if let known = idle.lazy.compactMap({ $0 as? Memo }).first { return known }
      idle.append(made)
      return made
    }
  }

  public func giveBack(_ memo: any AnyObject & Sendable) {
    idle.withLock { $0.append(memo) }
  }
}
