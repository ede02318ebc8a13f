import Semantics

extension LintRule {
  static let environmentOptionalDefaultForced = LintRule(
    id: "environment-optional-default-forced",
    summary: "An environment value that is nil by default is unwrapped with '!'",
    documentation: """
      The value of an environment key without an injected value is its default. Where that is nil, `!` stops the program \
      in every place that nobody has injected a value for: previews, tests, sheets.

      Give the key a default that works (`@Entry var style: Style = .standard`), or handle nil where the value is used \
      (`style ?? .standard`, `if let style`).
      """,
    severity: .warning,
    bad: [
      """
      extension EnvironmentValues { @Entry var accent: Color? = nil }
      struct Badge: View {
        @Environment(\\.accent) private var accent
        var body: some View { Circle().fill(accent!) }
      }
      """,
      """
      struct SizeKey: EnvironmentKey { static let defaultValue: CGSize? = nil }
      extension EnvironmentValues {
        var canvas: CGSize? {
          get { self[SizeKey.self] }
          set { self[SizeKey.self] = newValue }
        }
      }
      struct Sheet: View {
        @Environment(\\.canvas) var canvas
        var body: some View { Color.red.frame(width: self.canvas!.width) }
      }
      """,
    ],
    good: [
      """
      extension EnvironmentValues { @Entry var accent: Color = .blue }
      struct Badge: View {
        @Environment(\\.accent) private var accent
        var body: some View { Circle().fill(accent) }
      }
      """,
      """
      extension EnvironmentValues { @Entry var accent: Color? = nil }
      struct Badge: View {
        @Environment(\\.accent) private var accent
        var body: some View { Circle().fill(accent ?? .gray) }
      }
      """,
    ],
    check: .program { scope in
      let defaults = NilDefaults(in: scope)
      return scope.declaredTypes.flatMap { problems(in: $0, defaults: defaults, scope: scope) }
    }
  )
}

private func problems(in type: TypeParts, defaults: NilDefaults, scope: ProgramScope) -> [Problem] {
  type.variables.compactMap { property in
    guard let key = property.environmentKey, let fallback = defaults.places[key],
      let forced = type.bodies.lazy.compactMap({ firstForce(of: property.name, in: $0) }).first,
      let place = scope.place(forced.span)
    else { return nil }
    return Problem(
      place,
      "'\(key)' is nil wherever nobody injects it, so this '!' stops the program there; give the key a default, or "
        + "handle nil",
      related: scope.place(fallback).map { [RelatedPlace($0, "the default is nil")] } ?? []
    )
  }
}

/// The first `name!` in a body that never asks whether there is a value.
private func firstForce(of name: String, in body: Body) -> Expression? {
  var forced: Expression?
  for expression in CodeWalk(body).expressions {
    switch expression.kind {
    case .forceUnwrap(let inner) where inner.ownMember == name: forced = forced ?? expression
    case .binary(let binary)
    where binary.left.ownMember == name && (binary.operator == "!=" || binary.operator == "=="):
      return nil
    default: continue
    }
  }
  return forced
}

/// The environment values whose default is nil, with the place that says so.
private struct NilDefaults {
  private(set) var places: [String: SourceSpan] = [:]

  init(in scope: ProgramScope) {
    let keys = scope.types(conformingTo: "EnvironmentKey").reduce(into: [String: SourceSpan]()) { keys, key in
      guard let variable = key.variables.first(where: { $0.name == "defaultValue" }), variable.isNilByDefault else {
        return
      }
      keys[key.name] = variable.nameSpan
    }
    for value in scope.extensions(of: "EnvironmentValues").flatMap(\.type.members.variables) {
      if value.attribute("Entry") != nil {
        if value.isNilByDefault { places[value.name] = value.nameSpan }
      } else if case .subscript(let access)? = value.accessors.getter?.body.result?.kind,
        let key = access.arguments.first?.value.dottedName?.last, let place = keys[key]
      {
        places[value.name] = place
      }
    }
  }
}

extension VariableDeclaration {
  /// Of an optional type with nil, or nothing, as its value.
  fileprivate var isNilByDefault: Bool {
    guard type?.isOptional == true else { return false }
    guard let value = givenValue else { return accessors.getter == nil }
    if case .nil = value.kind { return true }
    return false
  }

  /// `accent` of `@Environment(\.accent)`.
  fileprivate var environmentKey: String? {
    guard let value = attribute("Environment")?.arguments?.first?.value, case .keyPath(let path) = value.kind,
      path.components.count == 1, case .property(let name)? = path.components.first
    else { return nil }
    return name
  }
}
