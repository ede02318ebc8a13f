import Semantics
import Syntax

extension CompletionSearch {
  /// The labels that a closure may have which is written right behind another one of a call: `Menu { … } label: { … }`.
  var closureLabelItems: [CompletionItem] {
    guard let call = place.name.ancestors.lazy.compactMap(FunctionCallSyntax.init).first else { return [] }
    let given = call.arguments.map { $0.label?.identifier }
    let closures = call.labeledTrailingClosures.compactMap(\.label).filter { $0 != place.name }.map(\.identifier)
    var seen = Set(given.compactMap(\.self) + closures)
    return typing.calls(around: place.name.range, inCall: call.node.range, of: file).flatMap { meaning in
      meaning.closureLabels(besides: given).compactMap { parameter -> CompletionItem? in
        guard let label = parameter.label, let match = pattern.match(label), seen.insert(label).inserted else {
          return nil
        }
        let closure: [Snippet.Piece] = [.text(label + ": { "), .end, .text(" }")]
        return CompletionItem(
          "\(label):",
          .label,
          rank: Cost.of(match) + meaning.parameters.count * 2 + seen.count,
          detail: "\(parameter.type)",
          insertion: Snippet(place.lacksColon ? closure : [.text(label)])
        )
      }
    }
  }
}

extension OfferedCall {
  /// The parameters with labels that take a closure and get none yet: the first closure behind the parentheses goes to the
  /// first that takes one.
  fileprivate func closureLabels(besides given: [String?]) -> [OfferedParameter] {
    let open = parameters.filter { parameter in
      parameter.function != nil && !(parameter.label.map { given.contains($0) } ?? false)
    }
    return open.dropFirst().filter { $0.label != nil }
  }
}
