/// Executable code with its own frame: the body of a function, accessor or closure, or an initial value.
public final class Body: Sendable {
  public let statements: [Statement]
  /// What the frame's slots hold. Captured variables come first, then `self` and parameters, then locals.
  public let slots: [LocalVariable]
  public let captures: [Capture]
  /// What the body of a closure needs the `self` around it for.
  public let selfUse: SelfUse
  /// A `return` with a value stands in this body itself (not in a nested closure): no result builder is applied.
  public let hasReturn: Bool
  /// An `await` stands in it.
  public let waits: Bool
  /// What it waits for: the operands of `await`, what `async let` begins, and the sequences of `for await`.
  public let awaited: [Awaited]
  /// An error may leave it: a `try` or `throw` stands in it that nothing there catches.
  public let `throws`: Bool
  public let span: SourceSpan

  public init(
    statements: [Statement],
    slots: [LocalVariable],
    captures: [Capture] = [],
    selfUse: SelfUse = .none,
    hasReturn: Bool,
    waits: Bool = false,
    awaited: [Awaited] = [],
    throws: Bool = false,
    span: SourceSpan
  ) {
    self.statements = statements
    self.slots = slots
    self.captures = captures
    self.selfUse = selfUse
    self.hasReturn = hasReturn
    self.waits = waits
    self.awaited = awaited
    self.throws = `throws`
    self.span = span
  }

  /// The expression of a body that is nothing else.
  public var singleExpression: Expression? {
    guard statements.count == 1, case .expression(let expression)? = statements.first?.kind else { return nil }
    return expression
  }
}

/// Something that code waits for.
public enum Awaited: Sendable {
  case value(Expression)
  /// The elements that a sequence gets as time goes on.
  case elements
}

/// What a closure, with those inside of it, needs `self` for.
public enum SelfUse: Sendable {
  case none
  /// These names spelled like types stand alone: any may be a member, if the program declares one of that name.
  case names(Set<String>)
  case value
}

/// A slot of a frame.
public struct LocalVariable: Sendable {
  public let name: String
  public let isMutable: Bool
  public let type: TypeReference?
  public let span: SourceSpan

  public init(name: String, isMutable: Bool, type: TypeReference?, span: SourceSpan) {
    self.name = name
    self.isMutable = isMutable
    self.type = type
    self.span = span
  }
}

/// A variable of the enclosing frame that a closure shares.
public struct Capture: Sendable {
  public let outerSlot: Int
  public let slot: Int

  public init(outerSlot: Int, slot: Int) {
    self.outerSlot = outerSlot
    self.slot = slot
  }
}

/// A closure expression.
public final class ClosureExpression: Sendable {
  public let parameters: [ClosureParameter]
  /// `[weak self, x = y]`: a slot of the closure's frame and the value, evaluated where the closure is made.
  public let captureList: [CaptureListItem]
  public let attributes: [AttributeReference]
  public let returnType: TypeReference?
  /// How many of `$0`, `$1` … it uses (the highest plus one) where no parameters are written.
  public let implicitParameterCount: Int
  public let isAsync: Bool
  public let body: Body
  public let span: SourceSpan

  public init(
    parameters: [ClosureParameter],
    captureList: [CaptureListItem],
    attributes: [AttributeReference],
    returnType: TypeReference?,
    implicitParameterCount: Int,
    isAsync: Bool,
    body: Body,
    span: SourceSpan
  ) {
    self.parameters = parameters
    self.captureList = captureList
    self.attributes = attributes
    self.returnType = returnType
    self.implicitParameterCount = implicitParameterCount
    self.isAsync = isAsync
    self.body = body
    self.span = span
  }
}

/// A parameter of a closure; `$0` is one too.
public struct ClosureParameter: Sendable {
  public let name: String
  public let slot: Int
  public let type: TypeReference?
  public let span: SourceSpan

  public init(name: String, slot: Int, type: TypeReference?, span: SourceSpan) {
    self.name = name
    self.slot = slot
    self.type = type
    self.span = span
  }
}

/// One entry of `[weak self, x = y]`.
public struct CaptureListItem: Sendable {
  public let name: String
  public let slot: Int
  public let value: Expression
  /// `weak`: the slot holds an optional.
  public let isWeak: Bool

  public init(name: String, slot: Int, value: Expression, isWeak: Bool = false) {
    self.isWeak = isWeak
    self.name = name
    self.slot = slot
    self.value = value
  }
}
