import Catalog
import Queries
import Semantics
import ViewGraph

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
    check: .unit { unit, scope in
      unit.declaredTypes.flatMap { problems(in: $0, scope: scope) }
    }
  )
}

private func problems(in type: TypeParts, scope: ProgramScope) -> [Problem] {
  let properties = type.variables.filter { $0.environmentKey != nil }
  guard !properties.isEmpty else { return [] }
  let defaults = scope.derived(NilDefaults.query) { NilDefaults(in: $0) }
  return properties.compactMap { property in
    guard let key = property.environmentKey, let fallback = defaults.places[key],
      let forced = type.openBodies(for: property.name, in: scope).lazy.compactMap({ body in
        forces(of: property.name, in: body, bySelf: property.type?.isImplicitlyUnwrapped == true, scope).first
      }).first,
      !isAlwaysInjected(key, into: type, in: scope), let place = scope.place(forced.span)
    else { return nil }
    return Problem(
      place,
      "'\(key)' is nil wherever nobody injects it, so \(forced.isForced ? "this '!'" : "using it") stops the program there; "
        + "give the key a default, or handle nil",
      related: scope.place(fallback).map { [RelatedPlace($0, "the default is nil")] } ?? [],
      proposals: proposals(type, property.name, standing: defaults.types[key], in: scope)
    )
  }
}

/// Whether every place that makes the view, previews apart, stands in the content of a view that is there to inject the
/// value.
private func isAlwaysInjected(_ key: String, into type: TypeParts, in scope: ProgramScope) -> Bool {
  let makes = scope.calls(type.name).filter { $0.call.isInitializer && !scope.isInPreview($0.scope) }
  guard !makes.isEmpty else { return false }
  let injections = scope.environmentUses.injections(of: .value(key))
  let wrappers = Set(injections.compactMap { $0.occurrence.scope.type?.name })
  return makes.allSatisfy { make in
    make.scope.containers.contains { $0.isInitializer && wrappers.contains($0.calledName ?? "") }
  }
}

/// The places of `name!` in a body that never asks whether there is a value; of a property that unwraps itself (`Player!`)
/// those that use its members, or hand it to what takes no optional.
private func forces(
  of name: String,
  in body: Body,
  bySelf unwrapsItself: Bool = false,
  _ scope: ProgramScope
) -> [Expression] {
  var forced: [Expression] = []
  for expression in CodeWalk(body).expressions {
    switch expression.kind {
    case .forceUnwrap(let inner) where inner.ownMember == name: forced.append(expression)
    case .member(let member) where unwrapsItself && member.base?.ownMember == name: forced.append(expression)
    case .call(let call) where unwrapsItself:
      forced += call.arguments.filter { $0.value.ownMember == name && call.takesValue($0, in: scope) }.map(\.value)
    case .binary(let binary)
    where binary.left.ownMember == name && (binary.operator == "!=" || binary.operator == "=="):
      return []
    default: continue
    }
  }
  return forced
}

extension CallExpression {
  /// Whether what is called takes no optional for the argument.
  fileprivate func takesValue(_ argument: Argument, in scope: ProgramScope) -> Bool {
    if let (function, _) = scope.calledFunction(self) {
      return function.genericParameters.isEmpty
        && function.parameter(for: argument, of: self)?.type.isOptional == false
    }
    guard let name = calledName, let definition = Catalog.modifier(name) else { return false }
    let types = definition.signatures(fitting: self).map { signature in
      signature.match(argumentShapes).flatMap { matched in
        zip(arguments, matched).first { $0.0.value === argument.value }.map { signature.parameters[$0.1].type }
      }
    }
    // Optional views are views.
    return !types.isEmpty && types.allSatisfy { $0.map { !$0.hasSuffix("?") && !$0.contains("View") } ?? false }
  }
}

extension TypeParts {
  /// The code of the members that others use than those which have asked whether the property has a value.
  fileprivate func openBodies(for name: String, in scope: ProgramScope) -> [Body] {
    let open = functions.filter { !isGuarded($0.name, for: name, in: scope) }
    let variables = variables.filter { !isGuarded($0.name, for: name, in: scope) }
    return (open + initializers).compactMap(\.body) + variables.flatMap { $0.accessors.all.map(\.body) }
  }

  /// Whether all code that uses the member has asked for the value, or is used so itself.
  private func isGuarded(_ member: String, for name: String, in scope: ProgramScope, depth: Int = 0) -> Bool {
    guard member != "body", depth < 4 else { return false }
    let uses = scope.ownUses(of: member, in: declaration.type)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        guard let code = use.scope.outermostCode else { return false }
        if CodeWalk(code.statements).contains(where: { $0.decides(about: name, on: use.expression.span) }) {
          return true
        }
        switch code.kind {
        case .function(let function): return isGuarded(function.name, for: name, in: scope, depth: depth + 1)
        case .accessor(let variable): return isGuarded(variable.name, for: name, in: scope, depth: depth + 1)
        default: return false
        }
      }
  }
}

