import Synchronization

/// What others have worked out about one version of a program and can use again.
public final class ProgramMemos: Sendable {
  private let known = Mutex<[any AnyObject & Sendable]>([])

  init() {}

  /// The one of its type that all use, made by whoever asks first.
  public func shared<Memo: AnyObject & Sendable>(_ type: Memo.Type, making make: () -> Memo) -> Memo {
    if let known = known.withLock({ $0.lazy.compactMap { $0 as? Memo }.first }) { return known }
    let made = make()
    return known.withLock { all in
      if let known = all.lazy.compactMap({ $0 as? Memo }).first { return known }
      all.append(made)
      return made
    }
  }
}
