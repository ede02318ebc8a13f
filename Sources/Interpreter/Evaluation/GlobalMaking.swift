import Semantics

/// The making of a global that goes on.
struct GlobalMaking {
  let number: Int
  /// The fuel that the makings of kept globals inside of it have taken.
  var keptSteps = 0
  private(set) var uses: [GlobalUse] = []
  private var usedKeys: Set<Evaluator.StorageKey> = []
  /// The globals that were made inside of it.
  private(set) var made: Set<Evaluator.StorageKey> = []
  /// Those of them that belong to it: what they are now they are through it.
  private(set) var parts: [Evaluator.StorageKey: Box] = [:]
  /// The globals that were written.
  private(set) var written: Set<Evaluator.StorageKey> = []
  /// The folders that it has made.
  var folders: [String] = []
  /// Whether what is made belongs to this evaluation alone.
  var isTied = false
  /// Whether it has written what was there before, or read what a making around it has left.
  var writesOthers = false

  /// Notes that it has read another global.
  mutating func note(_ use: GlobalUse, _ key: Evaluator.StorageKey, _ box: Box, isKept: Bool) {
    guard usedKeys.insert(key).inserted else { return }
    if isKept {
      uses.append(use)
    } else if made.contains(key) {
      parts[key] = box
    } else {
      isTied = true
    }
  }

  mutating func note(written key: Evaluator.StorageKey) { written.insert(key) }

  /// What another making inside of it has come to.
  mutating func note(_ inner: GlobalMaking, of key: Evaluator.StorageKey, isKept: Bool, steps: Int) {
    made.formUnion(inner.made)
    made.insert(key)
    folders += inner.folders
    if inner.isTied { isTied = true }
    written.formUnion(inner.written.subtracting(inner.made))
    keptSteps &+= isKept ? steps : inner.keptSteps
    guard !isKept else { return }
    parts.merge(inner.parts) { $1 }
    uses += inner.uses
  }

  /// Makes a global, which was kept before it was written, a part.
  mutating func absorb(_ kept: KeptGlobal, _ key: Evaluator.StorageKey) {
    parts[key] = kept.box
    parts.merge(kept.record.parts) { $1 }
    uses = uses.filter { $0.key != key } + kept.record.uses
    keptSteps &-= kept.record.steps
  }

  init(number: Int) { self.number = number }

  /// Where evaluation was when it began.
  struct Start {
    let steps: Int
    let guesses: Int
    let varyingValues: Int
    let objectCount: Int
    let functionBoxCount: Int

    init(_ evaluator: Evaluator) {
      steps = evaluator.steps
      guesses = evaluator.guesses
      varyingValues = evaluator.varyingValues
      objectCount = evaluator.objects.count
      functionBoxCount = evaluator.functionBoxes.count
    }
  }

  /// What goes on around the code that reads a global first: none of it matters to the global.
  struct Surroundings {
    private let initializing: [Evaluator.Initialization]
    private let extending: [FunctionDeclaration]
    private let observing: Set<ObjectIdentifier>
    private let standInTypes: [String]
    private let standInNesting: Int
    private let returnTypes: [TypeValue?]
    private let passIdentity: Int?
    private let lastIdentity: Int
    private let isMakingConstant: Bool
    private let deepestDepth: Int
    private let deepestNesting: Int
    private let unknowns: UnknownRecords
    private let settledUnknowns: UnknownRecords
    private let traps: RecordList
    private let limitHits: [UnknownRecord]

    init(of evaluator: Evaluator) {
      initializing = evaluator.initializing
      extending = evaluator.extending
      observing = evaluator.observing
      standInTypes = evaluator.standInTypes
      standInNesting = evaluator.standInNesting
      returnTypes = evaluator.returnTypes
      passIdentity = evaluator.passIdentity
      lastIdentity = evaluator.lastIdentity
      isMakingConstant = evaluator.isMakingConstant
      deepestDepth = evaluator.deepestDepth
      deepestNesting = evaluator.deepestNesting
      unknowns = evaluator.unknownRecords
      settledUnknowns = evaluator.settledUnknowns
      traps = evaluator.trapRecords
      limitHits = evaluator.limitHits
    }

    func leave(_ evaluator: Evaluator, for use: GlobalUse) {
      evaluator.initializing = []
      evaluator.extending = []
      evaluator.observing = []
      evaluator.standInTypes = []
      evaluator.standInNesting = 0
      evaluator.returnTypes = []
      evaluator.passIdentity = nil
      evaluator.lastIdentity = use.firstIdentity
      evaluator.isMakingConstant = false
      evaluator.deepestDepth = evaluator.depth
      evaluator.deepestNesting = evaluator.nesting
      evaluator.unknownRecords = .within(unknowns)
      evaluator.settledUnknowns = UnknownRecords()
      evaluator.trapRecords = RecordList()
      evaluator.limitHits = []
    }

    func restore(_ evaluator: Evaluator) {
      evaluator.initializing = initializing
      evaluator.extending = extending
      evaluator.observing = observing
      evaluator.standInTypes = standInTypes
      evaluator.standInNesting = standInNesting
      evaluator.returnTypes = returnTypes
      evaluator.passIdentity = passIdentity
      evaluator.lastIdentity = lastIdentity
      evaluator.isMakingConstant = isMakingConstant
      evaluator.deepestDepth = max(deepestDepth, evaluator.deepestDepth)
      evaluator.deepestNesting = max(deepestNesting, evaluator.deepestNesting)
      // What a global holds stays unknown, whatever becomes of the value for which it was made.
      evaluator.settledUnknowns = settledUnknowns.joined(with: evaluator.unknownRecords)
      evaluator.unknownRecords = unknowns.joined(with: evaluator.unknownRecords)
      let made = evaluator.trapRecords
      evaluator.trapRecords = traps
      evaluator.trapRecords.add(made)
      evaluator.limitHits = Self.joined(limitHits, evaluator.limitHits)
    }

    private static func joined(_ outer: [UnknownRecord], _ inner: [UnknownRecord]) -> [UnknownRecord] {
      outer + inner.filter { !outer.contains($0) }
    }
  }
}

extension GlobalUse {
  /// After which number the things are numbered that are made with the global: the same whoever reads it first, and far
  /// from those of others.
  fileprivate var firstIdentity: Int {
    // FNV-1a, since the standard library's hashes differ from run to run.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in (type?.description ?? "").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: (hash & 0xffff_ffff) << 24)
  }
}
