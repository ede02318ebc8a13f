import Catalog
import Queries
package import Semantics

/// The named coordinate spaces of a program: where they are used, and where they are defined.
package struct NamedSpaces {
  /// `.named("board")` where a position is asked for.
  package struct Use {
    /// The whole expression `.named("board")`.
    package let span: SourceSpan
    /// The name, where it is the same each time.
    package let name: SpaceName?
    /// The name's expression as written.
    package let source: String
    /// Whether a gesture or a hover asks, not a reader. Looking for the name, SwiftUI walks from the window down to the
    /// view of the gesture, and from a reader up to the window: a name that is not found ends at the other end.
    package let isOfGesture: Bool

    /// What becomes of positions where the name is not found.
    package var consequence: String {
      isOfGesture ? "the gesture counts from its own view" : "the answer is in global coordinates"
    }
  }

  /// `.coordinateSpace(.named("board"))` on a view.
  package struct Definition {
    package let occurrence: CallOccurrence
    package let name: SpaceName?
    private let plainName: PlainName?

    package init(occurrence: CallOccurrence, name: SpaceName?) {
      self.occurrence = occurrence
      self.name = name
      plainName = name.map { PlainName($0.text) }
    }

    package var call: CallExpression { occurrence.call }

    /// Whether the name is equal but for upper and lower case, a slip, or the type around it.
    package func isProbablyMeant(by other: PlainName) -> Bool {
      plainName.map { $0 == other || Spelling.areNear($0.text, other.text) } ?? false
    }

    /// Whether the code at `span` is in the view that the space is defined on.
    package func covers(_ span: SourceSpan) -> Bool { call.receiver?.span.contains(span) ?? false }
  }

  /// The text of a name without the type around it, in lower case.
  package struct PlainName: Hashable {
    package let text: String

    package init(_ name: String) { text = name.split(separator: ".").last.map { $0.lowercased() } ?? name }
  }

  /// Uses and definitions are compared with each other where there are no more pairs than this.
  package static let mostCompared = 1_000_000

  package let uses: [Use]
  package let definitions: [Definition]
  private let definitionsByName: [SpaceName: [Definition]]
  /// Uses of names that the whole program does not define.
  package let undefined: [Use]

  package init(in scope: ProgramScope) {
    uses = scope.namedSpaceUses
    definitions = scope.calls("coordinateSpace").filter(\.hasReceiver).map { occurrence in
      Definition(occurrence: occurrence, name: Self.name(of: occurrence, in: scope))
    }
    definitionsByName = definitions.reduce(into: [:]) { byName, definition in
      if let name = definition.name { byName[name, default: []].append(definition) }
    }
    // A definition whose name is not known might be any of them.
    let known = Set(definitions.compactMap(\.name))
    let hasUnknown = definitions.contains { $0.name == nil }
    undefined = hasUnknown ? [] : uses.filter { $0.name.map { !known.contains($0) } ?? false }
  }

  private static func name(of definition: CallOccurrence, in scope: ProgramScope) -> SpaceName? {
    if let name = definition.call.argument("name") { return SpaceName(name.value, in: definition.scope, of: scope) }
    guard let space = definition.call.unlabeled?.value else { return nil }
    let sources = scope.sources(of: space, in: definition.scope).found
    guard sources.count == 1, let source = sources.first, let named = source.expression.asCall,
      named.calledName == "named", let name = named.unlabeled
    else { return nil }
    return SpaceName(name.value, in: source.scope, of: scope)
  }

  /// The definitions of that name.
  package func definitions(of name: SpaceName) -> [Definition] { definitionsByName[name] ?? [] }

  /// The definition that stands further inside in the chain of the modifier that uses the name, so that it does not
  /// reach the use; nil where another definition may.
  package func misplacedDefinition(for use: Use, in scope: ProgramScope) -> (
    definition: Definition, user: CallExpression
  )? {
    guard let name = use.name else { return nil }
    let candidates = definitions(of: name)
    guard candidates.count == 1, let definition = candidates.first, !definition.covers(use.span) else { return nil }
    guard let code = (scope.call(at: use.span) ?? scope.callWithArgument(use.span))?.scope else { return nil }
    let places = scope.places(of: use.span, in: code)
    guard !places.contains(where: definition.covers) else { return nil }
    let user = scope.allCalls(in: use.span.unit).first { occurrence in
      occurrence.call.isModifying(definition.call)
        && occurrence.call.arguments.contains { argument in places.contains { argument.value.span.contains($0) } }
    }
    let found = user?.call ?? ownModifier(around: code, outside: definition, in: scope)
    return found.flatMap { user in
      // The gesture's own view is as good as the space where it lies on the same corner.
      let isSame = use.isOfGesture && !definition.call.isMoved(before: user, in: scope)
      return isSame ? nil : (definition, user)
    }
  }

  /// The call of the project's own modifier whose code this is, where it is made on the definition wherever it is made.
  private func ownModifier(around code: CodeScope, outside definition: Definition, in scope: ProgramScope)
    -> CallExpression?
  {
    if let type = code.type, scope.isModifier(type) {
      let calls = scope.calls(type.name).filter(\.call.isInitializer)
        .map { scope.callWithArgument($0.call.span)?.call }
      return calls.allSatisfy { $0?.isModifying(definition.call) ?? false } ? calls.first ?? nil : nil
    }
    guard code.type?.qualifiedName == "View", let function = code.function else { return nil }
    let calls = scope.calls(function.name)
    return calls.allSatisfy { $0.call.isModifying(definition.call) } ? calls.first?.call : nil
  }
}

