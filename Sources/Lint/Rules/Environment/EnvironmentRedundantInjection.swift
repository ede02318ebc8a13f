import Catalog
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let environmentRedundantInjection = LintRule(
    id: "environment-redundant-injection",
    summary: "An environment value is set to what it is already",
    documentation: """
      A constant that equals the default of its key, where nothing else of the program sets the key, or that a modifier \
      around sets as well, changes nothing for the views below.

      Remove the modifier. What a preview sets is for its readers and stays, and so do public keys, which others may set.
      """,
    severity: .hint,
    bad: [
      """
      struct Theme: Equatable {
        var inset: CGFloat
        static let standard = Theme(inset: 8)
      }
      extension EnvironmentValues { @Entry var theme: Theme = .standard }
      struct Card: View {
        @Environment(\\.theme) private var theme
        var body: some View { Text("Card").padding(theme.inset) }
      }
      struct Root: View {
        var body: some View { Card().environment(\\.theme, .standard) }
      }
      """,
      """
      extension EnvironmentValues { @Entry var columns = 2 }
      struct Tiles: View {
        @Environment(\\.columns) private var columns
        var body: some View { Text("\\(columns)") }
      }
      struct Wall: View {
        var body: some View {
          VStack {
            Tiles().environment(\\.columns, 3)
            Tiles()
          }
          .environment(\\.columns, 3)
        }
      }
      """,
    ],
    good: [
      """
      extension EnvironmentValues { @Entry var columns = 2 }
      struct Tiles: View {
        @Environment(\\.columns) private var columns
        var body: some View { Text("\\(columns)") }
      }
      struct Wall: View {
        var body: some View {
          VStack {
            Tiles().environment(\\.columns, 2)
            Tiles()
          }
          .environment(\\.columns, 3)
        }
      }
      """,
      """
      extension EnvironmentValues { @Entry var columns = 2 }
      struct Tiles: View {
        @Environment(\\.columns) private var columns
        var body: some View { Text("\\(columns)") }
      }
      #Preview { Tiles().environment(\\.columns, 2) }
      """,
    ],
    check: .program { scope in
      let uses = scope.environmentUses
      return uses.injections.compactMap { RedundantInjection($0, uses, in: scope)?.problem }
    }
  )
}

/// A constant that is in force already where it is set.
private struct RedundantInjection {
  private let injection: EnvironmentUses.Injection
  private let name: String
  private let scope: ProgramScope
  /// The modifier that sets the same; nil where it is the default.
  private let around: EnvironmentUses.Injection?
  private let key: VariableDeclaration

  init?(_ injection: EnvironmentUses.Injection, _ uses: EnvironmentUses, in scope: ProgramScope) {
    guard case .value(let name) = injection.key, injection.isWholeKey, !injection.isInPreview,
      let key = uses.declared[name], let keyDefault = KeyDefault(of: key, in: scope),
      let value = ConstantValue(injection.value, of: keyDefault.type, in: scope)
    else { return nil }
    self.injection = injection
    self.name = name
    self.key = key
    self.scope = scope
    switch Self.nearest(around: injection, uses, in: scope) {
    case .other(let outer):
      guard outer.isWholeKey, ConstantValue(outer.value, of: keyDefault.type, in: scope) == value else { return nil }
      around = outer
    case .none:
      if let outer = Self.setter(of: value, around: injection, of: keyDefault.type, uses, in: scope) {
        around = outer
        return
      }
      guard !key.modifiers.contains(.public), keyDefault.constant == value,
        Self.isAlwaysDefault(name, keyDefault, uses, in: scope)
      else { return nil }
      around = nil
    case .unknown: return nil
    }
  }

  /// What sets the key around an injection, in the same body.
  private enum Surrounding {
    case other(EnvironmentUses.Injection)
    case none
    case unknown
  }

  private static func nearest(
    around injection: EnvironmentUses.Injection,
    _ uses: EnvironmentUses,
    in scope: ProgramScope
  ) -> Surrounding { nearest(injection.key, around: injection.occurrence, uses, in: scope) }

  private static func nearest(
    _ key: EnvironmentUses.Key,
    around occurrence: CallOccurrence,
    _ uses: EnvironmentUses,
    in scope: ProgramScope
  ) -> Surrounding {
    var place = (span: occurrence.call.span, scope: occurrence.scope)
    // A property or function that one place uses stands where it is used.
    for _ in 0..<mostMembers {
      let found = nearest(key, around: place.span, in: place.scope, uses, of: scope)
      guard case .none = found, let use = scope.onlyUse(of: place.scope) else { return found }
      place = (use.call(in: scope)?.call.span ?? use.expression.span, use.scope)
    }
    return .unknown
  }

  /// So many properties and functions are left outwards.
  private static var mostMembers: Int { 8 }

  private static func nearest(
    _ key: EnvironmentUses.Key,
    around span: SourceSpan,
    in code: CodeScope,
    _ uses: EnvironmentUses,
    of scope: ProgramScope
  ) -> Surrounding {
    var calls = scope.modifiers(over: span).map(\.call)
    for part in code.chain {
      guard case .closure(_, let container?) = part.kind else { break }
      calls.append(container)
      calls += scope.modifiers(over: container.span).map(\.call)
    }
    for call in calls {
      if let other = uses.injections.first(where: { $0.call === call }) {
        if other.key == key { return .other(other) }
      } else if mayChangeEnvironment(call, in: scope) {
        return .unknown
      }
    }
    return .none
  }

