import Interpreter

extension Rendering {
  /// What the readers of preferences have received, each with the element that reads.
  func findPreferenceReads() -> [(read: Element.PreferenceRead, observer: Element)] {
    let elements = result.elements
    return elements.indices.filter { !elements[$0].preferenceReads.isEmpty }.flatMap { index in
      elements[index].preferenceReads.map { ($0, elements[index]) }
    }
  }
}
