import Semantics

/// A property whose value a cell of the view's instance keeps. Before the view has its place it has only the initial
/// value.
final class StateWrapper: InstallableWrapper {
  private var initial: Value
  private let cell: StateCell?
  private var lastLogged = 0

  init(initial: Value) {
    self.initial = initial
    self.cell = nil
  }

  private init(_ cell: StateCell, initial: Value) {
    self.initial = initial
    self.cell = cell
  }

  func installed(_ site: Installation, property: VariableDeclaration) -> any WrapperValue {
    let cell = site.store.cell(site.identity, property, in: site.path, initial: initial)
    site.note(stateRead: cell)
    return StateWrapper(cell, initial: initial)
  }

  func get(_ evaluator: Evaluator) -> Value { cell?.read() ?? initial }

  var isUnset: Bool {
    if cell == nil, case .void = initial { return true }
    return false
  }

  func set(_ value: Value, _ evaluator: Evaluator) {
    if let cell {
      cell.write(value)
    } else {
      evaluator.noteWrite(&lastLogged, restore: { [initial] in self.initial = initial })
      initial = value
    }
  }

  func projected(_ evaluator: Evaluator) -> Value? {
    guard let cell else { return .foreign(BindingValue.constant(initial)) }
    if case .object(let object) = cell.value { return .foreign(BindingValue.object(object)) }
    return .foreign(BindingValue(read: { _ in cell.read() }, write: { value, _ in cell.write(value) }))
  }

  var typeName: String { "State" }

  var object: AnyObject? { self }

  func isEqual(to other: any ForeignValue) -> Bool {
    guard let other = other as? StateWrapper else { return false }
    return cell === other.cell && (cell != nil || initial.isEqual(to: other.initial))
  }

  func hash(into hasher: inout Hasher) { initial.hash(into: &hasher) }

  var description: String { "State" }
}

extension BindingValue {
  /// Bindings to the properties of an object; the object itself stays.
  static func object(_ object: ObjectValue) -> BindingValue {
    BindingValue(read: { _ in .object(object) }, write: { _, _ in })
  }
}
