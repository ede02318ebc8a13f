public import SourceText

/// One syntax error: what is wrong where, and what to write.
public struct SyntaxDiagnostic: Hashable, Sendable {
  public let range: ByteRange
  public let message: String
  /// Other places that explain it, such as the bracket that is not closed.
  public let related: [Related]
  public let fixes: [SyntaxFix]

  public init(range: ByteRange, message: String, related: [Related] = [], fixes: [SyntaxFix] = []) {
    self.range = range
    self.message = message
    self.related = related
    self.fixes = fixes
  }

  public struct Related: Hashable, Sendable {
    public let range: ByteRange
    public let message: String

    public init(range: ByteRange, message: String) {
      self.range = range
      self.message = message
    }
  }
}

/// A change of the text that removes a syntax error.
public struct SyntaxFix: Hashable, Sendable {
  public let title: String
  public let edits: [TextEdit]

  public init(title: String, edits: [TextEdit]) {
    self.title = title
    self.edits = edits
  }
}

extension SyntaxDiagnostic {
  /// The same with every position moved by `distance`.
  func shifted(by distance: Int) -> SyntaxDiagnostic {
    mapped { $0.shifted(by: distance) }
  }

  func mapped(_ move: (ByteRange) -> ByteRange) -> SyntaxDiagnostic {
    SyntaxDiagnostic(
      range: move(range),
      message: message,
      related: related.map { Related(range: move($0.range), message: $0.message) },
      fixes: fixes.map { fix in
        SyntaxFix(
          title: fix.title,
          edits: fix.edits.map { TextEdit(range: move($0.range), replacement: $0.replacement) }
        )
      }
    )
  }

  /// The first byte that the diagnostic speaks of.
  var lowestOffset: ByteOffset {
    var lowest = range.start
    for other in related { lowest = min(lowest, other.range.start) }
    for fix in fixes { for edit in fix.edits { lowest = min(lowest, edit.range.start) } }
    return lowest
  }
}

/// A diagnostic with positions relative to the chunk that holds it.
typealias StoredDiagnostic = SyntaxDiagnostic
