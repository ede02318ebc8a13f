/// What is expected at a place of a fixture, written under the line it speaks of:
///
///     VStack(spacng: 4) { Text("a") }
///     //     ^^^^^^ error(unknown-argument): no argument 'spacng'
///
/// The carets stand under the range; of a range over several lines, under its part on the first. A range that begins
/// in the first two columns is written `//<^^^`, everything then three columns further right. Several annotations
/// may follow one line. The message is a part of the real one (an empty one leaves it open); a blessed one is whole.
package struct Annotation: Equatable, Sendable {
  /// 1-based line and columns, columns in UTF-8 bytes; the end is exclusive and on the same line. An empty range and
  /// one of a single byte are written alike.
  package var line: Int
  package var startColumn: Int
  package var endColumn: Int
  /// `error`, `warning`, `info`, `hint`, or any other word that a suite uses.
  package var severity: String
  /// The rule's identifier.
  package var rule: String
  package var message: String

  package init(line: Int, startColumn: Int, endColumn: Int, severity: String, rule: String, message: String) {
    self.line = line
    self.startColumn = startColumn
    self.endColumn = endColumn
    self.severity = severity
    self.rule = rule
    self.message = message
  }

  /// Whether this, as written in a fixture, tells of `actual`.
  func describes(_ actual: Annotation) -> Bool {
    line == actual.line && startColumn == actual.startColumn
      && max(endColumn, startColumn + 1) == max(actual.endColumn, actual.startColumn + 1)
      && severity == actual.severity && rule == actual.rule
      && (message.isEmpty || actual.message.contains(message))
  }

  var summary: String { "\(line):\(startColumn)-\(endColumn) \(severity)(\(rule)): \(message)" }
}
