import Catalog
import Queries
import Semantics
import SourceText
import Syntax
import ViewGraph

extension LintRule {
  static let environmentVerboseKey = LintRule(
    id: "environment-verbose-key",
    summary: "An environment value spelled out as a key type and a computed property",
    documentation: """
      `@Entry` (Xcode 16, any deployment target) makes the key and the accessors:

      ```swift
      extension EnvironmentValues {
        @Entry var theme: Theme = .standard
      }
      ```

      A key stays as it is where its type is used elsewhere, where the accessors do more than store, and where the \
      default is an object or a closure: `@Entry` makes a new default at each read.
      """,
    severity: .hint,
    bad: [
      """
      private struct AccentKey: EnvironmentKey {
        static let defaultValue: Color = .blue
      }
      extension EnvironmentValues {
        var accent: Color {
          get { self[AccentKey.self] }
          set { self[AccentKey.self] = newValue }
        }
      }
      """,
      """
      struct Spacing { var inner: CGFloat = 4 }
      extension Spacing {
        enum Key: EnvironmentKey { static var defaultValue: Spacing { Spacing() } }
      }
      extension EnvironmentValues {
        var spacing: Spacing {
          get { return self[Spacing.Key.self] }
          set(value) { self[Spacing.Key.self] = value }
        }
      }
      """,
    ],
    good: [
      """
      extension EnvironmentValues {
        @Entry var accent: Color = .blue
      }
      """,
      """
      final class Store { var items: [String] = [] }
      private struct StoreKey: EnvironmentKey { static let defaultValue = Store() }
      extension EnvironmentValues {
        var store: Store {
          get { self[StoreKey.self] }
          set { self[StoreKey.self] = newValue }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      let keys = unit.types(conformingTo: "EnvironmentKey").compactMap { VerboseKey($0, in: scope)?.problem }
      guard !keys.isEmpty, let needed = Toolchain.attributes["Entry"] else { return keys }
      let targets = scope.targets
      return keys.filter { problem in targets.target(of: problem.place.file).xcode.map { $0 >= needed } ?? true }
    }
  )
}

/// A key type that one plain property uses and nothing else.
private struct VerboseKey {
  private let key: TypeParts
  private let scope: ProgramScope
  private let property: VariableDeclaration
  private let fallback: Expression

  init?(_ key: TypeParts, in scope: ProgramScope) {
    self.key = key
    self.scope = scope
    let declaration = key.declaration.type
    // Other modules may name a public key.
    guard !key.isPublic, declaration.genericParameters.isEmpty, key.extensions.isEmpty, key.variables.count == 1,
      key.functions.isEmpty, key.initializers.isEmpty, declaration.members.types.isEmpty,
      let fallback = key.variables.first.flatMap(Self.fallback)
    else { return nil }
    guard let property = scope.plainEnvironmentProperties[key.name], property.type != nil,
      scope.mentions(of: declaration) == 2, !scope.hasOtherCode(in: declaration.span),
      !scope.hasOtherCode(in: property.span),
      scope.conditional(around: declaration.span) == scope.conditional(around: property.span)
    else { return nil }
    self.property = property
    self.fallback = fallback
    guard isValue(fallback) else { return nil }
  }

  /// `static let defaultValue = expression`, or a getter that is one expression.
  private static func fallback(_ variable: VariableDeclaration) -> Expression? {
    guard variable.name == "defaultValue", variable.modifiers.isTypeMember else { return nil }
    return variable.givenValue
  }

  /// Whether every evaluation of the default gives the same: no object, no closure, nothing unknown that is made anew.
  private func isValue(_ expression: Expression) -> Bool {
    if isReference(property.type?.name) { return false }
    if case .function? = property.type?.kind { return false }
    for node in CodeWalk(expression) {
      switch node {
      case .closure: return false
      case .expression(let part):
        guard let call = part.asCall, call.receiver == nil, let name = call.calledName else { continue }
        if isReference(name) || !(isDeclared(name) || Self.plainTypes.contains(name)) { return false }
      default: continue
      }
    }
    return true
  }

  private func isReference(_ name: String?) -> Bool {
    scope.declaredTypes.contains { type in
      type.name == name && (type.declaration.type.kind == .class || type.declaration.type.kind == .actor)
    }
  }

  private func isDeclared(_ name: String) -> Bool { !scope.declaredTypes(named: name).isEmpty }

  /// Framework types that are values, so that making one again makes the same.
  private static let plainTypes: Set = [
    "Angle", "Array", "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "Color", "Dictionary", "Double",
    "EdgeInsets",
    "Float", "Font", "Int", "Locale", "Set", "String", "UnitPoint",
  ]

  var problem: Problem? {
    guard let place = scope.place(key.declaration.type.nameSpan) else { return nil }
    let related = scope.place(property.nameSpan).map { [RelatedPlace($0, "its only use")] } ?? []
    return Problem(
      place,
      "'@Entry var \(property.name)' replaces '\(key.name)' and its accessors with one line",
      related: related,
      proposals: proposal.map { [$0] } ?? []
    )
  }

  /// The property becomes an entry; the key goes, with an extension that held nothing else.
  private var proposal: FixProposal? {
    guard let whole = scope.place(property.span), let name = scope.place(property.nameSpan),
      let type = property.type.flatMap({ scope.text($0.span) }), let value = scope.text(fallback.span),
      let start = scope.declarationStart(before: name), let keyword = scope.keyword(before: name),
      let keyPlace = scope.place(removable.span)
    else { return nil }
    let variable = "var \(property.name): \(type) = \(value)"
    let removed = Place(file: keyPlace.file, range: scope.linesWithGap(of: keyPlace))
    let rewritten = Place(file: whole.file, range: ByteRange(keyword, whole.range.end))
    let comments = [removed, rewritten].flatMap(scope.comments).filter { !variable.contains(scope.text($0)) }
    let indentation = scope.lineIndentation(of: name)
    let lines = scope.lines(of: comments, indentedBy: indentation) + (comments.isEmpty ? "" : "\n" + indentation)
    // Modifiers before `var` stay.
    let attribute = TextEdit(range: ByteRange(start, start), replacement: lines + "@Entry ")
    return FixProposal(
      "use '@Entry'",
      // A file of nothing is left over.
      keepsMeaning: !scope.isAllCode(removed),
      edits: [
        FileEdit(file: removed.file, edit: TextEdit(range: removed.range, replacement: "")),
        FileEdit(file: whole.file, edit: attribute),
        FileEdit(file: whole.file, edit: TextEdit(range: rewritten.range, replacement: variable)),
      ]
    )
  }

  /// The key's declaration, or the extension around it where that is all it holds.
  private var removable: TypeDeclaration {
    let declaration = key.declaration.type
    guard let outer = key.declaration.scope.type, outer.kind == .extension, outer.inheritance.isEmpty else {
      return declaration
    }
    let members = outer.members
    let isAlone =
      members.types.count == 1 && members.variables.isEmpty && members.functions.isEmpty && members.initializers.isEmpty
      && members.subscripts.isEmpty && members.typealiases.isEmpty
    return isAlone ? outer : declaration
  }
}

extension ProgramScope {
  /// Whether the file has nothing but imports beside the code at `place`.
  fileprivate func isAllCode(_ place: Place) -> Bool {
    read(.text(place.file))
    let items = tree(place.file).flatMap { SourceFileSyntax($0.root)?.statements } ?? []
    return items.allSatisfy { $0.kind == .importDeclaration || place.range.contains($0.range) }
  }

  /// The environment's properties that store under a key and do nothing else, by the key's name.
  fileprivate var plainEnvironmentProperties: [String: VariableDeclaration] {
    derived(Self.plainEnvironmentProperties) { scope in
      let properties = scope.extensions(of: "EnvironmentValues").flatMap(\.type.members.variables)
      let named = properties.compactMap { property in property.plainKey.map { ($0, property) } }
      return Dictionary(named) { first, _ in first }
    }
  }

  private static let plainEnvironmentProperties = Query<WholeProgram, [String: VariableDeclaration]>()
}

extension VariableDeclaration {
  /// The key in `get { self[Key.self] } set { self[Key.self] = newValue }`, where there is nothing else.
  fileprivate var plainKey: String? {
    guard let getter = accessors.getter, let setter = accessors.setter, accessors.willSet == nil,
      accessors.didSet == nil, let key = getter.body.result?.keyLookedUp, setter.body.statements.count == 1,
      case .expression(let write)? = setter.body.statements.first?.kind, case .assignment(let assignment) = write.kind,
      assignment.operator == nil, assignment.target.keyLookedUp == key,
      case .local(let slot, _) = assignment.value.kind, slot == setter.parameterSlot
    else { return nil }
    return key
  }
}

extension Expression {
  /// The name of the type in `self[Key.self]`.
  fileprivate var keyLookedUp: String? {
    guard case .subscript(let access) = kind, access.arguments.count == 1, case .local(_, "self") = access.base.kind
    else { return nil }
    return access.arguments[0].value.dottedName?.last
  }
}
