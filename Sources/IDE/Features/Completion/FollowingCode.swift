import Semantics
import SourceText
import Syntax

extension SyntaxNode {
  /// How code goes on right behind this name: a call of it, members of its value.
  var continuations: [Continuation] {
    guard let parent else { return [] }
    if parent.kind == .keyPathComponent { return nextComponent(after: parent) }
    guard parent.kind == .identifierExpression || parent.kind == .memberAccessExpression else { return [] }
    var steps: [Continuation] = []
    var inner = parent
    for outer in parent.ancestors.prefix(5) {
      switch outer.kind {
      case .optionalChainingExpression, .forceUnwrapExpression: steps.append(.unwrapping)
      case .memberAccessExpression:
        guard let access = MemberAccessSyntax(outer), access.base == inner, let name = access.name else { return steps }
        steps.append(.member(name.identifier))
      case .functionCallExpression:
        guard let call = FunctionCallSyntax(outer), call.callee == inner else { return steps }
        steps.append(.call(call.passedArguments))
      case .sequenceExpression: return steps + outer.comparison(after: inner, followed: !steps.isEmpty)
      case .initializerClause:
        return steps + (outer.parent?.kind == .optionalBindingCondition ? [.binding] : [])
      case .switchExpression: return steps + outer.matching(inner)
      default: return steps
      }
      inner = outer
    }
    return steps
  }

  /// The cases without values that a `switch` over a subject names.
  private func matching(_ subject: SyntaxNode) -> [Continuation] {
    guard let list = child(.switchCaseList), subject.range.start < list.range.start else { return [] }
    let names = list.items.prefix(8).flatMap { SwitchCaseSyntax($0)?.items ?? [] }.compactMap(\.impliedCase)
    return names.isEmpty ? [] : [.matching(names)]
  }

  /// The value that an operand is assigned or compared to. Behind an operand that is `followed` by a member or a call, only
  /// the operator `??` is looked at: it wants an optional.
  private func comparison(after operand: SyntaxNode, followed: Bool) -> [Continuation] {
    let parts = Array(children).filter { !$0.range.isEmpty }
    guard let index = parts.firstIndex(of: operand), parts.indices.contains(index + 2) else { return [] }
    if parts[index + 1].text == "??" { return [.binding] }
    guard !followed else { return [] }
    let other = parts[index + 2].passedOperand
    switch parts[index + 1].text {
    case "=", "==", "!=":
      let isAlone = parts.count == index + 3 || parts[index + 3].joinsConditions
      return [.comparison(isAlone ? other : PassedArgument(form: other.form))]
    case "+", "-", "*", "/", "<", ">", "<=", ">=":
      // Other values say nothing: operators may be declared for any two types.
      switch other.form {
      case .text, .number: return [.comparison(other)]
      default: return []
      }
    case "&&", "||": return [.comparison(PassedArgument(form: .truth))]
    default: return []
    }
  }

  /// The value that a variable or parameter begins with, of which this name is all of the written type.
  var initialValue: SyntaxNode? {
    guard let type = parent, type.kind == .simpleType || type.kind == .memberType else { return nil }
    for holder in type.ancestors.prefix(3) {
      switch holder.kind {
      case .patternBinding: return PatternBindingSyntax(holder)?.initializer
      case .parameter: return ParameterSyntax(holder)?.defaultValue
      case .typeAnnotation: continue
      default: return nil
      }
    }
    return nil
  }

  /// The argument behind a key path that is the first argument of a call and ends with this name.
  var argumentBehindKeyPath: PassedArgument? {
    guard let path = ancestors.first(where: { $0.kind == .keyPathExpression }), path.range.end == range.end,
      let argument = path.parent.flatMap(ArgumentSyntax.init), argument.label == nil,
      let call = argument.node.ancestors.lazy.compactMap(FunctionCallSyntax.init).first,
      call.arguments.count > 1, call.arguments[0].node == argument.node, call.arguments[1].label == nil
    else { return nil }
    return call.arguments[1].passed
  }

  /// The name that comes after a part of a key path.
  private func nextComponent(after component: SyntaxNode) -> [Continuation] {
    let following = component.parent?.childNodes.first {
      $0.kind == .keyPathComponent && $0.range.start >= component.range.end
    }
    let name = following?.tokens.first { $0.kind == .identifier }
    return name.map { [.member($0.identifier)] } ?? []
  }
}

extension MatchItemSyntax {
  /// The case that the pattern names after a period with nothing before it.
  fileprivate var impliedCase: String? {
    guard let pattern, let period = pattern.firstToken, period.kind == .period else { return nil }
    return pattern.descendants.first { $0.range.start >= period.range.end && $0.kind == .identifier }?.identifier
  }
}

extension FunctionCallSyntax {
  fileprivate var passedArguments: [PassedArgument] {
    var found = arguments.map(\.passed)
    if let closure = trailingClosure {
      found.append(PassedArgument(label: nil, isTrailing: true, form: .closure(closure.passed)))
    }
    return found
      + labeledTrailingClosures.map { closure in
        let form = closure.closure.map { PassedArgument.Form.closure($0.passed) } ?? .other
        return PassedArgument(label: closure.label?.identifier, isTrailing: true, form: form)
      }
  }
}

