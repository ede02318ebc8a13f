import Semantics
import SourceText
import Syntax

extension Program {
  /// Where `span` is in its file.
  func locate(_ span: SourceSpan) -> Place? {
    for file in files.values {
      for placed in file.units where placed.unit.id == span.unit {
        let range = ByteRange(placed.start + Int(span.start), placed.start + Int(span.end))
        return Place(file: file.id, range: range)
      }
    }
    return nil
  }
}

extension ProgramScope {
  /// The scope of the program with edits made; nil where they do not fit.
  func applying(_ edits: [FileEdit]) -> ProgramScope? { nil }
}
