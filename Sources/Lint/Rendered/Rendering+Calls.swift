import Interpreter
import Layout
import Queries
import Semantics
import ViewGraph

extension Rendering {
  /// The call in the source that made the element.
  func call(of element: Element) -> CallOccurrence? { program.call(at: element.span) }

  /// The nearest element above that arranges children: modifiers and the workspace's own components are passed over.
  func container(of element: Element) -> Element? {
    ancestors(of: element).first { $0.kind == .view && !$0.isUserDefined }
  }

  /// The names of all modifiers over the element in the source, around it and around all that it stands in: also in the
  /// code of a view that shows it as its content.
  func modifierNames(around element: Element) -> Set<String> {
    var names: Set<String> = []
    var inner: SourceSpan?
    for part in [element] + ancestors(of: element) {
      guard let span = call(of: part)?.call.span else { continue }
      // What stands around a call in the same code was found from there.
      let isFound = inner.map { span.contains($0) } ?? false
      if !isFound { names.formUnion(program.derived(Self.surroundingModifiers, for: span)) }
      inner = span
    }
    return names
  }

  private static let surroundingModifiers = ComparedQuery<ProgramScope, SourceSpan, Set<String>> { span, program in
    guard let call = program.call(at: span) else { return [] }
    return Set(ViewSurroundings(of: span, in: call.scope, of: program).calls.compactMap(\.call.calledName))
  }

  private func surroundings(of call: CallOccurrence) -> ViewSurroundings {
    ViewSurroundings(of: call.call.span, in: call.scope, of: program)
  }

  /// Whether values in the scene stand in for what only the running program knows.
  func findStandIns() -> Bool {
    !result.unknowns.isEmpty || needsValues
  }

  /// Whether the scene is a view that was made without the values it has to be given.
  var needsValues: Bool {
    guard case .view(let name) = result.request.source, let type = program.type(named: name) else {
      return false
    }
    return type.storedProperties.contains(where: \.needsValue)
  }

  /// Whether the scene is a view that was made without a binding it has to be given: what is read through one that stands in
  /// for it is like any other value.
  var needsBinding: Bool {
    guard case .view(let name) = result.request.source, let type = program.type(named: name) else { return false }
    return type.storedProperties.contains { $0.attribute("Binding") != nil || $0.type?.name == "Binding" }
  }
}

extension VariableDeclaration {
  /// Whether a value has to come from outside: none is written, and no wrapper supplies one.
  fileprivate var needsValue: Bool {
    guard initializer == nil, !(!isLet && type?.isOptional == true) else { return false }
    return !["Environment", "Namespace", "FocusState", "AccessibilityFocusState"].contains { attribute($0) != nil }
  }
}
