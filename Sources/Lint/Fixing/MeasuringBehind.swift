import Catalog
import Semantics
import SourceText
import Syntax
import ViewGraph

/// A reader around a view that it only measures, as a measurement of that view: with `onGeometryChange`, or by a reader
/// in its background.
struct MeasuringBehind {
  private let reader: ReaderClosure
  private let scope: ProgramScope
  /// The modifiers that use the proxy, innermost first: the last ones on the content.
  private let measuring: [CallExpression]
  private let uses: [ProxyUse]

  /// Nil where other modifiers of the content use the proxy too, or stand between; and where one of them draws or lays
  /// out, for on a clear color behind the content it would do nothing for the content.
  init?(_ reader: ReaderClosure, in scope: ProgramScope) {
    guard let content = reader.closure.body.singleExpression?.unwrapped.asCall else { return nil }
    let uses = scope.uses(of: reader)
    let last = content.chain.prefix { call in
      uses.contains { use in call.argument(around: use.expression) != nil }
    }
    measuring = last.reversed()
    guard measuring.first?.receiver != nil, measuring.allSatisfy({ scope.isModifier($0, .onlyTells) }),
      uses.allSatisfy({ use in last.contains { $0.argument(around: use.expression) != nil } })
    else { return nil }
    self.reader = reader
    self.scope = scope
    self.uses = uses
  }

  var proposals: [FixProposal] {
    let removal = ReaderRemoval(reader: reader, scope: scope)
    return [("measure the content with 'onGeometryChange'", observer, false), ("measure in a background", probe, true)]
      .compactMap { title, text, keepsMeaning in
        guard let text, let edit = replacement(text) else { return nil }
        let edits = removal.edits(making: [edit])
        return edits.isEmpty ? nil : FixProposal(title, keepsMeaning: keepsMeaning, edits: edits)
      }
  }

  /// The range of the measuring modifiers.
  private var range: Place? {
    guard let start = measuring.first?.receiver.flatMap({ scope.place($0.span) }),
      let end = measuring.last.flatMap({ scope.place($0.span) })
    else { return nil }
    return Place(file: end.file, range: ByteRange(start.range.end, end.range.end))
  }

  private func replacement(_ text: String) -> TextEdit? {
    range.map { TextEdit(range: $0.range, replacement: text) }
  }

  /// The same modifiers on a clear color in a reader behind the content.
  private var probe: String? {
    guard let range, let call = scope.place(reader.call.span) else { return nil }
    let unit = scope.indentationUnit(around: call)
    let outer = scope.lineIndentation(of: call) + unit
    let header = reader.closure.parameters.first.flatMap { $0.name.hasPrefix("$") ? nil : " \($0.name) in" } ?? ""
    let modifiers = scope.text(range)
    let trimmed = modifiers.drop(while: \.isWhitespace)
    let gap = modifiers.first?.isNewline ?? false ? "\n\(outer)" : ""
    guard trimmed.contains(where: \.isNewline) else {
      return "\(gap).background { GeometryReader {\(header) Color.clear\(trimmed) } }"
    }
    return
      "\n\(outer).background {\n\(outer)\(unit)GeometryReader {\(header)\n"
      + "\(outer)\(unit)\(unit)Color.clear\(moved(modifiers, to: outer + unit + unit + unit))\n\(outer)\(unit)}\n"
      + "\(outer)}"
  }

  /// Modifiers on lines of their own, indented anew.
  private func moved(_ modifiers: String, to indentation: String) -> String {
    guard modifiers.first?.isNewline ?? false else { return modifiers }
    let trimmed = String(modifiers.drop(while: \.isWhitespace))
    let own = String(modifiers.dropLast(trimmed.count).drop(while: \.isNewline))
    return "\n" + indentation + MovedCode(trimmed, indentedBy: own).text(indentedBy: indentation)
  }

  /// `onGeometryChange` for what `onAppear` and `onChange(of:)` do with one and the same value.
  private var observer: String? {
    guard let first = measuring.first(where: { scope.isModifier($0, .runsOnce) }), let path = uses.first?.path,
      let type = uses.first?.valueType, uses.allSatisfy({ $0.path == path && !$0.isDerived }),
      measuring.allSatisfy({ scope.isModifier($0, .runsOnce) || $0.argument("of") != nil }),
      let action = first.closures.first?.closure, action.body.statements.count == 1,
      let statement = action.body.statements.first.flatMap({ scope.text($0.span) }),
      let value = uses.first(where: {
        first.span.contains($0.expression.span) && action.span.contains($0.expression.span)
      }),
      let source = scope.text(value.expression.span), !statement.contains("{"), !statement.contains("$"),
      let found = statement.firstRange(of: source)
    else { return nil }
    let body = statement[..<found.lowerBound] + "$0" + statement[found.upperBound...]
    guard !body.contains(source) else { return nil }
    return ".onGeometryChange(for: \(type).self) { $0.\(path.joined(separator: ".")) } action: { \(body) }"
  }
}
