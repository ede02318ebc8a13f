import IDE
import LSPProtocol
import Semantics
import SourceText

/// Everything the server knows of one client. Only the event loop holds it, so only the loop changes it.
struct SessionState {
  /// Where the conversation stands.
  enum Phase {
    case waitingForInitialize
    case running(ClientProfile)
    case shutDown
    case over
  }

  /// A request that a worker is answering.
  struct InFlight {
    let handler: RequestHandler
    let cancellation: CancellationToken
    /// Tells it from an earlier request of the same id.
    let serial: Int
    let file: FileID?
    let version: Int?
  }

  var phase = Phase.waitingForInitialize
  /// Whether the client said `shutdown` before it left.
  var endedCleanly = false
  var host = AnalysisHost()
  var workspace = Workspace()
  /// The request for the user's settings that the client is answering.
  var settingsRequest: RequestID?
  var settings = ServerSettings()
  let tokens = TokenMemory()
  /// The pages that show documents, and what each shows.
  let desk: PreviewDesk
  var previews: [FileID: LivePreview] = [:]
  /// Where the editor's cursor was last.
  var cursor: (file: FileID, offset: ByteOffset)?
  var documents: [FileID: OpenDocument] = [:]
  var publishing: [FileID: DocumentPublishing] = [:]
  var inFlight: [RequestID: InFlight] = [:]
  var lastSerial = 0
  /// Requests of the server's own, which the client answers.
  var lastOutgoing = 0
  var clientProcess: ClientProcess?
  /// When clients that ask for diagnostics themselves are told to ask again.
  var refreshDue: ContinuousClock.Instant?

  let environment: ServerEnvironment

  init(environment: ServerEnvironment) {
    self.environment = environment
    desk = PreviewDesk(post: environment.post)
  }

  var client: ClientProfile? {
    guard case .running(let client) = phase else { return nil }
    return client
  }

  /// What a request that comes now sees.
  mutating func snapshot(for client: ClientProfile, _ cancellation: CancellationToken) -> Snapshot {
    let analysis = host.analysis.stopping { cancellation.isCancelled }
    return Snapshot(
      analysis: analysis,
      documents: documents,
      client: client,
      settings: settings,
      tokens: tokens,
      desk: desk,
      post: environment.post,
      focus: cursor?.file,
      publishing: publishing,
      cancellation: cancellation
    )
  }

  func notify(_ method: String, _ params: some JSONWritable) {
    environment.send(.notification(method: method, params: JSONWriter.bytes(of: params)))
  }

  @discardableResult
  mutating func request(_ method: String, _ params: some JSONWritable) -> RequestID {
    lastOutgoing += 1
    let id = RequestID.string("uilsp-\(lastOutgoing)")
    environment.send(.request(id: id, method: method, params: JSONWriter.bytes(of: params)))
    return id
  }

  /// The next moment at which something is to be done without an event.
  var nextDeadline: ContinuousClock.Instant? {
    let dues =
      publishing.values.compactMap(\.plan.nextDeadline) + [refreshDue, clientProcess?.nextCheck].compactMap(\.self)
    return dues.min()
  }
}
