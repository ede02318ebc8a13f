import Catalog
import SourceText
import Syntax

extension RefactoringMaker {
  /// Makes another container of one that takes the same arguments.
  static let convertStack = RefactoringMaker(kind: .rewrite) { place in
    guard let view = ViewCode.around(place).first(where: { $0.maker?.callee?.range.touches(place.range) == true }),
      let maker = view.maker, let callee = maker.callee, callee.kind == .identifierExpression,
      let definition = Catalog.view(callee.text), case .composition = definition.behavior,
      maker.trailingClosure != nil
    else { return [] }
    let labels = maker.arguments.map { $0.label?.identifier }
    return ViewDefinition.all.compactMap { other -> Change? in
      guard other.name != definition.name, other.kind == definition.kind, other.deprecation == nil,
        case .composition = other.behavior, UsageOrder.views.rank(of: other.name).map({ $0 < 40 }) == true,
        other.initializers.contains(where: { $0.takes(labels) })
      else { return nil }
      return Change("Convert to \(other.name)", [TextEdit(range: callee.range, replacement: other.name)])
    }
  }
}

extension Signature {
  /// Whether the labels are among those of its parameters, and nothing is needed beside them and a closure of views.
  fileprivate func takes(_ labels: [String?]) -> Bool {
    let required = parameters.filter { $0.defaultValue == nil }
    guard required.allSatisfy({ $0.isClosure || labels.contains($0.label) }), required.contains(where: \.isClosure)
    else {
      return false
    }
    return labels.allSatisfy { label in parameters.contains { $0.label == label && label != nil } }
  }
}
