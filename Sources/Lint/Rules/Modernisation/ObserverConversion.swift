import Semantics
import SourceText
import Syntax
import ViewGraph

/// `.onChange(of:)` whose action takes the new value, with the action of today that takes the old one, too.
struct ObserverConversion {
  let call: CallExpression
  private let action: Argument
  private let scope: ProgramScope

  /// Nil for the form of today.
  init?(_ call: CallExpression, in scope: ProgramScope) {
    guard call.arguments.first?.label == "of", call.arguments.count == 2, let action = call.arguments.last,
      action.label == "perform" || action.label == nil && action.value.closure.map(Self.takesOne) == true
    else { return nil }
    self.call = call
    self.action = action
    self.scope = scope
  }

  private static func takesOne(_ closure: ClosureExpression) -> Bool {
    max(closure.parameters.count, closure.implicitParameterCount) == 1
  }

  var proposals: [FixProposal] {
    let made = edits.map { $0.compactMap { $0 } } ?? []
    guard !made.isEmpty else { return [] }
    return [FixProposal("take the old value, too", keepsMeaning: false, edits: made)]
  }

  var edits: [FileEdit?]? {
    guard let closure = action.value.closure else { return calling }
    let label = labelEdit.map { [$0] } ?? []
    guard closure.implicitParameterCount > 0 else {
      guard closure.parameters.count == 1, let parameter = closure.parameters.first, parameter.type == nil,
        scope.text(parameter.span) == parameter.name
      else { return nil }
      return label + [scope.replacing(parameter.span, with: "_, \(parameter.name)")]
    }
    guard closure.implicitParameterCount == 1, let place = scope.place(closure.span) else { return nil }
    return label
      + newValues(in: place).map { FileEdit(file: place.file, edit: TextEdit(range: $0, replacement: "$1")) }
  }

  private static let unlabeled = "(_:)"

  /// A function instead of a closure: `perform: save`.
  private var calling: [FileEdit?]? {
    guard let function = scope.text(action.value.span), let value = call.arguments.first,
      let observed = scope.text(value.value.span)
    else { return nil }
    let gap = scope.gap(before: call)
    // 'save(_:)' names what 'save(…)' calls.
    let name = function.hasSuffix(Self.unlabeled) ? String(function.dropLast(Self.unlabeled.count)) : function
    let text = "\(gap).onChange(of: \(observed)) { _, newValue in \(name)(newValue) }"
    return [scope.replacingModifier(call, with: text)]
  }

  /// Takes `perform:` away.
  private var labelEdit: FileEdit? {
    guard let label = action.labelSpan.flatMap({ scope.place($0) }), let value = scope.place(action.value.span) else {
      return nil
    }
    return FileEdit(
      file: label.file,
      edit: TextEdit(range: ByteRange(label.range.start, value.range.start), replacement: "")
    )
  }

  /// Each `$0` of the closure itself.
  private func newValues(in closure: Place) -> [ByteRange] {
    guard let node = scope.tree(closure.file)?.root.node(covering: closure.range) else { return [] }
    return node.descendants.filter { token in
      token.kind == .dollarIdentifier && token.text == "$0"
        && token.ancestors.first(where: { $0.kind == .closureExpression })?.range == closure.range
    }.map(\.range)
  }
}