extension CodeNode {
  /// Whether it is a choice by whether the property has a value, of which the code at `span` is a part.
  fileprivate func decides(about name: String, on span: SourceSpan) -> Bool {
    switch self {
    case .ifStatement(let choice):
      guard choice.span.contains(span) else { return false }
      return choice.conditions.contains { condition in
        CodeWalk.expressions(in: condition).contains { $0.compares(name) }
      }
    case .expression(let expression):
      guard case .ternary(let choice) = expression.kind, expression.span.contains(span) else { return false }
      return CodeWalk(choice.condition).expressions.contains { $0.compares(name) }
    default: return false
    }
  }
}

extension CodeWalk {
  fileprivate static func expressions(in condition: Condition) -> [Expression] {
    CodeNode.condition(condition).children.flatMap { node -> [Expression] in
      guard case .expression(let expression) = node else { return [] }
      return Array(CodeWalk(expression).expressions)
    }
  }
}

extension Expression {
  /// `name == nil`, `name != nil`, and what `if let` unwraps.
  fileprivate func compares(_ name: String) -> Bool {
    if ownMember == name { return true }
    guard case .binary(let binary) = kind, binary.operator == "!=" || binary.operator == "==" else { return false }
    return binary.left.ownMember == name
  }

  fileprivate var isForced: Bool { if case .forceUnwrap = kind { true } else { false } }
}

/// A value in place of nil wherever the type's code needs one.
private func proposals(
  _ type: TypeParts,
  _ name: String,
  standing value: String?,
  in scope: ProgramScope
) -> [FixProposal] {
  guard let value else { return [] }
  let edits = type.bodies.flatMap { forces(of: name, in: $0, scope) }.map { forced in
    scope.text(forced.span).flatMap { scope.replacing(forced.span, with: "(\($0.dropLast()) ?? \(value))") }
  }
  let made = edits.compactMap { $0 }
  guard !made.isEmpty, made.count == edits.count else { return [] }
  return [FixProposal("use '\(value)' where there is none", keepsMeaning: false, edits: made)]
}

/// The environment values whose default is nil, with the place that says so.
private struct NilDefaults: Sendable {
  static let query = Query<WholeProgram, NilDefaults>()

  private(set) var places: [String: SourceSpan] = [:]
  /// A value of the key's type that stands in the source: what it calls its standard, or one made without arguments.
  private(set) var types: [String: String] = [:]

  init(in scope: ProgramScope) {
    let keys = scope.types(conformingTo: "EnvironmentKey").reduce(into: [String: SourceSpan]()) { keys, key in
      guard let variable = key.variables.first(where: { $0.name == "defaultValue" }), variable.isNilByDefault else {
        return
      }
      keys[key.name] = variable.nameSpan
    }
    for value in scope.extensions(of: "EnvironmentValues").flatMap(\.type.members.variables) {
      if value.attribute("Entry") != nil {
        if value.isNilByDefault {
          places[value.name] = value.nameSpan
          types[value.name] = Self.standard(of: value, in: scope)
        }
      } else if case .subscript(let access)? = value.accessors.getter?.body.result?.kind,
        let key = access.arguments.first?.value.dottedName?.last, let place = keys[key]
      {
        places[value.name] = place
        types[value.name] = Self.standard(of: value, in: scope)
      }
    }
  }
}

extension NilDefaults {
  private static func standard(of value: VariableDeclaration, in scope: ProgramScope) -> String? {
    guard let name = value.type?.name else { return nil }
    if let plain = plain[name] { return plain }
    guard let type = scope.declaredTypes(named: name).first else { return nil }
    let usual = type.variables.first { variable in
      variable.modifiers.isTypeMember && usualNames.contains(variable.name)
    }
    if let usual { return ".\(usual.name)" }
    let kind = type.declaration.type.kind
    guard kind == .structure, type.initializers.isEmpty,
      type.variables.allSatisfy({ !$0.isStored || $0.modifiers.isTypeMember || $0.initializer != nil })
    else { return nil }
    return "\(name)()"
  }

  private static let usualNames: Set = ["standard", "default", "regular", "shared", "fallback", "automatic", "empty"]
  private static let plain = [
    "String": "\"\"", "Int": "0", "Double": "0", "CGFloat": "0", "Bool": "false", "Color": ".primary", "Font": ".body",
  ]
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
