import Catalog
import Semantics
import SourceText

extension ViewValue {
  /// `ContentUnavailableView.search`, and `search(text:)` with what was searched for: the framework gives the texts.
  static func searchResults(for text: String = "", at span: SourceSpan = .none) -> ViewValue {
    let definition = ViewDefinition.contentUnavailableView
    let bound = BoundArguments(signature: definition.initializers.first)
    bound.set("title", to: .string(text.isEmpty ? "No Results" : "No Results for “\(text)”"))
    bound.set("systemImage", to: .string("magnifyingglass"))
    bound.set("description", to: .view(.text(.string("Check the spelling or try a new search."))))
    return ViewValue(.call(definition, bound), name: definition.name, span: span, nameSpan: span)
  }

  /// The same where it stands in the source: a static member of the framework does not know it.
  fileprivate func located(at span: SourceSpan) -> ViewValue {
    guard self.span == .none, definition != nil else { return self }
    return moved(to: span, nameSpan: span)
  }
}

extension Value {
  /// The view that a static member is, or the function that makes values of the type, as written at that place.
  func located(at span: SourceSpan) -> Value {
    switch self {
    case .view(let view): return .view(view.located(at: span))
    case .function(let function):
      guard case .staticMember = function.code else { return self }
      return .function(
        FunctionValue(
          function.code,
          context: function.context,
          builder: function.builder,
          type: function.type,
          labels: function.labels,
          span: span
        )
      )
    default: return view.map { .view($0.located(at: span)) } ?? self
    }
  }
}
