import Semantics
import SourceText
import Syntax
import ViewGraph

/// What makes a use of something new safe on older systems.
struct AvailabilityFix {
  private let use: APIUses.Use
  /// `iOS 17, macOS 14`
  private let condition: String
  private let scope: ProgramScope

  init(use: APIUses.Use, condition: String, in scope: ProgramScope) {
    self.use = use
    self.condition = condition
    self.scope = scope
  }

  var proposals: [FixProposal] { [branch, showing, attribute].compactMap(\.self) }

  /// `if #available` around a view that older systems do without.
  private var showing: FixProposal? {
    guard use.modifier == nil, let occurrence = occurrence, occurrence.call.isInitializer, occurrence.scope.isBuilder,
      let own = scope.place(occurrence.call.span), let tree = scope.tree(own.file),
      let statement = statement(around: own, in: tree)
    else { return nil }
    let indentation = scope.indentation(before: statement) ?? ""
    let inner = indentation + scope.indentationUnit(around: statement)
    let view = MovedCode(scope.text(statement), indentedBy: indentation).text(indentedBy: inner)
    let text = "if #available(\(condition), *) {\n\(inner)\(view)\n\(indentation)}"
    return FixProposal(
      "show it only behind 'if #available(\(condition), *)'",
      keepsMeaning: false,
      edits: [FileEdit(file: own.file, edit: TextEdit(range: statement.range, replacement: text))]
    )
  }

  /// The call of the view or modifier.
  private var occurrence: CallOccurrence? {
    scope.calls(use.name.hasPrefix(".") ? String(use.name.dropFirst()) : use.name).first {
      $0.call.nameSpan == use.span
    }
  }

  /// `if #available` around the view, and in `else` the view without the modifier.
  private var branch: FixProposal? {
    guard let call = use.modifier, let receiver = call.receiver.flatMap({ scope.place($0.span) }),
      let own = scope.place(call.span), let tree = scope.tree(own.file),
      let statement = statement(around: own, in: tree), occurrence?.scope.isBuilder == true
    else { return nil }
    let view = scope.text(statement)
    let before = ByteRange(statement.range.start, receiver.range.end)
    let after = ByteRange(own.range.end, statement.range.end)
    let older = scope.text(Place(file: own.file, range: before)) + scope.text(Place(file: own.file, range: after))
    let indentation = scope.indentation(before: statement) ?? ""
    let inner = indentation + scope.indentationUnit(around: statement)
    func indented(_ text: String) -> String { MovedCode(text, indentedBy: indentation).text(indentedBy: inner) }
    let text =
      "if #available(\(condition), *) {\n\(inner)\(indented(view))\n\(indentation)} else {\n"
      + "\(inner)\(indented(older))\n\(indentation)}"
    return FixProposal(
      "use it behind 'if #available(\(condition), *)'",
      keepsMeaning: false,
      edits: [FileEdit(file: own.file, edit: TextEdit(range: statement.range, replacement: text))]
    )
  }

  /// The whole statement of a builder that the modifier is part of, as a chain.
  private func statement(around place: Place, in tree: SyntaxTree) -> Place? {
    var inner = tree.root.node(covering: place.range)
    for ancestor in inner.ancestors {
      if ancestor.kind == .statementList { return Place(file: place.file, range: inner.range) }
      guard ancestor.kind == .functionCallExpression || ancestor.kind == .memberAccessExpression else { return nil }
      inner = ancestor
    }
    return nil
  }

  /// `@available` before the type.
  private var attribute: FixProposal? {
    guard
      let type = scope.types.map(\.type).filter({ $0.span.contains(use.span) && $0.kind != .extension })
        .min(by: { $0.span.length < $1.span.length }),
      type.attribute("available") == nil, let place = scope.place(type.span)
    else { return nil }
    let indentation = scope.indentation(before: place) ?? ""
    let text = "@available(\(condition), *)\n\(indentation)"
    let edit = TextEdit(range: ByteRange(place.range.start, place.range.start), replacement: text)
    return FixProposal(
      "add '@available(\(condition), *)' to '\(type.name)'",
      keepsMeaning: false,
      edits: [FileEdit(file: place.file, edit: edit)]
    )
  }
}

extension CodeScope {
  /// Whether a result builder makes views of the statements, so that an `if` may stand among them.
  var isBuilder: Bool {
    switch kind {
    case .closure, .preview: true
    case .accessor(let variable): variable.name == "body" || variable.attribute("ViewBuilder") != nil
    case .function(let function):
      ["body", "makeBody"].contains(function.name) || function.attributes.contains { $0.name == "ViewBuilder" }
    default: false
    }
  }
}
