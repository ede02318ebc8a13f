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

  /// Whether one of the views that the statements show is made by a call that `isMeant`.
  func contain(_ statements: [Statement], where isMeant: (CallExpression) -> Bool) -> Bool {
    var seen: Set<SourceSpan> = []
    var pending = [statements]
    while let next = pending.popLast() {
      for expression in CodeWalk(next, enteringClosures: false).expressions {
        let call = expression.asCall
        if let call {
          if isMeant(call) { return true }
          if enters(call) { pending += call.arguments.compactMap { $0.value.closure?.body.statements } }
        }
        guard seen.count < Self.mostBodies, let body = body(of: call?.callee ?? expression),
          seen.insert(body.span).inserted
        else { continue }
        pending.append(body.statements)
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
