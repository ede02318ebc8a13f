/// The candidate that `name` was probably meant to be, if one is close enough (edit distance at most a third).
func nearestName(to name: String, among candidates: [String]) -> String? {
  let typed = Array(name.utf8)
  guard typed.count <= 64 else { return nil }
  let ranked = candidates.map { (distance: editDistance(typed, Array($0.utf8)), name: $0) }
    .filter { $0.distance <= max(1, $0.name.utf8.count / 3) }
  return ranked.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
}

/// Levenshtein's distance in bytes.
private func editDistance(_ lhs: [UInt8], _ rhs: [UInt8]) -> Int {
  var row = Array(0...rhs.count)
  for (i, left) in lhs.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, right) in rhs.enumerated() {
      let substituted = diagonal + (left == right ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(substituted, min(diagonal, row[j]) + 1)
    }
  }
  return row[rhs.count]
}
