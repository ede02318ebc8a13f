import Catalog
import Lint
package import Semantics
package import SourceText
import Syntax

extension Analysis {
  /// What can be edited of the view at `offset`; nil where there is none.
  package func editableElement(at offset: ByteOffset, in file: FileID) -> EditableElement? {
    guard let tree = tree(of: file) else { return nil }
    let place = RefactoringPlace(
      analysis: self,
      file: file,
      tree: tree,
      range: ByteRange(offset, offset),
      typing: Typing(program)
    )
    guard let chain = CallChain(at: offset, in: tree, file, place.typing) else { return nil }
    return EditableElement(
      range: chain.node.range,
      calls: chain.calls.map { link in
        let meaning = CallMeaning(link, place)
        return EditableCall(
          name: link.name.identifier,
          isModifier: link.isModifier,
          range: link.range,
          documentation: meaning?.documentation(place.typing),
          arguments: meaning?.parameters.map { $0.argument(place) } ?? []
        )
      },
      addable: AddableModifiers.all
    )
  }
}

/// What a call means, with what is passed for each parameter.
struct CallMeaning {
  let link: CallChain.Link
  let parameters: [PassedParameter]
  private let resolution: Resolution

  /// Nil where nobody knows what is called.
  init?(_ link: CallChain.Link, _ place: RefactoringPlace) {
    let name = ByteRange(link.name.range.end, link.name.range.end)
    guard let meant = place.typing.calls(around: name, inCall: link.node.node.range, of: place.file).first else {
      return nil
    }
    let declared = DeclaredParameter.all(of: meant.resolution, place.typing)
    let passed = Self.passed(link.node.arguments, to: meant.parameters)
    self.link = link
    resolution = meant.resolution
    parameters = meant.parameters.enumerated().map { index, parameter in
      PassedParameter(
        offered: parameter,
        declared: declared.count == meant.parameters.count ? declared[index] : nil,
        argument: passed[index],
        owner: link.isModifier ? nil : meant.result.nominal
      )
    }
  }

  func documentation(_ typing: Typing) -> String? { typing.text(of: resolution)?.documentation }

  /// The argument of each parameter that has one in the parentheses.
  private static func passed(
    _ arguments: [ArgumentSyntax],
    to parameters: [OfferedParameter]
  ) -> [Int: ArgumentSyntax] {
    var found: [Int: ArgumentSyntax] = [:]
    var position = 0
    for argument in arguments {
      let label = argument.label?.identifier
      // Of more arguments for one parameter none is told apart.
      guard let index = parameters.indices.dropFirst(position).first(where: { parameters[$0].label == label }) else {
        continue
      }
      found[index] = argument
      position = index + 1
    }
    return found
  }
}

/// A parameter of a call, and what is passed for it.
struct PassedParameter {
  let offered: OfferedParameter
  let declared: DeclaredParameter?
  let argument: ArgumentSyntax?
  /// The type that the call makes a value of.
  let owner: NominalID?

  var name: String { offered.label ?? declared?.name ?? "value" }

  /// The type of what can be passed, without optionals: that of the argument where the parameter takes any.
  private func valueType(_ place: RefactoringPlace) -> Type {
    var type = offered.type
    while let wrapped = type.wrapped { type = wrapped }
    switch type {
    case .parameter, .member, .variable, .unknown, .opaque, .existential:
      let written = argument?.value.flatMap { place.typing.type(of: $0.range, in: place.file) }
      return place.typing.openBound(of: type) ?? written ?? type
    default: return type
    }
  }

