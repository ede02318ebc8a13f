import Catalog
import Queries
package import Semantics
import SourceText

/// The code of a view that runs while SwiftUI evaluates its body: result builders and what they call, no actions.
package struct ViewCode: Sendable {
  /// An expression that runs, and the member of the type in whose code it stands.
  package struct Step: Sendable {
    package let expression: Expression
    package let member: String
  }

  /// The expressions of one body of a member.
  private struct Part: Sendable {
    let member: String
    let expressions: [Expression]
  }

  private let parts: [Part]

  package var steps: some Sequence<Step> {
    parts.lazy.flatMap { part in part.expressions.lazy.map { Step(expression: $0, member: part.member) } }
  }

  package init(of type: TypeParts, in scope: ProgramScope) {
    var members: [String: [Body]] = [:]
    for function in type.functions where !function.modifiers.isTypeMember && !function.isAsync {
      if let body = function.body { members[function.name, default: []].append(body) }
    }
    for variable in type.variables where !variable.modifiers.isTypeMember {
      if let body = variable.accessors.getter?.body { members[variable.name, default: []].append(body) }
    }
    let properties = Set(type.variables.map(\.name))
    let builders = BuilderClosures(in: scope)
    var parts: [Part] = []
    let root = scope.isStyle(type.declaration.type) ? "makeBody" : "body"
    var seen: Set = [root]
    var pending = [root]
    while let name = pending.popLast() {
      for body in members[name] ?? [] {
        let expressions = ImmediateCode.expressions(of: body) {
          builders.runs($0, argumentOf: $1) || scope.runsWhenRead($0, argumentOf: $1)
        }
        parts.append(Part(member: name, expressions: expressions))
        for expression in expressions {
          let called = expression.asCall.flatMap(\.callee.ownMember)
          let read = expression.ownMember.flatMap { properties.contains($0) ? $0 : nil }
          if let next = called ?? read, members[next] != nil, seen.insert(next).inserted { pending.append(next) }
        }
      }
    }
    self.parts = parts
  }
}

extension ProgramScope {
  /// Whether the type is a style of controls whose `makeBody(configuration:)` makes views.
  package func isStyle(_ type: TypeDeclaration) -> Bool {
    type.members.functions.contains { $0.name == "makeBody" } && !isView(type)
      && Catalog.configurableStyles.contains { conforms(type, to: $0) }
  }

  package func viewCode(of type: TypeParts) -> ViewCode {
    derived(Self.viewCode, for: type.declaration.type.span) { scope in
      scope.read(.type(type.declaration.type.qualifiedName))
      return ViewCode(of: type, in: scope)
    }
  }

  private static let viewCode = Query<SourceSpan, ViewCode>()
}

/// Tells the closures that make views from those that run later.
package struct BuilderClosures {
  package let scope: ProgramScope

  package init(in scope: ProgramScope) { self.scope = scope }

  /// Whether the call runs the closure while views are evaluated.
  package func runs(_ closure: ClosureExpression, argumentOf call: CallExpression?) -> Bool {
    guard let call, let name = call.calledName else { return false }
    if ImmediateCode.runsAtOnce(closure, argumentOf: call) { return true }
    guard let position = call.arguments.firstIndex(where: { $0.value.closure === closure }) else { return false }
    // In an extension of 'View' modifiers are called without a receiver.
    let signatures =
      call.receiver == nil && name.isCapitalized
      ? Catalog.view(name)?.initializers ?? [] : Catalog.modifier(name)?.signatures ?? []
    for signature in signatures {
      guard let matched = signature.match(call.argumentShapes), matched.indices.contains(position) else { continue }
      return signature.parameters[matched[position]].builder != nil
    }
    return signatures.isEmpty && isBuilder(call.arguments[position], of: call, name: name)
  }

  /// The same for the project's own views. A trailing closure without a label has to be a builder whichever parameter
  /// it may belong to.
  private func isBuilder(_ argument: Argument, of call: CallExpression, name: String) -> Bool {
    guard call.receiver == nil, let type = scope.type(named: name) else { return false }
    let given = Set(call.arguments.compactMap(\.label))
    func takesBuilder(_ parameters: [ClosureParameterOfCall]) -> Bool {
      let candidates = parameters.filter { parameter in
        argument.label.map { $0 == parameter.label } ?? !given.contains(parameter.label ?? "")
      }
      return !candidates.isEmpty && candidates.allSatisfy(\.isBuilder)
    }
    let initializers = type.declaration.flatMap { scope.parts(of: $0) }?.initializers ?? []
    guard initializers.isEmpty else {
      let meant = initializers.filter { $0.isMeant(by: call) }
      return (meant.isEmpty ? initializers : meant).allSatisfy { initializer in
        if let parameter = initializer.parameter(for: argument, of: call) { return parameter.isBuilder }
        return takesBuilder(
          initializer.parameters.filter(\.isClosure).map {
            ClosureParameterOfCall(label: $0.label, isBuilder: $0.isBuilder)
          }
        )
      }
    }
    return takesBuilder(
      type.storedProperties.filter(\.isClosure).map {
        ClosureParameterOfCall(label: $0.name, isBuilder: $0.attribute("ViewBuilder") != nil)
      }
    )
  }

  private struct ClosureParameterOfCall {
    let label: String?
    let isBuilder: Bool
  }
}

extension Parameter {
  fileprivate var isBuilder: Bool { attributes.contains { $0.name == "ViewBuilder" } }
  fileprivate var isClosure: Bool { isBuilder || type.isFunction }
}

extension VariableDeclaration {
  /// What the variable gives: its initial value, or the one expression of its getter.
  package var givenValue: Expression? { (initializer ?? accessors.getter?.body)?.result }

  fileprivate var isClosure: Bool { attribute("ViewBuilder") != nil || type?.isFunction ?? false }
}

extension TypeReference {
  /// A function type, or an optional one.
  package var isFunction: Bool {
    switch kind {
    case .function: true
    case .optional(let wrapped): wrapped.isFunction
    case .tuple(let elements): elements.count == 1 && elements[0].type.isFunction
    default: false
    }
  }
}

extension Expression {
  /// The closure that this expression is.
  package var closure: ClosureExpression? {
    if case .closure(let closure) = kind { closure } else { nil }
  }
}
