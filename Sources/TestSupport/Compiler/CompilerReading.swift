import Semantics
import SourceText
import Syntax

/// What the compiler says of a program: its errors, or the types of its expressions.
package struct CompilerReading: Sendable {
  /// The errors, as `line:column: error: …`.
  package let errors: [String]
  private let source: String
  private let compiled: String
  private let expressions: [CompiledExpression]

  /// `compiled`: the text that the compiler was given for `source`, with as many lines.
  init(_ source: String, compiled: String, errors: [String], dump: String, path: String) {
    self.source = source
    self.compiled = compiled
    self.errors = errors
    expressions = errors.isEmpty ? CompiledExpression.all(in: dump, of: path) : []
  }

  /// Where the program's own types and names differ from the compiler's, and how much was compared.
  package var comparison: TypeComparison {
    var comparison = TypeComparison(SourceText(source))
    let changed = changedLines
    for expression in expressions
    where !changed.contains(expression.start.line) && !changed.contains(expression.lastToken.line) {
      comparison.compare(expression)
    }
    return comparison
  }

  /// The lines that were not compiled as they are written.
  private var changedLines: Set<Int> {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let others = compiled.split(separator: "\n", omittingEmptySubsequences: false)
    return Set(zip(lines, others).enumerated().filter { $0.element.0 != $0.element.1 }.map { $0.offset + 1 })
  }
}

/// Compares the types of a program's expressions with those that the compiler gave them.
package struct TypeComparison {
  /// As `line:column: …`.
  package private(set) var differences: [String] = []
  /// How many types were known here and compared.
  package private(set) var comparedCount = 0
  /// The expressions that have no type here, or only a part of one, in the same form.
  package private(set) var unknowns: [String] = []

  private let text: SourceText
  private let tree: SyntaxTree
  private let typing: Typing
  private let file = FileID("program.swift")
  private var seen: Set<Int> = []

  init(_ text: SourceText) {
    self.text = text
    tree = SyntaxTree.parse(text)
    typing = Typing(Program([file: tree]))
  }

  mutating func compare(_ expression: CompiledExpression) {
    guard let start = offset(expression.start), let last = offset(expression.lastToken),
      let end = end(ofTokenAt: last), start.value < end.value
    else { return }
    let range = ByteRange(start, end)
    // Of several in one place the outermost that is written has the value.
    guard seen.insert(start.value << 32 | end.value).inserted else { return }
    compareName(expression, range)
    guard !isDeclared(range), let own = typing.type(of: range, in: file) else { return }
    guard !own.hasUnknowns else {
      let reason = own.unknownReasons.first.map { " (\($0))" } ?? ""
      unknowns.append(line(expression, range, "\(own)\(reason), and the compiler says \(expression.type)"))
      return
    }
    comparedCount += 1
    guard !typing.isWritten(expression.type, own, at: range.start, in: file),
      !isWrittenDifferently(expression, own, range)
    else { return }
    report(expression, range, "\(own), and the compiler says \(expression.type)")
  }

  /// Whether a variable is declared there: in `if let name` the compiler has the type of the value, too.
  private func isDeclared(_ range: ByteRange) -> Bool {
    guard let token = tree.root.token(at: range.start), token.range == range,
      let binding = token.ancestors.prefix(3).compactMap(OptionalBindingSyntax.init).first
    else { return false }
    return binding.initializer == nil
  }

  /// Whether the compiler's tree shows the same type in another form.
  private func isWrittenDifferently(_ expression: CompiledExpression, _ own: Type, _ range: ByteRange) -> Bool {
    // A function that stands as a value is shown with the type that it belongs to.
    if case .function = own {
      let isOperator = tree.root.token(at: range.start)?.kind.isOperator ?? false
      if expression.type.hasSuffix(" -> " + own.description) || (isOperator && expression.type.hasSuffix(".Type")) {
        return true
      }
    }
    // A variadic parameter, where it stands alone before a member.
    if expression.type.hasSuffix("..."), own.description == "[\(expression.type.dropLast(3))]" { return true }
    // `nil` that is compared with, and the value of an initializer that hands on to another.
    let isDelegation = own == .void && ["self.init(", "super.init("].contains { text.string(in: range).hasPrefix($0) }
    return expression.type == "_OptionalNilComparisonType" || isDelegation
  }

  private mutating func compareName(_ expression: CompiledExpression, _ range: ByteRange) {
    guard let declared = expression.declaration.flatMap(offset), expression.start == expression.lastToken,
      // An unnamed parameter of a closure has no place of its own.
      !text.string(in: range).hasPrefix("$"),
      let (span, resolution) = typing.name(at: range.start, in: file), let place = typing.place(of: resolution),
      typing.program.absolute(span)?.range == range,
      let own = typing.program.absolute(place.nameSpan)?.range.start
    else { return }
    // The variables that `catch`, `set` and `didSet` have unasked stand nowhere.
    guard tree.root.token(at: declared).map({ text.string(in: $0.range) == text.string(in: range) }) ?? false else {
      return
    }
    if place.module == nil, own != declared {
      report(expression, range, "what stands at \(own.value), and not at \(declared.value)")
    }
  }

  private mutating func report(_ expression: CompiledExpression, _ range: ByteRange, _ message: String) {
    differences.append(line(expression, range, message))
  }

  private func line(_ expression: CompiledExpression, _ range: ByteRange, _ message: String) -> String {
    let code = text.string(in: range).split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(60)
    return "\(expression.start.line):\(expression.start.column): '\(code)' is \(message)"
  }

  private func offset(_ place: CompiledExpression.Place) -> ByteOffset? {
    guard place.line >= 1, place.line <= text.lineCount else { return nil }
    return ByteOffset(text.lineStart(place.line - 1).value + place.column - 1)
  }

  /// The end of the token; for the compiler a string with all that stands in it is one.
  private func end(ofTokenAt offset: ByteOffset) -> ByteOffset? {
    guard let token = tree.root.token(at: offset), token.range.start == offset else { return nil }
    var node = token
    while let parent = node.parent, parent.range.start == offset, parent.kind == .stringLiteral { node = parent }
    return node.range.end
  }
}
