import Semantics
import SourceText
import Syntax

/// The declaration that an attribute is being written before: a stored property, a parameter, a type …
struct AttributeUse {
  private enum Holder {
    case stored
    /// A variable with a getter, or a function: what makes something each time.
    case made
    case parameter
    /// A type where it is written: that of a function which is passed.
    case writtenType
    case type
    case other
  }

  private let holder: Holder
  private let arguments: [PassedArgument]?
  private let hasInitialValue: Bool
  private let isPrivate: Bool
  /// A function without result.
  private let givesNothing: Bool
  /// The name of the variable.
  let name: SyntaxNode?

  init(of attribute: SyntaxNode) {
    let node = attribute.ancestors.first { $0.kind == .attribute }
    arguments = node.flatMap { $0.child(.leftParen) == nil ? nil : AttributeSyntax($0)?.passedArguments }
    let declaration = node?.parent
    let variable = declaration.flatMap(VariableDeclarationSyntax.init)
    let binding = variable?.bindings.first
    name = binding?.pattern.flatMap(IdentifierPatternSyntax.init)?.name
    hasInitialValue = binding?.initializer != nil
    isPrivate = variable?.modifiers.contains { $0.name == "private" } ?? false
    givesNothing = declaration.flatMap(FunctionDeclarationSyntax.init).map { $0.returnType == nil } ?? false
    holder =
      switch declaration?.kind {
      case .variableDeclaration: binding?.accessorBlock == nil ? .stored : .made
      case .functionDeclaration: .made
      case .parameter: .parameter
      case .attributedType: .writtenType
      case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration: .type
      default: .other
      }
  }

  /// Whether the declaration takes an attribute of the language: `discardableResult`, `escaping`.
  func takes(word: String) -> Bool {
    guard arguments == nil || Keyword.attributesWithArguments.contains(word) else { return false }
    if givesNothing, word == "discardableResult" { return false }
    switch holder {
    case .stored, .made: return !Keyword.parameterAttributes.contains(word) && !Keyword.typeAttributes.contains(word)
    case .parameter, .writtenType: return Keyword.parameterAttributes.contains(word)
    case .type: return !Keyword.parameterAttributes.contains(word) && !Keyword.memberAttributes.contains(word)
    case .other: return true
    }
  }

  /// How badly a global actor suits the declaration.
  private var costOfActor: Int {
    if arguments != nil { return 40 }
    switch holder {
    case .made, .type, .other: return 0
    case .writtenType: return 24
    case .stored, .parameter: return 40
    }
  }

  /// How badly a property wrapper or result builder suits the declaration, as a cost for the rank of its offer.
  func cost(of offer: Offer, _ typing: Typing, type: Type?, owner: Type?, in file: FileID) -> Int {
    let isBuilder = typing.isResultBuilder(offer)
    if typing.isGlobalActor(offer) { return costOfActor }
    if isBuilder, givesNothing { return Cost.ofBreaking }
    // A builder takes no arguments, and makes what the variable or function gives.
    if isBuilder, arguments != nil { return Cost.ofBreaking }
    if isBuilder, holder == .made, let type, typing.builds(offer, type) == false { return 40 }
    switch holder {
    case .other: return 0
    case .writtenType, .type: return isBuilder || typing.isWrapper(offer) ? 40 : 0
    case .made, .parameter: return isBuilder ? 0 : 40
    case .stored:
      if isBuilder { return type?.isFunction == true ? 0 : 40 }
      let use = WrappedUse(arguments: arguments, hasInitialValue: hasInitialValue, type: type, owner: owner)
      guard typing.suits(offer, use, in: file) else { return 40 }
      if typing.isMeant(offer, for: type) { return -24 }
      // A value from outside is no secret, and has no value of its own.
      let isFromOutside = !isPrivate && !hasInitialValue && arguments == nil
      return isFromOutside && typing.isProjection(offer) ? -12 : 0
    }
  }
}
