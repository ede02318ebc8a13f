/// A statement of the program model.
public final class Statement: Sendable {
  public let kind: StatementKind
  public let span: SourceSpan

  public init(_ kind: StatementKind, span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}

/// Swift's statements. What takes more than a word is `indirect`, as among expressions.
public enum StatementKind: Sendable {
  case expression(Expression)
  case variable(LocalBinding)
  indirect case function(FunctionDeclaration, slot: Int)
  case type(TypeDeclaration)
  case `return`(Expression?)
  case `throw`(Expression)
  case `if`(IfStatement)
  indirect case `guard`(conditions: [Condition], otherwise: [Statement])
  indirect case `while`(label: String?, conditions: [Condition], body: [Statement])
  indirect case repeatWhile(label: String?, body: [Statement], condition: Expression)
  case `for`(ForStatement)
  case `switch`(SwitchStatement)
  case `do`(DoStatement)
  case `defer`([Statement])
  indirect case `break`(label: String?)
  indirect case `continue`(label: String?)
  case `fallthrough`
  /// Parsed, but without effect here.
  case empty
}

/// `let`/`var` inside a body.
public final class LocalBinding: Sendable {
  public let pattern: Pattern
  public let type: TypeReference?
  public let initializer: Expression?
  public let isMutable: Bool
  /// The code of a computed or observed variable.
  public let accessors: LocalAccessors?
  /// The declaration behind a variable with a wrapper attribute; its slot holds the wrapper.
  public let wrapped: VariableDeclaration?

  public init(
    pattern: Pattern,
    type: TypeReference?,
    initializer: Expression?,
    isMutable: Bool,
    accessors: LocalAccessors?,
    wrapped: VariableDeclaration?
  ) {
    self.pattern = pattern
    self.type = type
    self.initializer = initializer
    self.isMutable = isMutable
    self.accessors = accessors
    self.wrapped = wrapped
  }
}

/// The accessors of a local variable, as closures that are made where the statement stands.
public struct LocalAccessors: Sendable {
  public let getter: ClosureExpression?
  /// Those of the value that is about to be set, or has been: each has one parameter.
  public let setter: ClosureExpression?
  public let willSet: ClosureExpression?
  public let didSet: ClosureExpression?

  public init(
    getter: ClosureExpression? = nil,
    setter: ClosureExpression? = nil,
    willSet: ClosureExpression? = nil,
    didSet: ClosureExpression? = nil
  ) {
    self.getter = getter
    self.setter = setter
    self.willSet = willSet
    self.didSet = didSet
  }

  /// The variable has no storage of its own.
  public var isComputed: Bool { getter != nil }

  public var all: [ClosureExpression] { [getter, setter, willSet, didSet].compactMap(\.self) }
}

/// One element of the condition list of `if`, `guard` or `while`.
public enum Condition: Sendable {
  case expression(Expression)
  /// `let x = y` (the value must not be nil), `let x: T = y`.
  case optionalBinding(Pattern, type: TypeReference?, value: Expression)
  /// `case pattern = value`
  case pattern(Pattern, value: Expression)
  /// `#available`: true for the latest release of the platform, `#unavailable` is false.
  case availability(isAvailable: Bool)
}

/// `if conditions { … } else …`, a statement or an expression.
public final class IfStatement: Sendable {
  public let conditions: [Condition]
  public let then: [Statement]
  public let otherwise: Else?
  public let span: SourceSpan

  /// What stands after `else`.
  public enum Else: Sendable {
    case block([Statement])
    case elseIf(IfStatement)
  }

  public init(conditions: [Condition], then: [Statement], otherwise: Else?, span: SourceSpan) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
    self.span = span
  }
}

/// `for pattern in sequence where condition { … }`
public final class ForStatement: Sendable {
  public let label: String?
  /// `for await`: what it waits for never comes while views are laid out.
  public let isAsync: Bool
  public let pattern: Pattern
  public let sequence: Expression
  public let condition: Expression?
  public let body: [Statement]

  public init(
    label: String?,
    isAsync: Bool,
    pattern: Pattern,
    sequence: Expression,
    condition: Expression?,
    body: [Statement]
  ) {
    self.label = label
    self.isAsync = isAsync
    self.pattern = pattern
    self.sequence = sequence
    self.condition = condition
    self.body = body
  }
}

/// `switch subject { … }`, a statement or an expression.
public final class SwitchStatement: Sendable {
  public let label: String?
  public let subject: Expression
  public let cases: [SwitchCase]
  public let span: SourceSpan

  public init(label: String?, subject: Expression, cases: [SwitchCase], span: SourceSpan) {
    self.label = label
    self.subject = subject
    self.cases = cases
    self.span = span
  }
}

/// `case patterns:` or `default:` with its statements.
public struct SwitchCase: Sendable {
  /// Empty for `default`.
  public let items: [CaseItem]
  public let isDefault: Bool
  public let body: [Statement]
  public let span: SourceSpan

  public init(items: [CaseItem], isDefault: Bool, body: [Statement], span: SourceSpan) {
    self.items = items
    self.isDefault = isDefault
    self.body = body
    self.span = span
  }
}

/// A pattern with its `where` clause, of a `case` or `catch`.
public struct CaseItem: Sendable {
  public let pattern: Pattern
  public let condition: Expression?

  public init(pattern: Pattern, condition: Expression?) {
    self.pattern = pattern
    self.condition = condition
  }
}

/// `do { … } catch …`
public final class DoStatement: Sendable {
  public let label: String?
  public let body: [Statement]
  public let catches: [CatchClause]

  public init(label: String?, body: [Statement], catches: [CatchClause]) {
    self.label = label
    self.body = body
    self.catches = catches
  }
}

/// `catch patterns { … }`
public struct CatchClause: Sendable {
  /// Empty: catches everything.
  public let items: [CaseItem]
  /// The slot of the implicit `error`.
  public let errorSlot: Int
  public let body: [Statement]

  public init(items: [CaseItem], errorSlot: Int, body: [Statement]) {
    self.items = items
    self.errorSlot = errorSlot
    self.body = body
  }
}
