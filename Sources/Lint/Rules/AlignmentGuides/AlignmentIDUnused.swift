import Semantics
import ViewGraph

extension LintRule {
  static let alignmentIDUnused = LintRule(
    id: "alignment-id-unused",
    summary: "An alignment of the program's own that no container uses",
    documentation: """
      A custom alignment has an effect where a stack, a frame, a grid or an overlay is given it: \
      `HStack(alignment: .iconLine)`. Guides alone move nothing: where there are some, this is a warning.

      Use it in the container that holds the views, or delete it.
      """,
    severity: .hint,
    bad: [
      """
      extension VerticalAlignment {
        private enum IconLine: AlignmentID {
          static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
        }
        static let iconLine = VerticalAlignment(IconLine.self)
      }
      """,
      """
      extension HorizontalAlignment {
        struct Colon: AlignmentID {
          static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
        }
        static let colon = HorizontalAlignment(Colon.self)
      }
      struct Row: View {
        var body: some View {
          VStack {
            Text("a:").alignmentGuide(.colon) { $0[.trailing] }
            Text("b:")
          }
        }
      }
      """,
    ],
    good: [
      """
      extension VerticalAlignment {
        private enum IconLine: AlignmentID {
          static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
        }
        static let iconLine = VerticalAlignment(IconLine.self)
      }
      struct Row: View {
        var body: some View {
          HStack(alignment: .iconLine) {
            Image(systemName: "star").alignmentGuide(.iconLine) { $0[VerticalAlignment.center] }
            Text("Title")
          }
        }
      }
      """,
      """
      extension VerticalAlignment {
        private enum IconLine: AlignmentID {
          static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
        }
        public static let iconLine = VerticalAlignment(IconLine.self)
      }
      """,
    ],
    check: .program { scope in
      OwnAlignment.all(in: scope).compactMap { alignment in
        guard !alignment.isPublic, !alignment.isUsed(in: scope), !scope.isNamedInOtherBuild(alignment.variable.name),
          let place = scope.place(alignment.variable.nameSpan)
        else { return nil }
        let guides = alignment.guides(in: scope).compactMap { scope.place($0.call.nameSpan) }
        return Problem(
          place,
          guides.isEmpty
            ? "no container aligns by '\(alignment.variable.name)'; use or delete it"
            : "no container aligns by '\(alignment.variable.name)', so its guides move nothing; give it to the stack around "
              + "them, or delete it",
          related: guides.map { RelatedPlace($0, "this guide moves nothing") },
          severity: guides.isEmpty ? nil : .warning
        )
      }
    }
  )

  static let alignmentIDNeverExplicit = LintRule(
    id: "alignment-id-never-explicit",
    summary: "An alignment of the program's own that no view sets, and whose default is a built-in one",
    documentation: """
      An alignment of your own matters where views set it with `.alignmentGuide`. Where none does, all views are aligned by \
      its default, which is a built-in alignment already.

      Use the built-in one, or set the guide on the views that should differ.
      """,
    severity: .hint,
    bad: [
      """
      extension VerticalAlignment {
        private enum Middle: AlignmentID {
          static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
        }
        static let middle = VerticalAlignment(Middle.self)
      }
      struct Row: View {
        var body: some View {
          HStack(alignment: .middle) { Text("a"); Text("b") }
        }
      }
      """,
      """
      extension HorizontalAlignment {
        private enum Edge: AlignmentID {
          static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.trailing] }
        }
        static let edge = HorizontalAlignment(Edge.self)
      }
      struct Column: View {
        var body: some View {
          VStack(alignment: .edge) { Text("a"); Text("bb") }
        }
      }
      """,
    ],
    good: [
      """
      extension VerticalAlignment {
        private enum Middle: AlignmentID {
          static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
        }
        static let middle = VerticalAlignment(Middle.self)
      }
      struct Row: View {
        var body: some View {
          HStack(alignment: .middle) {
            Text("a").alignmentGuide(.middle) { $0[.top] }
            Text("b")
          }
        }
      }
      """,
      """
      extension VerticalAlignment {
        private enum Third: AlignmentID {
          static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
        }
        static let third = VerticalAlignment(Third.self)
      }
      struct Row: View {
        var body: some View {
          HStack(alignment: .third) { Text("a"); Text("b") }
        }
      }
      """,
    ],
    check: .program { scope in
      OwnAlignment.all(in: scope).compactMap { alignment in
        guard !alignment.isPublic, let builtIn = alignment.builtInDefault, alignment.isUsed(in: scope),
          alignment.guides(in: scope).isEmpty, let place = scope.place(alignment.variable.nameSpan)
        else { return nil }
        return Problem(place, "no view sets '\(alignment.variable.name)', so it is '\(builtIn)' everywhere; use that")
      }
    }
  )
}

