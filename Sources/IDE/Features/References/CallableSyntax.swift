import SourceText
import Syntax

/// What declares parameters that calls and patterns may label: a function, an initializer, a subscript, or an enum case
/// with what it holds.
struct CallableSyntax {
  /// The name, or the keyword where none is written.
  let name: SyntaxNode
  let parameters: [ParameterSyntax]

  init?(_ node: SyntaxNode) {
    if let function = FunctionDeclarationSyntax(node), let name = function.name ?? function.keyword {
      self.name = name
      parameters = function.parameters
    } else if let element = EnumCaseElementSyntax(node), let name = element.name {
      self.name = name
      parameters = element.parameters ?? []
    } else {
      return nil
    }
  }

  /// The one whose own name stands at `offset`: a type inside a function has not the parameters of that function.
  init?(namedAt offset: ByteOffset, in root: SyntaxNode) {
    guard let token = root.token(at: offset),
      let nearest = token.ancestors.lazy.compactMap(CallableSyntax.init).first, nearest.name == token
    else { return nil }
    self = nearest
  }

  /// Whether its parameters are the values of an enum case.
  var isEnumCase: Bool { name.parent?.kind == .enumCaseElement }

  func parameter(labelled label: String) -> ParameterSyntax? {
    parameters.first { self.label(of: $0) == label }
  }

  /// What arguments for a parameter are labelled with. One of a subscript has a label only where two names are written.
  func label(of parameter: ParameterSyntax) -> String? {
    guard let first = parameter.firstName, first.identifier != "_" else { return nil }
    return name.kind == .subscriptKeyword && parameter.secondName == nil ? nil : first.identifier
  }
}
