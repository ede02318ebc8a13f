package import Semantics

/// Units as themselves: equal to the very same ones only. Holding them keeps them from being mistaken for others.
package struct UnitIdentity: Hashable, Sendable {
  private let units: [Unit]

  package init(_ units: [Unit]) {
    self.units = units
  }

  /// All units of a program.
  package init(_ program: Program) {
    units = program.files.sorted { $0.key < $1.key }.flatMap { $0.value.units.map(\.unit) }
  }

  package static func == (lhs: UnitIdentity, rhs: UnitIdentity) -> Bool {
    lhs.units.elementsEqual(rhs.units) { $0 === $1 }
  }

  package func hash(into hasher: inout Hasher) {
    for unit in units { hasher.combine(ObjectIdentifier(unit)) }
  }
}
