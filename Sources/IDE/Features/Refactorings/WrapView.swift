import Catalog
import SourceText
import Syntax

extension RefactoringMaker {
  /// Puts a view into a container.
  static let wrapView = RefactoringMaker(kind: .rewrite) { place in
    guard let view = ViewCode.at(place) else { return [] }
    return ViewDefinition.wrappers.map { name in
      Change("Wrap in \(name)", [view.enclosed(in: "\(name) {", "}")])
    }
  }

  /// Shows a view under a condition only.
  static let embedInCondition = RefactoringMaker(kind: .rewrite) { place in
    guard let view = ViewCode.at(place) else { return [] }
    return [Change("Embed in a condition", [view.enclosed(in: "if true {", "}")])]
  }
}

extension RefactoringMaker {
  /// Shows a view several times.
  static let embedInForEach = RefactoringMaker(kind: .rewrite) { place in
    guard let view = ViewCode.at(place) else { return [] }
    let taken = Set(view.node.localsInScope.map(\.name))
    let index = taken.contains("index") ? "_" : "index"
    return [Change("Embed in ForEach", [view.enclosed(in: "ForEach(0..<3) { \(index) in", "}")])]
  }
}

extension ViewCode {
  /// The edit that puts the view between an opening and an end, on lines of their own.
  fileprivate func enclosed(in opening: String, _ end: String) -> TextEdit {
    let step = node.parent?.parent.map { tree.text.step(of: range.start, in: $0.range.start) } ?? "  "
    let inner = tree.text.indented(range, by: step)
    let (indentation, inside) = (indentation, indentation + step)
    return TextEdit(range: range, replacement: "\(opening)\n\(inside)\(inner)\n\(indentation)\(end)")
  }
}

extension ViewDefinition {
  /// The containers that need nothing but what they hold.
  fileprivate static let wrappers: [String] = all.filter { view in
    guard case .composition = view.behavior, view.kind == "View", view.deprecation == nil else { return false }
    return view.initializers.contains { signature in
      let required = signature.parameters.filter { $0.defaultValue == nil }
      return required.count == 1 && required[0].isBuilt && required[0].label != "label"
    }
  }.map(\.name).ordered { left, right in
    (UsageOrder.views.rank(of: left) ?? .max, left) < (UsageOrder.views.rank(of: right) ?? .max, right)
  }.prefix(6).map(\.self)
}

extension SignatureParameter {
  /// Whether it takes a closure of views.
  fileprivate var isBuilt: Bool { attributes.contains { $0.hasSuffix("ViewBuilder") } && isClosure }
}
