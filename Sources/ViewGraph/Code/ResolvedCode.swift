import Queries
package import Semantics
import SourceText

/// The types and the meanings of names in a declaration of the program.
private struct ResolvedCode: Sendable {
  let span: SourceSpan
  let types: BodyTypes
}

extension ProgramScope {
  /// The type of an expression; nil where nothing tells it.
  package func type(of expression: Expression) -> Type? { type(ofExpressionAt: expression.span) }

  /// The type of the expression that stands at `span`; nil where nothing tells it.
  package func type(ofExpressionAt span: SourceSpan) -> Type? {
    guard let type = writtenType(at: span), !type.isUnknown else { return nil }
    return type
  }

  /// Why the type of an expression is not known; nil where it is.
  package func unknownType(of expression: Expression) -> UnknownReason? {
    guard let type = writtenType(at: expression.span) else { return .unsolved }
    return type.unknownReason
  }

  private func writtenType(at span: SourceSpan) -> Type? {
    guard let code = resolvedCode(around: span) else { return nil }
    return code.types.type(of: span, in: code.span)
  }

  /// What the name that begins at `span` means; nil where nothing tells it.
  package func meaning(ofName span: SourceSpan) -> Resolution? {
    guard let code = resolvedCode(around: span),
      let found = code.types.name(at: span.start, in: code.span), found.span.start == span.start,
      found.resolution.isKnown
    else { return nil }
    return found.resolution
  }

  /// Whether values of the type have the framework's protocol of that name; nil where nobody can know.
  package func conforms(_ type: Type, to name: String) -> Bool? {
    derived(Self.conformances, for: TypeAndProtocol(type: type, name: name)) { scope in
      let (conforms, reads) = Typing(scope.program).conformance(of: type, to: name)
      scope.note(reads)
      return conforms
    }
  }

  private static let conformances = Query<TypeAndProtocol, Bool?>()

  /// Whether values of the type are objects; nil where nobody can know.
  package func isObject(_ type: Type) -> Bool? {
    derived(Self.objectKinds, for: type) { scope in
      let (isObject, reads) = Typing(scope.program).objectKind(of: type)
      scope.note(reads)
      return isObject
    }
  }

  private static let objectKinds = Query<Type, Bool?>()

  /// Whether values of the type are no objects, and hold none as elements.
  package func isPlainValue(_ type: Type) -> Bool {
    switch type {
    case .tuple(let elements): elements.allSatisfy { isPlainValue($0.type) }
    case .nominal(_, let arguments): isObject(type.wrapped ?? type) == false && arguments.allSatisfy(isPlainValue)
    default: isObject(type) == false
    }
  }

  private struct TypeAndProtocol: Hashable, Sendable {
    let type: Type
    let name: String
  }

  /// The first part of a static property's type that does not conform to the framework's protocol `name`; nil where the
  /// type conforms, or its conformance is not known.
  package func missingConformance(
    ofProperty property: String,
    in type: TypeDeclaration,
    to name: String
  ) -> MissingConformance? {
    let (missing, reads) = Typing(program).missingConformance(ofProperty: property, in: type, to: name)
    note(reads)
    return missing
  }

  /// The first part of a static property's type that is known not to be `Sendable`; nil where there is none, or nobody can
  /// know.
  package func unsendablePart(ofProperty property: String, in type: TypeDeclaration) -> Type? {
    let (part, reads) = Typing(program).unsendablePart(ofProperty: property, in: type)
    note(reads)
    return part
  }

  /// Whether the expression is a view; nil where nobody can know.
  package func isView(_ expression: Expression) -> Bool? {
    guard let type = type(of: expression) else { return nil }
    return conforms(type.wrapped ?? type, to: "View")
  }

  /// Where what a name means is declared in the workspace.
  func declarationPlace(ofName span: SourceSpan) -> DeclarationPlace? {
    guard let declaration = typedDeclarations(in: span.unit).innermost(around: span) else { return nil }
    let places = derived(Self.declarationPlaces, for: declaration.span) { scope in
      let code = scope.resolvedCode(of: declaration)
      let (places, reads) = Typing(scope.program).recordedPlaces(of: code.types, in: code.span)
      scope.note(reads)
      return places
    }
    guard let known = places[span.start] else { return nil }
    return known ?? meaning(ofName: span).flatMap(placeElsewhere)
  }

  /// Where the names of a declaration are declared, by where they begin: many rules ask about each of them. Nil for what
  /// stands in other units, which edits exchange for others.
  private static let declarationPlaces = Query<SourceSpan, [UInt32: DeclarationPlace?]>()

  private func placeElsewhere(of resolution: Resolution) -> DeclarationPlace? {
    let (place, reads) = Typing(program).recordedPlace(of: resolution)
    note(reads)
    return place?.module == nil ? place : nil
  }

  /// The types and names of the innermost declaration around `span`.
  private func resolvedCode(around span: SourceSpan) -> ResolvedCode? {
    typedDeclarations(in: span.unit).innermost(around: span).map(resolvedCode)
  }

  private func resolvedCode(of declaration: TypedDeclaration) -> ResolvedCode {
    derived(Self.resolvedCode, for: declaration.span) { scope in
      let types = Typing(scope.program).types(of: declaration)
      scope.read(.unit(declaration.span.unit))
      scope.note(types.reads)
      return ResolvedCode(span: declaration.span, types: types)
    }
  }

  private static let resolvedCode = Query<SourceSpan, ResolvedCode>()

  private func typedDeclarations(in unit: UnitID) -> EnclosingDeclarations {
    derived(Self.typedDeclarations, for: unit) { scope in
      scope.read(.unit(unit))
      guard let unit = scope.program.unit(unit) else { return EnclosingDeclarations([]) }
      let (declarations, reads) = Typing(scope.program).recordedDeclarations(of: unit)
      scope.note(reads)
      return EnclosingDeclarations(declarations)
    }
  }

  private static let typedDeclarations = Query<UnitID, EnclosingDeclarations>()

  /// Notes what names were looked up, and that which modules are here depends on the folders.
  private func note(_ reads: ReadSet) {
    read(.files)
    for name in reads.names { read(.meaning(name)) }
  }
}
