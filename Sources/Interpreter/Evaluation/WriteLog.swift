/// Which variables that closures share were written, as far as a checkpoint has to know: a variable that is younger than
/// the checkpoint is gone when evaluation goes back to it.
struct WriteLog {
  /// The number of the last variable that was made.
  private(set) var lastVariable = 0
  /// The last variable that was there at the newest checkpoint.
  private var newestCheckpoint = 0
  /// The numbers of variables that were written, of those that a checkpoint may ask for.
  private var written: [Int] = []
  /// Writes of which nobody knows what they have changed.
  private(set) var unknownWrites = 0

  /// A moment in the log.
  struct Mark {
    fileprivate let lastVariable: Int
    fileprivate let count: Int
    fileprivate let unknownWrites: Int
  }

  /// The number of a new variable.
  mutating func number() -> Int {
    lastVariable &+= 1
    return lastVariable
  }

  mutating func note(writeTo variable: Int) {
    if variable <= newestCheckpoint { written.append(variable) }
  }

  mutating func noteUnknown() { unknownWrites &+= 1 }

  mutating func mark() -> Mark {
    newestCheckpoint = lastVariable
    return Mark(lastVariable: lastVariable, count: written.count, unknownWrites: unknownWrites)
  }

  /// Whether nothing was written since that was there before.
  func isUntouched(since mark: Mark) -> Bool {
    unknownWrites == mark.unknownWrites && !written.dropFirst(mark.count).contains { $0 <= mark.lastVariable }
  }
}
