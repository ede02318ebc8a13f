import Layout
import Semantics

/// What is done with a scene and is no state of the program's own: which page shows where no selection says so, what is
/// open, which pages were pushed. It lasts from pass to pass. Only scenes that somebody uses have one.
final class LiveScene {
  private struct Key: Hashable {
    let view: IdentityID
    let name: String
  }

  /// A time during which something is presented.
  private struct Episode {
    var number = 0
    var isShown = false
  }

  private var values: [Key: Value] = [:]
  private var episodes: [Key: Episode] = [:]
  private var destinations: [IdentityID: [String: FunctionValue]] = [:]
  private var stacks: [IdentityID: [NumberedPage]] = [:]
  private var lastPage = 0
  /// What is to run once the pass is over, since something is not presented any more.
  private var endings: [FunctionValue] = []
  /// What the pass presents over everything.
  var layers: [PresentedLayer] = []
  /// Whether the pass shows a page that was pushed.
  var hasPages = false
  /// Whether there has been a layer: from then on there is room for them.
  private(set) var hasLayers = false
  /// Grows with everything that changes.
  private(set) var version = 0

  /// A page with the number of the time that it was pushed.
  private struct NumberedPage {
    let key: HashableValue
    let number: Int
  }

  /// Lets go of all values: closures in them may refer back to the scene.
  func dissolve() {
    values = [:]
    destinations = [:]
    stacks = [:]
    endings = []
    layers = []
  }

  /// A pass begins.
  func begin() {
    layers = []
    hasPages = false
  }

  /// A value of a view's own, in the place of a binding that its call does not pass.
  func binding(_ name: String, of view: IdentityID, startingWith initial: Value) -> BindingValue {
    let key = Key(view: view, name: name)
    return BindingValue(
      read: { [self] _ in values[key] ?? initial },
      write: { [self] value, _ in
        values[key] = value
        version += 1
      }
    )
  }

  /// The number of the time for which something is presented now; nil where it is not. `onEnd` runs when it ends.
  func episode(_ name: String, of view: IdentityID, isShown: Bool, onEnd: FunctionValue?) -> Int? {
    let key = Key(view: view, name: name)
    var episode = episodes[key] ?? Episode()
    if isShown, !episode.isShown { episode.number += 1 }
    if !isShown, episode.isShown, let onEnd { endings.append(onEnd) }
    episode.isShown = isShown
    episodes[key] = episode
    return isShown ? episode.number : nil
  }

  func add(_ layer: PresentedLayer) {
    layers.append(layer)
    guard !hasLayers else { return }
    hasLayers = true
    version += 1
  }

  /// Runs what follows the end of presentations.
  func runEndings(_ evaluator: Evaluator) {
    let due = endings
    endings = []
    for ending in due {
      version += 1
      _ = evaluator.call(ending)
    }
  }

  // MARK: Stacks of pages

  func register(_ destination: FunctionValue, for type: String, in stack: IdentityID) {
    destinations[stack, default: [:]][type] = destination
  }

  func destination(for type: String, in stack: IdentityID) -> FunctionValue? { destinations[stack]?[type] }

  /// Tells the pages of a stack apart: those that have stayed since the last pass keep their numbers.
  func numbers(of pages: [Value], in stack: IdentityID) -> [Int] {
    let known = stacks[stack] ?? []
    var result: [NumberedPage] = []
    var isSame = true
    for (index, page) in pages.enumerated() {
      let key = HashableValue(page)
      isSame = isSame && known.indices.contains(index) && known[index].key == key
      if !isSame { lastPage += 1 }
      result.append(isSame ? known[index] : NumberedPage(key: key, number: lastPage))
    }
    stacks[stack] = result
    return result.map(\.number)
  }
}

/// What is presented over everything.
struct PresentedLayer {
  /// Makes its views, which are laid out in front of a node that is placed.
  let make: (_ room: NodeID) -> ExpandedViews
}

/// What a place in a picture has around it, beside its environment; all but the bar where the scene is used.
struct LiveSurroundings {
  /// What the bars of the page around show.
  var bar: BarContent?
  /// The stack that links push their pages onto.
  var stack: LiveStack?
  /// What `dismiss` does there.
  var dismissal: Dismissal?
  /// Any button ends what is presented.
  var endsWithButton = false
  /// What links with a value select, in a list of a sidebar.
  var selection: BindingValue?
}

/// Ends what is presented, or takes back the page that was pushed last: `dismiss` and `presentationMode` of the environment.
final class Dismissal: ForeignValue {
  private let act: (Evaluator) -> Void

  init(_ act: @escaping (Evaluator) -> Void) {
    self.act = act
  }

  func perform(_ evaluator: Evaluator) { act(evaluator) }

  /// What `presentationMode.wrappedValue` has.
  func member(_ name: String) -> Value? {
    switch name {
    case "wrappedValue": .foreign(self)
    case "isPresented": .bool(true)
    default: nil
    }
  }

  var typeName: String { "DismissAction" }

  func isEqual(to other: any ForeignValue) -> Bool { (other as? Dismissal) === self }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  var description: String { "DismissAction" }
}
