import Semantics
import SourceText
import Syntax

/// A parameter as its declaration is written.
struct DeclaredParameter {
  /// What the body calls it.
  let name: String
  /// The code of its default.
  let defaultText: String?

  /// The parameters of what a name means, in their order; none of a declaration that is not written out.
  static func all(of resolution: Resolution, _ typing: Typing) -> [DeclaredParameter] {
    guard let place = typing.place(of: resolution), let node = typing.source(of: place).written(at: place.span)?.node,
      let list = node.descendants.first(where: { $0.kind == .parameterList })
    else { return [] }
    return list.children.compactMap(ParameterSyntax.init).map { parameter in
      DeclaredParameter(
        name: (parameter.secondName ?? parameter.firstName)?.identifier ?? "",
        defaultText: parameter.defaultValue?.text
      )
    }
  }
}
