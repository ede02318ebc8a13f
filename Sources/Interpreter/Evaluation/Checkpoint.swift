extension Evaluator {
  /// A moment of an evaluation: what evaluation has cost, found and made up to then.
  struct Checkpoint {
    fileprivate let steps: Int
    fileprivate let unknowns: RecordList
    fileprivate let traps: RecordList
    fileprivate let limitHits: [UnknownRecord]
    fileprivate let storage: [StorageKey: Box]
    fileprivate let identities: [ObjectIdentifier: Int]
    fileprivate let lastIdentity: Int
    fileprivate let objectCount: Int
    fileprivate let functionBoxCount: Int
    /// How often anything has been written that outlives the code that writes it.
    fileprivate let writes: Int
  }

  /// The present moment; nil where evaluation has ended for want of fuel.
  func checkpoint() -> Checkpoint? {
    guard !isInterrupted, scheduled.isEmpty else { return nil }
    return Checkpoint(
      steps: steps,
      unknowns: unknownRecords,
      traps: trapRecords,
      limitHits: limitHits,
      storage: storage,
      identities: identities,
      lastIdentity: lastIdentity,
      objectCount: objects.count,
      functionBoxCount: functionBoxes.count,
      writes: writes(toFirst: objects.count)
    )
  }

  /// Goes back to a moment as if nothing had happened since, and as if there had been these limits from the beginning;
  /// false where something that was there then has been written, or would not have been reached, and evaluation has to
  /// begin anew.
  func goBack(to checkpoint: Checkpoint, within limits: EvaluationLimits) -> Bool {
    guard writes(toFirst: checkpoint.objectCount) == checkpoint.writes, keptIsUnchanged,
      !isAbandoned, checkpoint.steps < limits.steps, limits.depth == self.limits.depth
    else { return false }
    for (key, box) in storage where checkpoint.storage[key] == nil && !memo.globals.owns(box) {
      box.value = .void
    }
    for object in objects.dropFirst(checkpoint.objectCount) { object.fields = [] }
    for box in functionBoxes.dropFirst(checkpoint.functionBoxCount) { box.value = .void }
    objects.removeLast(objects.count - checkpoint.objectCount)
    functionBoxes.removeLast(functionBoxes.count - checkpoint.functionBoxCount)
    self.limits = limits
    fuel = limits.steps &- checkpoint.steps
    unknownRecords = checkpoint.unknowns
    trapRecords = checkpoint.traps
    limitHits = checkpoint.limitHits
    storage = checkpoint.storage
    identities = checkpoint.identities
    scheduled = []
    lastIdentity = checkpoint.lastIdentity
    interruption = .none
    isChainBroken = false
    return true
  }

  /// How often anything has been written that is no state of a view.
  var writesOutsideState: Int { writes(toFirst: objects.count) }

  /// The writes to variables that are shared, and to the oldest objects.
  private func writes(toFirst count: Int) -> Int {
    objects.prefix(count).reduce(sharedWrites) { $0 &+ $1.revision }
  }
}
