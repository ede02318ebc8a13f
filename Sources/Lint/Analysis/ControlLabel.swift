import Catalog
import Semantics
import ViewGraph

extension CallExpression {
  /// The closure that a call of a control gives for the label.
  var labelClosure: ClosureExpression? {
    let forms = calledName.flatMap { Catalog.view($0)?.initializers } ?? []
    return forms.lazy.compactMap { $0.argument(of: self) { $0.name == "label" }?.value.closure }.first
  }
}

extension ProgramScope {
  /// The control that is set off by being pressed, and in whose label the code stands: also by way of properties and functions
  /// that are used in one place.
  func control(labeledBy code: CodeScope) -> CallExpression? {
    for case .closure(let closure, let call?) in scopes(around: code).lazy.map(\.kind) {
      if makesView(call, [.control, .isReadWhole]), call.labelClosure === closure { return call }
    }
    return nil
  }
}
