/// What writes have replaced that was there before a moment, so that evaluation can go back to it. A variable that is
/// younger than the moment is gone then, and need not be remembered.
struct WriteLog {
  /// The number of the last variable that was made.
  private var lastVariable = 0
  /// Those up to this one are as old as the last moment; none are before the first.
  private var lastOldVariable = -1
  /// Which period between two moments it is.
  private var period = 0
  private var replaced: [Replaced] = []

  private enum Replaced {
    case variable(Box, Value, standIns: [String])
    case other(restore: () -> Void)
  }

  /// A moment in the log.
  struct Mark {
    fileprivate let lastVariable: Int
    fileprivate let count: Int
  }

  /// The number of a new variable.
  mutating func number() -> Int {
    lastVariable &+= 1
    return lastVariable
  }

  /// Remembers what a variable holds that is about to be written.
  mutating func note(writeTo box: Box) {
    guard box.number <= lastOldVariable, box.lastLogged != period else { return }
    box.lastLogged = period
    replaced.append(.variable(box, box.value, standIns: box.standIns))
  }

  /// Remembers what something else is that is about to change: `lastLogged` belongs to it and is 0 at first; `restore`
  /// makes it what it is now.
  mutating func note(_ lastLogged: inout Int, restore: @autoclosure () -> () -> Void) {
    guard lastOldVariable >= 0, lastLogged != period else { return }
    lastLogged = period
    replaced.append(.other(restore: restore()))
  }

  mutating func mark() -> Mark {
    begin(after: lastVariable)
    return Mark(lastVariable: lastVariable, count: replaced.count)
  }

  /// Makes everything what it was, as far as it is as old as the moment.
  mutating func goBack(to mark: Mark) {
    while replaced.count > mark.count, let last = replaced.popLast() {
      switch last {
      case .variable(let box, let value, let standIns):
        box.value = value
        box.standIns = standIns
      case .other(let restore): restore()
      }
    }
    begin(after: mark.lastVariable)
  }

  private mutating func begin(after variable: Int) {
    lastOldVariable = variable
    period &+= 1
  }
}
