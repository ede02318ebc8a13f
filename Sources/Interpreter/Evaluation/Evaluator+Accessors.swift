import Semantics

extension Evaluator {
  /// Runs a getter, setter or observer. A mutating one changes `receiver`.
  func run(
    _ accessor: Accessor,
    of variable: VariableDeclaration,
    receiver: inout Value?,
    context: LexicalContext,
    argument: Value? = nil
  ) -> Value {
    let frame = Frame(accessor.body, context: context)
    if let value = receiver, frame.body.slots.first?.name == "self" {
      frame.slots[0] = .value(value)
      receiver = nil
    }
    if let slot = accessor.parameterSlot, let argument { declare(slot, argument, in: frame) }
    let expected = argument == nil ? variable.type.map { resolve($0, in: context) } : nil
    let value = deeper(at: accessor.body.span) {
      runBody(accessor.body, in: frame, expecting: expected, builder: implicitBuilder(of: variable, context))
    }
    if frame.body.slots.first?.name == "self" { receiver = read(0, in: frame) }
    return argument == nil ? coerce(value, to: expected, named: variable.name) : .void
  }

  /// The result builder that a computed property's body is run with: its attribute's, or the one that the protocol
  /// behind `body` and `previews` carries.
  func implicitBuilder(of variable: VariableDeclaration, _ context: LexicalContext) -> String? {
    if let named = builder(of: variable.attributes) { return named }
    guard let type = variable.type, case .some = type.kind else { return nil }
    return switch type.name {
    case "View": "ViewBuilder"
    case "Scene": "SceneBuilder"
    case "Commands": "CommandsBuilder"
    case "ToolbarContent": "ToolbarContentBuilder"
    default: nil
    }
  }
}

extension TypeValue {
  /// Declared in the workspace with `@propertyWrapper`.
  var isPropertyWrapper: Bool { nominal?.declaration?.attribute("propertyWrapper") != nil }
}
