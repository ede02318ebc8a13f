/// Views that Apple does not document, yet programs use: evaluation knows them, and nobody is offered them.
package enum UndocumentedViews {
  package static let all: [ViewDefinition] = [tree]

  /// A container of the program's own, as it could be had before iOS 18.
  package static let tree = ViewDefinition(
    "_VariadicView.Tree",
    "Hands its views one by one to a root that arranges them.",
    initializers: [
      "init(_ root: Root, @ViewBuilder content: () -> Content)", "init(root: Root, content: some View)",
    ],
    behavior: .variadic
  )
}
