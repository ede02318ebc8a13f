import Queries
import Semantics
import SourceText
import Syntax

extension ProgramScope {
  /// The names in the workspace that mean the declaration, its own left out, in the order of files and places.
  func references(to variable: VariableDeclaration) -> [SourceSpan] {
    references(to: variable.name, declaredAt: variable.span, named: variable.nameSpan)
  }

  /// The same of a function.
  func references(to function: FunctionDeclaration) -> [SourceSpan] {
    references(to: function.name, declaredAt: function.span, named: function.nameSpan)
  }

  private func references(to name: String, declaredAt span: SourceSpan, named own: SourceSpan) -> [SourceSpan] {
    derived(Self.references, for: own) { scope in
      let word = TextWords.Word(name)
      scope.read(.words(word.hash))
      return UnitWords.all(with: word, in: scope).flatMap { unit -> [SourceSpan] in
        guard let start = scope.unitStart(unit.index.id) else { return [] }
        return unit.tokens(of: word).compactMap { token -> SourceSpan? in
          let place = SourceSpan(
            unit: unit.index.id,
            start: UInt32(clamping: token.range.start.value - start),
            end: UInt32(clamping: token.range.end.value - start)
          )
          return place != own && scope.declarationPlace(ofName: place)?.span == span ? place : nil
        }
      }
    }
  }

  private static let references = Query<SourceSpan, [SourceSpan]>()

  /// Where a unit begins in its file.
  private func unitStart(_ unit: UnitID) -> Int? {
    range(of: SourceSpan(unit: unit, start: 0, end: 0))?.start.value
  }

  /// The innermost member or global whose code `span` stands in.
  func declaredValue(around span: SourceSpan) -> DeclaredValue? { index(of: span.unit)?.declaredValue(around: span) }
}
