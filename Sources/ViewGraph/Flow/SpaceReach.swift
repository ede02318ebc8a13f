package import Semantics

/// Views that a definition of a coordinate space is around: what its modifier is made on, or what others hand to the
/// component or the modifier of the program that makes it.
package struct SpaceReach {
  /// The code of the views.
  package let covered: SourceSpan
  /// The call by which they get the space.
  package let site: CallOccurrence
}

extension NamedSpaces.Definition {
  /// All views that are known to be inside the space.
  package func reach(in program: ProgramScope) -> [SpaceReach] {
    modifierSites(of: occurrence, in: program, depth: 0).flatMap { site -> [SpaceReach] in
      guard let covered = site.call.receiver?.span else { return [] }
      return [SpaceReach(covered: covered, site: site)] + contents(within: covered, site.scope, in: program)
    }
  }

  /// Maximum number of modifiers of the program's own that are made of each other.
  private static var deepest: Int { 4 }

  /// The calls that put the modifier on views: its own, or those of the program's modifier whose code it is.
  private func modifierSites(of modifier: CallOccurrence, in program: ProgramScope, depth: Int) -> [CallOccurrence] {
    guard depth < Self.deepest, let type = modifier.scope.type else { return [] }
    let uses: [CallOccurrence]
    if type.qualifiedName == "View" {
      guard let function = modifier.scope.function else { return [] }
      uses = program.calls(of: function, in: modifier.scope)
    } else if program.isModifier(type) {
      uses = program.calls(type.name).filter(\.call.isInitializer).compactMap { made in
        program.callWithArgument(made.call.span).flatMap { $0.call.calledName == "modifier" ? $0 : nil }
      }
    } else {
      return [modifier]
    }
    return uses.flatMap { modifierSites(of: $0, in: program, depth: depth + 1) }
  }

  /// What calls of the component around hand to it, where it shows that within the space.
  private func contents(within covered: SourceSpan, _ code: CodeScope, in program: ProgramScope) -> [SpaceReach] {
    guard let type = code.type, program.isView(type), let parts = program.parts(of: type) else { return [] }
    let slots = parts.variables.filter { $0.isStored && !$0.modifiers.isTypeMember && program.holdsContent($0, parts) }
    let shown = Set(
      slots.map(\.name).filter { name in
        program.ownUses(of: name, in: type).contains { use in
          program.places(of: use.expression.span, in: use.scope).contains { covered.contains($0) }
        }
      }
    )
    guard !shown.isEmpty else { return [] }
    let builders = BuilderClosures(in: program)
    return program.calls(parts.name).filter(\.call.isInitializer).flatMap { made in
      made.call.arguments.compactMap { argument -> SpaceReach? in
        guard let closure = argument.value.closure, builders.runs(closure, argumentOf: made.call),
          argument.label.map(shown.contains) ?? (shown.count == slots.count)
        else { return nil }
        return SpaceReach(covered: closure.span, site: made)
      }
    }
  }
}

extension ProgramScope {
  /// Whether the property of a view holds views that its maker gives: a builder's closure, or what one has given.
  fileprivate func holdsContent(_ property: VariableDeclaration, _ view: TypeParts) -> Bool {
    if property.attribute("ViewBuilder") != nil { return true }
    guard let type = property.type else { return false }
    var given = type
    if case .function(let function) = type.kind { given = function.result }
    return view.declaration.type.genericParameters.contains { $0.name == given.name }
  }
}
