import Testing

/// Adding a command, a rule, a view, a request or a format is a file and a line: neither is forgotten, and the lines are
/// in order.
struct RegistryTests {
  /// Registries whose order means something, and what it means.
  private static let ordered = ["Catalog.TypeDefinition": "by the types' names: `Edge.Set` before `EdgeInsets`"]

  @Test func thereAreRegistries() {
    #expect(!Registry.all.isEmpty)
  }

  @Test(arguments: Registry.all) func isSorted(_ registry: Registry) {
    guard Self.ordered[registry.description] == nil else { return }
    let orders = [registry.names.sorted(), registry.names.sorted { $0.lowercased() < $1.lowercased() }]
    guard !orders.contains(registry.names) else { return }
    let first = zip(registry.names, orders[1]).first { $0 != $1 }
    #expect(first == nil, "\(registry.place): '\(first?.1 ?? "")' belongs before '\(first?.0 ?? "")'")
  }

  @Test(arguments: Registry.all) func namesEachValueOnce(_ registry: Registry) {
    let counts = Dictionary(grouping: registry.names) { $0 }.mapValues(\.count)
    let repeated = counts.filter { $0.value > 1 }.keys.sorted()
    #expect(repeated == [], "\(registry.place): listed more than once")
  }

  @Test(arguments: Registry.all) func listsWhatIsDeclared(_ registry: Registry) {
    let forgotten = registry.declared.subtracting(registry.names).sorted()
    #expect(forgotten == [], "\(registry.place): declared as `static let` of \(registry.type), but not in the list")
  }
}
