import Semantics

/// The making of a global that goes on.
struct GlobalMaking {
  /// The fuel that makings inside of it have taken.
  var innerSteps = 0
  private(set) var uses: [GlobalUse] = []
  private var usedKeys: Set<Evaluator.StorageKey> = []
  /// Whether what is made belongs to this evaluation alone.
  var isTied = false

  /// Notes that it has read another global.
  mutating func note(_ use: GlobalUse, _ key: Evaluator.StorageKey, isKept: Bool) {
    guard usedKeys.insert(key).inserted else { return }
    uses.append(use)
    if !isKept { isTied = true }
  }

  /// Where evaluation was when it began.
  struct Start {
    let steps: Int
    let guesses: Int
    let objectCount: Int
    let functionBoxCount: Int

    init(_ evaluator: Evaluator) {
      steps = evaluator.steps
      guesses = evaluator.guesses
      objectCount = evaluator.objects.count
      functionBoxCount = evaluator.functionBoxes.count
    }
  }

  /// What goes on around the code that reads a global first: none of it matters to the global.
  struct Surroundings {
    private let initializing: [String]
    private let extending: [FunctionDeclaration]
    private let observing: Set<ObjectIdentifier>
    private let standInTypes: [String]
    private let returnTypes: [TypeValue?]
    private let passIdentity: Int?
    private let lastIdentity: Int
    private let isMakingConstant: Bool
    private let unknowns: [UnknownRecord]
    private let traps: [UnknownRecord]
    private let limitHits: [UnknownRecord]

    init(of evaluator: Evaluator) {
      initializing = evaluator.initializing
      extending = evaluator.extending
      observing = evaluator.observing
      standInTypes = evaluator.standInTypes
      returnTypes = evaluator.returnTypes
      passIdentity = evaluator.passIdentity
      lastIdentity = evaluator.lastIdentity
      isMakingConstant = evaluator.isMakingConstant
      unknowns = evaluator.unknowns
      traps = evaluator.traps
      limitHits = evaluator.limitHits
    }

    func leave(_ evaluator: Evaluator, for use: GlobalUse) {
      evaluator.initializing = []
      evaluator.extending = []
      evaluator.observing = []
      evaluator.standInTypes = []
      evaluator.returnTypes = []
      evaluator.passIdentity = nil
      evaluator.lastIdentity = use.firstIdentity
      evaluator.isMakingConstant = false
      evaluator.unknowns = []
      evaluator.traps = []
      evaluator.limitHits = []
    }

    func restore(_ evaluator: Evaluator) {
      evaluator.initializing = initializing
      evaluator.extending = extending
      evaluator.observing = observing
      evaluator.standInTypes = standInTypes
      evaluator.returnTypes = returnTypes
      evaluator.passIdentity = passIdentity
      evaluator.lastIdentity = lastIdentity
      evaluator.isMakingConstant = isMakingConstant
      evaluator.unknowns = Self.joined(unknowns, evaluator.unknowns)
      evaluator.traps = Self.joined(traps, evaluator.traps)
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
    for byte in variable.name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: (hash & 0xffff_ffff) << 24)
  }
}
