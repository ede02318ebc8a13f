package import LSPProtocol
package import Lint
package import SourceText
import ViewGraph

/// What was published of a document last. A key changes few of the findings in a large file and moves few of them to
/// another line or column: the JSON of the others is taken over.
package struct PublishedDiagnostics: Sendable {
  /// The text that was published for, and what was found there.
  private var text: SourceText?
  private var findings: [Finding] = []
  /// The parameters of the notification, and the part of them that says each finding.
  private var json: [UInt8] = []
  private var parts: [Range<Int>] = []

  package init() {}

  /// The parameters that publish the findings of a version of the document, which are sorted by position and rule; nil where
  /// they are those that were published last. `diagnostic` makes those that were not.
  package mutating func parameters(
    for findings: [Finding],
    in text: SourceText,
    of uri: String,
    version: Int?,
    making diagnostic: (Finding) -> LSP.Diagnostic
  ) -> [UInt8]? {
    let earlier = self
    let kept = earlier.text.map { KeptPositions(in: text, since: $0) }
    var next = 0
    parts = []
    parts.reserveCapacity(findings.count)
    var writer = JSONWriter(reservingBytes: json.count + 1_024)
    writer.object {
      $0.member("uri", uri)
      $0.member("version", optional: version)
      $0.member(
        "diagnostics",
        array: { writer in
          for finding in findings {
            let start = writer.bytes.count + (parts.isEmpty ? 0 : 1)
            if let part = kept.flatMap({ earlier.part(of: finding, from: &next, $0) }) {
              writer.element(raw: earlier.json[part])
            } else {
              writer.element(diagnostic(finding))
            }
            parts.append(start..<writer.bytes.count)
          }
        }
      )
    }
    (self.text, self.findings, json) = (text, findings, writer.bytes)
    return json == earlier.json ? nil : json
  }

  /// The part that says a finding of a newer text just as it would be said there; nil where none does. Findings before
  /// number `next` come before it.
  private func part(of finding: Finding, from next: inout Int, _ kept: KeptPositions) -> Range<Int>? {
    guard let range = kept.earlierRange(of: finding.range) else { return nil }
    while next < findings.count, findings[next].precedes(range, finding.rule) { next += 1 }
    guard next < findings.count, findings[next].says(finding, at: range, kept) else { return nil }
    return parts[next]
  }
}

extension Finding {
  /// Whether a client was told the same as `newer` says, which stood at `range` when this was found. What belongs to it in
  /// other files may have moved there.
  fileprivate func says(_ newer: Finding, at range: ByteRange, _ kept: KeptPositions) -> Bool {
    guard self.range == range, rule == newer.rule, severity == newer.severity, message == newer.message,
      place.file == newer.place.file, related.count == newer.related.count
    else { return false }
    return zip(related, newer.related).allSatisfy { own, other in
      own.message == other.message && own.place.file == place.file && other.place.file == place.file
        && kept.earlierRange(of: other.place.range) == own.place.range
    }
  }
}
