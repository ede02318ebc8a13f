import Semantics

extension Evaluator {
  /// A computed or observed local variable: its slot holds what reads and sets it.
  func bind(
    _ binding: LocalBinding,
    _ accessors: LocalAccessors,
    _ slot: Int,
    _ declared: TypeValue?,
    in frame: Frame
  ) {
    let (initial, standIns) = traced {
      binding.initializer.map { coerce(evaluate($0, in: frame, expecting: declared), to: declared) } ?? .none
    }
    let storage = Box(initial, standIns: standIns, making: currentMaking, number: writeLog.number())
    let variable = AccessedVariable(storage, type: declared)
    // The code of the accessors may capture the variable itself.
    declare(slot, .foreign(variable), in: frame)
    if accessors.all.contains(where: { !$0.body.captures.isEmpty }) { keep(box(slot, in: frame)) }
    variable.getter = accessors.getter.map { makeClosure($0, in: frame, expecting: nil) }
    variable.setter = accessors.setter.map { makeClosure($0, in: frame, expecting: nil) }
    variable.willSet = accessors.willSet.map { makeClosure($0, in: frame, expecting: nil) }
    variable.didSet = accessors.didSet.map { makeClosure($0, in: frame, expecting: nil) }
  }
}

/// A local variable with accessors: read and set as what a wrapper wraps.
final class AccessedVariable: WrapperValue {
  /// The value of one that is observed.
  private let storage: Box
  private let type: TypeValue?
  fileprivate var getter: FunctionValue?
  fileprivate var setter: FunctionValue?
  fileprivate var willSet: FunctionValue?
  fileprivate var didSet: FunctionValue?
  /// Its observers run: what they set is not observed.
  private var isObserving = false

  init(_ storage: Box, type: TypeValue?) {
    self.storage = storage
    self.type = type
  }

  func get(_ evaluator: Evaluator) -> Value {
    guard let getter else { return evaluator.read(storage) }
    return evaluator.nested(or: .void) { evaluator.call(getter) }
  }

  func set(_ value: Value, _ evaluator: Evaluator) {
    let value = evaluator.coerce(value, to: type)
    if let setter { return run(setter, with: value, evaluator) }
    guard getter == nil else { return }
    guard !isObserving else { return store(value, evaluator) }
    isObserving = true
    defer { isObserving = false }
    let old = storage.value
    run(willSet, with: value, evaluator)
    store(value, evaluator)
    run(didSet, with: old, evaluator)
  }

  private func store(_ value: Value, _ evaluator: Evaluator) {
    evaluator.noteWrite(to: storage)
    storage.value = value
  }

  private func run(_ accessor: FunctionValue?, with value: Value, _ evaluator: Evaluator) {
    guard let accessor else { return }
    evaluator.nested(or: ()) { _ = evaluator.call(accessor, [value]) }
  }

  func projected(_ evaluator: Evaluator) -> Value? { nil }

  var typeName: String { type?.name ?? "" }

  func propertyType(_ name: String) -> TypeValue? { name == "wrappedValue" ? type : nil }

  func isEqual(to other: any ForeignValue) -> Bool { (other as? AccessedVariable) === self }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  var description: String { typeName }
}
