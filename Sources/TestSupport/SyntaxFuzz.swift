import SourceText
import Syntax

/// What holds for every text and every edit, tried on random ones; the same seed tries the same.
package struct SyntaxFuzz: Sendable {
  /// The most edits of a sequence.
  private static let maximumSteps = 12

  private let sources: [[UInt8]]
  private let input: FuzzInput

  /// `sources` are real files, pieces of which are bent and edited.
  package init(sources: [[UInt8]]) {
    self.sources = sources
    input = FuzzInput(sources: sources)
  }

  /// What is wrong with the tree of the text number `seed`.
  package func failureOfText(seed: UInt64) -> String? {
    let text = input.text(seed: seed)
    let tree = SyntaxTree.parse(SourceText(text))
    if let gap = TreeShape.gaps(tree).first { return "\(gap) in \(Self.quoted(text))" }
    let outside = tree.diagnostics.first { !Self.places($0).allSatisfy { 0...text.count ~= $0.start.value } }
    return outside.map { "the error \($0) lies outside of \(Self.quoted(text))" }
  }

  /// Where the tree differs from a fresh parse after one of the edits of the sequence number `seed`.
  package func failureOfEdits(seed: UInt64) -> String? {
    var generator = SeededGenerator(seed: seed)
    var sequence = EditSequence(generator.pick(sources) ?? [], seed: seed)
    var tree = SyntaxTree.parse(SourceText(sequence.bytes))
    for step in 0..<1 + generator.below(Self.maximumSteps) {
      let before = sequence.bytes
      let edit = sequence.next()
      let replacement = String(decoding: edit.replacement, as: UTF8.self)
      // Half a character cannot be typed.
      guard Array(replacement.utf8) == edit.replacement else { return nil }
      let range = ByteRange(edit.range.lowerBound, edit.range.upperBound)
      tree = tree.reparsed(after: [TextEdit(range: range, replacement: replacement)])
      let fresh = SyntaxTree.parse(SourceText(sequence.bytes))
      if let difference = TreeShape.difference(tree, fresh) {
        let around = max(0, range.start.value - 60)..<min(before.count, range.end.value + 60)
        return "step \(step), \(edit.range) of \(Self.quoted(before[around])) became \(Self.quoted(edit.replacement)): "
          + difference
      }
    }
    return nil
  }

  private static func places(_ diagnostic: SyntaxDiagnostic) -> [ByteRange] {
    [diagnostic.range] + diagnostic.related.map(\.range) + diagnostic.fixes.flatMap { $0.edits.map(\.range) }
  }

  private static func quoted(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).debugDescription
  }
}
