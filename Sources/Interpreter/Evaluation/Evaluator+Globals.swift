import Semantics

extension Evaluator {
  /// The storage of a global or static stored variable: made on first use, or as an earlier evaluation has left it.
  func storageBox(_ variable: VariableDeclaration, of type: TypeValue?, owner: TypeDeclaration? = nil) -> Box {
    noteEffect()
    let use = GlobalUse(variable: variable, type: type, owner: owner)
    let key = use.key
    let box = storage[key] ?? adopt(key) ?? make(use, key)
    if !makings.isEmpty { makings[makings.count - 1].note(use, key, isKept: memo.globals.keeps(box, key)) }
    return box
  }

  /// Notes that what is made now cannot outlive the evaluation: it will ask it for more, or it depends on who asks.
  func noteTie() {
    if !makings.isEmpty { makings[makings.count - 1].isTied = true }
  }

  // MARK: Globals that are known

  /// Whether what evaluations have left, and this one has used, is as they left it.
  var keptIsUnchanged: Bool { adopted.values.allSatisfy(\.isUnchanged) }

  /// Leaves the globals to the next evaluation, which may begin from now on: none of them where any has been written.
  func handGlobalsBack() {
    guard !adopted.isEmpty else { return }
    if sharedWrites > 0 || !keptIsUnchanged { memo.globals.dissolve() }
    adopted = [:]
    storage = storage.filter { !memo.globals.keeps($0.value, $0.key) }
  }

  /// What an earlier evaluation has left, at the cost of making it.
  private func adopt(_ key: StorageKey) -> Box? {
    guard keepsConstants, sharedWrites == 0, !isInterrupted, let kept = memo.globals[key],
      let cost = cost(of: kept, key, level: 0), fuel > cost
    else { return nil }
    let before = steps
    take(kept, key)
    if !makings.isEmpty { makings[makings.count - 1].innerSteps &+= steps &- before }
    return kept.box
  }

  private func take(_ kept: KeptGlobal, _ key: StorageKey) {
    guard storage[key] == nil else { return }
    storage[key] = kept.box
    adopted[key] = kept
    for use in kept.record.uses {
      if let inner = memo.globals[use.key] { take(inner, use.key) }
    }
    spend(kept.record.steps)
    guesses &+= kept.record.guesses
    for unknown in kept.record.unknowns where !unknowns.contains(unknown) { unknowns.append(unknown) }
    for trap in kept.record.traps where !traps.contains(trap) { traps.append(trap) }
  }

  /// The fuel that making it would take here, with everything it uses that is not there yet; nil where it might be
  /// another one than was kept: something has been written, or it would come to a limit.
  private func cost(of kept: KeptGlobal, _ key: StorageKey, level: Int) -> Int? {
    guard level < Self.deepestUse, kept.isUnchanged else { return nil }
    if let known = storage[key] { return known === kept.box ? 0 : nil }
    let record = kept.record
    guard depth <= record.depth, nesting <= record.nesting else { return nil }
    var total = record.steps
    for use in record.uses {
      guard let inner = memo.globals[use.key], let cost = cost(of: inner, use.key, level: level + 1) else { return nil }
      total &+= cost
    }
    return total
  }

  /// How many globals may be made from each other to be kept.
  private static let deepestUse = 8

  // MARK: Globals that are made

  private func make(_ use: GlobalUse, _ key: StorageKey) -> Box {
    let box = Box(.void)
    storage[key] = box
    let start = GlobalMaking.Start(self)
    makings.append(GlobalMaking())
    let outer = GlobalMaking.Surroundings(of: self)
    outer.leave(self, for: use)
    let context = use.type.map { self.context($0, owner: use.owner) } ?? .global
    // Whoever happens to read it first is not made of what making it has met.
    let (value, standIns) = untraced {
      traced { initialValue(of: use.variable, receiver: use.type.map { .type($0) }, context: context) }
    }
    box.value = value
    if !value.marksItself { box.standIns = standIns }
    if let making = makings.popLast() { keep(box, key, making, since: start) }
    outer.restore(self)
    return box
  }

  /// Leaves what was made to the next evaluations, where it would be the same for them.
  private func keep(_ box: Box, _ key: StorageKey, _ making: GlobalMaking, since start: GlobalMaking.Start) {
    let taken = steps &- start.steps
    if !makings.isEmpty { makings[makings.count - 1].innerSteps &+= taken }
    guard keepsConstants, !making.isTied, sharedWrites == 0, fuel > 0, !isInterrupted, limitHits.isEmpty else { return }
    let record = KeptGlobal.Record(
      steps: taken &- making.innerSteps,
      depth: depth,
      nesting: nesting,
      guesses: guesses &- start.guesses,
      unknowns: unknowns,
      traps: traps,
      uses: making.uses
    )
    let made = KeptGlobal(
      box,
      record,
      objects: Array(objects.dropFirst(start.objectCount)),
      functionBoxes: Array(functionBoxes.dropFirst(start.functionBoxCount))
    )
    guard memo.globals.keep(made, key) else { return }
    adopted[key] = made
    objects.removeLast(max(0, objects.count - start.objectCount))
    functionBoxes.removeLast(max(0, functionBoxes.count - start.functionBoxCount))
  }
}
