import SourceText

/// An expression of the program model.
public final class Expression: Sendable {
  public let kind: ExpressionKind
  public let span: SourceSpan

  public init(_ kind: ExpressionKind, span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}

/// Swift's expressions with operators already folded by precedence. What takes more than a word is `indirect`, since
/// every expression has room for the largest one.
public enum ExpressionKind: Sendable {
  case integer(Int)
  case double(Double)
  case string([StringSegment])
  case bool(Bool)
  /// `/…/` or `#/…/#`, as it is written.
  indirect case regex(String)
  case `nil`
  case array([Expression])
  case dictionary([DictionaryElement])
  case tuple([Argument])
  /// A parameter, local variable or `self`, by its slot in the frame of the body.
  indirect case local(slot: Int, name: String)
  /// A name that no local scope declares: a member of `self`, a type, a global, or the framework's. `$x` and `_x` too.
  case name(NameExpression)
  case `super`
  /// `base.name`; a nil base is an implicit member (`.leading`).
  case member(MemberExpression)
  case call(CallExpression)
  indirect case `subscript`(SubscriptExpression)
  case closure(ClosureExpression)
  indirect case prefix(operator: String, Expression)
  indirect case postfix(operator: String, Expression)
  indirect case binary(BinaryExpression)
  /// `target = value`, or `target += value` with the operator `+`.
  indirect case assignment(AssignmentExpression)
  indirect case ternary(TernaryExpression)
  /// Where the effect of the `?`s inside ends.
  case optionalChain(Expression)
  /// `x?` inside a chain.
  case unwrapOrBreak(Expression)
  /// `x!`
  case forceUnwrap(Expression)
  indirect case cast(CastExpression)
  indirect case `try`(Expression, TryKind)
  case await(Expression)
  indirect case keyPath(KeyPathExpression)
  /// `&x`
  case `inout`(Expression)
  /// A type in expression position that no name spells: `[Int]`, `Foo<Bar>?`.
  case type(TypeReference)
  case `if`(IfStatement)
  case `switch`(SwitchStatement)
  /// `#name(…)` that is no declaration.
  indirect case macro(name: String, arguments: [Argument])
  /// `_`
  case discard
  /// What is parsed but has no meaning here, with the reason to report.
  indirect case unsupported(String)
}

/// Text, or a value to be interpolated.
public enum StringSegment: Sendable {
  case text(String)
  case interpolation([Argument])
}

/// `key: value` of a dictionary literal.
public struct DictionaryElement: Sendable {
  public let key: Expression
  public let value: Expression

  public init(key: Expression, value: Expression) {
    self.key = key
    self.value = value
  }
}

/// A name that is no local variable.
public final class NameExpression: Sendable {
  public let name: String
  public let genericArguments: [TypeReference]
  /// Labels of a compound name (`move(to:)`).
  public let labels: [String]?
  /// The slot of `self` where the body has one, else -1: there are many names.
  private let storedSelfSlot: Int32
  /// Spelled like a type: with a capital first letter.
  public let isType: Bool
  /// It stands for an operator as a function: `reduce(0, +)`.
  public let isOperator: Bool

  public init(name: String, genericArguments: [TypeReference] = [], labels: [String]? = nil, selfSlot: Int? = nil) {
    self.name = name
    self.genericArguments = genericArguments
    self.labels = labels
    storedSelfSlot = selfSlot.map(Int32.init(clamping:)) ?? -1
    self.isType = name.isCapitalized
    self.isOperator = name.utf8.first.map { !$0.isPartOfWord && $0 != UInt8(ascii: "$") } ?? false
  }

  /// The slot of `self` where the body has one.
  public var selfSlot: Int? { storedSelfSlot < 0 ? nil : Int(storedSelfSlot) }
}

/// `base.name`, or `.name` of the expected type.
public final class MemberExpression: Sendable {
  public let base: Expression?
  public let name: String
  public let nameSpan: SourceSpan
  public let genericArguments: [TypeReference]
  public let labels: [String]?

