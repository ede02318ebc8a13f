package import Semantics
import SourceText

/// An object of the program's own that each evaluation of a value makes anew: at once, in a part of the value, or by
/// functions and computed properties.
package struct FreshObject {
  /// Its class or actor.
  package let type: String
  /// Whether it is the value itself, and not a part of it.
  package let isWhole: Bool

  private init(type: String, isWhole: Bool = true) {
    self.type = type
    self.isWhole = isWhole
  }

  private var asPart: FreshObject { FreshObject(type: type, isWhole: false) }

  /// Of the initial value of a variable; nil where each evaluation gives the same objects, or none.
  package init?(of variable: VariableDeclaration, in scope: ProgramScope) {
    guard let value = variable.initializer?.singleExpression else { return nil }
    var search = Search(scope: scope)
    guard let found = search.object(in: value, of: variable.type?.name) else { return nil }
    self = found
  }

  /// Of a value that code makes when it runs, whichever way it takes: what stands behind `??` may never be made.
  fileprivate init?(in value: Expression, _ scope: ProgramScope) {
    var search = Search(scope: scope, isCertain: true)
    guard let found = search.object(in: value, of: nil) else { return nil }
    self = found
  }

  /// Looks into a value, with a bound.
  private struct Search {
    let scope: ProgramScope
    /// Whether all branches have to make an object.
    private let isCertain: Bool
    private var left = 32

    init(scope: ProgramScope, isCertain: Bool = false) {
      self.scope = scope
      self.isCertain = isCertain
    }

    /// `type` is what an implicit member belongs to, where that is written.
    mutating func object(in value: Expression, of type: String?) -> FreshObject? {
      left -= 1
      guard left > 0 else { return nil }
      let value = value.calledOnce.unwrapped
      switch value.kind {
      case .array(let elements): return part(of: elements)
      case .dictionary(let elements): return part(of: elements.flatMap { [$0.key, $0.value] })
      case .tuple(let elements): return part(of: elements.map(\.value))
      case .ternary(let choice): return object(in: choice.then, or: choice.otherwise, of: type)
      case .binary(let binary) where binary.operator == "??":
        return object(in: binary.left, or: binary.right, of: type)
      case .cast(let cast): return object(in: cast.value, of: type)
      case .name, .member: return object(readBy: value)
      case .call(let call): return object(madeBy: call, as: value, of: type)
      default: return nil
      }
    }

    private mutating func object(in first: Expression, or second: Expression, of type: String?) -> FreshObject? {
      let found = object(in: first, of: type)
      guard isCertain else { return found ?? object(in: second, of: type) }
      return found == nil || object(in: second, of: type) == nil ? nil : found
    }

    private mutating func part(of values: [Expression]) -> FreshObject? {
      for value in values {
        if let found = object(in: value, of: nil) { return found.asPart }
      }
      return nil
    }

    /// Of a computed property, what it gives; a stored one gives the same each time.
    private mutating func object(readBy name: Expression) -> FreshObject? {
      guard case .variable(let variable, _)? = scope.declaredValue(name),
        let result = variable.accessors.getter?.body.result
      else { return nil }
      return object(in: result, of: variable.type?.name)
    }

    private mutating func object(madeBy call: CallExpression, as value: Expression, of type: String?) -> FreshObject? {
      if let made = scope.madeObject(value) { return FreshObject(type: made) }
      if case .function(let function, _)? = scope.declaredValue(call.callee), !function.isInitializer {
        return function.body?.made.flatMap { object(in: $0, of: function.returnType?.name) }
      }
      let written = call.isImplicitInitializer ? type : call.madeTypeName
      guard let name = scope.nominalName(madeBy: call, as: value) ?? written, let made = scope.type(named: name)
      else { return nil }
      switch made.kind {
      // Of an optional or of a protocol nothing says which class '.init()' makes.
      case .class, .actor: return call.isImplicitInitializer ? FreshObject(type: name) : nil
      case .structure: return object(inStructure: name, madeBy: call)
      default: return nil
      }
    }

    /// What a structure is given, where it keeps it as it is, and what it begins with.
    private mutating func object(inStructure name: String, madeBy call: CallExpression) -> FreshObject? {
      guard let parts = scope.type(named: name)?.declaration.flatMap(scope.parts) else { return nil }
      if parts.initializers.isEmpty, let given = part(of: call.arguments.map(\.value)) { return given }
      let initial = parts.variables.filter { variable in
        variable.isStored && !variable.modifiers.isTypeMember && variable.attributes.isEmpty
          && !variable.modifiers.contains(.lazy) && (variable.isLet || call.argument(variable.name) == nil)
      }
      for variable in initial {
        guard let value = variable.initializer?.singleExpression else { continue }
        if let found = object(in: value, of: variable.type?.name) { return found.asPart }
      }
      return nil
    }
  }
}

