import IDE
import LSPProtocol
import Lint
import Semantics
import SourceText
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a request sees: the state of the session when it came. Immutable, so it can be read on any thread.
struct Snapshot: Sendable {
  private(set) var analysis: Analysis
  let documents: [FileID: OpenDocument]
  let client: ClientProfile
  let settings: ServerSettings
  let tokens: TokenMemory
  let desk: PreviewDesk
  /// Brings an event to the loop, for what a request changes.
  let post: @Sendable (Event) -> Void
  /// The document that the client has asked about last.
  let focus: FileID?
  /// What is known of the findings of open documents.
  let publishing: [FileID: DocumentPublishing]
  let cancellation: CancellationToken

  /// The processor time that an answer may take, in seconds: then it is what is known by then. What must be whole or is
  /// worth the wait, as all fixes of a file, is asked of `wholeAnalysis`.
  static let mostSeconds = 1.0
  /// The moments that it may wait for what other threads are at, in all.
  private static let mostMoments = 400

  /// The snapshot for the thread that answers from now on.
  func answeringInTime() -> Snapshot {
    var snapshot = self
    let time = ThreadTime(seconds: Self.mostSeconds)
    snapshot.analysis = analysis.stopping { [cancellation] in cancellation.isCancelled || time.isSpent }
      .waiting(by: Self.pauses(Self.mostMoments))
    return snapshot
  }

  /// Lets so many moments pass, one at a time; they are longer where the machine is busy and others come on more slowly.
  static func pauses(_ count: Int) -> @Sendable () -> Bool {
    let moments = Moments(Int(Double(count) * ThreadTime.slowness))
    return { moments.next() && pause() }
  }

  /// Lets a moment pass for others: a millisecond.
  static let pause: @Sendable () -> Bool = { usleep(1_000) == 0 || errno == EINTR }

  /// The analysis that ends only when nobody waits for the answer any more.
  var wholeAnalysis: Analysis {
    analysis.stopping { [cancellation] in cancellation.isCancelled }.waiting(by: nil)
  }

  /// The open document that `identifier` names; nil for one that is not open or belongs to another tool.
  func document(_ identifier: LSP.TextDocumentIdentifier) -> OpenDocument? {
    let document = documents[DocumentURI.file(identifier.uri)]
    return document?.isForeign == true ? nil : document
  }

  /// The findings of a file as deep as asked for, where they are known or found in time.
  func findings(in file: FileID, _ depth: CheckDepth = .everything, within time: Duration) -> [Finding]? {
    let end = ContinuousClock.now + time
    let isOver = { @Sendable [isCancelled = analysis.isCancelled] in isCancelled() || .now >= end }
    let hurried = analysis.stopping(when: isOver)
    repeat {
      if let found = hurried.findingsUnlessBusy(in: file, depth) { return found }
      // Somebody else is searching.
    } while Self.pause() && !isOver()
    return nil
  }

  /// Converts positions of `file`; nil for a file that the analysis does not know.
  func converter(for file: FileID) -> PositionConverter? {
    analysis.text(of: file).map { PositionConverter(text: $0, encoding: client.encoding) }
  }

  func converter(for document: OpenDocument) -> PositionConverter {
    PositionConverter(text: document.text, encoding: client.encoding)
  }

  /// The URI of `file`, spelled as the client does.
  func uri(of file: FileID) -> String {
    documents[file]?.uri ?? DocumentURI.uri(of: file)
  }

  /// A place in any file of the workspace.
  func location(of range: ByteRange, in file: FileID) -> LSP.Location? {
    converter(for: file).map { LSP.Location(uri: uri(of: file), range: $0.range(of: range)) }
  }
}

/// Moments to wait, each of which is taken once.
private final class Moments: Sendable {
  private let left: Atomic<Int>

  init(_ count: Int) { left = Atomic(count) }

  /// Takes one; false where there is none left.
  func next() -> Bool { left.wrappingSubtract(1, ordering: .relaxed).newValue >= 0 }
}
