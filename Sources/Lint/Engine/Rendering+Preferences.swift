import Interpreter

extension Rendering {
  /// What the readers of preferences have received, each with the element that reads.
  var preferenceReads: [(read: Element.PreferenceRead, observer: Element)] {
    result.elements.flatMap { element in element.preferenceReads.map { ($0, element) } }
  }
}
