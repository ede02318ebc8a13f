import Semantics

extension Evaluator {
  /// A value of a type of the workspace as the program makes one: of nothing, where an initializer does, or as it is
  /// written down with the fewest stand-ins in it. It is made once.
  func written(_ type: TypeValue) -> (value: Value, standIns: Int)? {
    guard let use = GlobalUse(written: type), depth < limits.depth, affords(0) else { return nil }
    let box = storageBox(use)
    // It is being made, or nobody writes one.
    if case .void = box.value { return nil }
    return (box.value, StandInCount(box.value).count)
  }

  func makeWritten(_ type: TypeValue) -> Value {
    if let value = madeOfNothing(type) { return value }
    noteRead(callersOf: type.name)
    var calls = WrittenCalls(of: type.name.lastComponent) { [unowned self] name in
      globalVariable(name) != nil || !globalFunctions(name).isEmpty
    }
    for unit in program.units(calling: type.name.lastComponent).prefix(Self.mostUnits) where !calls.isDone {
      noteRead(declaring: unit.id)
      let before = calls.steps
      calls.look(in: unit)
      spend(calls.steps - before + 1)
    }
    var best: (value: Value, count: Int)?
    let before = unknownRecords
    var records = before
    for call in calls.found where best?.count != 0 && fuel > 0 {
      goBack(toUnknowns: before)
      let value = evaluating(call) { unlessThrown { self.value(of: call, type) } }
      guard let value, let made = value.storageType, made.name == type.name else { continue }
      let count = StandInCount(value).count
      if best.map({ count < $0.count }) ?? true { (best, records) = ((value, count), unknownRecords) }
    }
    goBack(toUnknowns: records)
    return best?.value ?? .void
  }

  private static let mostUnits = 12

  private func value(of call: WrittenCalls.Call, _ type: TypeValue) -> Value {
    let owner = call.owner.flatMap { self.type(named: $0.qualifiedName) }
    let frame = Frame(call.body, context: owner.map { context($0, owner: call.owner) } ?? .global)
    for local in call.locals {
      let type = local.type.map { resolve($0, in: frame.context) }
      declare(local.slot, coerce(evaluate(local.value, in: frame, expecting: type), to: type, named: ""), in: frame)
    }
    return deeper(at: call.expression.span) { evaluate(call.expression, in: frame, expecting: type) }
  }
}
