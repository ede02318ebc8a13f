/// An undo log: the old values of shared variables that were written since a checkpoint was made, so that evaluation can
/// go back to the checkpoint. A variable that was made after the checkpoint is not logged: going back drops it.
struct WriteLog {
  /// The number of the last variable that was made.
  private var lastVariable = 0
  /// The number of the last variable that was there at the last mark; -1 before the first mark.
  private var lastOldVariable = -1
  /// How many marks were made and gone back to: a variable is logged once in each period between two of them.
  private var period = 0
  private var replaced: [Replaced] = []

  private enum Replaced {
    case variable(Box, Value, standIns: [String])
    case other(restore: () -> Void)
  }

  /// A position in the log, to go back to.
  struct Mark {
    fileprivate let lastVariable: Int
    fileprivate let count: Int
  }

  /// The number of a new variable.
  mutating func number() -> Int {
    lastVariable &+= 1
    return lastVariable
  }

  /// Logs the value of a variable that is about to be written.
  mutating func note(writeTo box: Box) {
    guard box.number <= lastOldVariable, box.lastLogged != period else { return }
    box.lastLogged = period
    replaced.append(.variable(box, box.value, standIns: box.standIns))
  }

  /// Logs another object that is about to change. `lastLogged` is the period in which that object was logged last, which
  /// it stores for the log, 0 at first; `restore` gives the object its present value.
  mutating func note(_ lastLogged: inout Int, restore: @autoclosure () -> () -> Void) {
    guard lastOldVariable >= 0, lastLogged != period else { return }
    lastLogged = period
    replaced.append(.other(restore: restore()))
  }

  mutating func mark() -> Mark {
    begin(after: lastVariable)
    return Mark(lastVariable: lastVariable, count: replaced.count)
  }

  /// Undoes all writes since `mark`, the last one first.
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
