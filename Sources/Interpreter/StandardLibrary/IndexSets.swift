extension LibraryType {
  /// Positions, the least first.
  static let indexSet = LibraryType(
    name: "IndexSet",
    initializer: { site in
      if site.count == 0 { return .set(site.evaluator.makeSet([])) }
      let given = site.evaluate(0)
      if site.labels.first == "integer" { return .set(site.evaluator.makeSet([given])) }
      let numbers = StandardLibrary.elements(given, site.evaluator).compactMap(\.integer)
      site.evaluator.spend(numbers.count / 4)
      return .set(site.evaluator.makeSet(numbers.sorted().map { .int($0) }))
    }
  )

  /// `move(fromOffsets:toOffset:)`: what is moved stands together before what was at the place.
  static let movingOffsets: MutatingMethod = { site, _ in
    let offsets = Set(StandardLibrary.elements(site.evaluate(0), site.evaluator).compactMap(\.integer))
    let target = site.evaluate("toOffset")?.integer ?? 0
    return {
      $0.moveElements(site) { array in
        let before = array.indices.filter { $0 < target && !offsets.contains($0) }
        let moved = array.indices.filter { offsets.contains($0) }
        let after = array.indices.filter { $0 >= target && !offsets.contains($0) }
        array = (before + moved + after).map { array[$0] }
      }
    }
  }
}
