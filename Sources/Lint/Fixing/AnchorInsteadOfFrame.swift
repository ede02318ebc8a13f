import Semantics
import SourceText
import ViewGraph

/// Frames that readers publish and a decoration draws at, turned into anchors that the decoration converts itself: those
/// are right in whatever space it stands.
struct AnchorInsteadOfFrame {
  private let key: PreferenceKeyParts
  private let decoration: PreferenceDecoration
  private let state: VariableDeclaration
  private let writers: [CallOccurrence]
  private let place: Place
  private let scope: ProgramScope

  /// Nil where others than the decoration read the key.
  init?(
    _ key: PreferenceKeyParts,
    decoration: PreferenceDecoration,
    state: VariableDeclaration,
    at place: Place,
    in scope: ProgramScope
  ) {
    let uses = scope.preferenceUses(of: key.name)
    writers = uses.writes
    guard !writers.isEmpty, uses.reads.count == 1, !uses.isUsedOtherwise(in: scope) else {
      return nil
    }
    self.key = key
    self.decoration = decoration
    self.state = state
    self.place = place
    self.scope = scope
  }

  var proposal: FixProposal? {
    guard let shape, let keyEdits = rewriting(shape).edits(of: key, in: scope), let drawing = drawing(shape),
      let decorationEdits = decoration.edits(with: drawing)
    else { return nil }
    var edits = keyEdits + decorationEdits
    for writer in writers {
      guard let edit = anchor(for: writer) else { return nil }
      edits.append(edit)
    }
    edits += needlessSpaces
    return FixProposal("publish anchors and draw with '.\(decoration.modifier)'", keepsMeaning: false, edits: edits)
  }

  /// How the key holds rectangles.
  private enum Shape {
    case one
    case optional
    case dictionary(key: String)
  }

  private var shape: Shape? {
    guard let type = key.valueType ?? key.defaultValue?.type else { return nil }
    switch type.kind {
    case .named: return type.name == "CGRect" && keepsLast ? .one : nil
    case .optional(let wrapped): return wrapped.name == "CGRect" ? .optional : nil
    case .dictionary(let name, let value):
      guard value.name == "CGRect", let text = scope.text(name.span) else { return nil }
      return .dictionary(key: text)
    default: return nil
    }
  }

  /// `value = nextValue()`: what joins rectangles cannot join anchors.
  private var keepsLast: Bool {
    guard case .assignment(let assignment)? = key.reduce?.body?.singleExpression?.kind, assignment.operator == nil,
      let call = assignment.value.asCall, case .local = call.callee.kind
    else { return false }
    return true
  }

  private func rewriting(_ shape: Shape) -> PreferenceKeyRewriting {
    switch shape {
    case .one:
      PreferenceKeyRewriting(type: "Anchor<CGRect>?", defaultValue: "nil") { "\($0) = \($1)() ?? \($0)" }
    case .optional: PreferenceKeyRewriting(type: "Anchor<CGRect>?", defaultValue: "nil")
    case .dictionary(let name): PreferenceKeyRewriting(type: "[\(name): Anchor<CGRect>]", defaultValue: "[:]")
    }
  }

  /// `.background { GeometryReader { Color.clear.preference(…) } }` as `.anchorPreference(…)`.
  private func anchor(for writer: CallOccurrence) -> FileEdit? {
    guard let closures = Self.surroundings(of: writer), let name = writer.call.argument("key")?.value,
      let keyText = scope.text(name.span), let value = writer.call.argument("value")?.value,
      let frame = CodeWalk(value).expressions.compactMap(\.asCall).first(where: { $0.calledName == "frame" }),
      frame.argument("in") != nil, let frameText = scope.text(frame.span), let text = scope.text(value.span)
    else { return nil }
    let parts = text.split(separator: frameText, omittingEmptySubsequences: false)
    guard parts.count == 2, !text.contains("$") || frameText.contains("$"), !parts.joined().contains("$0") else {
      return nil
    }
    let transform = parts.joined(separator: "$0")
    return scope.replacingModifier(
      closures,
      with: "\(scope.gap(before: closures)).anchorPreference(key: \(keyText), value: .bounds) { \(transform) }"
    )
  }

