package import Semantics
import SourceText

/// Where the data of a loop comes from, as far as its lifetime tells whether it can change under the view.
package enum DataOrigin {
  /// Written in the source and never changed: a literal, a constant.
  case constant
  /// Given by the parent, which may give another value next time.
  case parameter
  /// State of the view or of a model: it changes while the view lives.
  case mutable
  case unknown

  /// The origin of `items`, `store.items`, `items.count`, `items.indices` in code at `scope`.
  package init(_ expression: Expression, in scope: CodeScope, of program: ProgramScope) {
    guard let names = expression.unwrapped.dottedName, let first = names.first else {
      self = DataOrigin(literal: expression)
      return
    }
    let name = first == "self" ? names.dropFirst().first ?? first : first
    if first == "Self" || name.isCapitalized {
      self = names.contains("allCases") ? .constant : .unknown
      return
    }
    if name.hasPrefix("$") {
      self = .mutable
      return
    }
    guard let property = program.property(name, around: scope) else {
      self = .unknown
      return
    }
    let member = names.drop { $0 == "self" }.dropFirst().first
    if let member, let origin = Self.origin(ofMember: member, of: property, in: scope, of: program) {
      self = origin
      return
    }
    if member != nil, program.isChangedObserved(expression) {
      self = .mutable
      return
    }
    if property.attribute("State") != nil, let owner = program.parts(of: scope.type) {
      if let member, property.computes(member, in: scope, of: program) {
        self = .unknown
        return
      }
      self = StateProperty(property, of: owner, in: program).isChanged ? .mutable : .constant
      return
    }
    if let member,
      let constant = property.constant(member, in: scope, of: program)
    {
      self = constant.isLet && constant.isList ? .constant : .parameter
      return
    }
    let isOfView = scope.type.map { program.isView($0) || program.isModifier($0) } ?? false
    self = DataOrigin(property, isOfView: isOfView, isWhole: names.count <= 2, in: program)
  }

  /// Of a member of an object that the view makes itself and keeps: what is said of the member alone; nil of other values.
  private static func origin(
    ofMember name: String,
    of property: VariableDeclaration,
    in scope: CodeScope,
    of program: ProgramScope
  ) -> DataOrigin? {
    guard property.attribute("State") != nil || property.attribute("StateObject") != nil,
      let owner = program.parts(of: scope.type), !StateProperty(property, of: owner, in: program).isReplaced,
      let object = property.object(around: scope, of: program), object.kind == .class,
      let member = object.storedProperties.first(where: { $0.name == name })
    else { return nil }
    return member.isLet || !program.isWritten(name) ? .constant : .mutable
  }

  private init(literal expression: Expression) {
    switch expression.unwrapped.kind {
    case .integer, .double, .string, .array, .dictionary: self = .constant
    default: self = .unknown
    }
  }

  private init(_ property: VariableDeclaration, isOfView: Bool, isWhole: Bool, in program: ProgramScope) {
    if property.attributes.contains(where: { Self.changing.contains($0.name) }) {
      self = .mutable
    } else if !property.isStored || property.modifiers.contains(.lazy) {
      self = .unknown
    } else if property.isLet || isOfView {
      // A view's own methods cannot set its plain variables: only who makes it can.
      // What a constant object holds may change, what a constant value holds may not.
      self = property.initializer == nil ? .parameter : isWhole && property.isLet ? .constant : .unknown
    } else {
      self = program.isWritten(property.name) ? .mutable : property.initializer == nil ? .parameter : .unknown
    }
  }

  private static let changing: Set = [
    "State", "Binding", "ObservedObject", "StateObject", "EnvironmentObject", "Bindable", "Published", "Query",
    "FetchRequest", "AppStorage", "SceneStorage",
  ]
}

extension VariableDeclaration {
  /// The member of the object that the property holds, where that object never changes it: another value comes with
  /// another object.
  fileprivate func constant(
    _ member: String,
    in scope: CodeScope,
    of program: ProgramScope
  ) -> VariableDeclaration? {
    guard let object = object(around: scope, of: program) else { return nil }
    return object.storedProperties.first { property in
      property.name == member
        && (object.kind == .class && property.isLet || property.isOwnedData && !program.isWritten(member))
    }
  }

  /// Whether the member is computed by the object that the property holds: from what, its code says.
  fileprivate func computes(_ member: String, in scope: CodeScope, of program: ProgramScope) -> Bool {
    guard let object = object(around: scope, of: program), object.kind == .class else { return false }
    return object.members(member).contains { found in
      if case .variable(let variable, _) = found { variable.accessors.getter != nil } else { false }
    }
  }

  /// The type of the property, where the program declares it.
  fileprivate func object(around scope: CodeScope, of program: ProgramScope) -> NominalType? {
    guard let name = type?.name ?? initializer?.singleExpression?.asCall?.calledName,
      let object = program.type(named: name, around: scope.type), object.declaration != nil
    else { return nil }
    return object
  }

  /// Whether nothing but code of the program can give it another value.
  private var isOwnedData: Bool {
    !isLet && isStored && attributes.isEmpty && type.map { if case .array = $0.kind { true } else { false } } ?? true
  }

  /// Whether the elements stand in the source.
  fileprivate var isList: Bool {
    guard case .array? = initializer?.singleExpression?.unwrapped.kind else { return false }
    return true
  }
}

extension ProgramScope {
  /// Whether it is a member of an `@Observable` object that changes: views that read it follow it, whatever holds the object.
  fileprivate func isChangedObserved(_ expression: Expression) -> Bool {
    guard let (variable, scope) = declaredVariable(expression), variable.isStored, !variable.isLet,
      let type = scope.type, type.kind == .class, type.attribute("Observable") != nil
    else { return false }
    return isWritten(variable.name)
  }

  /// The type that code of `outer` means by the name: one in it, or in a type around it, before one of the top level.
  package func type(named name: String, around outer: TypeDeclaration?) -> NominalType? {
    // Elsewhere another type may have the same name.
    let seen = outer.flatMap { program.seen(from: $0, for: name) } ?? program
    for nested in Program.names(name, within: outer?.qualifiedName ?? "").dropLast() {
      if let type = noted(seen.type(named: nested), nested), type.declaration != nil { return type }
    }
    return noted(seen.type(named: name), name)
  }
}
