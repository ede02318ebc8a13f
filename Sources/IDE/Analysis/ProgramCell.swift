import Semantics
import Synchronization
import Syntax

/// The program of one snapshot: made when it is first asked for, from the last one that was made and what has changed
/// since.
final class ProgramCell: Sendable {
  private enum State {
    case pending(base: Program, changes: [FileID: SyntaxTree?], ProgramResources)
    case made(Program)
  }

  private let state: Mutex<State>
  /// Held while the program is being made, so that it is made once.
  private let making = Mutex(())

  /// The program after `changes` of the one of `previous`; a tree that is nil removes its file.
  init(after previous: ProgramCell?, changes: [FileID: SyntaxTree?], _ resources: ProgramResources) {
    switch previous?.state.withLock({ $0 }) {
    case .made(let program): state = Mutex(.pending(base: program, changes: changes, resources))
    case .pending(let base, let earlier, _):
      state = Mutex(.pending(base: base, changes: earlier.merging(changes) { $1 }, resources))
    case nil: state = Mutex(.pending(base: .empty, changes: changes, resources))
    }
  }

  /// A program that is made already.
  init(of program: Program) { state = Mutex(.made(program)) }

  var program: Program {
    making.withLock { _ in
      guard case .pending(var program, let changes, let resources) = state.withLock({ $0 }) else {
        return made ?? .empty
      }
      program.change(changes)
      program.resources = resources
      state.withLock { [program] in $0 = .made(program) }
      return program
    }
  }

  private var made: Program? {
    guard case .made(let program) = state.withLock({ $0 }) else { return nil }
    return program
  }
}