extension SyntaxNode {
  /// An operator that takes the result of a comparison.
  fileprivate var joinsConditions: Bool { kind == .ternaryOperator || text == "?" || joinsTruths }

  private var joinsTruths: Bool { text == "&&" || text == "||" }

  /// An expression that stands behind a place, as something that is passed.
  fileprivate var passedOperand: PassedArgument {
    PassedArgument(form: passedForm, value: namesValue || callsMember ? range : nil)
  }

  /// Whether the expression calls a method on a value: the type of such a call seldom depends on the type that the context
  /// expects.
  private var callsMember: Bool {
    switch kind {
    case .functionCallExpression:
      FunctionCallSyntax(self)?.callee.map { $0.kind == .memberAccessExpression && $0.namesValue } ?? false
    case .awaitExpression, .tryExpression: childNodes.last.map { $0.namesValue || $0.callsMember } ?? false
    default: false
    }
  }

  /// What the text of an expression tells of its type.
  var passedForm: PassedArgument.Form {
    switch kind {
    case .closureExpression: return ClosureSyntax(self).map { .closure($0.passed) } ?? .other
    case .stringLiteralExpression: return .text
    case .literalExpression:
      switch firstToken?.kind {
      case .stringLiteral, .stringQuote: return .text
      case .integerLiteral, .floatLiteral: return .number
      case .trueKeyword, .falseKeyword: return .truth
      case .nilKeyword: return .nothing
      default: return .other
      }
    case .memberAccessExpression:
      guard let access = MemberAccessSyntax(self), let name = access.name,
        access.base.map({ $0.kind == .missingExpression }) ?? true
      else { return .other }
      return .implicitMember(name.identifier)
    case .functionCallExpression:
      guard let call = FunctionCallSyntax(self), let callee = call.callee else { return .other }
      if case .implicitMember("init") = callee.passedForm { return .implicitlyMade(call.passedArguments) }
      guard let name = IdentifierSyntax(callee)?.name?.identifier, name.first?.isUppercase == true else {
        return callee.passedForm
      }
      return .made(name)
    case .sequenceExpression: return formOfOperands
    case .prefixOperatorExpression: return firstToken?.text == "!" ? .truth : .other
    default: return .other
    }
  }

  /// The form of operands joined by operators: of a choice that of its first branch, of a comparison a truth value.
  private var formOfOperands: PassedArgument.Form {
    if let choice = child(.ternaryOperator) { return choice.child(where: \.isExpression)?.passedForm ?? .other }
    return children.contains { $0.comparesOperands || $0.joinsTruths } ? .truth : .other
  }
}

extension ClosureSyntax {
  fileprivate var passed: PassedClosure {
    let statements = node.child(.statementList)?.items ?? []
    let made = statements.first.flatMap(\.madeType)
    let acts = statements.contains(where: \.acts)
    return PassedClosure(parameterCount: parameterCount, made: made, acts: acts)
  }

  /// The parameters that are named, or those up to the last that is used.
  private var parameterCount: Int? {
    if let signature = node.child(.closureSignature) {
      let all = signature.descendants
      let named = all.count { $0.kind == .closureParameter || $0.kind == .parameter }
      return all.contains { $0.kind == .inKeyword } && named == 0 ? nil : named
    }
    var pending = Array(node.childNodes)
    var last = -1
    while let next = pending.popLast() {
      if next.kind == .closureExpression { continue }
      if next.kind == .identifierExpression, let name = next.firstToken, name.kind == .dollarIdentifier {
        last = max(last, Int(name.text.dropFirst()) ?? -1)
      }
      pending += next.childNodes
    }
    return last < 0 && node.child(.statementList)?.items.isEmpty ?? true ? nil : last + 1
  }
}

extension SyntaxNode {
  /// The type of which a statement makes a value that it goes on from: `Text` of `Text("a").bold()`.
  fileprivate var madeType: String? {
    var next: SyntaxNode? = self
    while let node = next {
      if let name = IdentifierSyntax(node)?.name?.identifier { return name.first?.isUppercase == true ? name : nil }
      next = FunctionCallSyntax(node)?.callee ?? MemberAccessSyntax(node)?.base
    }
    return nil
  }

  /// Whether a statement does something, and gives nothing.
  fileprivate var acts: Bool {
    switch kind {
    case .guardStatement, .returnStatement, .awaitExpression, .tryExpression, .deferStatement, .whileStatement: true
    case .sequenceExpression: children.contains { $0.text.hasSuffix("=") && $0.text != "==" && $0.text != "!=" }
    default: false
    }
  }
}

extension AttributeSyntax {
  var passedArguments: [PassedArgument] { arguments.map(\.passed) }
}

extension ArgumentSyntax {
  fileprivate var passed: PassedArgument {
    PassedArgument(
      label: label?.identifier,
      form: value?.passedForm ?? .other,
      value: value.flatMap { $0.namesValue ? $0.range : nil }
    )
  }
}
