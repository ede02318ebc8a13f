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
    guard let copies = copies(in: closure) else { return nil }
    guard closure.implicitParameterCount > 0 else {
      guard closure.parameters.count == 1, let parameter = closure.parameters.first, parameter.type == nil,
        scope.text(parameter.span) == parameter.name
      else { return nil }
      if copies.isEmpty, parameter.name == "_", let edit = removingParameters(parameter.span) { return label + [edit] }
      let old = copies.first?.name ?? "_"
      return label + copies.map { removing($0, of: closure) }
        + [scope.replacing(parameter.span, with: "\(old), \(parameter.name)")]
    }
    guard closure.implicitParameterCount == 1, copies.isEmpty, let place = scope.place(closure.span) else { return nil }
    return label
      + newValues(in: place).map { FileEdit(file: place.file, edit: TextEdit(range: $0, replacement: "$1")) }
  }

  /// The copy that the closure captures of what is observed, which is the old value as long as the view is not made anew:
  /// the new action is made with the new one. Nil where there are several, or where a captured value depends on it.
  private func copies(in closure: ClosureExpression) -> [CaptureListItem]? {
    guard let observed = call.arguments.first?.value else { return [] }
    let concerned = closure.captureList.filter { item in
      CodeWalk(item.value).expressions.contains { isSame($0, observed) }
    }
    return concerned.count < 2 && concerned.allSatisfy { isSame($0.value, observed) } ? concerned : nil
  }

  /// Whether both expressions name the same, `self` left out or written.
  private func isSame(_ one: Expression, _ other: Expression) -> Bool {
    func path(_ expression: Expression) -> [String]? {
      expression.unwrapped.dottedName.map { $0.first == "self" ? Array($0.dropFirst()) : $0 }
    }
    if let names = path(one) { return names == path(other) }
    return scope.text(one.unwrapped.span) == scope.text(other.unwrapped.span)
  }

  /// Takes a captured value out of the closure's list, with the list where nothing else is captured.
  private func removing(_ item: CaptureListItem, of closure: ClosureExpression) -> FileEdit? {
    guard let place = scope.place(closure.span), let parameter = closure.parameters.first,
      let header = scope.place(parameter.span)?.range.start, let root = scope.tree(place.file)?.root
    else { return nil }
    let before = ByteRange(place.range.start, header)
    let captures = root.node(covering: place.range).descendants.filter { node in
      node.kind == .closureCapture && before.contains(node.range)
    }
    guard let index = captures.firstIndex(where: { ClosureCaptureSyntax($0)?.name?.text == item.name }) else {
      return nil
    }
    var range = captures[index].range
    if captures.count == 1, let list = captures[index].parent, list.kind == .closureCaptureList {
      range = ByteRange(list.range.start, list.fullRange.end)
    } else if index + 1 < captures.count {
      range = ByteRange(range.start, captures[index + 1].range.start)
    } else if index > 0, let comma = captures[index - 1].lastToken {
      range = ByteRange(comma.range.start, range.end)
    }
    return FileEdit(file: place.file, edit: TextEdit(range: range, replacement: ""))
  }

  /// Takes away the `_ in` of a closure that then takes nothing; nil where more stands there.
  private func removingParameters(_ span: SourceSpan) -> FileEdit? {
    guard let place = scope.place(span), let tree = scope.tree(place.file),
      let list = tree.root.token(at: place.range.start)?.ancestors.first(where: { $0.kind == .closureSignature }),
      list.text.split(separator: " ") == ["_", "in"]
    else { return nil }
    let before = tree.text.bytes[..<list.range.start.value].reversed().prefix { $0 == UInt8(ascii: " ") }.count
    return FileEdit(
      file: place.file,
      edit: TextEdit(range: ByteRange(list.range.start - before, list.range.end), replacement: "")
    )
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
