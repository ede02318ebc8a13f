package import Interpreter
import Layout
import Semantics
package import ViewGraph

/// A scene in one configuration, as a rule sees it. What several rules ask of it is found when the first one asks.
package final class Rendering {
  package let program: ProgramScope
  package let configuration: TestedConfiguration
  package let result: SceneResult
  /// Evaluates the scene again.
  let session: SceneSession
  /// Where the elements of each name are.
  let places: ElementPlaces

  /// `session` has evaluated the scene, where the same one can do it again.
  package init(
    program: ProgramScope,
    configuration: TestedConfiguration,
    result: SceneResult,
    session: SceneSession? = nil
  ) {
    self.session = session ?? SceneSession(result.request, of: program.program)
    self.program = program
    self.configuration = configuration
    self.result = result
    places = ElementPlaces(of: result.elements)
  }

  /// What evaluating the scene again has cost, in the interpreter's steps.
  package private(set) var furtherWork = 0

  func charge(_ work: Int) { furtherWork += work }

  /// The states that measurements have written, and those that the code of a watcher follows.
  private(set) lazy var measured = result.facts.measured.compactMap(findFollower)
  /// What becomes of measured states that start from other values.
  private(set) lazy var loopTrials = LoopTrial.all(in: self)
  /// The overflows that are sure enough to be spoken of.
  private(set) lazy var overflows = OverflowSite.all(in: self)
  /// The texts whose height a frame states, with nobody limiting their lines.
  private(set) lazy var framedTexts = FramedText.all(in: self)
  /// The geometry readers of the scene in tree order.
  package private(set) lazy var readers = RenderedReader.all(in: self)
  /// What the readers of preferences have received, each with the element that reads.
  private(set) lazy var preferenceReads = findPreferenceReads()
  /// Whether values in the scene stand in for what only the running program knows.
  private(set) lazy var usesStandIns = findStandIns()
  /// Which elements stand behind or in front of another view.
  private(set) lazy var decorated = findDecorated()
  /// The scene with what each frame depends on.
  private(set) lazy var explained = findExplanation()
  /// The scene with text of the usual size.
  private(set) lazy var usualText = findUsualText()
  /// Which elements have sizes that can be trusted.
  private(set) lazy var certainty = Certainty(in: self)
  /// Where findings may speak of frames that depend on values of the environment which nobody knows.
  private(set) lazy var guessedPlaces = findGuessedPlaces()

  private func findFollower(of state: MeasuredState) -> MeasuredState? {
    if state.watchers.isEmpty { return state }
    for watcher in state.watchers {
      let followed = state.followed(by: watcher)
      if FeedbackLoop(followed, in: program).assigns(to: followed) { return followed }
    }
    return nil
  }

  private func findExplanation() -> SceneResult {
    let explained = session.result(in: configuration.scene, explains: true)
    charge(explained.work)
    program.readCode(explained.reads, beyond: result.reads)
    return explained
  }

  private func findUsualText() -> SceneResult {
    var scene = configuration.scene
    guard scene.textSize != .large else { return result }
    scene.textSize = .large
    let usual = session.result(in: scene)
    charge(usual.work)
    program.readCode(usual.reads, beyond: result.reads)
    return usual
  }

  /// The elements above `element`, nearest first.
  package func ancestors(of element: Element) -> some Sequence<Element> { Ancestors(result.elements, of: element) }

  /// The element of that number.
  package func element(_ id: ElementID?) -> Element? {
    guard let id, result.elements.indices.contains(id.index) else { return nil }
    return result.elements[id.index]
  }

  package func children(of element: Element) -> [Element] { element.children.compactMap { self.element($0) } }

  /// `element` and all elements below it, which come right after it.
  package func subtree(of element: Element) -> ArraySlice<Element> {
    var last = element.id.index
    while result.elements.indices.contains(last), let child = result.elements[last].children.last { last = child.index }
    guard result.elements.indices.contains(last) else { return [element] }
    return result.elements[element.id.index...last]
  }
}

/// The way from an element up to the root.
private struct Ancestors: Sequence, IteratorProtocol {
  private let elements: [Element]
  private var above: ElementID?

  init(_ elements: [Element], of element: Element) {
    self.elements = elements
    above = element.parent
  }

  mutating func next() -> Element? {
    guard let id = above, elements.indices.contains(id.index) else { return nil }
    above = elements[id.index].parent
    return elements[id.index]
  }
}
