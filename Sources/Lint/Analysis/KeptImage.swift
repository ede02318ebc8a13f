import Semantics
import ViewGraph

/// An image that a constant, a property or a function of the program gives to those who show it.
struct KeptImage {
  /// Where it is used: the name, or the call of the function.
  let uses: [PlacedExpression]

  /// Nil where the image is no such value, or not the first one that may be given.
  init?(_ image: CallOccurrence, in scope: ProgramScope) {
    let whole = scope.wholeChain(of: image.call.span)
    if let uses = Self.uses(ofLocalSetTo: whole, in: image.scope) {
      self.uses = uses
      return
    }
    guard let value = scope.declaredValue(around: whole), value.firstImage?.span == whole else { return nil }
    uses = Self.uses(of: value, in: scope)
  }

  /// The uses of the constant of a body that is set to the image.
  private static func uses(ofLocalSetTo whole: SourceSpan, in code: CodeScope) -> [PlacedExpression]? {
    let all = code.expressions.filter { placed in
      guard case .local(let slot, _) = placed.expression.kind,
        case .variable(let variable, let initializer?)? = placed.scope.origin(ofLocal: slot)
      else { return false }
      return !variable.isMutable && initializer.results.first?.span == whole
    }
    return all.isEmpty ? nil : all
  }

  private static func uses(of value: DeclaredValue, in scope: ProgramScope) -> [PlacedExpression] {
    let names =
      switch value {
      case .variable(let variable, _): scope.references(to: variable)
      case .function(let function, _): scope.references(to: function)
      }
    return names.compactMap { name in
      scope.declaredValue(around: name)?.code.expressions.first { $0.expression.uses(name) }
    }
  }
}

extension PlacedExpression {
  /// Whether the expression, with the modifiers over it, is a view of the code around: a statement of a builder, or what a
  /// member gives.
  func isShown(in scope: ProgramScope) -> Bool {
    let whole = scope.wholeChain(of: expression.span)
    switch self.scope.kind {
    case .accessor(let variable): guard variable.type.map({ $0.isOpaque }) ?? false else { return false }
    case .function(let function): guard function.returnType.map({ $0.isOpaque }) ?? false else { return false }
    case .closure: break
    case .file, .type, .initialValue, .preview, .topLevel: return false
    }
    return self.scope.statements.contains { $0.results.contains { $0.span == whole } }
  }
}

extension DeclaredValue {
  /// The first image that the declaration gives, where it says that it gives one.
  fileprivate var firstImage: Expression? {
    switch self {
    case .variable(let variable, _):
      guard variable.type.map({ $0.name == "Image" }) ?? (variable.initializer != nil) else { return nil }
      guard variable.initializer == nil || variable.isLet else { return nil }
      return (variable.initializer ?? variable.accessors.getter?.body)?.statements.lazy.flatMap(\.results).first
    case .function(let function, _):
      guard function.returnType?.name == "Image" else { return nil }
      return function.body?.statements.lazy.flatMap(\.results).first
    }
  }
}

extension Expression {
  /// The name of what is used, or the call of a function of that name.
  fileprivate func uses(_ name: SourceSpan) -> Bool {
    switch kind {
    case .call(let call): call.nameSpan == name
    case .name: span == name
    case .member(let member): member.nameSpan == name
    default: false
    }
  }

  /// What a choice comes to, in any case.
  fileprivate var results: [Expression] {
    switch unwrapped.kind {
    case .ternary(let choice): choice.then.results + choice.otherwise.results
    default: [unwrapped]
    }
  }
}

extension Statement {
  /// The expressions that stand for themselves in the statement and its branches, or are returned.
  fileprivate var results: [Expression] {
    CodeWalk([self], enteringClosures: false).flatMap { node -> [Expression] in
      guard case .statement(let statement) = node else { return [] }
      switch statement.kind {
      case .expression(let expression): return expression.results
      case .return(let value): return value?.results ?? []
      default: return []
      }
    }
  }
}