  public init(
    base: Expression?,
    name: String,
    nameSpan: SourceSpan,
    genericArguments: [TypeReference] = [],
    labels: [String]? = nil
  ) {
    self.base = base
    self.name = name
    self.nameSpan = nameSpan
    self.genericArguments = genericArguments
    self.labels = labels
  }
}

/// An argument of a call, subscript, tuple or attribute.
public struct Argument: Sendable {
  public let label: String?
  public let labelSpan: SourceSpan?
  /// A closure after the parentheses; the first one has no label.
  public let isTrailing: Bool
  public let value: Expression

  public init(label: String?, labelSpan: SourceSpan? = nil, value: Expression, isTrailing: Bool = false) {
    self.label = label
    self.labelSpan = labelSpan
    self.isTrailing = isTrailing
    self.value = value
  }
}

/// `callee(arguments) { … }`
public final class CallExpression: Sendable {
  public let callee: Expression
  public let arguments: [Argument]
  /// The name that is called (`padding` of `x.padding(3)`).
  public let nameSpan: SourceSpan
  public let span: SourceSpan

  public init(callee: Expression, arguments: [Argument], nameSpan: SourceSpan, span: SourceSpan) {
    self.callee = callee
    self.arguments = arguments
    self.nameSpan = nameSpan
    self.span = span
  }
}

/// `base[arguments]`
public struct SubscriptExpression: Sendable {
  public let base: Expression
  public let arguments: [Argument]

  public init(base: Expression, arguments: [Argument]) {
    self.base = base
    self.arguments = arguments
  }
}

/// `left operator right`
public struct BinaryExpression: Sendable {
  public let `operator`: String
  /// The operator where it is one of those; the program may declare more of its name.
  public let ofNumbers: NumberOperator?
  public let operatorSpan: SourceSpan
  public let left: Expression
  public let right: Expression

  public init(operator: String, operatorSpan: SourceSpan, left: Expression, right: Expression) {
    self.operator = `operator`
    ofNumbers = NumberOperator(rawValue: `operator`)
    self.operatorSpan = operatorSpan
    self.left = left
    self.right = right
  }
}

/// `target = value`, `target += value`
public struct AssignmentExpression: Sendable {
  public let target: Expression
  /// The operator before `=`; nil for a plain assignment.
  public let `operator`: String?
  public let value: Expression

  public init(target: Expression, operator: String?, value: Expression) {
    self.target = target
    self.operator = `operator`
    self.value = value
  }
}

/// `condition ? then : otherwise`
public struct TernaryExpression: Sendable {
  public let condition: Expression
  public let then: Expression
  public let otherwise: Expression

  public init(condition: Expression, then: Expression, otherwise: Expression) {
    self.condition = condition
    self.then = then
    self.otherwise = otherwise
  }
}

/// `value is T`, `value as T`, `value as? T`, `value as! T`
public struct CastExpression: Sendable {
  public enum Kind: Sendable {
    case `is`
    case coerce
    case conditional
    case forced
  }

  public let value: Expression
  public let kind: Kind
  public let type: TypeReference

  public init(value: Expression, kind: Kind, type: TypeReference) {
    self.value = value
    self.kind = kind
    self.type = type
  }
}

/// `try`, `try?`, `try!`
public enum TryKind: Sendable {
  case plain
  case optional
  case forced
}

/// `\Root.a?.b[0]`
public struct KeyPathExpression: Sendable {
  public enum Component: Sendable {
    case property(String)
    case `subscript`([Argument])
    case unwrapOrBreak
    case forceUnwrap
  }

  public let root: TypeReference?
  public let components: [Component]
  /// Where each component stands: the name of a property, the whole of the others.
  public let componentSpans: [SourceSpan]

  public init(root: TypeReference?, components: [Component], componentSpans: [SourceSpan] = []) {
    self.root = root
    self.components = components
    self.componentSpans = componentSpans
  }
}
