package import Semantics

/// A function: a closure with what it captured, a declared function or method, an initializer, or a built-in one.
package final class FunctionValue {
  package enum Code {
    case closure(ClosureExpression, captures: [Box])
    case declared(FunctionDeclaration, receiver: Value?)
    /// A function inside a function, with what it shares.
    case local(FunctionDeclaration, captures: [Box])
    /// A method of a type that is not bound to a value yet (`Row.describe`).
    case unbound(TypeValue, name: String)
    /// An initializer, case or constructor of a type, by name (`Row.init`, `State.loaded`).
    case staticMember(TypeValue, name: String)
    case method(name: String, receiver: Value)
    case global(name: String)
    case keyPath(KeyPathValue)
    /// Top-level statements.
    case code(Body)
    case native((inout [Value], Evaluator) -> Value)
  }

  package let code: Code
  package let context: LexicalContext
  /// The result builder of the parameter that the closure was passed to.
  package let builder: String?
  package let type: TypeValue?
  /// The labels of a compound name (`Row.init(id:)`), by which an overload is meant.
  let labels: [String]?
  /// Where a member of a type is named that is taken as a function (`Text.init`): what it makes stands there.
  let span: SourceSpan
  /// What the closure of a constant has built.
  var builds: ConstantBuilds?

  package init(
    _ code: Code,
    context: LexicalContext,
    builder: String? = nil,
    type: TypeValue? = nil,
    labels: [String]? = nil,
    span: SourceSpan = .none
  ) {
    self.code = code
    self.span = span
    self.labels = labels
    self.context = context
    self.builder = builder
    self.type = type
  }

  /// The closure as written.
  package var closure: ClosureExpression? {
    if case .closure(let closure, _) = code { return closure }
    return nil
  }
}

extension Value {
  /// It refers to something that others refer to as well.
  var isObject: Bool {
    if case .object = self { return true }
    return false
  }
}

extension Box {
  /// Changes the value where nobody else holds it. An object stays there meanwhile: code that runs when it is changed, of
  /// observers and subscribers, may look at the variable.
  func change(_ change: (inout Value) -> Void) {
    var changed = value
    if !changed.isObject { value = .void }
    change(&changed)
    value = changed
  }
}

/// A variable that closures share.
package final class Box {
  package var value: Value
  /// What the value was made from.
  var standIns: [String]
  /// The making of a global that the variable is part of, by its number; 0 for one outside of all.
  let making: Int
  /// Which of the variables of its evaluation it is; 0 for one that is as old as can be.
  let number: Int
  /// The period of the `WriteLog` in which the variable was logged last; 0 for never.
  var lastLogged = 0

  package convenience init(_ value: Value) { self.init(value, standIns: [], making: 0, number: 0) }

  init(_ value: Value, standIns: [String], making: Int, number: Int) {
    self.value = value
    self.standIns = standIns
    self.making = making
    self.number = number
  }
}

/// What names mean where code stands: `Self`, the enclosing types and the generic parameters.
package final class LexicalContext {
  /// `Self`.
  package let selfType: TypeValue?
  /// The declaration the code stands in (an extension of a protocol differs from `Self`).
  package let owner: TypeDeclaration?
  package let generics: [String: TypeValue]
  /// It is kept for all code of its type, so that what it resolves can be remembered.
  let isShared: Bool
  /// `Self` and the types around it, once somebody has asked for them.
  var enclosingTypes: [TypeValue]?

  package init(selfType: TypeValue?, owner: TypeDeclaration?, generics: [String: TypeValue] = [:]) {
    self.selfType = selfType
    self.owner = owner
    self.generics = generics
    self.isShared = false
  }

  init(selfType: TypeValue?, owner: TypeDeclaration?, isShared: Bool) {
    self.selfType = selfType
    self.owner = owner
    self.generics = [:]
    self.isShared = isShared
  }

  /// The context of code outside of any type.
  package static var global: LexicalContext { LexicalContext(selfType: nil, owner: nil) }
}

extension Value {
  /// A method that is bound to its receiver, and not called.
  var isMethod: Bool {
    if case .function(let function) = self, case .method = function.code { true } else { false }
  }

  /// Whether it is that method of that value itself, and no property that holds another.
  func isMethod(_ name: String, of owner: Value) -> Bool {
    guard case .function(let function) = self, case .method(name, let receiver) = function.code else { return false }
    return receiver.isIdentical(to: owner)
  }
}
