import Synchronization

/// One version of a program, which all copies of it share. The empty programs are of the same one.
package struct ProgramVersion: Hashable, Sendable {
  private let number: UInt64

  static let empty = ProgramVersion(number: 0)

  /// A version that was not there before.
  static var next: ProgramVersion {
    ProgramVersion(number: Self.numbers.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  private static let numbers = Atomic<UInt64>(0)
}

/// The numbers of units, each given away once: to all programs that are changed copies of one.
final class UnitNumbers: Sendable {
  private let next = Atomic<UInt32>(0)

  /// The first of as many numbers in a row.
  func first(of count: Int) -> UnitID {
    UnitID(next.wrappingAdd(UInt32(clamping: count), ordering: .relaxed).oldValue)
  }
}
