extension Evaluator {
  /// A moment of an evaluation: what evaluation has cost, found and made up to then.
  struct Checkpoint {
    fileprivate let steps: Int
    fileprivate let unknowns: UnknownRecords
    fileprivate let settledUnknowns: UnknownRecords
    fileprivate let traps: RecordList
    fileprivate let limitHits: [UnknownRecord]
    fileprivate let storage: [StorageKey: Box]
    fileprivate let identities: [ObjectIdentifier: Int]
    fileprivate let lastIdentity: Int
    fileprivate let functionBoxCount: Int
    /// What the objects held.
    fileprivate let objects: [(fields: [Value], version: Int, revision: Int)]
    /// What the globals held.
    fileprivate let variables: [(box: Box, value: Value)]
    /// Those of them that were kept from elsewhere.
    fileprivate let adopted: [StorageKey: KeptGlobal]
    /// The kept globals that had been changed by then.
    fileprivate let changedGlobals: [(global: KeptGlobal, state: KeptGlobal.State)]
    fileprivate let writtenGlobals: Set<StorageKey>
    fileprivate let writes: WriteLog.Mark
    fileprivate let scheduled: [ScheduledAction]
    fileprivate let strayWrites: Int
  }

  /// The present moment; nil where evaluation has ended for want of fuel.
  func checkpoint() -> Checkpoint? {
    guard !isInterrupted else { return nil }
    return Checkpoint(
      steps: steps,
      unknowns: unknownRecords,
      settledUnknowns: settledUnknowns,
      traps: trapRecords,
      limitHits: limitHits,
      storage: storage,
      identities: identities,
      lastIdentity: lastIdentity,
      functionBoxCount: functionBoxes.count,
      objects: objects.map { ($0.fields, $0.version, $0.revision) },
      variables: storage.values.map { ($0, $0.value) },
      adopted: adopted,
      changedGlobals: adopted.values.filter { !$0.isUnchanged }.map { ($0, $0.state) },
      writtenGlobals: writtenGlobals,
      writes: writeLog.mark(),
      scheduled: scheduled,
      strayWrites: strayWrites
    )
  }

  /// Goes back to a moment as if nothing had happened since, and as if there had been these limits from the beginning;
  /// false where something was written that nobody can undo, or the moment would not have been reached, and evaluation has
  /// to begin anew.
  func goBack(to checkpoint: Checkpoint, within limits: EvaluationLimits) -> Bool {
    guard strayWrites == checkpoint.strayWrites, !isAbandoned,
      checkpoint.steps < limits.steps, limits.depth == self.limits.depth,
      checkpoint.adopted.allSatisfy({ adopted[$0.key] === $0.value })
    else { return false }
    writeLog.goBack(to: checkpoint.writes)
    for kept in adopted.values { kept.restore() }
    for (kept, state) in checkpoint.changedGlobals { kept.restore(to: state) }
    for (object, known) in zip(objects, checkpoint.objects) where object.revision != known.revision {
      object.fields = known.fields
      object.version = known.version
    }
    for (box, value) in checkpoint.variables { box.value = value }
    writtenGlobals = checkpoint.writtenGlobals
    for (key, box) in storage where checkpoint.storage[key] == nil && !memo.globals.owns(box) {
      box.value = .void
    }
    for object in objects.dropFirst(checkpoint.objects.count) { object.fields = [] }
    for box in functionBoxes.dropFirst(checkpoint.functionBoxCount) { box.value = .void }
    objects.removeLast(max(0, objects.count - checkpoint.objects.count))
    functionBoxes.removeLast(max(0, functionBoxes.count - checkpoint.functionBoxCount))
    self.limits = limits
    refuel(limits.steps &- checkpoint.steps)
    unknownRecords = checkpoint.unknowns
    settledUnknowns = checkpoint.settledUnknowns
    trapRecords = checkpoint.traps
    limitHits = checkpoint.limitHits
    storage = checkpoint.storage
    identities = checkpoint.identities
    scheduled = checkpoint.scheduled
    waitsBefore = []
    runsAwaited = false
    lastIdentity = checkpoint.lastIdentity
    interruption = .none
    isChainBroken = false
    return true
  }

  /// All objects with their versions, those of shared variables included.
  var objectVersions: [(object: ObjectValue, version: Int)] {
    (objects + adopted.values.flatMap(\.objects)).map { ($0, $0.version) }
  }

  /// Whether an object that views follow has been written since the objects had these versions.
  func hasChangedObserved(since versions: [(object: ObjectValue, version: Int)]) -> Bool {
    versions.contains { object, version in
      object.version != version && object.type.nominal.map { $0.isFollowedByViews } ?? false
    }
  }

  /// How often anything has been written that is no state of a view: variables that are shared, and objects.
  var writesOutsideState: Int { objects.reduce(sharedWrites) { $0 &+ $1.revision } }
}
