package import Interpreter
import Semantics

/// A scene in one configuration, as a rule sees it.
package struct Rendering: Sendable {
  package let program: ProgramScope
  package let configuration: TestedConfiguration
  package let result: SceneResult
  let memory = RenderingMemory()

  package init(program: ProgramScope, configuration: TestedConfiguration, result: SceneResult) {
    self.program = program
    self.configuration = configuration
    self.result = result
  }

  /// What becomes of measured states that start from other values.
  var loopTrials: [LoopTrial] { memory.loopTrials { LoopTrial.all(in: self) } }

  /// The overflows that are sure enough to be spoken of.
  var overflows: [OverflowSite] { memory.overflows { OverflowSite.all(in: self).filter { $0.isFault(in: self) } } }

  /// The elements above `element`, nearest first.
  package func ancestors(of element: Element) -> some Sequence<Element> {
    sequence(state: element.parent) { (next: inout ElementID?) -> Element? in
      guard let id = next, result.elements.indices.contains(id.index) else { return nil }
      let element = result[id]
      next = element.parent
      return element
    }
  }

  /// The element of that number.
  package func element(_ id: ElementID?) -> Element? {
    guard let id, result.elements.indices.contains(id.index) else { return nil }
    return result[id]
  }

  package func children(of element: Element) -> [Element] { element.children.compactMap { self.element($0) } }

  /// `element` and all elements below it.
  package func subtree(of element: Element) -> [Element] {
    var found: [Element] = []
    var pending = [element]
    while let next = pending.popLast() {
      found.append(next)
      pending += children(of: next).reversed()
    }
    return found
  }
}
