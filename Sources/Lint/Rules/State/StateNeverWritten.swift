import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let stateNeverWritten = LintRule(
    id: "state-never-written",
    summary: "State that never changes",
    documentation: """
      `@State` is for values that the view changes. One that nothing assigns to, and of which nobody takes a binding, is \
      a constant: `let` says so, and costs nothing.
      """,
    severity: .hint,
    bad: [
      """
      struct Badge: View {
        @State private var radius: CGFloat = 8
        var body: some View { Color.red.frame(width: 40, height: 40).clipShape(.rect(cornerRadius: radius)) }
      }
      """,
      """
      struct Names: View {
        @State private var names = ["Ada", "Grace"]
        var body: some View { List(names, id: \\.self) { Text($0) } }
      }
      """,
      """
      struct Title: View {
        @State private var text: String
        init(isShort: Bool) {
          if isShort { text = "All" } else { text = "All of them" }
        }
        var body: some View { Text(text) }
      }
      """,
    ],
    good: [
      """
      struct Badge: View {
        private let radius: CGFloat = 8
        var body: some View { Color.red.frame(width: 40, height: 40).clipShape(.rect(cornerRadius: radius)) }
      }
      """,
      """
      struct Names: View {
        @State private var names = ["Ada", "Grace"]
        var body: some View {
          List {
            ForEach(names, id: \\.self) { Text($0) }
              .onDelete { names.remove(atOffsets: $0) }
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.stateProperties(["State"])
        .filter {
          $0.isPrivate && !$0.isUnused && !$0.isOnlyAssigned && $0.startsAsLiteral && !$0.isChanged
            && !$0.isUsedInOtherBuild
        }
        .compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ property: StateProperty, in scope: ProgramScope) -> Problem? {
  guard let place = property.place, let attribute = property.declaration.attribute("State"),
    let start = scope.place(attribute.span), let keyword = scope.keyword(before: place)
  else { return nil }
  let head = Place(file: place.file, range: ByteRange(start.range.end, keyword))
  let words = scope.text(head).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  let text = words.isEmpty ? "let" : words + " let"
  let edit = TextEdit(range: ByteRange(start.range.start, keyword + 3), replacement: text)
  guard !property.isSetByInitializer else {
    return Problem(
      place,
      "'\(property.name)' never changes once the view is made, so it needs no state; declare it without '@State' and let "
        + "'init' set '\(property.name)' itself"
    )
  }
  return Problem(
    place,
    "'\(property.name)' never changes, so it needs no state; declare it with 'let'",
    proposals: [
      FixProposal("declare it with 'let'", keepsMeaning: true, edits: [FileEdit(file: place.file, edit: edit)])
    ]
  )
}

extension StateProperty {
  /// Of a plain value: what an object holds may change without an assignment.
  fileprivate var startsAsLiteral: Bool {
    guard declaration.attributes.count == 1 else { return false }
    if let initial = declaration.initializer { return initial.singleExpression?.isPlainLiteral ?? false }
    let given = initialValues
    return !given.isEmpty && given.allSatisfy(\.isPlainLiteral)
  }

  fileprivate var isSetByInitializer: Bool { !initialValues.isEmpty }

  /// What initializers put in first: `n = 1`, `_n = State(initialValue: 1)`.
  private var initialValues: [Expression] {
    owner.initializers.compactMap(\.body).flatMap { body in
      CodeWalk(body).expressions.compactMap { expression -> Expression? in
        guard case .assignment(let assignment) = expression.kind, let target = assignment.target.unwrapped.ownMember
        else { return nil }
        if target == name { return assignment.value }
        guard target == "_" + name else { return nil }
        let made = assignment.value.unwrapped.asCall
        return made?.arguments.count == 1 ? made?.arguments.first?.value : assignment.value
      }
    }
  }
}

extension Expression {
  /// Whether it is the same each time, so that nothing is lost where the view is made again.
  fileprivate var isPlainLiteral: Bool {
    switch unwrapped.kind {
    case .integer, .double, .bool, .string: true
    case .array(let elements): elements.allSatisfy(\.isPlainLiteral)
    default: false
    }
  }
}
