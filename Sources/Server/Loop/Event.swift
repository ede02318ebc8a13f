import LSPProtocol
import Semantics
import SourceText

/// Everything that can wake the server.
enum Event: Sendable {
  /// The body of a message from the client.
  case received([UInt8])
  /// The client has closed its end, or sent what is no message any more.
  case inputEnded
  /// A background request has its answer.
  case answered(RequestID, serial: Int, Result<[UInt8], ResponseError>)
  /// A phase of a document's diagnostics is ready.
  case diagnosed(DiagnosedDocument)
  /// The workspace's configuration was read.
  case configured(WorkspaceConfiguration)
  /// Files of the workspace were read from disk; nil for one that has gone.
  case loaded([FileID: SourceText?])
}

/// How the search of a phase ended for a document.
struct DiagnosedDocument: Sendable {
  let file: FileID
  let phase: DiagnosticPhase
  /// Tells the search from others of the same phase and file.
  let token: CancellationToken
  let event: PublishingPlan.Event
}
