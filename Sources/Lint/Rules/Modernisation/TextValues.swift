import Catalog
import Semantics
import SourceText
import Syntax
import ViewGraph

extension ProgramScope {
  /// Whether what the modifier makes of a `Text` has to be a `Text` still: it is joined with others, kept, given to
  /// somebody who takes a `Text`, or a modifier follows that only texts had at first.
  func staysText(_ occurrence: CallOccurrence) -> Bool {
    guard isText(occurrence.call) else { return false }
    let modifiers = modifiers(over: occurrence.call.span).map(\.call)
    let ofTexts = modifiers.prefix(while: isText)
    if ofTexts.contains(where: { Catalog.modifier($0.calledName ?? "")?.availability != .iOS13 }) { return true }
    return ofTexts.count == modifiers.count && !isShown(wholeChain(of: occurrence.call.span), in: occurrence.scope)
  }

  private func isText(_ call: CallExpression) -> Bool {
    type(ofExpressionAt: call.span)?.nominal?.lastName == "Text"
  }

  /// Whether the view is a statement of a builder, or what takes it takes any view.
  private func isShown(_ view: SourceSpan, in code: CodeScope) -> Bool {
    guard let place = place(view), let node = tree(place.file)?.root.node(covering: place.range) else { return true }
    switch node.parent?.kind {
    case .statementList, .returnStatement: return !code.givesText
    case .argument:
      guard let taker = callWithArgument(view)?.call else { return false }
      return parameterTypes(of: view, in: taker).contains { !$0.hasPrefix("Text") }
    default: return false
    }
  }

  /// The types that a framework's function declares for the argument.
  private func parameterTypes(of argument: SourceSpan, in call: CallExpression) -> [String] {
    guard let name = call.calledName, !declares(name),
      let position = call.arguments.firstIndex(where: { $0.value.span == argument })
    else { return [] }
    let signatures = Catalog.modifier(name)?.signatures ?? Catalog.view(name)?.initializers ?? []
    return signatures.compactMap { signature in
      guard let matched = signature.match(call.argumentShapes), matched.indices.contains(position),
        signature.parameters.indices.contains(matched[position])
      else { return nil }
      return signature.parameters[matched[position]].bareType
    }
  }
}

extension CodeScope {
  /// Whether the property or function around is declared to give a `Text`.
  fileprivate var givesText: Bool {
    switch kind {
    case .accessor(let variable), .initialValue(let variable): variable.type?.name == "Text"
    case .function(let function): function.returnType?.name == "Text"
    case .closure, .file, .preview, .topLevel, .type: false
    }
  }
}