extension ProgramScope {
  /// The class or actor of this program of which the expression gives another object each time: by its initializer, or by
  /// a function or property that calls that.
  package func freshObject(_ expression: Expression) -> String? {
    guard let fresh = FreshObject(in: expression, self), fresh.isWhole else { return nil }
    return fresh.type
  }

  /// The constant of the class that is the one object for all: `static let shared = Store()`. Of a type that other modules
  /// see, one that they see as well.
  package func sharedObject(of type: String) -> VariableDeclaration? {
    guard let parts = declaredTypes(named: type).first else { return nil }
    return parts.variables.first { variable in
      variable.modifiers.isTypeMember && variable.isLet
        && variable.modifiers.isDisjoint(with: [.private, .fileprivate])
        && (!parts.isPublic || variable.modifiers.contains(.public))
        && variable.initializer?.singleExpression.flatMap(madeObject) == type
    }
  }

  /// The only constant outside of types that is made an object of the class: `let store = Store()`.
  package func globalObject(of type: String) -> VariableDeclaration? {
    let made = calls(type).compactMap { use -> VariableDeclaration? in
      guard case .initialValue(let variable) = use.scope.kind, use.scope.type == nil, variable.isLet,
        variable.modifiers.isDisjoint(with: [.private, .fileprivate]),
        variable.initializer?.singleExpression.flatMap(madeObject) == type
      else { return nil }
      return variable
    }
    return made.count == 1 ? made.first : nil
  }

  /// The class or actor of this program that the expression makes an object of.
  package func madeObject(_ expression: Expression) -> String? {
    guard let call = expression.unwrapped.asCall, !call.isImplicitInitializer,
      let name = nominalName(madeBy: call, as: expression) ?? call.madeTypeName, let kind = type(named: name)?.kind
    else { return nil }
    return kind == .class || kind == .actor ? name : nil
  }

  /// The whole name of the declared type that an initializer gives a value of, by whatever name the code calls it.
  func nominalName(madeBy call: CallExpression, as value: Expression) -> String? {
    guard let type = type(of: value), let nominal = (type.wrapped ?? type).nominal else { return nil }
    let isNamed = call.isInitializer || call.calledName == "init" || call.calledName == String(nominal.lastName)
    return isNamed ? nominal.name : nil
  }
}

extension CallExpression {
  /// `Store` of `Store()` and `Store.init()`.
  fileprivate var madeTypeName: String? {
    guard let receiver else { return calledName }
    guard calledName == "init", case .name(let type) = receiver.unwrapped.kind else { return nil }
    return type.name
  }
}

extension Expression {
  /// Of a closure that is called where it stands, what it returns.
  fileprivate var calledOnce: Expression {
    guard let call = unwrapped.asCall, call.arguments.isEmpty, case .closure(let closure) = call.callee.unwrapped.kind
    else { return self }
    return closure.body.made ?? self
  }
}

extension Body {
  /// What its last statement returns.
  var returned: Expression? {
    switch statements.last?.kind {
    case .return(let value): value
    case .expression(let value): value
    default: nil
    }
  }

  /// What its last statement returns, where no other does; of a constant or variable of its own, what that begins with.
  fileprivate var made: Expression? {
    let returns = CodeWalk(self, enteringClosures: false).count { node in
      if case .statement(let statement) = node, case .return = statement.kind { true } else { false }
    }
    guard returns < 2 else { return nil }
    guard let returned, case .local(let slot, _) = returned.unwrapped.kind else { return returned }
    return initializer(of: slot) ?? returned
  }

  /// What a constant or variable of its own statements begins with.
  fileprivate func initializer(of slot: Int) -> Expression? {
    for statement in statements {
      if case .variable(let binding) = statement.kind, case .binding(slot, _) = binding.pattern.kind {
        return binding.initializer
      }
    }
    return nil
  }
}
