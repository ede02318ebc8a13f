import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let redundantModifier = LintRule(
    id: "redundant-modifier",
    summary: "A modifier that changes nothing",
    documentation: """
      A padding of 0, an opacity of 1, an offset of nothing move no frame and change no drawing. They are left over, or a \
      number that was to be set. Values that the program computes are left alone.
      """,
    severity: .hint,
    bad: [
      """
      struct Title: View {
        var body: some View { Text("a").padding(0) }
      }
      """,
      """
      struct Icon: View {
        var body: some View {
          Image(systemName: "star")
            .opacity(1)
            .offset(x: 0, y: 0)
        }
      }
      """,
    ],
    good: [
      """
      struct Title: View {
        var body: some View { Text("a").padding(4) }
      }
      """,
      """
      struct Icon: View {
        @State private var isShown = false
        var body: some View {
          Image(systemName: "star")
            .opacity(isShown ? 1 : 0)
            .onTapGesture(count: 2) { isShown.toggle() }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.index.calls.keys.filter { neutral[$0] != nil }.ordered().flatMap { name in
        unit.modifierCalls(name).compactMap { problem($0, in: scope) }
      }
    }
  )
}

/// What each argument has to be for the modifier to do nothing.
private let neutral: [String: (labels: Set<String>, value: Double)] = [
  "blur": (["radius"], 0),
  "brightness": ([""], 0),
  "contrast": ([""], 1),
  "grayscale": ([""], 0),
  "offset": (["", "x", "y"], 0),
  "opacity": ([""], 1),
  "padding": ([""], 0),
  "rotationEffect": ([""], 0),
  "saturation": ([""], 1),
  "scaleEffect": ([""], 1),
]

private func problem(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  let call = occurrence.call
  guard let name = call.calledName, let known = neutral[name], scope.isOnView(occurrence),
    case let values = call.arguments.filter({ !scope.saysWhere($0, name) }), !values.isEmpty,
    values.allSatisfy({ known.labels.contains($0.label ?? "") && $0.value.says(known.value) }),
    let place = scope.place(call.nameSpan)
  else { return nil }
  return Problem(
    place,
    "'.\(name)' with \(Points(known.value)) changes nothing; remove it",
    proposals: scope.removal(of: call).map { [$0] } ?? []
  )
}

extension ProgramScope {
  /// Whether the modifier is made on a view, or on the content of a modifier of the program's own.
  fileprivate func isOnView(_ occurrence: CallOccurrence) -> Bool {
    if isMadeOnView(occurrence) { return true }
    guard case .local(let slot, _)? = occurrence.call.receiver?.root.kind,
      case .parameter(let content, let function)? = occurrence.scope.origin(ofLocal: slot)
    else { return false }
    return function.name == "body" && content.slot == slot && occurrence.scope.type.map(isModifier) ?? false
  }

  /// Whether the argument only says on which edges or around which point a value counts: `.horizontal`, `anchor: .top`.
  fileprivate func saysWhere(_ argument: Argument, _ modifier: String) -> Bool {
    if argument.label == "anchor" { return true }
    return modifier == "padding" && argument.label == nil && argument.value.literalNumber == nil
      && type(of: argument.value)?.nominal.map { $0.lastName == "Set" } ?? (argument.value.implicitMember != nil)
  }
}

extension Expression {
  /// Whether it is the number, or a size or an angle of nothing else: `.zero`, `CGSize(width: 0, height: 0)`, `.degrees(0)`.
  fileprivate func says(_ number: Double) -> Bool {
    if literalNumber == number { return true }
    guard number == 0 else { return false }
    if case .member(let member) = unwrapped.kind, member.name == "zero" { return member.base?.dottedName != nil }
    guard let call = unwrapped.asCall, !call.arguments.isEmpty else { return false }
    let makes = call.isInitializer || call.isImplicitInitializer || call.callee.implicitMember != nil
    return makes && call.arguments.allSatisfy { $0.value.literalNumber == 0 }
  }
}