  /// The definitions of spaces that only the frames are measured in, removed.
  private var needlessSpaces: [FileEdit] {
    let frames = writers.compactMap { writer in
      writer.call.argument("value").flatMap { value in
        CodeWalk(value.value).expressions.compactMap(\.asCall).first { $0.calledName == "frame" }
      }
    }
    let isFrame = { (call: CallExpression) in frames.contains { $0.span.contains(call.span) } }
    let named = scope.calls("named").map(\.call)
    let names = Set(named.filter(isFrame).compactMap { $0.unlabeled.flatMap { scope.text($0.value.span) } })
    let definitions = scope.calls("coordinateSpace").map(\.call)
    return names.ordered().flatMap { name -> [FileEdit] in
      let own = definitions.filter { definition in
        definition.arguments.contains { $0.value.nameOfSpace.flatMap { scope.text($0.span) } == name }
      }
      let isUsedOtherwise = named.contains { call in
        call.unlabeled.flatMap { scope.text($0.value.span) } == name && !isFrame(call)
          && !own.contains { $0.span.contains(call.span) && $0.receiver?.span.contains(call.span) != true }
      }
      return isUsedOtherwise ? [] : own.compactMap { scope.removingModifier($0) }
    }
  }

  /// The decoration whose only content is a reader with the writer as its only content.
  private static func surroundings(of writer: CallOccurrence) -> CallExpression? {
    guard case .closure(let inner, let reader?) = writer.scope.kind, reader.calledName == "GeometryReader",
      inner.body.singleExpression?.asCall === writer.call, let outer = writer.scope.parent,
      case .closure(let content, let decoration?) = outer.kind, content.body.singleExpression?.asCall === reader,
      ["background", "overlay"].contains(decoration.calledName)
    else { return nil }
    return decoration
  }

  /// The decoration over the converted frames.
  private func drawing(_ shape: Shape) -> String? {
    guard let head = decoration.head(withAlignment: false), let content = decoration.content() else { return nil }
    let names = Set(content.text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    guard names.isDisjoint(with: ["anchor", "anchors", "proxy"]) else { return nil }
    let line = scope.closingIndentation(of: place) ?? scope.indentation(before: place) ?? ""
    let converted: (name: String, value: String) =
      switch shape {
      case .one: ("anchor", "anchor.map { proxy[$0] } ?? .zero")
      case .optional: ("anchor", "anchor.map { proxy[$0] }")
      case .dictionary: ("anchors", "anchors.mapValues { proxy[$0] }")
      }
    let inner = placed(content.text, at: line + "    ")
    return """
      \(head) { \(converted.name) in
      \(line)  GeometryReader { proxy in
      \(line)    let \(state.name) = \(converted.value)
      \(inner)
      \(line)  }
      \(line)}
      """
  }

  /// The content, where the decoration's alignment has put it: a reader puts its content into the top leading corner.
  private func placed(_ text: String, at indentation: String) -> String {
    let lines = Self.lines(of: text)
    let alignment = decoration.alignment ?? ".center"
    guard alignment != ".topLeading" else { return lines.map { indentation + $0 }.joined(separator: "\n") }
    return """
      \(indentation)ZStack(alignment: \(alignment)) {
      \(lines.map { "\(indentation)  \($0)" }.joined(separator: "\n"))
      \(indentation)}
      \(indentation).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: \(alignment))
      """
  }

  /// The lines with the white space that all of them begin with taken away.
  private static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    let indents = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix(while: \.isWhitespace).count }
    let common = indents.min() ?? 0
    return lines.map { String($0.dropFirst(common)) }
  }
}

extension Expression {
  /// `"bar"` of `.named("bar")`, or of the older `name: "bar"`.
  fileprivate var nameOfSpace: Expression? {
    guard let call = unwrapped.asCall else { return self }
    return call.calledName == "named" ? call.unlabeled?.value : nil
  }
}
