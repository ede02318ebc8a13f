package import Semantics

/// Where code stands: the declarations and closures around it, innermost first.
package final class CodeScope: Sendable {
  package enum Kind: Sendable {
    case file(FileID)
    case type(TypeDeclaration)
    case function(FunctionDeclaration)
    case accessor(VariableDeclaration)
    case initialValue(VariableDeclaration)
    /// A closure, with the call it is an argument of.
    case closure(ClosureExpression, argumentOf: CallExpression?)
    case preview(PreviewDeclaration)
    case topLevel
  }

  package let kind: Kind
  package let parent: CodeScope?

  package init(_ kind: Kind, in parent: CodeScope?) {
    self.kind = kind
    self.parent = parent
  }

  /// This scope and those around it, innermost first.
  package var chain: some Sequence<CodeScope> { sequence(first: self, next: \.parent) }

  /// The nearest type or extension around.
  package var type: TypeDeclaration? {
    for scope in chain {
      if case .type(let type) = scope.kind { return type }
    }
    return nil
  }

  /// The nearest function around, closures between or not.
  package var function: FunctionDeclaration? {
    for scope in chain {
      switch scope.kind {
      case .function(let function): return function
      case .type: return nil
      default: continue
      }
    }
    return nil
  }

  /// The property, function or type that the code belongs to, closures left.
  package var outermostCode: CodeScope? {
    chain.first { scope in
      if case .closure = scope.kind { false } else { true }
    }
  }

  package var file: FileID? {
    for scope in chain {
      if case .file(let file) = scope.kind { return file }
    }
    return nil
  }
}
