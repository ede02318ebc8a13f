import Semantics
import SourceText
import Syntax

extension RefactoringMaker {
  /// Passes what a call of the program's own function or type still needs.
  static let fillInArguments = RefactoringMaker(kind: .rewrite) { place in
    guard let token = place.tree.root.token(at: place.range.start),
      let call = token.ancestors.lazy.compactMap(FunctionCallSyntax.init).first, call.range.touches(place.range),
      let open = call.leftParen, let close = call.rightParen,
      place.range.start <= open.range.start || call.arguments.isEmpty || close.range.touches(place.range.start)
    else { return [] }
    let inside = ByteRange(open.range.end, open.range.end)
    let calls = place.typing.calls(around: inside, inCall: call.node.range, of: place.file)
    guard let meant = calls.first(where: { $0.isOwn && $0.takes(call) }) else { return [] }
    let written = call.arguments
    var missing: [String] = []
    var arguments: [String] = []
    var rest = written[...]
    for (index, parameter) in meant.parameters.enumerated() {
      if let next = rest.first, next.label?.identifier == parameter.label {
        arguments.append(next.codeWithoutComma)
        rest = rest.dropFirst()
        continue
      }
      if parameter.hasDefault || parameter.isVariadic || index >= meant.parameters.count - call.closureCount {
        continue
      }
      guard let value = place.sample(of: parameter.type, named: parameter.label ?? meant.name) else { return [] }
      missing.append(parameter.label.map { "'\($0)'" } ?? "a value")
      arguments.append(parameter.label.map { "\($0): \(value)" } ?? value)
    }
    guard !missing.isEmpty, rest.isEmpty else { return [] }
    return [
      Change(
        "Pass \(missing.joined(separator: ", "))",
        [TextEdit(range: ByteRange(open.range.end, close.range.start), replacement: arguments.joined(separator: ", "))]
      )
    ]
  }
}

extension OfferedCall {
  fileprivate var isOwn: Bool {
    guard case .declaration(let id) = resolution else { return false }
    return (id.file ?? id.owner?.file) != nil
  }

  /// Whether the arguments that are there are some of those that it takes, in their order.
  fileprivate func takes(_ call: FunctionCallSyntax) -> Bool {
    var rest = parameters[...]
    for argument in call.arguments {
      guard let index = rest.firstIndex(where: { $0.label == argument.label?.identifier }) else { return false }
      rest = rest[index...].dropFirst()
    }
    return true
  }
}

extension FunctionCallSyntax {
  fileprivate var range: ByteRange { node.range }

  /// How many of the last parameters get their values behind the parentheses.
  fileprivate var closureCount: Int { (trailingClosure == nil ? 0 : 1) + labeledTrailingClosures.count }
}

extension ArgumentSyntax {
  fileprivate var codeWithoutComma: String {
    let text = node.text
    return Array(node.children).last?.kind == .comma ? String(text.dropLast()) : text
  }
}
