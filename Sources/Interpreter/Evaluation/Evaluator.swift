package import Semantics

/// Runs code of a program. One evaluator serves one thread; it never traps and never hangs: steps and depth are bounded.
package final class Evaluator {
  package let program: Program
  package let host: any EvaluationHost
  package internal(set) var limits: EvaluationLimits
  /// What is known from earlier evaluations of the program.
  let memo: EvaluationMemo
  /// Whether what calls of constants make is made once.
  let keepsConstants: Bool
  /// Notes what is read of the program.
  let recorder = ReadRecorder()
  /// Everything that could not be evaluated, in order.
  package var unknowns: [UnknownRecord] { unknownRecords.noted.all }
  var unknownRecords = UnknownRecords()
  /// Those of them that were found where globals were made.
  var settledUnknowns = UnknownRecords()
  /// What would have ended the program: nil unwrapped by force, an index out of range, `fatalError`. All are unknowns, too.
  package var traps: [UnknownRecord] { trapRecords.all }
  var trapRecords = RecordList()
  /// Where evaluation ran into a limit.
  package internal(set) var limitHits: [UnknownRecord] = []

  // SAFETY: every access to the properties marked unchecked reads or writes one value and ends before anything else is
  // called; nothing holds one of them `inout`. They are touched at every step.
  /// Which stand-ins are read, for those who ask what a value was made from.
  @exclusivity(unchecked) var trace = StandInTrace()
  @exclusivity(unchecked) var fuel: Int
  @exclusivity(unchecked) var depth = 0
  @exclusivity(unchecked) var nesting = 0
  /// The unit of the last step, which is known to be read.
  @exclusivity(unchecked) var lastUnit = SourceSpan.none.unit
  /// The offsets of the piece of that unit whose code ran last.
  @exclusivity(unchecked) var lastPiece: Range<UInt32> = 0..<0
  /// The code of the calls of types that are being evaluated since nothing else makes a value.
  var writtenCode: [[SourceSpan]] = []
  /// The largest depth and nesting since the making of a global began.
  @exclusivity(unchecked) var deepestDepth = 0
  @exclusivity(unchecked) var deepestNesting = 0
  /// Set while a thrown error or the end of the fuel unwinds: everything answers at once until somebody catches it.
  @exclusivity(unchecked) var interruption = Interruption.none
  /// An optional chain met nil and ends at its `optionalChain`.
  @exclusivity(unchecked) var isChainBroken = false
  /// Whether nobody waits for the evaluation any more, and how much fuel is left when that is asked next.
  package private(set) var isAbandoned = false
  @exclusivity(unchecked) private var nextPoll = Int.min
  private var isCancelled: (@Sendable () -> Bool)?
  /// How often something happened that its result does not show: what is made without is the same every time.
  @exclusivity(unchecked) private var ownEffects = 0
  /// The stored property's index and the value that the first read of a structure's lazy property has computed, until
  /// `property(_:of:at:labels:storingIn:)` stores it.
  @exclusivity(unchecked) var madeLazily: (index: Int, value: Value)?
  /// How often a condition that nobody knows was taken to hold.
  @exclusivity(unchecked) var guesses = 0
  /// How often a value was made that another run may have otherwise: by the time, by chance, by measuring.
  @exclusivity(unchecked) var varyingValues = 0
  /// A constant is being made: calls inside of it are parts of it.
  @exclusivity(unchecked) var isMakingConstant = false
  /// What the project's tables of strings say, as soon as somebody has asked.
  var knownTexts: LocalizedTexts?
  /// The settings and files that the program keeps.
  let appData = AppData()
  /// An assignment replaces a variable or a property of `self` as a whole.
  @exclusivity(unchecked) var isReplacing = false
  /// An assignment went to a member of something unknown.
  @exclusivity(unchecked) var isAssignmentLost = false
  /// Globals and static stored properties, made on first use.
  var storage: [StorageKey: Box] = [:]
  /// The globals that are being made, innermost last.
  var makings: [GlobalMaking] = []
  /// Those of the globals that earlier evaluations have left or that are left to later ones.
  var adopted: [StorageKey: KeptGlobal] = [:]
  /// The types whose initializers run, innermost last: their properties get first values, without observers.
  var initializing: [Initialization] = []
  /// The initializers of extensions of built-in types that run, innermost last.
  var extending: [FunctionDeclaration] = []
  /// The subscripts of texts that the program adds, whose code runs.
  var textSubscripts: [SubscriptDeclaration] = []
  /// The names of views and members that `UseSearch` looks for: `if` and `switch` build every branch that mentions one,
  /// whether it is taken or not. Nil in ordinary evaluation.
  var sought: Set<String>?
  /// What waits for a later turn of the run loop.
  var scheduled: [ScheduledAction] = []
  /// Where what waited before what runs now was scheduled.
  var waitsBefore: [SourceSpan] = []
  /// Whether what runs may wait for functions of the program.
  @exclusivity(unchecked) var runsAwaited = false
  /// Properties whose observers run: setting them there does not call the observers again.
  var observing: Set<ObjectIdentifier> = []
  /// The types whose stand-ins are being made: a type that holds itself ends.
  var standInTypes: [String] = []
  /// How many collections and tuples are around the stand-in that is being made, in the innermost of those types.
  var standInNesting = 0
  /// How much more a description may say.
  var description = DescriptionRoom()
  /// How many more aliases may be looked through for the type that is being resolved, and how many are.
  var aliasRoom = 0
  var aliasDepth = 0
  /// What stands behind aliases that lead far.
  var longAliases: [ObjectIdentifier: TypeValue] = [:]
  /// What the bodies that run have to return, innermost last.
  var returnTypes: [TypeValue?] = []

  var identities: [ObjectIdentifier: Int] = [:]
  /// Objects and local functions may hold each other: they are emptied when evaluation ends.
  var objects: [ObjectValue] = []
  var functionBoxes: [Box] = []
  /// What somebody has subscribed to.
  var subjects: [Subject] = []
  var lastIdentity = 0
  /// The last unique id of the bodies of a pass after the first; nil in the first, and while actions run.
  var passIdentity: Int?
  /// Whether calls are to be looked at for constants.
  var seeksConstants: Bool { keepsConstants && !isMakingConstant }
  /// How often a variable was written that closures share, or that outlives its scope.
  private(set) var sharedWrites = 0
  /// How often something else was written that may outlive the code that runs: a property of an object, a value that was
  /// handed in to be changed.
  var otherWrites = 0
  var lastingWrites: Int { sharedWrites &+ otherWrites }
  /// The values that shared variables held before they were written, for `goBack(to:within:)`.
  var writeLog = WriteLog()
  /// How many of these may have changed what a kept global holds, in a way that nobody can undo.
  var strayWrites = 0
  /// The device and the user's settings, and which of them code has asked for other than through the environment.
  let settings = ReadSettings()
  /// The globals that were written after they were made.
  var writtenGlobals: Set<StorageKey> = []

  struct Initialization {
    let type: String
    /// What declares the initializer that runs.
    let owner: TypeDeclaration
    let function: FunctionDeclaration
  }

  enum Interruption {
    case none
    case thrown(Value)
    case exhausted
  }

  /// A static property belongs to a type, also where a protocol extension declares it.
  struct StorageKey: Hashable {
    let declaration: ObjectIdentifier
    let type: String
    /// What a stand-in is called; nothing for properties.
    var name = ""
  }

  /// `memo` belongs to this evaluator until it is done, and was made for the same program.
  package init(
    program: Program,
    host: any EvaluationHost,
    limits: EvaluationLimits = .standard,
    memo: EvaluationMemo = EvaluationMemo(),
    keepsConstants: Bool = true
  ) {
    self.program = program
    self.host = host
    self.limits = limits
    self.memo = memo
    self.keepsConstants = keepsConstants
    self.fuel = limits.steps
  }

  var isInterrupted: Bool {
    if case .none = interruption { return false }
    return true
  }

  /// Whether the fuel is used up: nothing is evaluated any more.
  package var isExhausted: Bool {
    if case .exhausted = interruption { return true }
    return false
  }

  /// Takes one step of fuel; false when evaluation is to end.
  func step(at span: SourceSpan) -> Bool {
    if fuel <= 0 {
      if !isExhausted {
        interruption = .exhausted
        noteEffect()
        limitHits.append(UnknownRecord(span: span, reason: "evaluation took more than \(limits.steps) steps"))
      }
      return false
    }
    fuel &-= 1
    if fuel <= nextPoll { poll() }
    if span.unit != lastUnit || !lastPiece.contains(span.start) { enter(span) }
    return !isInterrupted
  }

  /// Ends evaluation within some steps once `isCancelled`: what it gives is of no use then.
  package func stop(when isCancelled: @escaping @Sendable () -> Bool) {
    self.isCancelled = isCancelled
    poll()
  }

  private func poll() {
    guard let isCancelled, !isAbandoned else { return nextPoll = .min }
    nextPoll = fuel &- Self.stepsBetweenPolls
    guard isCancelled() else { return }
    isAbandoned = true
    interruption = .exhausted
    noteEffect()
    noteTie()
  }

  /// Begins with so much fuel again.
  func refuel(_ count: Int) {
    fuel = count
    // At the next step: the last one that was set may be most of the fuel away.
    if isCancelled != nil { nextPoll = count }
  }

  /// Less than a millisecond's work.
  private static let stepsBetweenPolls = 1_024

  /// Takes the fuel of work that is no step of the program's own: elements that are made or looked at. The next step
  /// ends evaluation if too little is left.
  package func spend(_ count: Int) {
    fuel = max(0, fuel &- min(max(0, count), limits.steps))
  }

  /// How much of the fuel has been used.
  package var steps: Int { limits.steps &- fuel }

  func goDeeper() {
    depth &+= 1
    if depth > deepestDepth { deepestDepth = depth }
  }

  func nestDeeper() {
    nesting &+= 1
    if nesting > deepestNesting { deepestNesting = nesting }
  }

  /// Runs `body` one call deeper; nil where the calls nest too deeply. A call is more work than a step.
  func deeper(at span: SourceSpan, _ body: () -> Value) -> Value {
    spend(1)
    guard depth < limits.depth else {
      spend(8)
      noteEffect()
      noteTie()
      if limitHits.count < Self.mostLimitHits, !limitHits.contains(where: { $0.span == span }) {
        limitHits.append(UnknownRecord(span: span, reason: "calls nest more than \(limits.depth) deep"))
      }
      return .unknown(UnknownValue(name: nil, reason: "calls nest too deeply", span: span))
    }
    goDeeper()
    defer { depth -= 1 }
    return body()
  }

  /// So many places are told at most.
  private static let mostLimitHits = 20

  /// What `body` gives, or `fallback` where the native stack may not suffice for it.
  func nested<Result>(or fallback: @autoclosure () -> Result, _ body: () -> Result) -> Result {
    guard nesting < Self.maximumNesting else {
      noteTie()
      return fallback()
    }
    nestDeeper()
    defer { nesting -= 1 }
    return body()
  }

  /// A new number for something that has an identity: the same in every run.
  func nextIdentity() -> Int {
    noteEffect()
    lastIdentity &+= 1
    return lastIdentity
  }

  /// The number of a new unique id, and whether it belongs to a pass: bodies that make ids anew make the same in every
  /// pass but the first, in which state gets its initial values. SwiftUI does not evaluate all bodies again for each
  /// change, and what was made before stays.
  func nextUniqueID() -> (number: Int, isOfPass: Bool) {
    guard let number = passIdentity else { return (nextIdentity(), false) }
    noteEffect()
    passIdentity = number &+ 1
    return (number &+ 1, true)
  }

  /// The number of an object, by which it is told from others.
  func number(of object: ObjectValue) -> Int {
    noteEffect()
    noteTie()
    if let known = identities[ObjectIdentifier(object)] { return known }
    let number = nextIdentity()
    identities[ObjectIdentifier(object)] = number
    return number
  }

  /// A new object of a class.
  func makeObject(_ type: TypeValue, _ fields: [Value]) -> Value {
    noteEffect()
    let object = ObjectValue(type: type, fields: fields)
    objects.append(object)
    return .object(object)
  }

  /// Logs an object that is about to change and may be older than the code that runs: see `WriteLog.note(_:restore:)`.
  func noteWrite(_ lastLogged: inout Int, restore: @autoclosure () -> () -> Void) {
    writeLog.note(&lastLogged, restore: restore())
    countWrite()
  }

  /// Counts a write to an object that may be older than the code that runs, and whose old value a checkpoint holds.
  func countWrite() {
    sharedWrites &+= 1
    noteEffect()
  }

  /// Notes that evaluation has done, or looked at, something that may be different another time.
  package func noteEffect() { ownEffects &+= 1 }

  /// Grows with everything that evaluation does besides giving a result.
  var effects: Int { ownEffects &+ trace.noteCount }

  /// Remembers what holds a local function, which may hold itself.
  func keep(_ box: Box) {
    noteEffect()
    functionBoxes.append(box)
  }

  /// Remembers what somebody has subscribed to: what subscribers do may lead back to it.
  func keep(_ subject: Subject) {
    noteEffect()
    subjects.append(subject)
  }

  deinit {
    handGlobalsBack()
    for subject in subjects { subject.dissolve() }
    for object in objects { object.fields = [] }
    for box in functionBoxes { box.value = .void }
    for box in storage.values { box.value = .void }
  }

  /// Notes that something could not be evaluated, once.
  func note(_ record: UnknownRecord) {
    unknownRecords.note(record)
  }

  /// Notes that something could not be evaluated, and makes the value that says so.
  package func unknown(_ reason: String, name: String? = nil, type: TypeValue? = nil, at span: SourceSpan) -> Value {
    noteEffect()
    let record = UnknownRecord(span: span, reason: reason)
    note(record)
    trace.note(name ?? reason)
    return .unknown(UnknownValue(name: name, type: type, reason: reason, span: span))
  }
}