  func argument(_ place: RefactoringPlace) -> EditableArgument {
    let type = valueType(place)
    let value = argument?.value
    let written = value.flatMap { place.typing.type(of: $0.range, in: place.file) }
    let kind = obstacle == nil ? place.kind(of: type) ?? written.flatMap { place.kind(of: $0) } : nil
    let options = kind == nil ? [] : place.options(of: type, as: value)
    return EditableArgument(
      name: name,
      kind: kind,
      type: "\(offered.type)",
      range: value?.range,
      text: value?.text,
      literal: kind.flatMap { kind in value.flatMap { place.literal($0, kind) } },
      defaultText: defaultText(place),
      isRequired: !offered.isOptional,
      isNullable: offered.type.wrapped != nil,
      options: options,
      obstacle: kind == nil ? obstacle ?? "its values are more than a name" : nil
    )
  }

  /// The default as it is declared; that of a property where the initializer is not written out.
  private func defaultText(_ place: RefactoringPlace) -> String? {
    if let text = declared?.defaultText { return text }
    guard declared == nil, offered.hasDefault, let owner, let type = place.declaration(of: owner) else { return nil }
    for member in type.members {
      guard let variable = VariableDeclarationSyntax(member) else { continue }
      for binding in variable.bindings where binding.node.child(.identifierPattern)?.text == offered.label {
        return binding.node.child(.initializerClause)?.child(where: { $0.isExpression })?.text
      }
    }
    return nil
  }

  private var obstacle: String? {
    if offered.function != nil { return "it is a closure" }
    if offered.isVariadic { return "any number of values can be passed" }
    if offered.type.nominal == NominalID(name: "Binding", file: nil) { return "it is bound to a variable" }
    return nil
  }
}

extension RefactoringPlace {
  /// What values of a type are edited as.
  func kind(of type: Type) -> ValueKind? {
    var type = type
    while let wrapped = type.wrapped { type = wrapped }
    guard let id = type.nominal else { return nil }
    if id.file == nil, let kind = Catalog.type(id.name)?.valueKind { return kind }
    if typing.conforms(type, to: "ExpressibleByBooleanLiteral") { return .flag }
    if typing.conforms(type, to: "ExpressibleByStringLiteral") { return .text }
    if typing.conforms(type, to: "ExpressibleByIntegerLiteral") { return .number }
    return cases(of: id).isEmpty ? nil : .choice
  }

  /// The cases of an enumeration of the program that have no values.
  private func cases(of id: NominalID) -> [String] {
    guard id.file != nil, let declaration = declaration(of: id) else { return [] }
    return EnumCase.all(of: declaration).filter(\.labels.isEmpty).map(\.name)
  }

  /// The names that can be written for a type, in the way that `value` is.
  func options(of type: Type, as value: SyntaxNode?) -> [String] {
    guard let id = type.nominal else { return [] }
    let names = id.file == nil ? Catalog.type(id.name)?.members ?? [] : cases(of: id)
    let base = value.flatMap(MemberAccessSyntax.init)?.base?.text ?? ""
    return names.map { "\(base).\($0)" }
  }

  /// The value that is written out.
  func literal(_ value: SyntaxNode, _ kind: ValueKind) -> EditableArgument.Literal? {
    switch kind {
    case .number: return value.numberWritten.map { .number($0) }
    case .text: return StringLiteralSyntax(value)?.staticValue.map { .text($0) }
    case .flag:
      switch LiteralSyntax(value)?.token?.kind {
      case .trueKeyword: return .flag(true)
      case .falseKeyword: return .flag(false)
      default: return nil
      }
    case .color:
      guard value.kind == .functionCallExpression else { return nil }
      return analysis.writtenColor(value, in: file, typing).map { .color([$0.red, $0.green, $0.blue, $0.opacity]) }
    case .alignment, .choice, .font: return nil
    }
  }
}

extension SyntaxNode {
  /// The value of a number with its sign.
  fileprivate var numberWritten: Double? {
    switch kind {
    case .literalExpression: return Double(text.filter { $0 != "_" })
    case .prefixOperatorExpression:
      guard let sign = UnaryExpressionSyntax(self), sign.operatorToken?.text == "-" else { return nil }
      return sign.operand?.numberWritten.map { -$0 }
    default: return nil
    }
  }
}