  /// What sets the key around every use of the view that the modifier belongs to, where that is the value everywhere.
  private static func setter(
    of value: ConstantValue,
    around injection: EnvironmentUses.Injection,
    of type: String?,
    _ uses: EnvironmentUses,
    in scope: ProgramScope
  ) -> EnvironmentUses.Injection? {
    guard case .accessor(let body)? = injection.occurrence.scope.outermostCode?.kind, body.name == "body",
      let view = injection.occurrence.scope.type, scope.isView(view), !view.modifiers.contains(.public)
    else { return nil }
    let places = scope.calls(view.name).filter { $0.call.receiver == nil }
    let setters = places.compactMap { place -> EnvironmentUses.Injection? in
      guard case .other(let outer) = nearest(injection.key, around: place, uses, in: scope), outer.isWholeKey,
        ConstantValue(outer.value, of: type, in: scope) == value
      else { return nil }
      return outer
    }
    guard setters.count == places.count, scope.mentions(of: view) == places.count else { return nil }
    return setters.first
  }

  /// Presentations start anew, and what the program's own views and modifiers set is not seen here.
  private static func mayChangeEnvironment(_ call: CallExpression, in scope: ProgramScope) -> Bool {
    guard let name = call.calledName else { return true }
    if scope.isModifier(call, .presents) || scope.mayChangeEnvironment(call) { return true }
    if call.receiver != nil, scope.ownModifier(call) != nil { return true }
    return call.receiver == nil && scope.declaresType(name)
  }

  /// Whether nothing gives the key another value than its default.
  private static func isAlwaysDefault(
    _ name: String,
    _ keyDefault: KeyDefault,
    _ uses: EnvironmentUses,
    in scope: ProgramScope
  ) -> Bool {
    let others = uses.injections.filter { $0.key == .value(name) && !$0.isInPreview }
    guard
      others.allSatisfy({
        $0.isWholeKey && ConstantValue($0.value, of: keyDefault.type, in: scope) == keyDefault.constant
      })
    else { return false }
    let unknown = (scope.calls("environment") + scope.calls("transformEnvironment")).contains { occurrence in
      guard let first = occurrence.call.arguments.first?.value, occurrence.call.arguments.count > 1 else {
        return false
      }
      guard let key = first.environmentKey else { return true }
      return key == name && occurrence.call.calledName == "transformEnvironment"
    }
    return !unknown
  }

  var problem: Problem? {
    guard let place = scope.place(injection.call.nameSpan), let text = scope.text(injection.value.span) else {
      return nil
    }
    let reason: String
    var related: [RelatedPlace] = []
    if let around {
      let isHere = around.occurrence.scope.type.map { $0.span.contains(injection.call.span) } ?? false
      reason = isHere ? "a modifier around this view sets it, too" : "whoever makes this view sets it, too"
      related = scope.place(around.call.nameSpan).map { [RelatedPlace($0, "sets the same")] } ?? []
    } else {
      reason = "that is the default, and nothing sets another value"
      related = scope.place(key.nameSpan).map { [RelatedPlace($0, "the key with its default")] } ?? []
    }
    return Problem(
      place,
      "'\\.\(name)' is '\(text)' here already: \(reason); remove the modifier",
      related: related,
      proposals: scope.proposal("remove the modifier", keepsMeaning: true, scope.removingModifier(injection.call))
    )
  }
}

extension ExpressionOccurrence {
  /// The call of what it names.
  fileprivate func call(in scope: ProgramScope) -> CallOccurrence? {
    scope.index(of: expression.span.unit)?.calls(around: expression.span).first {
      $0.call.callee.unwrapped.span == expression.span
    }
  }
}

/// The default of a declared key.
private struct KeyDefault {
  /// The type of the key, where it is written or can be told from the default.
  let type: String?
  let constant: ConstantValue

  init?(of key: VariableDeclaration, in scope: ProgramScope) {
    guard let fallback = Self.fallback(of: key, in: scope) else { return nil }
    type = key.type?.name ?? fallback.unwrapped.asCall?.calledName
    guard let constant = ConstantValue(fallback, of: type, in: scope) else { return nil }
    self.constant = constant
  }

  private static func fallback(of key: VariableDeclaration, in scope: ProgramScope) -> Expression? {
    if key.attribute("Entry") != nil { return key.initializer?.singleExpression }
    // Accessors that do more than look the value up decide for themselves.
    guard case .subscript(let access)? = key.accessors.getter?.body.result?.kind,
      let name = access.arguments.first?.value.dottedName?.last,
      case .assignment(let assignment)? = key.accessors.setter?.body.result?.kind,
      case .local = assignment.value.kind, case .subscript = assignment.target.kind
    else { return nil }
    let type = scope.types(conformingTo: "EnvironmentKey").first { $0.name == name }
    return type?.variables.first { $0.name == "defaultValue" }?.givenValue
  }
}

extension EnvironmentUses.Injection {
  /// Whether all of the key is set, and not a part of it (`\.theme.inset`).
  fileprivate var isWholeKey: Bool {
    guard case .keyPath(let path) = path.kind else { return false }
    return path.components.count == 1
  }
}
