import LSPProtocol

/// The one thread that owns the session: takes events in order, changes the state, sends the answers.
package final class EventLoop: Sendable {
  let events = Mailbox<Event>()
  private let clientProcess: Int?
  private let environment: ServerEnvironment
  private let trace: TraceLog?

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
    write: @escaping @Sendable ([UInt8]) -> Void
  ) {
    let workers = WorkerPool(count: 2)
    let backgroundWorkers = WorkerPool(count: 2)
    let events = events
    self.clientProcess = clientProcess
    self.trace = trace
    environment = ServerEnvironment(
      send: { message in
        let body = message.body
        trace?.record(body, from: .server)
        write(body)
      },
      post: { events.post($0) },
      run: { workers.run($0) },
      runInBackground: { backgroundWorkers.run($0) },
      files: files
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
      case .preview(let file, let event): state.take(event, of: file)
      case .workspace(let serial, let news): state.take(news, serial)
      case .loaded(let files): state.take(files)
      }
      state.tick()
    }
  }
}
