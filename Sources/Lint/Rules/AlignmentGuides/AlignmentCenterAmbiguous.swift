import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let alignmentCenterAmbiguous = LintRule(
    id: "alignment-center-ambiguous",
    summary: "'d[.center]' does not say which center it means",
    documentation: """
      `ViewDimensions` has a subscript for horizontal and one for vertical alignments, and both kinds have a `center`: \
      `d[.center]` does not compile ("ambiguous use of 'center'").

      Write the type: `d[VerticalAlignment.center]` in a vertical guide, `d[HorizontalAlignment.center]` in a \
      horizontal one.
      """,
    severity: .error,
    bad: [
      """
      extension VerticalAlignment {
        private enum Title: AlignmentID {
          static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.center] }
        }
        static let title = VerticalAlignment(Title.self)
      }
      """,
      """
      struct Row: View {
        var body: some View {
          HStack(alignment: .top) {
            Text("Name")
            Image(systemName: "star").alignmentGuide(.top) { $0[.center] - 4 }
          }
        }
      }
      """,
    ],
    good: [
      """
      extension VerticalAlignment {
        private enum Title: AlignmentID {
          static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
        }
        static let title = VerticalAlignment(Title.self)
      }
      """,
      """
      struct Row: View {
        var body: some View {
          HStack(alignment: .top) {
            Text("Name")
            Image(systemName: "star").alignmentGuide(.top) { $0[.bottom] - 4 }
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in unit.subscripts.compactMap { problem($0, in: scope) } }
  )
}

private func problem(_ occurrence: ExpressionOccurrence, in scope: ProgramScope) -> Problem? {
  guard case .subscript(let access) = occurrence.expression.kind, access.arguments.count == 1,
    let argument = access.arguments.first, argument.label == nil || argument.label == "explicit",
    argument.value.implicitMember == "center",
    let dimensions = Dimensions(access.base, in: occurrence.scope),
    let place = scope.place(occurrence.expression.span), let center = scope.place(argument.value.span)
  else { return nil }
  let types = dimensions.alignmentType(in: scope).map { [$0] } ?? ["VerticalAlignment", "HorizontalAlignment"]
  let advice = types.map { "'\($0).center'" }.joined(separator: " or ")
  return Problem(
    place,
    "'.center' is a horizontal and a vertical alignment, so this does not compile; write \(advice)",
    proposals: types.map { type in
      let edit = TextEdit(range: center.range, replacement: "\(type).center")
      return FixProposal(
        "write '\(type).center'",
        keepsMeaning: types.count == 1,
        edits: [
          FileEdit(file: center.file, edit: edit)
        ]
      )
    }
  )
}

/// Where the `ViewDimensions` that are subscripted come from.
private enum Dimensions {
  case alignmentID(TypeDeclaration?, scope: CodeScope)
  case guide(CallExpression)
  case other

  /// Nil where `base` is not known to be a `ViewDimensions`.
  init?(_ base: Expression, in scope: CodeScope) {
    if let call = base.unwrapped.asCall, call.calledName == "dimensions", call.argument("in") != nil {
      self = .other
      return
    }
    guard case .local(let slot, _) = base.unwrapped.kind else { return nil }
    switch scope.origin(ofLocal: slot) {
    case .parameter(let parameter, let function) where parameter.type.name == "ViewDimensions":
      self = function.name == "defaultValue" ? .alignmentID(scope.type, scope: scope) : .other
    case .closureParameter(_, index: 0, let call?) where call.calledName == "alignmentGuide":
      self = .guide(call)
    case .closureParameter(let parameter, _, _) where parameter.type?.name == "ViewDimensions":
      self = .other
    case .variable(let variable, let initializer):
      let call = initializer?.unwrapped.asCall
      guard variable.type?.name == "ViewDimensions" || (call?.calledName == "dimensions" && call?.argument("in") != nil)
      else { return nil }
      self = .other
    default: return nil
    }
  }

  /// `VerticalAlignment` or `HorizontalAlignment`, where the surroundings tell.
  func alignmentType(in program: ProgramScope) -> String? {
    switch self {
    case .guide(let call): call.unlabeled.flatMap { AlignmentNames.type(of: $0.value, in: program) }
    case .alignmentID(let type, let scope):
      scope.chain.lazy.compactMap(\.extendedAlignment).first
        ?? type.flatMap { AlignmentNames.user(of: $0, in: program) }
    case .other: nil
    }
  }
}

extension CodeScope {
  fileprivate var extendedAlignment: String? {
    guard case .type(let type) = kind, type.kind == .extension, AlignmentNames.types.contains(type.name) else {
      return nil
    }
    return type.name
  }
}
