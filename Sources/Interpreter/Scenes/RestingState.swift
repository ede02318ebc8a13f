import Semantics

/// Where the state of a scene has come to rest: what each cell holds that the actions of observers have written.
///
/// A scene that started from other values and finds itself there goes on as this one did: it stays.
package struct RestingState: Hashable, Sendable {
  /// A value that is compared without its program.
  private enum Plain: Hashable, Sendable {
    case none
    case bool(Bool)
    case numbers(StateNumbers)
    case text(String)

    init?(_ value: Value) {
      switch value {
      case .none: self = .none
      case .bool(let bool): self = .bool(bool)
      case .string(let text): self = .text(text)
      default:
        guard let numbers = StateNumbers(value) else { return nil }
        self = .numbers(numbers)
      }
    }
  }

  /// By the number of the cell.
  private let cells: [Int: Plain]

  /// Nil where actions have written anything but plain values of cells.
  init?(_ store: StateStore) {
    guard !store.isWrittenElsewhere else { return nil }
    var cells: [Int: Plain] = [:]
    for index in store.written {
      guard let plain = Plain(store.all[index].value) else { return nil }
      cells[index] = plain
    }
    self.cells = cells
  }

  /// Whether the state of the same scene, which may have started elsewhere, is here now: all that was written in either.
  func isReached(in store: StateStore) -> Bool {
    !store.isWrittenElsewhere && store.written.allSatisfy { cells[$0] != nil }
      && cells.allSatisfy { index, plain in
        store.all.indices.contains(index) && Plain(store.all[index].value) == plain
      }
  }
}
