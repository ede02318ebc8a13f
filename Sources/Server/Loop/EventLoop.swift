import LSPProtocol
import Synchronization

/// The one thread that owns the session: takes events in order, changes the state, sends the answers.
package final class EventLoop: Sendable {
  let events = Mailbox<Event>()
  private let clientProcess: Int?
  private let environment: ServerEnvironment
  private let trace: TraceLog?
  /// How many jobs are not done yet; counted only where somebody waits for quiet.
  private let jobs = JobCount()
  private let whenQuiet: (@Sendable () -> Void)?

  /// `write` takes the bodies of outgoing messages.
  package convenience init(
    clientProcess: Int? = nil,
    files: FileSystem = .live,
    write: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.init(clientProcess: clientProcess, files: files, trace: nil, write: write)
  }

  init(
    clientProcess: Int?,
    files: FileSystem = .live,
    trace: TraceLog?,
    whenQuiet: (@Sendable () -> Void)? = nil,
    write: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.whenQuiet = whenQuiet
    let workers = WorkerPool(count: 2)
    let backgroundWorkers = WorkerPool(count: 2)
    let (events, jobs, isCounted) = (events, jobs, whenQuiet != nil)
    self.clientProcess = clientProcess
    self.trace = trace
    environment = ServerEnvironment(
      send: { message in
        let body = message.body
        trace?.record(body, from: .server)
        write(body)
      },
      post: { events.post($0) },
      run: { workers.run(isCounted ? jobs.counted($0, events) : $0) },
      runInBackground: { backgroundWorkers.run(isCounted ? jobs.counted($0, events) : $0) },
      files: trace?.recording(files) ?? files
    )
  }

  /// Takes the body of a message from the client; from any thread.
  package func receive(_ body: [UInt8]) {
    events.post(.received(body))
  }

  /// The client has gone.
  package func inputEnded() {
    events.post(.inputEnded)
  }

  /// Serves on a thread of its own; `ended` learns whether the client left in order.
  package func start(ended: @escaping @Sendable (Bool) -> Void) {
    DetachedThread.start { [self] in ended(run()) }
  }

  /// Serves until the client leaves; whether it left in order.
  package func run() -> Bool {
    var state = SessionState(environment: environment)
    state.clientProcess = ClientProcess(id: clientProcess)
    defer { state.desk.close() }
    while true {
      if case .over = state.phase { return state.endedCleanly }
      if let whenQuiet, events.isEmpty, jobs.isZero, events.isEmpty, state.isQuiet { whenQuiet() }
      guard let event = events.next(until: state.nextDeadline) else {
        state.tick()
        continue
      }
      switch event {
      case .received(let body):
        trace?.record(body, from: .client)
        state.receive(IncomingMessage(body: body))
      case .inputEnded: state.exit()
      case .answered(let id, let serial, let result): state.finish(id, serial: serial, result)
      case .diagnosed(let result): state.take(result)
      case .answeredEarly(let file): state.noteEarlyAnswer(about: file)
      case .preview(let file, let event): state.take(event, of: file)
      case .edit(let edit): state.request("workspace/applyEdit", edit)
      case .workspace(let serial, let news): state.take(news, serial)
      case .loaded(let files): state.take(files)
      case .jobEnded: break
      }
      state.tick()
    }
  }
}

/// Counts jobs that are under way.
private final class JobCount: Sendable {
  private let count = Atomic(0)

  var isZero: Bool { count.load(ordering: .sequentiallyConsistent) == 0 }

  /// The job, counted from now until it is done.
  func counted(_ job: @escaping @Sendable () -> Void, _ events: Mailbox<Event>) -> @Sendable () -> Void {
    count.add(1, ordering: .sequentiallyConsistent)
    return { [self] in
      job()
      count.subtract(1, ordering: .sequentiallyConsistent)
      events.post(.jobEnded)
    }
  }
}

extension SessionState {
  /// Whether nothing is left to do without another event.
  fileprivate var isQuiet: Bool {
    inFlight.isEmpty && refreshDue == nil && publishing.values.allSatisfy { $0.plan.nextDeadline == nil }
  }
}
