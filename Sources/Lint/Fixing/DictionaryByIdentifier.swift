import Semantics
import SourceText
import ViewGraph

/// A preference of which one value arrives, written by the rows of a loop, turned into values by the rows' identifiers.
struct DictionaryByIdentifier {
  private let key: PreferenceKeyParts
  private let loop: CallOccurrence
  private let row: ClosureExpression
  /// The type of the identifiers, and how a row names its own.
  private let identifierType: String
  private let identifier: String
  private let writers: [CallOccurrence]
  private let readers: [CallOccurrence]
  private let scope: ProgramScope

  /// Nil where others than the rows of one loop write the key, or nobody can tell what identifies them.
  init?(_ key: PreferenceKeyParts, in scope: ProgramScope) {
    let uses = scope.preferenceUses(of: key.name)
    writers = uses.writes
    readers = uses.reads
    guard !uses.isUsedOtherwise(in: scope), let loop = Self.loop(around: writers, in: scope),
      let row = loop.call.content(), let element = row.parameters.first?.name, row.parameters.count == 1,
      let identity = Self.identity(of: loop, in: scope)
    else { return nil }
    self.key = key
    self.loop = loop
    self.row = row
    self.scope = scope
    identifierType = identity.type
    identifier = identity.path.isEmpty ? element : "\(element).\(identity.path)"
  }

  private static func loop(around writers: [CallOccurrence], in scope: ProgramScope) -> CallOccurrence? {
    guard let first = writers.first?.scope.containers.first(where: { $0.calledName == "ForEach" }) else { return nil }
    let isOne = writers.allSatisfy { writer in
      writer.call.calledName == "preference" && writer.scope.containers.contains { $0 === first }
    }
    return isOne ? scope.call(at: first.span) : nil
  }

  private static func identity(of loop: CallOccurrence, in scope: ProgramScope) -> (type: String, path: String)? {
    let written = loop.call.argument("id")?.value
    if written == nil, case .binary(let range)? = loop.call.unlabeled?.value.unwrapped.kind,
      ["..<", "..."].contains(range.operator)
    {
      return ("Int", "")
    }
    guard let identity = LoopIdentity(loop, in: scope) else { return nil }
    guard case .keyPath(let path)? = written?.kind else { return (identity.typeName, "id") }
    guard case .property(let name)? = path.components.first, name != "self" else { return (identity.typeName, "") }
    return (identity.typeName, name)
  }

  var proposal: FixProposal? {
    guard let value = key.valueType ?? key.defaultValue?.type, case .named = value.kind,
      let name = value.qualifiedName, let fallback = defaultText(of: name)
    else { return nil }
    let type = "[\(identifierType): \(name)]"
    let rewriting = PreferenceKeyRewriting(type: type, defaultValue: "[:]") { "\($0).merge(\($1)()) { $1 }" }
    guard var edits = rewriting.edits(of: key, in: scope) else { return nil }
    for writer in writers {
      guard let span = writer.call.argument("value")?.value.span,
        let open = scope.inserting("[\(identifier): ", before: span), let close = scope.inserting("]", after: span)
      else { return nil }
      edits += [open, close]
    }
    for reader in readers {
      guard let changes = changes(of: reader, type: type, fallback: fallback) else { return nil }
      edits += changes
    }
    return FixProposal("keep the values by identifier: '\(type)'", keepsMeaning: false, edits: edits)
  }

  /// The key's default, as it stands behind `default:`.
  private func defaultText(of type: String) -> String? {
    guard let value = key.defaultValue?.givenValue else { return nil }
    return value.implicitMember.map { "\(type).\($0)" } ?? scope.text(value.span)
  }

  /// What an observer needs to get all values; nil where nobody can tell which of them it wants.
  private func changes(of reader: CallOccurrence, type: String, fallback: String) -> [FileEdit]? {
    guard reader.call.calledName == "onPreferenceChange", let action = reader.call.closures.last?.closure else {
      return nil
    }
    guard let parameter = action.parameters.first else { return nil }
    let isRead = CodeWalk(action.body).expressions.contains {
      if case .local(parameter.slot, _) = $0.kind { true } else { false }
    }
    guard isRead else { return [] }
    guard case .assignment(let assignment)? = action.body.singleExpression?.kind, assignment.operator == nil,
      case .local(parameter.slot, _) = assignment.value.unwrapped.kind, let name = assignment.target.ownMember,
      let owner = reader.scope.type,
      let state = scope.parts(of: owner)?.variables.first(where: { $0.name == name }),
      let start = scope.place(state.nameSpan), let end = scope.place(state.span)?.range.end
    else { return nil }
    let declaration = TextEdit(
      range: ByteRange(start.range.start, end),
      replacement: "\(name): \(type) = [:]"
    )
    var edits = [FileEdit(file: start.file, edit: declaration)]
    let uses = scope.ownUses(of: name, in: owner).filter { !reader.isArgument($0.expression.span) }
    for use in uses {
      guard use.expression.ownMember == name, let index = index(at: use),
        let edit = scope.inserting("[\(index), default: \(fallback)]", after: use.expression.span)
      else { return nil }
      edits.append(edit)
    }
    return edits
  }

  /// Which of the values is meant: that of the row, or that of the selected row.
  private func index(at use: ExpressionOccurrence) -> String? {
    row.span.contains(use.expression.span) ? identifier : selection
  }

  /// The state that the rows compare with their identifier, or set to it.
  private var selection: String? {
    let names = CodeWalk(row.body).expressions.flatMap { expression -> [String] in
      let sides: [Expression] =
        switch expression.kind {
        case .assignment(let assignment) where assignment.operator == nil: [assignment.target, assignment.value]
        case .binary(let binary) where binary.operator == "==": [binary.left, binary.right]
        default: []
        }
      guard sides.contains(where: { scope.text($0.span) == identifier }) else { return [] }
      return sides.compactMap(\.ownMember)
    }
    guard let name = names.first, Set(names).count == 1,
      let property = scope.property(name, around: loop.scope), property.type?.isOptional != true
    else { return nil }
    return name
  }
}
