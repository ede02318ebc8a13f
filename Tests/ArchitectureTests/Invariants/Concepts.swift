extension Invariant {
  /// Names under which things pile up that have nothing to do with each other.
  private static let piles: Set = [
    "util", "utils", "utility", "utilities", "helper", "helpers", "common", "misc", "manager", "extensions", "stuff",
  ]

  static let concepts = Invariant(
    "A file is named after one concept; there are no utilities, helpers or managers.",
    brokenBy: [
      ("Sources/Layout/LayoutUtils.swift", ""),
      ("Sources/Lint/String+Extensions.swift", ""),
      ("Sources/Server/SessionManager.swift", ""),
    ]
  ) { file in
    let words = file.name.split(separator: "+").flatMap { NameWords.of(String($0)) }
    guard let pile = words.first(where: piles.contains) else { return [] }
    return ["\(file.path): '\(pile)' says nothing; name the concept, or put the code beside its single user"]
  }
}
