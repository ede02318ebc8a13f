import IDE
import LSPProtocol
import Lint
import Semantics
import SourceText

extension SessionState {
  /// Starts what a change of `file` makes necessary.
  mutating func documentChanged(_ file: FileID) {
    guard let client else { return }
    dependentsChanged(except: file)
    guard !client.pullsDiagnostics, let document = documents[file] else { return }
    if document.isForeign {
      publish([], document, version: document.version)
      return
    }
    check(file, .names)
    diagnostics[file]?.giveUpLayout()
    diagnostics[file]?.planLayout()
  }

  /// What the other open documents say may have changed with one file.
  mutating func dependentsChanged(except file: FileID?) {
    guard let client else { return }
    let others = documents.keys.filter { $0 != file }
    guard !others.isEmpty else { return }
    if client.pullsDiagnostics {
      guard client.refreshesDiagnostics else { return }
      refreshDue = refreshDue ?? .now + .milliseconds(300)
      return
    }
    for other in others {
      diagnostics[other]?.giveUpLayout()
      diagnostics[other]?.planLayout(leastRest: .milliseconds(150))
    }
  }

  /// Does what is due by now.
  mutating func tick() {
    if clientProcess?.hasEnded() == true { phase = .over }
    let now = ContinuousClock.now
    for file in diagnostics.keys.sorted() {
      guard let due = diagnostics[file]?.layoutDue, due <= now else { continue }
      diagnostics[file]?.layoutStarted()
      check(file, .everything)
    }
    if let due = refreshDue, due <= now {
      refreshDue = nil
      request("workspace/diagnostic/refresh", JSONValue.null)
    }
  }

  /// Takes the result of a phase, and publishes it if the text is still the same.
  mutating func take(_ result: DiagnosedDocument) {
    guard var schedule = diagnostics[result.file], let document = documents[result.file] else { return }
    schedule.running[result.phase] = nil
    let isAgain = schedule.isOutdated.remove(result.phase) != nil
    let found = document.version == result.version ? result.findings : nil
    if found != nil, result.phase == .everything {
      schedule.layoutEnded(after: result.elapsed, findings: result.layoutFindings)
    }
    diagnostics[result.file] = schedule
    if let found {
      let kept = result.phase == .names ? schedule.layoutFindings : []
      publish(found + kept, document, version: result.version)
    }
    if isAgain { check(result.file, result.phase) }
  }

  /// Runs one phase in the background; one job per phase and document at a time.
  private mutating func check(_ file: FileID, _ phase: DiagnosticPhase) {
    guard let client, let document = documents[file], diagnostics[file] != nil else { return }
    guard diagnostics[file]?.running[phase] == nil else {
      diagnostics[file]?.isOutdated.insert(phase)
      return
    }
    let cancellation = CancellationToken()
    diagnostics[file]?.running[phase] = cancellation
    let snapshot = snapshot(for: client, cancellation)
    let post = environment.post
    let run = phase == .names ? environment.run : environment.runInBackground
    run {
      let start = ContinuousClock.now
      let isCancelled = { @Sendable in cancellation.isCancelled }
      let names = snapshot.analysis.findings(in: file, isNamesOnly: true, isCancelled: isCancelled)
      let findings =
        phase == .names
        ? names : snapshot.analysis.findings(in: file, isNamesOnly: false, isCancelled: isCancelled)
      let layoutFindings = phase == .names ? [] : (findings ?? []).filter { names?.contains($0) == false }
      post(
        .diagnosed(
          DiagnosedDocument(
            file: file,
            version: document.version,
            phase: phase,
            findings: findings,
            layoutFindings: layoutFindings,
            elapsed: ContinuousClock.now - start
          )
        )
      )
    }
  }

  mutating func publish(_ findings: [Finding], _ document: OpenDocument, version: Int?) {
    guard let client else { return }
    let snapshot = snapshot(for: client, CancellationToken())
    let items = findings.map { snapshot.diagnostic($0, in: document) }
    var json = JSONWriter()
    json.object {
      $0.member("uri", document.uri)
      $0.member("version", optional: version)
      $0.member("diagnostics", items)
    }
    guard diagnostics[document.file]?.isNews(json.bytes) ?? true else { return }
    environment.send(.notification(method: "textDocument/publishDiagnostics", params: json.bytes))
  }
}
