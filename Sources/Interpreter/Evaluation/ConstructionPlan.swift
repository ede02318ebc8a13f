import Semantics

/// How values of a type of the workspace are put together: its stored properties, as the type itself sees them.
final class ConstructionPlan {
  /// A stored property.
  struct Property {
    let declaration: VariableDeclaration
    /// The declared type.
    let type: TypeValue?
    /// It has an attribute that may be a wrapper.
    let isWrapped: Bool
    /// It is nil unless an initializer sets it.
    let startsNil: Bool
    var isLazy: Bool { declaration.modifiers.contains(.lazy) }
  }

  /// A parameter of the implicit initializer.
  struct Member {
    let parameter: Parameter
    /// The stored property that it sets.
    let index: Int
    /// What an argument is expected to be.
    let type: TypeValue?
    /// A builder gives the value when the initializer runs: `@ViewBuilder let content: Content`.
    let isBuilt: Bool
  }

  /// Kept, since the plan is found by its identity.
  let type: TypeValue
  let context: LexicalContext
  let properties: [Property]
  /// The parameters of the implicit initializer.
  let members: [Member]
  let parameters: [Parameter]

  init(_ type: TypeValue, _ nominal: NominalType, _ evaluator: Evaluator) {
    let context = evaluator.context(type, owner: nominal.declaration)
    self.type = type
    self.context = context
    properties = nominal.storedProperties.enumerated().map { index, declaration in
      Property(
        declaration: declaration,
        type: declaration.type.map { evaluator.resolve($0, in: context) },
        isWrapped: nominal.isWrapped(index),
        startsNil: !declaration.isLet && declaration.type?.isOptional == true
      )
    }
    members = nominal.storedProperties.filter(\.isMemberwise).compactMap { declaration in
      guard let index = nominal.storedIndex(of: declaration.name) else { return nil }
      return Member(
        parameter: declaration.memberwiseParameter,
        index: index,
        type: evaluator.memberwiseType(of: declaration, context),
        isBuilt: evaluator.isBuilt(declaration, context)
      )
    }
    parameters = members.map(\.parameter)
  }
}

extension Evaluator {
  func constructionPlan(of type: TypeValue, _ nominal: NominalType) -> ConstructionPlan {
    if let known = memo.constructions[ObjectIdentifier(type)] { return known }
    let plan = ConstructionPlan(type, nominal, self)
    memo.constructions.set(plan, for: ObjectIdentifier(type))
    return plan
  }

  fileprivate func memberwiseType(of property: VariableDeclaration, _ context: LexicalContext) -> TypeValue? {
    guard let type = property.type.map({ resolve($0, in: context) }) else { return nil }
    if property.attribute("Binding") != nil { return .named("Binding", [type]) }
    guard let builder = builder(of: property.attributes) else { return type }
    guard let shape = type.unwrapped.function else { return .function([], type, builder: builder) }
    return .function(shape.parameters, shape.result, builder: builder)
  }
}

extension Evaluator {
  fileprivate func isBuilt(_ property: VariableDeclaration, _ context: LexicalContext) -> Bool {
    guard builder(of: property.attributes) != nil, let type = property.type else { return false }
    return resolve(type, in: context).unwrapped.function == nil
  }
}

extension VariableDeclaration {
  /// Storage that a view keeps to itself: nobody who makes the view gives it a value.
  var isOwnState: Bool {
    attributes.contains { ["State", "FocusState", "GestureState"].contains($0.name) }
  }

  /// A parameter of the implicit initializer.
  fileprivate var isMemberwise: Bool { !(isLet && initializer != nil) && !modifiers.contains(.lazy) }

  fileprivate var memberwiseParameter: Parameter {
    let hasDefault = initializer != nil || (!isLet && type?.isOptional == true) || hasOwnValue
    let unit = Body(statements: [], slots: [], hasReturn: false, span: span)
    return Parameter(
      label: name,
      name: name,
      slot: 0,
      type: type ?? TypeReference(.unknown, span: span),
      attributes: attributes,
      defaultValue: hasDefault ? initializer ?? unit : nil,
      span: span,
      nameSpan: nameSpan
    )
  }

  /// Its wrapper brings a value (`@Environment`, `@Namespace` …): only bindings and states may need one.
  private var hasOwnValue: Bool {
    attributes.contains {
      !$0.isPlain && !["Binding", "State", "ObservedObject", "StateObject", "Bindable", "Published"].contains($0.name)
    }
  }
}
