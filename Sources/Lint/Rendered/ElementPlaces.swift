import Interpreter
import SourceText

/// Where the elements of each name are in a scene, so that a rule looks only at those that it is about.
struct ElementPlaces {
  private var places: [String: [Int]] = [:]

  init(of elements: [Element]) {
    for index in elements.indices { places[elements[index].name, default: []].append(index) }
  }

  /// The numbers of the elements with one of the names, in tree order.
  func of(_ names: [String]) -> [Int] {
    let found = names.compactMap { places[$0] }
    return found.count <= 1 ? found.first ?? [] : found.joined().ordered()
  }
}

extension Rendering {
  /// The framework's elements with one of the names that are worth a look, in tree order.
  @inline(__always)
  func elements(named names: String..., where isSuspect: (Element) -> Bool = { _ in true }) -> [Element] {
    elements(named: names, where: isSuspect)
  }

  /// The framework's elements with one of the names that are worth a look, in tree order.
  @inline(__always)
  func elements(named names: [String], where isSuspect: (Element) -> Bool = { _ in true }) -> [Element] {
    var found: [Int] = []
    for name in names {
      for index in places.of([name]) where !result.elements[index].isUserDefined && isSuspect(result.elements[index]) {
        found.append(index)
      }
    }
    if names.count > 1 { found.sort() }
    return found.map { result.elements[$0] }
  }

  /// Whether `element` or an element below it has one of the names.
  func contains(_ names: Set<String>, in element: Element) -> Bool {
    let parts = subtree(of: element)
    return parts.indices.contains { names.contains(parts[$0].name) }
  }

  /// Whether an element above is such a one.
  @inline(__always)
  func isInside(_ element: Element, where matches: (Element) -> Bool) -> Bool {
    var above = element.parent
    while let id = above, result.elements.indices.contains(id.index) {
      if matches(result.elements[id.index]) { return true }
      above = result.elements[id.index].parent
    }
    return false
  }
}
