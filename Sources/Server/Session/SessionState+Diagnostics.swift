import IDE
import LSPProtocol
import Lint
import Semantics
import SourceText

extension SessionState {
  /// Starts what a change of `file` makes necessary.
  mutating func documentChanged(_ file: FileID, _ changes: [FileChange]) {
    giveUpRetriggered(file)
    surroundingsChanged(changes, except: file)
    guard client?.hearsOfDiagnostics == true, let document = documents[file] else { return }
    if document.isForeign {
      publishing[file]?.giveUpAll()
      publishing[file] = DocumentPublishing(file)
      publish([], document, version: document.version)
    } else {
      advance(file, .edited(changes))
    }
  }

  /// What the open documents say may have changed with other files.
  mutating func surroundingsChanged(_ changes: [FileChange], except file: FileID? = nil, isUrgent: Bool = false) {
    guard let client else { return }
    redrawPreviews()
    let others = documents.keys.filter { $0 != file }.ordered()
    guard !others.isEmpty else { return }
    if client.pullsDiagnostics {
      guard client.refreshesDiagnostics else { return }
      refreshDue = isUrgent ? .now : refreshDue ?? .now + .milliseconds(300)
    }
    for other in others where documents[other]?.isForeign == false {
      advance(other, isUrgent ? .edited(changes) : .surroundingsChanged(changes))
    }
  }

  /// Does what is due by now.
  mutating func tick() {
    if clientProcess?.hasEnded() == true { phase = .over }
    let now = ContinuousClock.now
    for file in publishing.keys.ordered() {
      guard let due = publishing[file]?.plan.nextDeadline, due <= now else { continue }
      advance(file, .timePassed)
    }
    if let due = refreshDue, due <= now {
      refreshDue = nil
      request("workspace/diagnostic/refresh", JSONValue.null)
    }
  }

  /// Takes the result of a search; that of one which belongs to no open document any more is dropped.
  mutating func take(_ result: DiagnosedDocument) {
    guard publishing[result.file]?.end(result.phase, result.token) == true else { return }
    advance(result.file, result.event)
  }

  /// The client pulled what was known of a document: it is told when the rest is.
  mutating func noteEarlyAnswer(about file: FileID) {
    publishing[file]?.isAnsweredEarly = true
    refreshWhereComplete(file)
  }

  private mutating func refreshWhereComplete(_ file: FileID) {
    guard let document = publishing[file], document.isAnsweredEarly, document.plan.isComplete else { return }
    publishing[file]?.isAnsweredEarly = false
    refreshDue = .now
  }

  /// Nobody looks at what is published about `file` any more.
  mutating func stopPublishing(_ file: FileID) {
    publishing.removeValue(forKey: file)?.giveUpAll()
  }

  private mutating func advance(_ file: FileID, _ event: PublishingPlan.Event) {
    for step in publishing[file]?.plan.take(event, at: .now) ?? [] {
      switch step {
      case .search(let phase): search(file, phase)
      case .giveUp(let phase): publishing[file]?.searches[phase]?.cancel()
      case .publish(let findings):
        if let document = documents[file] { publish(findings, document, version: document.version) }
      }
    }
  }

  /// Runs one phase in the background, over the newest text.
  private mutating func search(_ file: FileID, _ phase: DiagnosticPhase) {
    guard let client, let token = publishing[file]?.begin(phase) else { return }
    let analysis = snapshot(for: client, token).analysis
    let post = environment.post
    let run = phase == .names ? environment.run : environment.runInBackground
    run {
      let event = analysis.inTime(for: file).search(file, phase) { token.isCancelled }
      post(.diagnosed(DiagnosedDocument(file: file, phase: phase, token: token, event: event ?? .gaveUp(phase))))
    }
  }

  mutating func publish(_ findings: [Finding], _ document: OpenDocument, version: Int?) {
    guard let client else { return }
    guard !client.pullsDiagnostics else { return refreshWhereComplete(document.file) }
    let snapshot = snapshot(for: client, CancellationToken())
    var published = publishing[document.file]?.published ?? PublishedDiagnostics()
    let (text, uri) = (document.text, document.uri)
    let parameters = published.parameters(for: findings, in: text, of: uri, version: version) {
      snapshot.diagnostic($0, in: document)
    }
    publishing[document.file]?.published = published
    guard let parameters else { return }
    environment.send(.notification(method: "textDocument/publishDiagnostics", params: parameters))
  }
}

extension Analysis {
  /// The analysis for a search by the thread that runs now: it may take what the check of the whole workspace may, and says
  /// so where it has.
  func inTime(for file: FileID) -> Analysis {
    let own = ThreadTime.secondsOfCheck(ofBytes: text(of: file)?.byteCount ?? 0)
    let time = ThreadTime(seconds: own + Double(fileCount - 1) * ThreadTime.leastOfCheck)
    return limited { time.isSpent }
  }

  /// What a search finds; nil where it was given up.
  fileprivate func search(
    _ file: FileID,
    _ phase: DiagnosticPhase,
    _ isCancelled: @escaping @Sendable () -> Bool
  ) -> PublishingPlan.Event? {
    let start = ContinuousClock.now
    guard let names = findings(in: file, isNamesOnly: true, isCancelled: isCancelled) else { return nil }
    switch phase {
    case .names: return .foundNames(names, elapsed: .now - start)
    case .nearest:
      return nearestFindings(in: file, isCancelled: isCancelled).map {
        .foundNearest(AllFindings(all: $0, names: names))
      }
    case .everything:
      return findings(in: file, isNamesOnly: false, isCancelled: isCancelled).map {
        .foundEverything(AllFindings(all: $0, names: names), elapsed: .now - start)
      }
    }
  }
}
