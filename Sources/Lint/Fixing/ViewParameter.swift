import Semantics
import SourceText
import Syntax
import ViewGraph

/// A stored property of a view that callers set through the initializer that Swift makes.
struct ViewParameter {
  let view: TypeParts
  let property: VariableDeclaration
  private let scope: ProgramScope

  /// Nil where the view has an initializer of its own.
  init?(_ property: VariableDeclaration, of view: TypeParts, in scope: ProgramScope) {
    guard view.initializers.isEmpty, view.declaration.type.kind == .structure else { return nil }
    self.view = view
    self.property = property
    self.scope = scope
  }

  /// The calls that make the view.
  var calls: [CallOccurrence] { scope.calls(view.name).filter { $0.call.isInitializer } }

  /// Takes the argument out of a call, with its comma.
  func removing(from call: CallExpression) -> FileEdit? {
    let plain = call.arguments.filter { !$0.isTrailing }
    guard let index = plain.firstIndex(where: { $0.label == property.name }), let label = plain[index].labelSpan,
      let start = scope.place(label), let end = scope.place(plain[index].value.span)
    else { return nil }
    var range = ByteRange(start.range.start, end.range.end)
    if plain.indices.contains(index + 1) {
      guard let next = scope.place(plain[index + 1].labelSpan ?? plain[index + 1].value.span) else { return nil }
      range = ByteRange(range.start, next.range.start)
    } else if index > 0 {
      guard let previous = scope.place(plain[index - 1].value.span) else { return nil }
      range = ByteRange(previous.range.end, range.end)
    }
    return FileEdit(file: start.file, edit: TextEdit(range: range, replacement: ""))
  }

  /// Adds the argument to a call that has none of that name, where the order of the properties wants it.
  func inserting(_ text: String, into call: CallExpression) -> FileEdit? {
    let order = view.variables.filter { !$0.modifiers.isTypeMember && $0.isStored }.map(\.name)
    guard let own = order.firstIndex(of: property.name) else { return nil }
    let follows = { (argument: Argument) -> Bool in
      argument.label.flatMap { order.firstIndex(of: $0) }.map { $0 > own } ?? argument.isTrailing
    }
    let plain = call.arguments.filter { !$0.isTrailing }
    let argument = "\(property.name): \(text)"
    if let next = plain.first(where: follows) {
      return scope.inserting("\(argument), ", before: next.labelSpan ?? next.value.span)
    }
    if let last = plain.last { return scope.inserting(", \(argument)", after: last.value.span) }
    guard let name = scope.place(call.nameSpan), let source = scope.tree(name.file)?.text else { return nil }
    let end = name.range.end
    let parentheses = ByteRange(end, min(end + 2, ByteOffset(source.byteCount)))
    guard source.string(in: parentheses) == "()" else { return nil }
    let inside = ByteRange(end + 1, end + 1)
    return FileEdit(file: name.file, edit: TextEdit(range: inside, replacement: argument))
  }

  /// Puts another declaration in the place of the property, attributes and modifiers included.
  func redeclaring(as text: String) -> FileEdit? {
    guard let name = scope.place(property.nameSpan), let start = scope.declarationStart(before: name),
      let end = scope.place(property.span)?.range.end
    else { return nil }
    return FileEdit(file: name.file, edit: TextEdit(range: ByteRange(start, end), replacement: text))
  }

  /// Takes the property's lines out.
  var removal: FileEdit? { scope.removing(property) }
}
