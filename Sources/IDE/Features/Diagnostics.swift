package import Lint
package import Semantics
import Syntax

extension Analysis {
  /// The findings of syntax and names: those that need no layout.
  package func namesFindings(in file: FileID) -> [Finding] {
    (tree(of: file)?.diagnostics ?? []).map { diagnostic in
      Finding(
        rule: "syntax-error",
        severity: .error,
        message: diagnostic.message,
        place: Place(file: file, range: diagnostic.range),
        related: diagnostic.related.map { RelatedPlace(Place(file: file, range: $0.range), $0.message) }
      )
    }
  }

  /// All findings of a file, those of layout included.
  package func findings(in file: FileID) -> [Finding] {
    namesFindings(in: file)
  }
}

extension Finding {
  /// Whether only layout can tell.
  package var needsLayout: Bool { false }
}
