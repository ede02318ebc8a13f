/// Where an element stands in its scene, by what it stands in: found again by that after an edit elsewhere.
package struct ElementPlace: Hashable, Sendable {
  let path: [String]
  /// How many elements of the same path come before it.
  let number: Int
}

extension [Element] {
  /// Nil for an element that is none of these.
  package func place(of id: ElementID) -> ElementPlace? {
    guard indices.contains(id.index) else { return nil }
    let path = self[id.index].instancePath
    let earlier = self[..<id.index].count { $0.name == self[id.index].name && $0.instancePath == path }
    return ElementPlace(path: path, number: earlier)
  }

  /// The element at a place; nil where none stands there.
  func element(at place: ElementPlace) -> ElementID? {
    var rest = place.number
    for element in self where element.name == place.path.last && element.instancePath == place.path {
      if rest == 0 { return element.id }
      rest -= 1
    }
    return nil
  }
}