extension Evaluator {
  /// Notes that the program would have ended here, and makes an unknown value to go on with.
  package func trap(_ reason: String, type: TypeValue? = nil, at span: SourceSpan) -> Value {
    noteTrap(reason, at: span)
    return unknown(reason, type: type, at: span)
  }

  /// Notes that the program would have ended here, where there is a value to go on with.
  package func noteTrap(_ reason: String, at span: SourceSpan) { noteTrap(reason, at: span, isKnown: true) }

  /// The same of one that was met before, with values that are known or not.
  func noteTrap(_ reason: String, at span: SourceSpan, isKnown: Bool) {
    noteEffect()
    trapRecords.note(UnknownRecord(span: span, reason: reason, isCertain: isKnown && isExact))
  }

  /// Whether every run of the program comes here, with the values that evaluation has.
  private var isExact: Bool {
    trace.noteCount == 0 && guesses == 0 && varyingValues == 0 && unknownRecords.isEmpty
  }

  /// Notes a value that another run may have otherwise.
  package func noteVaryingValue() {
    noteEffect()
    varyingValues &+= 1
  }
}

/// How far evaluation may go.
package struct EvaluationLimits: Hashable, Sendable {
  package let steps: Int
  package let depth: Int

  package init(steps: Int, depth: Int) {
    self.steps = steps
    self.depth = depth
  }

  package static let standard = EvaluationLimits(steps: 1_000_000, depth: 256)
  /// What few scenes go beyond: many may have so much.
  package static let long = EvaluationLimits(steps: 300_000, depth: 256)
  /// What all but unusually heavy scenes need.
  package static let brief = EvaluationLimits(steps: 100_000, depth: 256)
  /// What is left where everything was spent before.
  package static let none = EvaluationLimits(steps: 0, depth: 256)
}
