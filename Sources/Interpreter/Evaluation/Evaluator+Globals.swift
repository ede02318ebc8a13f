import Semantics

extension Evaluator {
  /// The storage of a global or static stored variable: made on first use, or as an earlier evaluation has left it.
  func storageBox(_ variable: VariableDeclaration, of type: TypeValue?, owner: TypeDeclaration? = nil) -> Box {
    storageBox(GlobalUse(variable: variable, type: type, owner: owner))
  }

  func storageBox(_ use: GlobalUse) -> Box {
    noteEffect()
    let key = use.key
    let box = storage[key] ?? adopt(key) ?? make(use, key)
    if !makings.isEmpty { makings[makings.count - 1].note(use, key, box, isKept: memo.globals[key]?.box === box) }
    return box
  }

  /// Notes that what is made now cannot outlive the evaluation: it will ask it for more, or it depends on who asks.
  func noteTie() {
    if !makings.isEmpty { makings[makings.count - 1].isTied = true }
  }

  /// Notes that a folder was made.
  func noteFolder(_ path: String) {
    if !makings.isEmpty { makings[makings.count - 1].folders.append(path) }
  }

  /// Notes that files are looked at where the program has made so many folders: those of other makings may not be there
  /// another time, and what is made inside of a making that has made some is kept with that alone.
  func noteFileRead(among folders: Int) {
    let own = makings.map(\.folders.count)
    guard folders <= own.reduce(0, +) else { return noteTie() }
    guard let first = own.firstIndex(where: { $0 > 0 }) else { return }
    for index in makings.indices.dropFirst(first + 1) { makings[index].writesOthers = true }
  }

  /// Notes that a global was written.
  func noteWrite(ofGlobal variable: VariableDeclaration, of type: TypeValue?) {
    countWrite()
    let key = GlobalUse(variable: variable, type: type, owner: nil).key
    if makings.isEmpty { writtenGlobals.insert(key) } else { makings[makings.count - 1].note(written: key) }
  }

  /// Notes that a variable is about to be written that closures share.
  func noteWrite(to box: Box) {
    countWrite()
    let owner = makings.lastIndex { $0.number == box.making }
    // One of a making that has ended may belong to what is kept of it.
    if owner == nil, box.making != 0 { strayWrites &+= 1 }
    if box.making == 0 { writeLog.note(writeTo: box) }
    for index in makings.indices.dropFirst(owner.map { $0 + 1 } ?? 0) { makings[index].writesOthers = true }
  }

  /// The number of the making that goes on.
  var currentMaking: Int { makings.last?.number ?? 0 }

  // MARK: Globals that are known

  /// Whether what evaluations have left, and this one has used, is as they left it.
  var keptIsUnchanged: Bool { adopted.values.allSatisfy(\.isUnchanged) }

  /// Leaves the globals to the next evaluation, which may begin from now on, as they were when they were made.
  func handGlobalsBack() {
    guard !adopted.isEmpty else { return }
    if strayWrites > 0 {
      memo.globals.dissolve()
    } else {
      for kept in adopted.values { kept.restore() }
    }
    adopted = [:]
    storage = storage.filter { !memo.globals.owns($0.value) }
  }

  /// What an earlier evaluation has left, at the cost of making it.
  private func adopt(_ key: StorageKey) -> Box? {
    guard keepsConstants, strayWrites == 0, !isInterrupted, let kept = memo.globals[key] else { return nil }
    var seen: Set<StorageKey> = []
    guard let cost = cost(of: kept, key, within: [], &seen), fuel > cost else { return nil }
    let before = steps
    take(kept, key)
    if !makings.isEmpty { makings[makings.count - 1].keptSteps &+= steps &- before }
    return kept.box
  }

  private func take(_ kept: KeptGlobal, _ key: StorageKey) {
    guard storage[key] == nil else { return }
    storage[key] = kept.box
    storage.merge(kept.record.parts) { $1 }
    adopted[key] = kept
    for use in kept.record.uses {
      if let inner = memo.globals[use.key] { take(inner, use.key) }
    }
    recorder.note(kept.record.reads)
    settings.traits.formUnion(kept.record.settings.traits)
    spend(kept.record.steps)
    deepestDepth = max(deepestDepth, depth &+ kept.record.depth)
    deepestNesting = max(deepestNesting, nesting &+ kept.record.nesting)
    guesses &+= kept.record.guesses
    varyingValues &+= kept.record.varyingValues
    for folder in kept.record.folders { appData.makeFolder(folder, self) }
    unknownRecords.add(kept.record.unknowns)
    settledUnknowns.add(kept.record.unknowns)
    for trap in kept.record.traps { noteTrap(trap.reason, at: trap.span, isKnown: trap.isCertain) }
  }

  /// The fuel that making it would take here, with everything it uses that is not there yet; nil where it might be
  /// another one than was kept: something has been written, or it would come to a limit. `outer` are the globals that
  /// use it, and `seen` those that have been counted.
  private func cost(
    of kept: KeptGlobal,
    _ key: StorageKey,
    within outer: [KeptGlobal],
    _ seen: inout Set<StorageKey>
  ) -> Int? {
    guard seen.insert(key).inserted else { return 0 }
    let record = kept.record
    guard outer.count < Self.deepestUse, seen.count <= Self.mostUses, kept.isUnchanged, !isWritten(key),
      record.settings.holds(in: settings.configuration),
      !record.parts.keys.contains(where: isWritten), isThere(kept, key) || fits(record)
    else { return nil }
    var total = isThere(kept, key) ? 0 : record.steps
    let outer = outer + [kept]
    for use in record.uses {
      let key = use.key
      if outer.contains(where: { $0.record.parts[key] != nil }) { continue }
      guard let inner = memo.globals[key], storage[key].map({ $0 === inner.box }) ?? true,
        let cost = cost(of: inner, key, within: outer, &seen)
      else { return nil }
      total &+= cost
    }
    return total
  }

