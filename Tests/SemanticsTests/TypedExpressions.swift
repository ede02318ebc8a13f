import Semantics

/// What each expression of a program is, with its place in the code.
enum TypedExpressions {
  static func all(in program: Program) -> [String] {
    let typing = Typing(program)
    return program.files.values.flatMap(\.units).flatMap { placed in
      typing.declarations(of: placed.unit).flatMap { declaration in
        typing.types(of: declaration).allTypes(in: declaration.span).map { span, type in
          "\(placed.start) \(span.start) \(span.end): \(type)"
        }
      }
    }
  }
}
