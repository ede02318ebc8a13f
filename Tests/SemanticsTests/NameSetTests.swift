import Semantics
import Testing

struct NameSetTests {
  /// Hashes that begin alike, 0, and enough of them that the table grows several times.
  private static let names = (0..<2_000).map { $0 % 3 == 0 ? $0 << 20 : $0 &* 0x9E37_79B9 }

  @Test func itHoldsWhatWasInsertedAndNothingElse() {
    var (names, expected) = (NameSet(), Set<Int>())
    for name in Self.names { #expect(names.insert(name) == expected.insert(name).inserted) }
    #expect(names.count == expected.count)
    #expect(expected.allSatisfy(names.contains))
    #expect(!(5_000..<6_000).contains { names.contains($0 &* 0x9E37_79B9 &+ 1) && !expected.contains($0) })
  }

  @Test func aUnionHasWhatEitherHas() {
    var names = NameSet(Self.names.prefix(900))
    names.formUnion(NameSet(Self.names.dropFirst(500)))
    #expect(names == NameSet(Self.names))
    #expect(names.hashValue == NameSet(Self.names.reversed()).hashValue)
    names.formUnion([])
    #expect(names.count == NameSet(Self.names).count)
  }

  @Test func anEmptyOneHasNothing() {
    var names = NameSet()
    #expect(names.isEmpty && !names.contains(0) && names.allSatisfy { _ in false })
    names.insert(0)
    #expect(names.contains(0) && names.count == 1)
  }
}
