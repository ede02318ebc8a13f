import IDE
import LSPProtocol
import Semantics
import SourceText
import Syntax

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
  /// Diagnostics of a document were pulled before everything was known of it.
  case answeredEarly(FileID)
  /// The preview of a file has come further.
  case preview(FileID, PreviewEvent)
  /// The client is to apply an edit.
  case edit(AppliedEdit)
  /// The workspace is being read: its configuration, then its files in pieces.
  case workspace(serial: Int, WorkspaceNews)
  /// A job is done; told only where somebody waits for quiet.
  case jobEnded
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

/// What is told while the workspace is read.
enum WorkspaceNews: Sendable {
  case configured(WorkspaceConfiguration)
  /// Some of the files, parsed where their text is not the one that is known; and how many of how many are read.
  case read([FileID: SyntaxTree], count: Int, of: Int)
  /// These are all files that there are, and all that asset catalogues name.
  case finished(Set<FileID>, AssetNames)
}
