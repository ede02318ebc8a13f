package import Semantics

/// The indexes of a program's units. Units that a change leaves alone keep theirs.
package struct UnitIndexes: Sendable {
  private let byUnit: [ObjectIdentifier: UnitIndex]
  /// In the order of files and places.
  let all: [UnitIndex]

  package static let none = UnitIndexes(of: .empty, after: nil)

  init(of program: Program, after earlier: UnitIndexes?) {
    var byUnit: [ObjectIdentifier: UnitIndex] = [:]
    var all: [UnitIndex] = []
    for (id, file) in program.files.sorted(by: { $0.key < $1.key }) {
      for placed in file.units {
        let key = ObjectIdentifier(placed.unit)
        let index = earlier?.byUnit[key] ?? UnitIndex(placed.unit, file: id)
        byUnit[key] = index
        all.append(index)
      }
    }
    self.byUnit = byUnit
    self.all = all
  }
}
