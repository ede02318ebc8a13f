import Catalog
import Queries
package import Semantics
import SourceText

/// Which keys the views below some code read: those of the types it makes, and of the types that these make.
package struct EnvironmentNeeds: Sendable {
  private var direct: [String: Set<EnvironmentUses.Key>] = [:]
  private var made: [String: Made] = [:]

  /// What code makes.
  private struct Made: Sendable {
    var names: Set<String> = []
    /// Something that nobody here declares: it may read anything.
    var isOpen = false

    mutating func add(_ other: Made) {
      names.formUnion(other.names)
      if other.isOpen { isOpen = true }
    }
  }

  package init(_ uses: EnvironmentUses, in scope: ProgramScope) {
    for read in uses.reads { direct[read.type.name, default: []].insert(read.key) }
    let views = scope.types(conformingTo: "View")
    let known = Set(views.map(\.declaration.type.span))
    let others = uses.reads.map(\.type).filter { !known.contains($0.declaration.type.span) }
    var seen: Set<SourceSpan> = []
    for type in views + others where seen.insert(type.declaration.type.span).inserted {
      note(Self.made(by: type, in: scope), by: type.name)
    }
    for function in scope.extensions(of: "View").flatMap(\.type.members.functions) {
      if let body = function.body { note(Self.made(by: CodeWalk(body), in: scope), by: function.name) }
    }
  }

  private static let madeByType = Query<SourceSpan, Made>()

  private static func made(by type: TypeParts, in scope: ProgramScope) -> Made {
    scope.derived(madeByType, for: type.declaration.type.span) { scope in
      scope.read(.type(type.declaration.type.qualifiedName))
      return type.bodies.reduce(into: Made()) { $0.add(made(by: CodeWalk($1), in: scope)) }
    }
  }

  private mutating func note(_ found: Made, by owner: String) {
    made[owner, default: Made()].add(found)
  }

  private static func made(by walk: CodeWalk, in scope: ProgramScope) -> Made {
    made(by: walk.expressions, in: scope)
  }

  /// The types and modifiers of the project that these expressions make themselves.
  package static func names(madeBy expressions: [Expression], in scope: ProgramScope) -> Set<String> {
    made(by: expressions, in: scope).names
  }

  private static func made(by expressions: some Sequence<Expression>, in scope: ProgramScope) -> Made {
    var result = Made()
    for expression in expressions {
      // `content: Panel.init` makes what a call of it makes.
      if case .member(let member) = expression.kind, member.name == "init", let name = member.base?.dottedName?.last,
        scope.declaresType(name)
      {
        result.names.insert(name)
      }
      guard let call = expression.asCall, let name = call.calledName else { continue }
      if call.receiver == nil {
        if scope.declaresType(name) {
          result.names.insert(name)
        } else if name.isCapitalized, Catalog.view(name) == nil, Catalog.type(name) == nil,
          !Catalog.isOpaque(name), !plain.contains(name)
        {
          result.isOpen = true
        }
      } else if scope.ownModifier(call) != nil {
        result.names.insert(name)
      }
    }
    return result
  }

  private static let madeByViews = Query<SourceSpan, Made>()

  /// What a part of a view's code, which stands at `span`, makes, with the properties and functions of the view that it
  /// names.
  private static func made(byViews walk: CodeWalk, at span: SourceSpan, in scope: ProgramScope) -> Made {
    scope.derived(madeByViews, for: span) { made(byViews: walk, in: $0) }
  }

  private static func made(byViews walk: CodeWalk, in scope: ProgramScope) -> Made {
    var result = Made()
    var pending = [walk]
    var seen: Set<SourceSpan> = []
    while let next = pending.popLast() {
      result.add(made(by: next, in: scope))
      for expression in next.expressions where expression.ownMember != nil && seen.count < mostMembers {
        guard let member = scope.declaredValue(expression), seen.insert(member.span).inserted else { continue }
        pending.append(CodeWalk(member.code.statements))
      }
    }
    return result
  }

  /// Maximum number of members that are followed from one piece of code.
  private static let mostMembers = 64

  private static let plain: Set = ["Int", "String", "Double", "CGFloat", "UUID", "Date", "Array", "Set", "Task", "URL"]

  /// Whether the views that `expression` makes read the key; nil where nobody can tell.
  package func reads(_ key: EnvironmentUses.Key, below expression: Expression, in scope: ProgramScope) -> Bool? {
    reads(key, from: Self.made(byViews: CodeWalk(expression), at: expression.span, in: scope))
  }

  /// The same for the content of a closure.
  package func reads(_ key: EnvironmentUses.Key, below closure: ClosureExpression, in scope: ProgramScope) -> Bool? {
    reads(key, from: Self.made(byViews: CodeWalk(closure.body), at: closure.span, in: scope))
  }

  /// The types and modifiers of the project that these make, and those that they make in turn, whatever closure it stands
  /// in; nil where somebody makes what is not declared here.
  package func reachable(from names: Set<String>) -> Set<String>? {
    var seen = names
    var pending = Array(names)
    while let name = pending.popLast() {
      guard let next = made[name] else { continue }
      if next.isOpen { return nil }
      for inner in next.names where seen.insert(inner).inserted { pending.append(inner) }
    }
    return seen
  }

  private func reads(_ key: EnvironmentUses.Key, from start: Made) -> Bool? {
    var isOpen = start.isOpen
    var seen = start.names
    var pending = Array(start.names)
    while let name = pending.popLast() {
      if direct[name]?.contains(key) == true { return true }
      guard let next = made[name] else { continue }
      isOpen = isOpen || next.isOpen
      for inner in next.names where seen.insert(inner).inserted { pending.append(inner) }
    }
    return isOpen ? nil : false
  }
}

extension ProgramScope {
  package var environmentNeeds: EnvironmentNeeds {
    derived(Self.allEnvironmentNeeds) { EnvironmentNeeds($0.environmentUses, in: $0) }
  }

  private static let allEnvironmentNeeds = Query<WholeProgram, EnvironmentNeeds>()
}
