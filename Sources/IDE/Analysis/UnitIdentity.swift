import Semantics

/// Units as themselves: equal to the very same ones only. Holding them keeps them from being mistaken for others.
struct UnitIdentity: Hashable, Sendable {
  private let units: [Unit]

  init(_ units: [Unit]) {
    self.units = units
  }

  /// All units of a program.
  init(_ program: Program) {
    units = program.files.sorted { $0.key < $1.key }.flatMap { $0.value.units.map(\.unit) }
  }

  static func == (lhs: UnitIdentity, rhs: UnitIdentity) -> Bool {
    lhs.units.elementsEqual(rhs.units) { $0 === $1 }
  }

  func hash(into hasher: inout Hasher) {
    for unit in units { hasher.combine(ObjectIdentifier(unit)) }
  }
}
