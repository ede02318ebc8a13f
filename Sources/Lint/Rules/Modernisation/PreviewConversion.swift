import Semantics
import SourceText
import Syntax
import ViewGraph

/// A `PreviewProvider` as `#Preview`s: one for each view that it shows.
struct PreviewConversion {
  private let type: TypeParts
  private let scope: ProgramScope

  init(_ type: TypeParts, in scope: ProgramScope) {
    self.type = type
    self.scope = scope
  }

  /// Nil where the type has other members, is named elsewhere, or asks for what the macro cannot say.
  var edits: [FileEdit?]? {
    let declaration = type.declaration.type
    guard type.extensions.isEmpty, type.functions.isEmpty, type.initializers.isEmpty, type.variables.count == 1,
      type.typealiases.isEmpty, declaration.members.types.isEmpty, scope.mentions(of: declaration) == 0,
      let previews = type.variables.first, previews.name == "previews",
      let body = previews.accessors.getter?.body ?? previews.initializer, let place = scope.place(declaration.span),
      let attributes = attributes(of: previews)
    else { return nil }
    let indentation = scope.lineIndentation(of: place)
    let texts = shown(by: body).map { preview($0, indentedBy: indentation) }
    guard !texts.isEmpty, !texts.contains(where: { $0 == nil }) else { return nil }
    let text = texts.compactMap { $0 }.map { (attributes + [$0]).joined(separator: "\n" + indentation) }
      .joined(separator: "\n\n\(indentation)")
    return [scope.replacing(declaration.span, with: text)]
  }

  /// Where the provider is there, for each preview to say as well; nil where attributes say what is not known. The
  /// macro's code builds views on the main actor by itself.
  private func attributes(of previews: VariableDeclaration) -> [String]? {
    var kept: [String] = []
    for attribute in type.declaration.type.attributes + previews.attributes {
      switch attribute.name {
      case "available":
        guard let text = scope.text(attribute.span) else { return nil }
        kept.append(text)
      case "MainActor", "ViewBuilder": continue
      default: return nil
      }
    }
    return kept
  }

  /// A view that is shown, with the comments that stand before it and behind it.
  private struct Shown {
    let view: Expression?
    var before: [Place] = []
    var after: [Place] = []
  }

  /// The views that are shown one by one: those in a group are previews of their own.
  private func shown(by body: Body) -> [Shown] {
    let views = body.statements.map { statement -> Expression? in
      switch statement.kind {
      case .expression(let expression), .return(.some(let expression)): expression
      default: nil
      }
    }
    guard views.count == 1, let group = views[0]?.asCall, group.isInitializer, group.calledName == "Group",
      let content = group.content()?.body, content.statements.count > 1
    else { return withComments(views, in: body) }
    return shown(by: content)
  }

  private func withComments(_ views: [Expression?], in body: Body) -> [Shown] {
    var shown = views.map { Shown(view: $0) }
    guard let whole = scope.place(body.span), let text = scope.tree(whole.file)?.text, !shown.isEmpty else {
      return shown
    }
    var start = whole.range.start
    for (index, view) in views.enumerated() {
      guard let range = view.flatMap({ scope.place($0.span)?.range }), start <= range.start else { return shown }
      let between = comments(from: start, to: range.start, in: whole.file)
      let line = text.lineColumn(at: start).line
      let behindLast = index == 0 ? [] : between.prefix { text.lineColumn(at: $0.range.start).line == line }
      if index > 0 { shown[index - 1].after = Array(behindLast) }
      shown[index].before = Array(between.dropFirst(behindLast.count))
      start = range.end
    }
    shown[shown.count - 1].after = comments(from: start, to: max(start, whole.range.end), in: whole.file)
    return shown
  }

  private func comments(from start: ByteOffset, to end: ByteOffset, in file: FileID) -> [Place] {
    scope.comments(in: Place(file: file, range: ByteRange(start, end)))
  }

  private func preview(_ shown: Shown, indentedBy indentation: String) -> String? {
    guard let view = shown.view, let call = view.asCall, let place = scope.place(view.span) else { return nil }
    guard !["ForEach", "Group"].contains(call.innermost.calledName ?? "") else { return nil }
    let calls = call.chain.reversed()
    guard let first = calls.first, let start = first.receiver?.span ?? calls.first?.span, var text = scope.text(start)
    else { return nil }
    var arguments: [String] = []
    for modifier in first.receiver == nil ? Array(calls.dropFirst()) : calls {
      guard let piece = scope.modifierText(modifier) else { return nil }
      switch modifier.calledName {
      case "previewDisplayName":
        guard let name = modifier.unlabeled.flatMap({ scope.text($0.value.span) }), name.hasPrefix("\"") else {
          return nil
        }
        arguments.insert(name, at: 0)
      case "previewLayout":
        guard let trait = modifier.unlabeled.flatMap({ trait(of: $0.value) }) else { return nil }
        arguments.append("traits: \(trait)")
      case let name? where name.hasPrefix("preview"): return nil
      default: text += piece
      }
    }
    let inner = indentation + scope.indentationUnit(around: place)
    let code = MovedCode(text, indentedBy: scope.lineIndentation(of: place)).text(indentedBy: inner)
    let head = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    let comments = [shown.before, shown.after].map { scope.lines(of: $0, indentedBy: inner) }
    let lines = [comments[0], code, comments[1]].filter { !$0.isEmpty }.joined(separator: "\n" + inner)
    return "#Preview\(head) {\n\(inner)\(lines)\n\(indentation)}"
  }

  /// The trait that says what `.previewLayout` said.
  private func trait(of layout: Expression) -> String? {
    if layout.implicitMember == "sizeThatFits" { return ".sizeThatFitsLayout" }
    guard let call = layout.asCall, call.calledName == "fixed", let width = call.argument("width"),
      let height = call.argument("height"), let widthText = scope.text(width.value.span),
      let heightText = scope.text(height.value.span)
    else { return nil }
    return ".fixedLayout(width: \(widthText), height: \(heightText))"
  }
}
