import SourceText
import Syntax

/// Turns the syntax of one top-level item into the program model. Names of local variables become slots; all other names
/// stay names.
final class Lowering {
  let unit: UnitID
  let operators: OperatorTable
  private let base: Int
  /// The body that is being lowered.
  var scope: BodyScope?
  /// The types around, outermost first.
  var typePath: [String] = []
  /// Whether the innermost of them is a structure, class, actor or enumeration itself.
  var isInType = false
  /// Types and aliases declared inside of functions.
  var localTypes: [TypeDeclaration] = []
  var localAliases: [TypealiasDeclaration] = []
  /// Of what has been lowered so far.
  var signatures = UnitSignatures()
  /// Whether signatures are hashed; those of the frameworks, which never change, nobody compares.
  let notesSignatures: Bool
  /// What a chain within `#if` continues.
  var postfixBase: Expression?
  /// Inside of `let` or `var` in a pattern, names bind.
  var bindsNames = NameBinding.none
  /// The patterns of one `case` bind the same variables.
  var sharesBindings = false
  private var depth = 0

  init(unit: UnitID, start: Int, operators: OperatorTable, notesSignatures: Bool = true) {
    self.unit = unit
    self.base = start
    self.operators = operators
    self.notesSignatures = notesSignatures
  }

  func span(_ node: SyntaxNode) -> SourceSpan { span(node.range) }

  func span(_ range: ByteRange) -> SourceSpan {
    SourceSpan(
      unit: unit,
      start: UInt32(clamping: range.start.value - base),
      end: UInt32(clamping: range.end.value - base)
    )
  }

  /// Runs `body` one level deeper; nil where the source nests too deeply for the native stack.
  func deeper<Result>(_ body: () -> Result) -> Result? {
    guard depth < 400 else { return nil }
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// Lowers a body with its own frame.
  func body(
    of node: SyntaxNode,
    isClosure: Bool = false,
    _ lower: (BodyScope) -> [Statement]
  ) -> Body {
    let outer = scope
    let inner = BodyScope(parent: outer, isClosure: isClosure)
    scope = inner
    let statements = lower(inner)
    scope = outer
    return Body(
      statements: statements,
      slots: inner.slots,
      captures: inner.captures,
      selfUse: inner.selfUse,
      hasReturn: inner.hasReturn,
      waits: inner.waits,
      awaited: inner.awaited,
      throws: inner.throws,
      span: span(node)
    )
  }

  /// A body that is one expression: an initial value, a default argument.
  func expressionBody(_ node: SyntaxNode, hasSelf: Bool) -> Body {
    body(of: node) { scope in
      if hasSelf { _ = scope.declare("self", span: span(node)) }
      return [Statement(.expression(expression(node)), span: span(node))]
    }
  }

  func unsupported(_ reason: String, _ node: SyntaxNode) -> Expression {
    Expression(.unsupported(reason), span: span(node))
  }
}
