import Semantics

/// What the program leaves to a later turn of the run loop: it runs after the actions of observers, as one more update.
struct ScheduledAction {
  let function: FunctionValue
  /// Where it was scheduled.
  let span: SourceSpan
  /// It waits for some time.
  let isDelayed: Bool
  /// It waits for functions of the program, which are done at once.
  let mayWait: Bool
  /// Where what waited before was scheduled, one by the other, the last of which scheduled this.
  let waitsBefore: [SourceSpan]
}

extension Evaluator {
  /// So many turns of the run loop are taken one after the other: what schedules itself again and again ends.
  private static let mostTurns = 8
  /// So many actions wait at most.
  private static let mostScheduled = 1_000

  /// Leaves an action to a later turn. What waited for some time does not schedule itself to wait again: that is a timer.
  func schedule(_ function: FunctionValue, at span: SourceSpan, isDelayed: Bool, mayWait: Bool = false) {
    noteEffect()
    noteTie()
    guard scheduled.count < Self.mostScheduled, !(isDelayed && waitsBefore.contains(span)) else { return }
    scheduled.append(
      ScheduledAction(function: function, span: span, isDelayed: isDelayed, mayWait: mayWait, waitsBefore: waitsBefore)
    )
  }

  /// Runs what was left to later turns; `willRun` gets the place where each was scheduled.
  func runScheduled(_ willRun: (SourceSpan) -> Void) {
    for _ in 0..<Self.mostTurns where !scheduled.isEmpty {
      let actions = scheduled
      scheduled = []
      for action in actions.filter({ !$0.isDelayed }) + actions.filter(\.isDelayed) {
        guard step(at: action.span) else { return }
        willRun(action.span)
        waitsBefore = action.isDelayed ? action.waitsBefore + [action.span] : action.waitsBefore
        runsAwaited = action.mayWait
        _ = call(action.function)
        _ = takeError()
      }
    }
    waitsBefore = []
    runsAwaited = false
  }
}

extension CallSite {
  /// Leaves the closure that the call ends with to a later turn of the run loop.
  func scheduleLast(isDelayed: Bool = false) {
    guard let last = arguments.indices.last, let function = function(last) else { return }
    let waits = function.closure.map { $0.body.waits || $0.isAsync || !$0.body.awaited.isEmpty } ?? false
    guard !waits || evaluator.finishesAtOnce(function) else { return }
    evaluator.schedule(function, at: span, isDelayed: isDelayed, mayWait: waits)
  }
}

extension LibraryType {
  /// What is left to the main queue runs after this update; what other queues do is not run.
  static let dispatchQueue = LibraryType(
    name: "DispatchQueue",
    methods: [
      "async": { queue, site in scheduled(on: queue, site) },
      "asyncAfter": { queue, site in scheduled(on: queue, site, isDelayed: true) },
      "sync": { _, site in called(site) },
    ],
    statics: ["main": { _ in queue("DispatchQueue", isMain: true) }],
    staticMethods: ["global": { _ in queue("DispatchQueue") }],
    initializer: { _ in queue("DispatchQueue") }
  )

  static let runLoop = LibraryType(
    name: "RunLoop",
    methods: [
      "add": { _, _ in .void }, "perform": { queue, site in scheduled(on: queue, site) }, "run": { _, _ in .void },
    ],
    statics: [
      "main": { _ in queue("RunLoop", isMain: true) }, "current": { _ in queue("RunLoop", isMain: true) },
    ]
  )

  static let operationQueue = LibraryType(
    name: "OperationQueue",
    methods: ["addOperation": { queue, site in scheduled(on: queue, site) }],
    statics: ["main": { _ in queue("OperationQueue", isMain: true) }],
    initializer: { _ in queue("OperationQueue") }
  )

  /// A timer that fires once is an action that waits; one that fires again and again has not fired yet.
  static let timer = LibraryType(
    name: "Timer",
    properties: ["isValid": { _, _ in .bool(true) }],
    methods: ["fire": { _, _ in .void }, "invalidate": { _, _ in .void }],
    staticMethods: [
      "publish": { _ in .foreign(PublisherValue.silent) },
      "scheduledTimer": { site in
        if site.evaluate("repeats").map(site.evaluator.isTrue) == false { site.scheduleLast(isDelayed: true) }
        return opaque("Timer", "Timer")
      },
    ],
    initializer: { _ in opaque("Timer", "Timer") }
  )

  /// A task that waits for nothing, or for functions of the program that do not wait, is done with the next turn; one
  /// that waits for anything else is not run.
  static let task = LibraryType(
    name: "Task",
    methods: ["cancel": { _, _ in .void }],
    statics: ["isCancelled": { _ in .bool(false) }],
    staticMethods: ["detached": { _ in queue("Task") }, "yield": { _ in .void }],
    initializer: { site in
      site.scheduleLast()
      return queue("Task")
    }
  )

  /// Everything runs on the main actor here.
  static let mainActor = LibraryType(
    name: "MainActor",
    staticMethods: ["assumeIsolated": { site in called(site) }, "run": { site in called(site) }]
  )

  private static func called(_ site: CallSite) -> Value? {
    site.arguments.indices.last.flatMap { site.function($0) }.map { site.evaluator.call($0) }
  }

  private static func queue(_ type: String, isMain: Bool = false) -> Value {
    .foreign(OpaqueValue(typeName: type, description: isMain ? "main" : ""))
  }

  private static func scheduled(on queue: Value, _ site: CallSite, isDelayed: Bool = false) -> Value {
    if queue.opaque?.description == "main" { site.scheduleLast(isDelayed: isDelayed) }
    return .void
  }
}