extension CallExpression {
  /// Whether a modifier after this one, and before `last`, may put the view elsewhere in what they make of it.
  fileprivate func isMoved(before last: CallExpression, in scope: ProgramScope) -> Bool {
    scope.modifiers(over: span).prefix { $0.call.span != last.span }.contains { modifier in
      scope.applied(by: modifier.call).contains { scope.isModifier($0, .places) }
    }
  }
}

extension ProgramScope {
  package var namedSpaces: NamedSpaces { derived(Self.allNamedSpaces) { NamedSpaces(in: $0) } }

  private static let allNamedSpaces = Query<WholeProgram, NamedSpaces>()

  /// The places that ask for positions in a named space, `frame(in:)`, `bounds(of:)`, a gesture's `coordinateSpace:`, also
  /// by a property of the program that gives the space.
  var namedSpaceUses: [NamedSpaces.Use] {
    calls("named").flatMap { occurrence -> [NamedSpaces.Use] in
      guard let name = occurrence.call.unlabeled?.value else { return [] }
      let value = PlacedExpression(expression: name, scope: occurrence.scope)
      if let use = use(ofSpaceAt: occurrence.call.span, named: value) { return [use] }
      guard let member = declaredVariable(giving: occurrence) else { return [] }
      return references(to: member).compactMap { use(ofSpaceAt: $0, named: value) }
    }
  }

  /// The property that is nothing but the space.
  package func declaredVariable(giving space: CallOccurrence) -> VariableDeclaration? {
    switch space.scope.kind {
    case .accessor(let variable), .initialValue(let variable):
      variable.givenValue?.unwrapped.span == space.call.span ? variable : nil
    default: nil
    }
  }

  private func use(ofSpaceAt span: SourceSpan, named name: PlacedExpression) -> NamedSpaces.Use? {
    guard let outer = callWithArgument(span),
      let argument = outer.call.arguments.first(where: { $0.value.span.contains(span) }),
      let label = argument.label, Self.spaceLabels.contains(label)
    else { return nil }
    return NamedSpaces.Use(
      span: argument.value.unwrapped.span,
      name: SpaceName(name.expression, in: name.scope, of: self),
      source: text(name.expression.span) ?? "",
      isOfGesture: label == "coordinateSpace"
    )
  }

  private static let spaceLabels: Set = ["in", "of", "coordinateSpace", "from"]

  /// The innermost call that has `span` within an argument.
  package func callWithArgument(_ span: SourceSpan) -> CallOccurrence? {
    index(of: span.unit)?.calls(around: span).first { occurrence in
      occurrence.call.arguments.contains { $0.value.span.contains(span) }
    }
  }
}
