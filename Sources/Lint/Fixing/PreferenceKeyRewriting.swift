import Semantics
import SourceText
import ViewGraph

/// A preference key that gets values of another type.
struct PreferenceKeyRewriting {
  /// The new type of the values, as written.
  let type: String
  /// The new default, as written.
  let defaultValue: String
  /// The new body of `reduce`, from the names of its parameters; nil where it stays.
  var join: ((_ value: String, _ next: String) -> String)?

  /// The edits of the key; nil where its declaration has an unusual shape.
  func edits(of key: PreferenceKeyParts, in scope: ProgramScope) -> [FileEdit]? {
    guard let variable = key.defaultValue, let name = scope.place(variable.nameSpan),
      let keyword = scope.keyword(before: name), let end = scope.place(variable.span)?.range.end,
      let reduce = key.reduce, let first = reduce.parameters.first?.type.withoutInout,
      case .function(let next)? = reduce.parameters.last?.type.kind
    else { return nil }
    let alias = key.type.typealiases.first { $0.name == "Value" }
    let declaration = "let defaultValue: \(alias == nil ? type : "Value") = \(defaultValue)"
    var edits: [FileEdit?] = [
      FileEdit(file: name.file, edit: TextEdit(range: ByteRange(keyword, end), replacement: declaration))
    ]
    if let old = alias?.type { edits.append(scope.replacing(old.span, with: type)) }
    for old in [first, next.result] where scope.text(old.span) != "Value" {
      edits.append(scope.replacing(old.span, with: type))
    }
    if let join {
      guard let body = reduce.body, body.statements.count == 1, let statement = body.statements.first else {
        return nil
      }
      let text = join(reduce.parameters[0].name, reduce.parameters[1].name)
      edits.append(scope.replacing(statement.span, with: text))
    }
    let made = edits.compactMap { $0 }
    return made.count == edits.count ? made : nil
  }
}