/// `static let iconLine = VerticalAlignment(IconLine.self)`, `Self(IconLine.self)`, `.init(IconLine.self)`.
struct OwnAlignment {
  let variable: VariableDeclaration
  /// `VerticalAlignment` or `HorizontalAlignment`.
  let typeName: String
  let isPublic: Bool
  /// The type that says its default.
  let id: TypeParts

  static func all(in scope: ProgramScope) -> [OwnAlignment] {
    let ids = scope.types(conformingTo: "AlignmentID")
    return AlignmentNames.types.flatMap { name in
      scope.extensions(of: name).flatMap { occurrence in
        occurrence.type.members.variables.compactMap { variable -> OwnAlignment? in
          guard let used = AlignmentNames.madeFrom(variable), let id = ids.first(where: { $0.name == used }) else {
            return nil
          }
          let isPublic = variable.modifiers.contains(.public) || occurrence.type.modifiers.contains(.public)
          return OwnAlignment(variable: variable, typeName: name, isPublic: isPublic, id: id)
        }
      }
    }
  }

  /// The guides that views set for it.
  func guides(in scope: ProgramScope) -> [CallOccurrence] {
    scope.calls("alignmentGuide").filter { occurrence in
      let value = occurrence.call.unlabeled?.value.unwrapped
      return (value?.implicitMember ?? value?.dottedName?.last) == variable.name
    }
  }

  /// Whether anything names it beside its declaration and guides: containers, combined alignments, layouts.
  func isUsed(in scope: ProgramScope) -> Bool {
    let known = [variable.span] + guides(in: scope).flatMap { $0.call.arguments.map(\.value.span) }
    let mentions = known.reduce(0) { $0 + scope.count(ofIdentifier: variable.name, in: $1) }
    return scope.count(ofIdentifier: variable.name) > mentions
  }

  /// The built-in alignment that is the default.
  var builtInDefault: String? {
    let function = id.functions.first { $0.name == "defaultValue" && $0.parameters.count == 1 }
    guard let value = function?.body?.result?.unwrapped, let dimensions = function?.parameters.first else { return nil }
    guard case .subscript(let access) = value.kind, access.arguments.count == 1 else {
      return edge(of: value, dimensions)
    }
    let guide = access.arguments[0].value.unwrapped
    if let name = guide.implicitMember { return ".\(name)" }
    guard let names = guide.dottedName, names.count == 2, AlignmentNames.types.contains(names[0]) else { return nil }
    return ".\(names[1])"
  }

  /// The built-in alignment that a share of the view's own length is: `d.height / 2`, `d.width`, `0`.
  private func edge(of value: Expression, _ dimensions: Parameter) -> String? {
    let isVertical = typeName == "VerticalAlignment"
    guard let share = value.share(of: isVertical ? "height" : "width", inLocal: dimensions.slot) else { return nil }
    switch share {
    case 0: return isVertical ? ".top" : ".leading"
    case 0.5: return ".center"
    case 1: return isVertical ? ".bottom" : ".trailing"
    default: return nil
    }
  }
}

extension Expression {
  /// The factor by which the length `name` of the local in `slot` is multiplied; 0 for a zero.
  fileprivate func share(of name: String, inLocal slot: Int) -> Double? {
    switch unwrapped.kind {
    case .member(let member) where member.name == name && member.base?.isLocal(slot) == true: return 1
    case .binary(let binary) where binary.operator == "/":
      guard let divisor = binary.right.literalNumber, divisor != 0 else { return nil }
      return binary.left.share(of: name, inLocal: slot).map { $0 / divisor }
    case .binary(let binary) where binary.operator == "*":
      if let factor = binary.right.literalNumber {
        return binary.left.share(of: name, inLocal: slot).map { $0 * factor }
      }
      guard let factor = binary.left.literalNumber else { return nil }
      return binary.right.share(of: name, inLocal: slot).map { $0 * factor }
    default: return literalNumber == 0 ? 0 : nil
    }
  }
}
