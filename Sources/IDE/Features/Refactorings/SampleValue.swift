import Interpreter
import Semantics
import SourceText
import Syntax

extension RefactoringPlace {
  /// Code for some value of a type, for a parameter of that name; nil where nobody can make one up.
  func sample(of type: Type, named name: String, depth: Int = 0) -> String? {
    switch type {
    case .nominal(let id, let arguments):
      return id.file == nil
        ? frameworkSample(of: id, arguments, named: name, depth) : ownSample(of: id, depth)
    case .tuple(let elements):
      let values = elements.map { element -> String? in
        let value = sample(of: element.type, named: name, depth: depth + 1)
        return element.label.flatMap { label in value.map { "\(label): \($0)" } } ?? value
      }
      return values.contains(nil) ? nil : "(\(values.compactMap(\.self).joined(separator: ", ")))"
    case .function(let function):
      guard function.result == .void else { return nil }
      let ignored = function.parameters.map { _ in "_" }.joined(separator: ", ")
      return ignored.isEmpty ? "{}" : "{ \(ignored) in }"
    case .metatype, .existential, .opaque, .parameter, .member, .inout, .variable, .unknown: return nil
    }
  }

  /// What can be written for a type of the standard library.
  private func frameworkSample(of id: NominalID, _ arguments: [Type], named name: String, _ depth: Int) -> String? {
    switch id.name {
    case "String", "LocalizedStringKey", "Substring": return "\"\(Evaluator.words(of: name))\""
    case "Bool": return "false"
    case "Optional": return "nil"
    case "Array", "Set", "ArraySlice": return "[]"
    case "Dictionary": return "[:]"
    case "Binding":
      guard depth < Self.deepest, let value = arguments.first else { return nil }
      return sample(of: value, named: name, depth: depth + 1).map { ".constant(\($0))" }
    default:
      let isNumber = typing.conforms(.nominal(id, arguments), to: "ExpressibleByIntegerLiteral")
      return isNumber ? "0" : nil
    }
  }

  private static let deepest = 3

  /// The type's own sample, its first case without values, or what an initializer makes of samples.
  private func ownSample(of id: NominalID, _ depth: Int) -> String? {
    guard depth < Self.deepest, let declaration = declaration(of: id) else { return nil }
    for member in declaration.members {
      if let variable = VariableDeclarationSyntax(member),
        variable.modifiers.contains(where: { $0.node.text == "static" }),
        let name = variable.bindings.first?.node.child(.identifierPattern)?.text, let file = id.file,
        typing.type(of: DeclarationID(owner: id, name: name, kind: .variable, file: file)) == .nominal(id, [])
      {
        return "\(id.name).\(name)"
      }
    }
    if let first = EnumCase.all(of: declaration).first(where: \.labels.isEmpty) { return "\(id.name).\(first.name)" }
    return construction(of: id, depth: depth)
  }

  /// The shortest call that makes a value of a type of the program.
  func construction(of id: NominalID, depth: Int = 0) -> String? {
    let calls = typing.initializers(of: id, from: file).map { call in call.parameters.filter { !$0.hasDefault } }
    guard let shortest = calls.min(by: { $0.count < $1.count }) else { return nil }
    let arguments = shortest.map { parameter -> String? in
      let value = sample(of: parameter.type, named: parameter.label ?? "value", depth: depth + 1)
      return value.map { value in parameter.label.map { "\($0): \(value)" } ?? value }
    }
    return arguments.contains(nil) ? nil : "\(id.name)(\(arguments.compactMap(\.self).joined(separator: ", ")))"
  }

  /// The declaration of a type of the program.
  func declaration(of id: NominalID) -> TypeDeclarationSyntax? {
    guard let place = typing.place(of: .declaration(DeclarationID(id))),
      let (file, range) = analysis.program.absolute(place.nameSpan)
    else { return nil }
    return analysis.tree(of: file)?.root.token(at: range.start)?.parent.flatMap(TypeDeclarationSyntax.init)
  }
}

/// A case of an enumeration, as it is declared.
struct EnumCase {
  let name: String
  /// What each of its values is called; an empty text for one without a label.
  let labels: [String]

  /// The cases of an enumeration; none of another type.
  static func all(of declaration: TypeDeclarationSyntax) -> [EnumCase] {
    declaration.members.filter { $0.kind == .enumCaseDeclaration }.flatMap { member in
      member.descendants.filter { $0.kind == .enumCaseElement }.compactMap { element -> EnumCase? in
        guard let name = element.tokens.first(where: { $0.kind == .identifier }) else { return nil }
        let parameters = element.descendants.filter { $0.kind == .parameter }.compactMap(ParameterSyntax.init)
        return EnumCase(name: name.text, labels: parameters.map { $0.firstName?.identifier ?? "" })
      }
    }
  }

  /// The pattern that matches it and names its values.
  var pattern: String {
    guard !labels.isEmpty else { return ".\(name)" }
    let names = labels.enumerated().map { index, label in
      label.isEmpty || label == "_" ? (labels.count == 1 ? "value" : "value\(index + 1)") : label
    }
    return ".\(name)(\(names.map { "let \($0)" }.joined(separator: ", ")))"
  }
}

extension Typing {
  func conforms(_ type: Type, to name: String) -> Bool { conformance(of: type, to: name).conforms == true }
}
