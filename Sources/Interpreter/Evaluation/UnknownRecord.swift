package import Semantics

/// One thing that could not be evaluated.
package struct UnknownRecord: Sendable, Hashable {
  package let span: SourceSpan
  package let reason: String
  /// Of what would have ended the program: whether every run comes there with the same values.
  package var isCertain = false
}

/// Records in the order in which they were noted, each once: however many they are, noting one costs the same.
struct RecordList {
  private(set) var all: [UnknownRecord] = []
  private var known: Set<UnknownRecord> = []

  mutating func note(_ record: UnknownRecord) {
    if known.insert(record).inserted { all.append(record) }
  }

  /// These, and then those of the others that are not among them.
  func joined(with others: RecordList) -> RecordList {
    guard !all.isEmpty else { return others }
    var result = self
    for record in others.all { result.note(record) }
    return result
  }
}

extension Evaluator {
  /// Leaves out what was noted since for a value that is not taken. Globals that were made for it stay made, and what
  /// they hold stays unknown: a scene is the same whether it made them or found them.
  func goBack(toUnknowns records: RecordList) { unknownRecords = records.joined(with: settledUnknowns) }
}