  private func isWritten(_ key: StorageKey) -> Bool {
    writtenGlobals.contains(key) || makings.contains { $0.written.contains(key) }
  }

  private func isThere(_ kept: KeptGlobal, _ key: StorageKey) -> Bool { storage[key] === kept.box }

  /// Whether making it here would come to no limit, and what belongs to it alone is not there.
  private func fits(_ record: KeptGlobal.Record) -> Bool {
    depth &+ record.depth < limits.depth && nesting &+ record.nesting < Self.maximumNesting
      && record.parts.keys.allSatisfy { storage[$0] == nil }
  }

  /// Whether all that was read is kept, and as it was kept.
  private func areUntouched(_ uses: [GlobalUse]) -> Bool {
    var seen: Set<StorageKey> = []
    return uses.allSatisfy { use in
      let key = use.key
      guard let kept = memo.globals[key], isThere(kept, key) else { return false }
      return cost(of: kept, key, within: [], &seen) != nil
    }
  }

  /// How many globals may be made from each other to be kept, and from how many one may be made.
  private static let deepestUse = 8
  private static let mostUses = 200

  // MARK: Globals that are made

  private func make(_ use: GlobalUse, _ key: StorageKey) -> Box {
    let box = Box(.void)
    storage[key] = box
    let start = GlobalMaking.Start(self)
    memo.lastMaking &+= 1
    makings.append(GlobalMaking(number: memo.lastMaking))
    let outer = GlobalMaking.Surroundings(of: self)
    outer.leave(self, for: use)
    let outerTraits = settings.traits
    settings.traits = []
    beginReads()
    noteRead(at: use.span)
    // Whoever happens to read it first is not made of what making it has met.
    let mark = storageMark
    let (value, standIns) = untraced { traced { initialValue(of: use) } }
    box.value = value
    if !value.marksItself {
      box.standIns = standIns
      postpone(records(since: mark), until: standIns)
    }
    let reads = endReads()
    if let making = makings.popLast() { settle(making, of: box, key, reads, since: start) }
    settings.traits.formUnion(outerTraits)
    outer.restore(self)
    return box
  }

  private func initialValue(of use: GlobalUse) -> Value {
    switch use.source {
    case .property(let variable, let owner):
      let context = use.type.map { self.context($0, owner: owner) } ?? .global
      let initial = { self.initialValue(of: variable, receiver: use.type.map { .type($0) }, context: context) }
      guard let type = use.type, isWrapped(variable) else { return initial() }
      return wrap(variable.initializer == nil ? nil : initial(), for: variable, of: type)
    case .written: return use.type.map { makeWritten($0) } ?? .void
    case .standIn(_, let name): return use.type.map { standIn(for: $0, named: name) } ?? .void
    }
  }

  /// Leaves what was made to the next evaluations, where it would be the same for them, and tells the making around it.
  private func settle(
    _ making: GlobalMaking,
    of box: Box,
    _ key: StorageKey,
    _ reads: KeptReads,
    since start: GlobalMaking.Start
  ) {
    var making = making
    for written in making.written.intersection(making.made) {
      guard let kept = memo.globals[written], kept.box === storage[written] else { continue }
      memo.globals.remove(written)
      adopted[written] = nil
      objects += kept.objects
      functionBoxes += kept.functionBoxes
      making.absorb(kept, written)
    }
    if !making.written.isSubset(of: making.made) { making.writesOthers = true }
    let taken = steps &- start.steps
    let isKept = keep(box, key, making, taken &- making.keptSteps, reads, since: start)
    if !makings.isEmpty {
      makings[makings.count - 1].note(making, of: key, isKept: isKept, steps: taken)
    } else {
      writtenGlobals.formUnion(making.written.subtracting(making.made))
    }
  }

  private func keep(
    _ box: Box,
    _ key: StorageKey,
    _ making: GlobalMaking,
    _ ownSteps: Int,
    _ reads: KeptReads,
    since start: GlobalMaking.Start
  ) -> Bool {
    guard keepsConstants, !making.isTied, !making.writesOthers, strayWrites == 0, fuel > 0, !isInterrupted,
      limitHits.isEmpty, areUntouched(making.uses)
    else { return false }
    let record = KeptGlobal.Record(
      steps: ownSteps,
      depth: deepestDepth &- depth,
      nesting: deepestNesting &- nesting,
      guesses: guesses &- start.guesses,
      varyingValues: varyingValues &- start.varyingValues,
      folders: making.folders,
      unknowns: unknownRecords.own,
      traps: traps,
      uses: making.uses,
      parts: making.parts,
      reads: reads,
      settings: settings.mark
    )
    let made = KeptGlobal(
      box,
      record,
      objects: Array(objects.dropFirst(start.objectCount)),
      functionBoxes: Array(functionBoxes.dropFirst(start.functionBoxCount))
    )
    guard memo.globals.keep(made, key) else { return false }
    adopted[key] = made
    objects.removeLast(max(0, objects.count - start.objectCount))
    functionBoxes.removeLast(max(0, functionBoxes.count - start.functionBoxCount))
    return true
  }
}
