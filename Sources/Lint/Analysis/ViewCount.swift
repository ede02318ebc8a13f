import Catalog
import Semantics
import ViewGraph

/// How many views some code gives to the container around it, as far as its type tells before any view is made: those of
/// several views add up, branches agree or have no count, and a group, a property or a view of the program has that of its
/// content.
enum ViewCount: Equatable {
  case fixed(Int)
  /// The type has no count, so the views have to be made.
  case open(Reason)
  case unknown

  /// Why a type has no count.
  enum Reason: Equatable {
    /// Branches give so many at least and at most; nil where that is not known.
    case choice(least: Int?, most: Int?)
    /// A loop, which gives as many as its data.
    case loop
    /// An `AnyView`.
    case erased
  }

  /// Of an `if` without `else` around code with that count.
  fileprivate static func maybe(_ count: ViewCount) -> ViewCount {
    switch count {
    case .fixed(let count): .open(.choice(least: 0, most: count))
    case .open(.choice(_, let most)): .open(.choice(least: 0, most: most))
    case .open(.loop), .open(.erased): count
    case .unknown: .open(.choice(least: 0, most: nil))
    }
  }

  /// Of one piece of code after another.
  fileprivate static func + (first: ViewCount, second: ViewCount) -> ViewCount {
    switch (first, second) {
    case (.fixed(let first), .fixed(let second)): return .fixed(first &+ second)
    case (.open(.loop), _), (.open(.erased), _): return first
    case (_, .open(.loop)), (_, .open(.erased)): return second
    case (.open, _), (_, .open):
      let sum = { (first: Int?, second: Int?) in first.flatMap { first in second.map { first &+ $0 } } }
      return .open(.choice(least: sum(first.least, second.least), most: sum(first.most, second.most)))
    case (.unknown, _), (_, .unknown): return .unknown
    }
  }

  /// Of either piece of code: where they agree, as many.
  fileprivate static func either(_ first: ViewCount, _ second: ViewCount) -> ViewCount {
    switch (first, second) {
    case (.fixed(let one), .fixed(let other)) where one == other: return first
    case (.open(.loop), _), (.open(.erased), _): return first
    case (_, .open(.loop)), (_, .open(.erased)): return second
    case (.fixed, .fixed), (.open, _), (_, .open):
      let both = { (first: Int?, second: Int?, choose: (Int, Int) -> Int) in
        first.flatMap { first in second.map { choose(first, $0) } }
      }
      return .open(
        .choice(least: both(first.least, second.least, min), most: both(first.most, second.most, max))
      )
    case (.unknown, _), (_, .unknown): return .unknown
    }
  }

  private var least: Int? {
    switch self {
    case .fixed(let count): count
    case .open(.choice(let least, _)): least
    case .open, .unknown: nil
    }
  }

  private var most: Int? {
    switch self {
    case .fixed(let count): count
    case .open(.choice(_, let most)): most
    case .open, .unknown: nil
    }
  }
}

extension ProgramScope {
  /// How many views the statements of a view builder give.
  func viewCount(of statements: [Statement]) -> ViewCount { ViewCounting(scope: self).count(statements) }
}

/// Counts views through groups, and through properties, functions and views of the program.
private struct ViewCounting {
  let scope: ProgramScope
  var left = mostBodies

  /// So many groups and bodies are entered one in the other.
  private static let mostBodies = 8

  private var inside: ViewCounting { ViewCounting(scope: scope, left: left - 1) }

  func count(_ statements: [Statement]) -> ViewCount {
    guard left > 0 else { return .unknown }
    return statements.lazy.map { count($0) }.reduce(.fixed(0), +)
  }

  private func count(_ statement: Statement) -> ViewCount {
    switch statement.kind {
    case .variable, .function, .type, .empty: .fixed(0)
    case .expression(let view), .return(let view?): count(view)
    case .if(let choice): count(choice)
    case .switch(let choice): count(branches: choice.cases.map(\.body))
    default: .unknown
    }
  }

  private func count(_ choice: IfStatement) -> ViewCount {
    let then = count(choice.then)
    switch choice.otherwise {
    case .block(let otherwise): return ViewCount.either(then, count(otherwise))
    case .elseIf(let next): return ViewCount.either(then, count(next))
    case nil:
      // What the system is asked for is the same for all elements.
      let asksSystem = choice.conditions.contains { if case .availability = $0 { true } else { false } }
      return asksSystem ? .unknown : ViewCount.maybe(then)
    }
  }

  private func count(branches: [[Statement]]) -> ViewCount {
    guard let first = branches.first else { return .unknown }
    return branches.dropFirst().reduce(count(first)) { ViewCount.either($0, count($1)) }
  }

  private func count(_ view: Expression) -> ViewCount {
    let type = scope.type(of: view)
    if type?.wrapped != nil { return .open(.choice(least: 0, most: nil)) }
    if let name = type?.nominal, name.file == nil, name.name == "AnyView" { return .open(.erased) }
    switch view.unwrapped.kind {
    case .ternary(let choice): return count(choice.then)
    case .call(let call): return count(call)
    default: return count(named: view.unwrapped)
    }
  }

  /// Of a view with its modifiers, which apply to each view that there is.
  private func count(_ view: CallExpression) -> ViewCount {
    guard view.chain.allSatisfy({ $0.receiver == nil || keepsCount($0) }) else { return .unknown }
    let first = view.innermost
    guard first.receiver == nil else { return count(named: view.start) }
    if let (function, _) = scope.calledFunction(first), !first.isInitializer {
      return function.body.map { inside.count($0.statements) } ?? .unknown
    }
    if scope.startsWithFrameworkView(first) { return count(ofFramework: first) }
    guard let name = first.calledName, let body = onlyType(named: name)?.viewBody else { return .unknown }
    return inside.count(body.statements)
  }

  /// Whether the modifier is one of the framework, or one of the program that only applies those.
  private func keepsCount(_ modifier: CallExpression) -> Bool {
    guard let name = modifier.calledName else { return false }
    if name == "modifier" || scope.ownModifier(modifier) != nil { return !scope.applied(by: modifier).isEmpty }
    return Catalog.modifier(name) != nil
  }

  private func count(ofFramework view: CallExpression) -> ViewCount {
    if view.calledName == "EmptyView" { return .fixed(0) }
    if view.calledName == "AnyView" { return .open(.erased) }
    if scope.makesView(view, .addsRows) { return .unknown }
    guard scope.makesView(view, .isTransparent) else { return .fixed(1) }
    guard !scope.makesView(view, .repeats) else { return .open(.loop) }
    return view.content().map { inside.count($0.body.statements) } ?? .unknown
  }

  /// Of a property, or of a view that is made without a call: `Color.red`.
  private func count(named view: Expression) -> ViewCount {
    if let (variable, _) = scope.declaredVariable(view), let getter = variable.accessors.getter {
      return inside.count(getter.body.statements)
    }
    guard let type = scope.type(of: view), case .nominal(let name, let arguments) = type, name.file == nil,
      arguments.isEmpty, name.name != "EmptyView", scope.conforms(type, to: "View") == true
    else { return .unknown }
    return .fixed(1)
  }

  private func onlyType(named name: String) -> TypeParts? {
    let types = scope.declaredTypes(named: name)
    return types.count == 1 ? scope.viewType(named: name) : nil
  }
}
