import Catalog
import Semantics
import ViewGraph

/// The views that code shows, also by way of views, functions and properties of the program.
struct ShownViews {
  private let scope: ProgramScope
  /// Which closures belong to what is shown here: those of the calls that this is true for.
  private let enters: (CallExpression) -> Bool

  /// All views, whatever they stand in.
  static func all(in scope: ProgramScope) -> ShownViews { ShownViews(scope: scope) { _ in true } }

  /// Those that the container around takes as its own: groups and loops are passed through.
  static func own(in scope: ProgramScope) -> ShownViews {
    ShownViews(scope: scope) { scope.makesView($0, .isTransparent) }
  }

  /// Those in the place where the code stands: none that are presented, or put into a menu or a bar.
  static func ofPlace(in scope: ProgramScope) -> ShownViews {
    ShownViews(scope: scope) { call in
      guard !scope.showsApart(call) else { return false }
      return call.receiver == nil
        || ModifierTraits.of(call.calledName ?? "").isDisjoint(with: [.asks, .presents, .takesEach])
    }
  }

  /// Whether one of the views that the statements show is made by a call that `isMeant`.
  func contain(_ statements: [Statement], where isMeant: (CallExpression) -> Bool) -> Bool {
    contain([CodeWalk(statements, enteringClosures: false)]) { $0.asCall.map(isMeant) ?? false }
  }

  /// The same of view expressions.
  func contain(_ views: [Expression], where isMeant: (CallExpression) -> Bool) -> Bool {
    contain(anyOf: views) { $0.asCall.map(isMeant) ?? false }
  }

  /// Whether an expression in the code that shows the views is one that `isMeant`.
  func contain(anyOf views: [Expression], where isMeant: (Expression) -> Bool) -> Bool {
    contain(views.map { CodeWalk($0, enteringClosures: false) }, where: isMeant)
  }

  private func contain(_ code: [CodeWalk], where isMeant: (Expression) -> Bool) -> Bool {
    var seen: Set<SourceSpan> = []
    var pending = code
    while let next = pending.popLast() {
      for expression in next.expressions {
        let call = expression.asCall
        if isMeant(expression) { return true }
        if let call, enters(call) {
          pending += call.arguments.compactMap { argument in
            argument.value.closure.map { CodeWalk($0.body, enteringClosures: false) }
          }
        }
        guard seen.count < Self.mostBodies, let body = body(of: call?.callee ?? expression),
          seen.insert(body.span).inserted
        else { continue }
        pending.append(CodeWalk(body, enteringClosures: false))
      }
    }
    return false
  }

  /// So many functions, properties and views of the program are looked into.
  private static let mostBodies = 64

  private func body(of name: Expression) -> Body? {
    switch scope.declaredValue(name) {
    case .function(let function, _): function.body
    case .variable(let variable, _): variable.accessors.getter?.body
    case nil: name.dottedName?.last.flatMap { scope.viewType(named: $0) }.flatMap(\.viewBody)
    }
  }
}

extension TypeParts {
  /// The code of the view's `body`.
  var viewBody: Body? { variables.first { $0.name == "body" }?.accessors.getter?.body }
}
