import Semantics

/// A stack of pages in one pass: what the program's path holds, and what links have pushed beside it.
final class LiveStack {
  let live: LiveScene
  let identity: IdentityID
  /// The program's own path.
  private let path: BindingValue?
  /// Pages that are no values of the path.
  private let own: BindingValue
  /// What a selection shows where one column of several shows at a time: the columns after the first.
  var columns: [Value] = []
  private var shownColumns = 0
  /// Pages that flags ask for, of the page that is being expanded.
  private var flagged: [LivePage] = []

  static let mostPages = 32

  init(_ live: LiveScene, _ identity: IdentityID, path: BindingValue?) {
    self.live = live
    self.identity = identity
    self.path = path
    own = live.binding("pages", of: identity, startingWith: .array([]))
  }

  /// What is shown over the root, the first pushed first.
  func pages(_ evaluator: Evaluator) -> [Value] {
    let values = path?.get(evaluator).pathElements ?? []
    return Array((values + pushed(over: values.count, evaluator)).prefix(Self.mostPages))
  }

  /// Pages that were pushed over others than now are there went with those.
  private func pushed(over count: Int, _ evaluator: Evaluator) -> [Value] {
    guard case .array(let all) = own.get(evaluator) else { return [] }
    guard path != nil else { return all }
    return all.filter { ($0.foreignValue as? PushedPage)?.depth == count }
  }

  /// Pushes a value, which the stack has a destination for.
  func push(_ value: Value, _ evaluator: Evaluator) {
    guard let path else { return pushOwn(value, evaluator) }
    let pushed = path.get(evaluator).pushing(value)
    if let pushed { path.set(pushed, evaluator) }
  }

  /// Pushes a view.
  func push(page: Value, _ evaluator: Evaluator) {
    let depth = path?.get(evaluator).pathElements.count ?? 0
    pushOwn(.foreign(PushedPage(page: page, depth: depth)), evaluator)
  }

  private func pushOwn(_ value: Value, _ evaluator: Evaluator) {
    let depth = path?.get(evaluator).pathElements.count ?? 0
    own.set(.array(pushed(over: depth, evaluator) + [value]), evaluator)
  }

  /// Takes the last page back.
  func pop(_ evaluator: Evaluator) {
    let elements = path?.get(evaluator).pathElements ?? []
    let pages = pushed(over: elements.count, evaluator)
    if !pages.isEmpty {
      own.set(.array(pages.dropLast()), evaluator)
    } else if let path, !elements.isEmpty {
      path.set(path.get(evaluator).popping(), evaluator)
    }
  }

  /// A page that a flag asks for, while the page is expanded that has the flag.
  func ask(for page: LivePage) {
    if flagged.count < Self.mostPages { flagged.append(page) }
  }

  /// The column that a selection in the one that is being expanded shows.
  var nextColumn: Value? { columns.indices.contains(shownColumns) ? columns[shownColumns] : nil }

  /// What flags have asked for since this was called last.
  func takeFlagged() -> LivePage? {
    defer { flagged = [] }
    if !flagged.isEmpty { shownColumns += 1 }
    return flagged.last
  }
}

/// A page that shows for as long as a flag says so.
struct LivePage {
  let content: Value
  let identity: IdentityID
  let number: Int
  let dismissal: Dismissal
}

/// A view that a link has pushed.
final class PushedPage: ForeignValue {
  let page: Value
  /// How many values the program's path held then.
  let depth: Int

  init(page: Value, depth: Int) {
    self.page = page
    self.depth = depth
  }

  var typeName: String { "View" }

  func isEqual(to other: any ForeignValue) -> Bool { (other as? PushedPage) === self }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  var description: String { "View" }
}

extension Value {
  /// The values of a path.
  fileprivate var pathElements: [Value] {
    switch self {
    case .array(let elements): elements
    case .foreign(let path as NavigationPathValue): path.elements
    default: []
    }
  }

  /// The path with one more value; nil where it is none.
  fileprivate func pushing(_ value: Value) -> Value? {
    switch self {
    case .array(let elements): .array(elements + [value])
    case .foreign(let path as NavigationPathValue): .foreign(NavigationPathValue(elements: path.elements + [value]))
    default: nil
    }
  }

  fileprivate func popping() -> Value {
    switch self {
    case .array(let elements): .array(elements.dropLast())
    case .foreign(let path as NavigationPathValue):
      .foreign(NavigationPathValue(elements: path.elements.dropLast()))
    default: self
    }
  }
}
