import Catalog
import Layout
import Semantics

/// What the nodes of one pass are drawn with: noted beside the layout, which is the same with and without it.
final class PictureRecorder {
  /// What is noted of one node.
  struct Notes {
    var ink: Ink?
    /// What the node shows of its own, the furthest behind first.
    var drawings: [Drawing] = []
    /// What is done to its picture, innermost first.
    var effects: [PaintEffect] = []
    /// The inks of the runs of a joined text.
    var runInks: [Ink] = []
    /// Code that draws in the node's room.
    var canvas: FunctionValue?
    /// The chart whose marks are drawn in the node's room.
    var chart: BoundArguments?
    /// What happens when it is used.
    var action: ViewAction?
    /// It is what is pressed in the picture for that.
    var isTarget = false
    /// What it is called where it shows no words.
    var name: String?
    /// Opens a menu when it is pressed.
    var opening: ViewAction?
    /// What happens when it is held.
    var held: ViewAction?
    /// What a swipe brings up.
    var swiped: ViewAction?
    /// One of several that can be chosen: whether it is.
    var isChosen: Bool?
    /// It is the row of a menu.
    var isRow = false
    var tabs: PageTabs?
    /// The page that was shown before this one.
    var back: NodeID?
    /// What stands in the bars of the page.
    var bar: BarContent?
  }

  unowned let evaluator: Evaluator
  private(set) var notes: [NodeID: Notes] = [:]
  /// The shapes of the program's own, by their numbers.
  private(set) var shapes: [Value] = []

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
  }

  func draw(_ drawing: Drawing, on node: NodeID, with ink: @autoclosure () -> Ink) {
    notes[node, default: Notes()].drawings.append(drawing)
    if notes[node]?.ink == nil { notes[node]?.ink = ink() }
  }

  func note(_ effect: PaintEffect, on node: NodeID) { notes[node, default: Notes()].effects.append(effect) }

  func note(_ ink: Ink, on node: NodeID) { notes[node, default: Notes()].ink = ink }

  func note(_ inks: [Ink], ofRunsOf node: NodeID) { notes[node, default: Notes()].runInks = inks }

  func note(canvas: FunctionValue, on node: NodeID) { notes[node, default: Notes()].canvas = canvas }

  func note(_ action: ViewAction, on node: NodeID, isTarget: Bool = false) {
    if notes[node]?.action == nil { notes[node, default: Notes()].action = action }
    if isTarget { notes[node, default: Notes()].isTarget = true }
  }

  func note(opening action: ViewAction, isHeld: Bool, on node: NodeID) {
    if isHeld { return note(held: action, on: node) }
    notes[node, default: Notes()].opening = action
    notes[node]?.isTarget = true
  }

  func note(held action: ViewAction, on node: NodeID) {
    if notes[node]?.held == nil { notes[node, default: Notes()].held = action }
  }

  func note(swiped action: ViewAction, on node: NodeID) {
    if notes[node]?.swiped == nil { notes[node, default: Notes()].swiped = action }
  }

  func note(isChosen: Bool, on node: NodeID) { notes[node, default: Notes()].isChosen = isChosen }

  func note(name: String, of node: NodeID) { notes[node, default: Notes()].name = name }

  func noteRow(_ node: NodeID) { notes[node, default: Notes()].isRow = true }

  func note(chart: BoundArguments, on node: NodeID) { notes[node, default: Notes()].chart = chart }

  func note(_ tabs: PageTabs, on node: NodeID) { notes[node, default: Notes()].tabs = tabs }

  /// The page that a node is, with what stands in its bars in front of it.
  private var pages: [NodeID: (page: NodeID, bar: BarContent)] = [:]

  func note(_ bar: BarContent, of page: NodeID, in node: NodeID) {
    pages[node] = (page, bar)
    notes[page, default: Notes()].bar = bar
  }

  func note(back previous: NodeID, _ action: ViewAction, on node: NodeID) {
    let page = pages[node]
    page?.bar.isPushed = true
    notes[page?.page ?? node, default: Notes()].back = previous
    note(action, on: page?.page ?? node)
  }

  /// The number of a shape of the program's own.
  func number(of shape: Value) -> Int {
    guard shapes.count < Self.mostShapes else { return 0 }
    shapes.append(shape)
    return shapes.count - 1
  }

  private static let mostShapes = 5_000

  /// Arguments as behaviors of pictures read them: shapes, styles and what bindings hold, too.
  func values(
    of arguments: BoundArguments,
    _ environment: EnvironmentValues,
    isForLayout: Bool = false
  ) -> ArgumentValues {
    let plain = arguments.forCatalog(environment, evaluator)
    let reader = PaintReader(self, environment)
    return ArgumentValues(
      PaintArguments(plain: plain, arguments: arguments, reader: reader, isForLayout: isForLayout),
      environment: environment
    )
  }
}

/// Arguments of which some are shapes, styles or bindings.
private struct PaintArguments: ArgumentSource {
  let plain: ArgumentValues
  let arguments: BoundArguments
  let reader: PaintReader
  let isForLayout: Bool

  func has(_ name: String) -> Bool { plain.has(name) }

  func value(_ name: String) -> BuiltInValue? {
    // What layout reads of a closure, as the places of a bar's items, is the same in a picture.
    if isForLayout, case .function? = arguments[name], let built = plain[name] { return built }
    if let painted = arguments[name].flatMap({ reader.read($0, named: name) }) { return painted }
    return plain[name]
  }
}
