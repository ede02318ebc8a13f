/// Which variables that closures share were written, as far as a checkpoint has to know: a variable that is younger than
/// the checkpoint is gone when evaluation goes back to it.
struct WriteLog {
  /// The number of the last variable that was made.
  private var lastVariable = 0
  /// The oldest variable that was written between each mark and the next one.
  private var oldestWritten = [Int.max]
  /// Writes of which nobody knows what they have changed.
  private var unknownWrites = 0

  /// A moment in the log.
  struct Mark {
    fileprivate let lastVariable: Int
    fileprivate let period: Int
    fileprivate let unknownWrites: Int
  }

  /// The number of a new variable.
  mutating func number() -> Int {
    lastVariable &+= 1
    return lastVariable
  }

  mutating func note(writeTo variable: Int) {
    let last = oldestWritten.count - 1
    if variable < oldestWritten[last] { oldestWritten[last] = variable }
  }

  mutating func noteUnknown() { unknownWrites &+= 1 }

  mutating func mark() -> Mark {
    oldestWritten.append(.max)
    return Mark(lastVariable: lastVariable, period: oldestWritten.count - 1, unknownWrites: unknownWrites)
  }

  /// Whether nothing was written since that was there before.
  func isUntouched(since mark: Mark) -> Bool {
    unknownWrites == mark.unknownWrites && oldestWritten.dropFirst(mark.period).allSatisfy { $0 > mark.lastVariable }
  }
}
