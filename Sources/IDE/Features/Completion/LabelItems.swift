import Catalog
import Semantics
import SourceText
import Syntax

extension CompletionSearch {
  /// The labels that the next argument may have.
  func labelItems(_ calls: [OfferedCall], _ surroundings: PlaceSurroundings) -> [CompletionItem] {
    var seen: Set<String> = []
    let written = CompletionPlace.WrittenLabels(place)
    // The value that is there already.
    let value = place.name.parent.flatMap(ArgumentSyntax.init).flatMap { argument in
      argument.label == place.name ? argument.value : nil
    }
    let valueName = value?.namedAlone
    // Where a value may stand without label, and none is usual, it mostly does.
    let isBare = value == nil && calls.contains { $0.matched != nil && $0.takesUnlabeled }
    return calls.enumerated().flatMap { order, call -> [CompletionItem] in
      call.nextLabels(before: written).enumerated().compactMap { index, parameter in
        guard let label = parameter.label, seen.insert(label).inserted, let match = pattern.match(label) else {
          return nil
        }
        let isBroken = value.map { !mayPass($0, to: parameter) } ?? false
        let colon = place.lacksColon ? ": " : ""
        let insertion = Snippet(colon.isEmpty ? [.text(label)] : [.text(label + colon), .end])
        return CompletionItem(
          "\(label):",
          .label,
          rank: Cost.of(match) + (cost(ofLabel: label, surroundings) ?? (isBare ? 20 : 0)) + min(order, 4) * 2
            + min(index, 8) * 2 + cost(ofLabel: label, before: value)
            + (isBroken ? Cost.ofBreaking : 0) - (valueName == label ? 24 : 0),
          detail: "\(parameter.type)",
          insertion: insertion
        )
      }
    }
  }

  /// Whether the argument that stands behind the cursor may be passed to the parameter.
  private func mayPass(_ value: SyntaxNode, to parameter: OfferedParameter) -> Bool {
    guard typing.mayBe(value.passedForm, parameter.type, in: file) else { return false }
    guard value.namesValue, let type = typing.type(of: value.range, in: file) else { return true }
    return typing.mayPass(type, as: parameter.type)
  }

  /// What programs usually write first in the call, or after the last argument; nil where that is not known.
  private func cost(ofLabel label: String, _ surroundings: PlaceSurroundings) -> Int? {
    guard let opening = surroundings.opening, UsualNames.labels.know(opening) else { return nil }
    guard let rank = UsualNames.labels.rank(of: label, with: opening) else { return 30 }
    let isSeldom = UsualNames.labels.rank(of: "_", with: opening).map { $0 < rank } ?? false
    return Cost.of(order: rank, step: 8) + (isSeldom ? 6 : 0)
  }

  /// What speaks against a label before an implicit member that is there already: which arguments programs mostly pass it as.
  private func cost(ofLabel label: String, before value: SyntaxNode?) -> Int {
    guard let value, case .implicitMember(let name) = value.passedForm,
      let function = place.call.flatMap({ FunctionCallSyntax($0.node) })?.notation,
      case let argument = "\(function)(\(label)", UsualNames.arguments.know(argument)
    else { return 0 }
    return UsualNames.arguments.rank(of: name, with: argument).map { Cost.of(order: $0) - 24 } ?? 12
  }
}

extension CompletionPlace {
  /// What stands in a call after the name: an argument before it has to leave that its parameters.
  fileprivate struct WrittenLabels {
    let labels: [String]
    let closures: Int
    let closureLabels: Set<String>

    init(_ place: CompletionPlace) {
      let after = place.call?.arguments.filter { $0.node.range.start > place.name.range.start } ?? []
      labels = after.compactMap { $0.label?.identifier }
      closures = place.call?.trailingClosures ?? 0
      closureLabels = place.call?.trailingLabels ?? []
    }
  }
}

extension [OfferedCall] {
  /// Whether whatever is called takes nothing next that has no label.
  var needLabel: Bool {
    let fitting = filter { $0.matched != nil }
    return !fitting.isEmpty && fitting.allSatisfy { !$0.takesUnlabeled }
  }
}

extension OfferedCall {
  /// Whether the next argument may go to a parameter without label.
  fileprivate var takesUnlabeled: Bool {
    guard let matched else { return true }
    if let last = matched.last, parameters.indices.contains(last), parameters[last].isVariadic { return true }
    for parameter in parameters.dropFirst((matched.last ?? -1) + 1) {
      if parameter.label == nil { return true }
      if !parameter.isOptional { return false }
    }
    return false
  }

  /// The parameters with labels that the next argument may go to.
  fileprivate func nextLabels(before written: CompletionPlace.WrittenLabels) -> [OfferedParameter] {
    guard let matched else { return [] }
    var rest = Array(parameters.dropFirst((matched.last ?? -1) + 1))
    guard written.labels.allSatisfy({ label in rest.contains { $0.label == label } }) else { return [] }
    // The closures after the parentheses go to the last parameters that take one.
    for _ in 0..<written.closures {
      guard let last = rest.lastIndex(where: { $0.function != nil }) else { return [] }
      rest.remove(at: last)
    }
    var found: [OfferedParameter] = []
    for parameter in rest {
      guard let label = parameter.label else {
        if parameter.isOptional { continue }
        break
      }
      if written.labels.contains(label) { break }
      found.append(parameter)
      if !parameter.isOptional { break }
    }
    return found
  }
}
