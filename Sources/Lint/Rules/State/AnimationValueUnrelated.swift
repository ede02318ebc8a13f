import Semantics
import ViewGraph

extension LintRule {
  static let animationValueUnrelated = LintRule(
    id: "animation-value-unrelated",
    summary: "An animation that waits for a value which changes nothing below it",
    documentation: """
      `.animation(_:value:)` animates the changes below it in the update in which `value` changes. Where nothing below \
      reads the value, and what is read changes at other times, nothing is ever animated.

      Name the value that the views below depend on.
      """,
    severity: .info,
    bad: [
      """
      struct Dot: View {
        @State private var isBig = false
        @State private var taps = 0
        var body: some View {
          VStack {
            Circle().scaleEffect(isBig ? 2 : 1).animation(.spring, value: taps)
            Button("Grow") { isBig.toggle() }
            Button("Count \\(taps)") { taps += 1 }
          }
        }
      }
      """,
      """
      struct Sheet: View {
        @State private var isOpen = false
        @State private var title = ""
        var body: some View {
          VStack {
            Rectangle()
              .frame(height: isOpen ? 300 : 60)
              .animation(.easeOut, value: title)
            TextField("Title", text: $title)
            Toggle("Open", isOn: $isOpen)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Dot: View {
        @State private var isBig = false
        @State private var taps = 0
        var body: some View {
          VStack {
            Circle().scaleEffect(isBig ? 2 : 1).animation(.spring, value: isBig)
            Button("Grow") { isBig.toggle() }
            Button("Count \\(taps)") { taps += 1 }
          }
        }
      }
      """,
      """
      struct Dot: View {
        @State private var isBig = false
        @State private var taps = 0
        var body: some View {
          VStack {
            Circle().scaleEffect(isBig ? 2 : 1).animation(.spring, value: taps)
            Button("Grow") {
              isBig.toggle()
              taps += 1
            }
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.modifierCalls("animation").compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard let value = occurrence.call.argument("value")?.value.unwrapped, let name = value.ownMember,
    let waited = scope.property(name, around: occurrence.scope), waited.attribute("State") != nil,
    let receiver = occurrence.call.receiver, let type = occurrence.scope.type,
    let read = statesRead(in: receiver, around: occurrence.scope, of: scope), !read.isEmpty, !read.contains(name),
    !changeTogether(name, read, in: type), let place = scope.place(value.span)
  else { return nil }
  return Problem(
    place,
    "nothing below this '.animation' reads '\(name)', so changes of '\(read.joined(separator: "', '"))' are not animated; "
      + "write 'value: \(read[0])'",
    proposals: read.count == 1
      ? scope.proposal("write 'value: \(read[0])'", keepsMeaning: false, scope.replacing(value.span, with: read[0]))
      : []
  )
}

/// The state that a chain of the framework's views reads; nil where it reads anything else, whose dependencies nobody
/// can see here.
private func statesRead(in receiver: Expression, around scope: CodeScope, of program: ProgramScope) -> [String]? {
  var names: [String] = []
  for expression in CodeWalk(receiver).expressions {
    switch expression.kind {
    case .name(let name) where name.selfSlot != nil && !name.isType && !name.name.hasPrefix("_"):
      if program.globalFunction(named: name.name) != nil { return nil }
      let bare = name.name.hasPrefix("$") ? String(name.name.dropFirst()) : name.name
      guard let property = program.property(bare, around: scope) else {
        if program.declares(bare) { return nil }
        continue
      }
      guard property.isStored, property.attribute("State") != nil || property.isLet else { return nil }
      if property.attribute("State") != nil, !names.contains(bare) { names.append(bare) }
    case .local(_, let name): if name != "self" { return nil }
    case .call(let call):
      if call.isInitializer, let type = call.baseTypeName, program.declaresType(type) {
        return nil
      }
      if program.ownModifier(call) != nil { return nil }
    default: continue
    }
  }
  return names
}

/// Whether one function or action changes the value together with what is read.
private func changeTogether(_ name: String, _ read: [String], in type: TypeDeclaration) -> Bool {
  var bodies = (type.members.functions + type.members.initializers).compactMap(\.body?.statements)
  for variable in type.members.variables {
    for accessor in variable.accessors.all {
      for case .closure(let closure, _) in CodeWalk(accessor.body) { bodies.append(closure.body.statements) }
    }
  }
  return bodies.contains { statements in
    let written = writtenNames(in: statements)
    return written.contains(name) && !written.isDisjoint(with: read)
  }
}

private func writtenNames(in statements: [Statement]) -> Set<String> {
  Set(
    CodeWalk(statements, enteringClosures: false).expressions.compactMap { expression -> String? in
      switch expression.kind {
      case .assignment(let assignment): return assignment.target.ownPath?.name
      case .call(let call): return call.receiver?.ownPath?.name
      default: return nil
      }
    }
  )
}
