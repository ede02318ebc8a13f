import Catalog
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let preferenceSendableCapture = LintRule(
    id: "preference-sendable-capture",
    summary: "State is written in an action that Swift 6 takes for one of any thread",
    documentation: """
      Since Xcode 16.2 the action of `onPreferenceChange` is `@Sendable`. In the language mode of Swift 6 it may not touch \
      the view then, and `width = $0` is an error: "main actor-isolated property 'width' can not be mutated from a \
      Sendable closure".

      Capture the binding instead: `{ [$width] in $width.wrappedValue = $0 }`. Off unless it is configured: it depends on \
      the compiler and its language mode.
      """,
    severity: .off,
    bad: [
      """
      struct Width: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Labels: View {
        @State private var width: CGFloat = 0
        var body: some View {
          Text("Name").preference(key: Width.self, value: 40)
            .frame(minWidth: width)
            .onPreferenceChange(Width.self) { width = $0 }
        }
      }
      """,
      """
      struct Height: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
      }
      struct Header: View {
        @Binding var height: CGFloat
        var body: some View {
          Text("Title").preference(key: Height.self, value: 20)
            .onPreferenceChange(Height.self) { newHeight in
              self.height = newHeight
            }
        }
      }
      """,
    ],
    good: [
      """
      struct Width: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Labels: View {
        @State private var width: CGFloat = 0
        var body: some View {
          Text("Name").preference(key: Width.self, value: 40)
            .frame(minWidth: width)
            .onPreferenceChange(Width.self) { [$width] in $width.wrappedValue = $0 }
        }
      }
      """,
      """
      struct Height: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
      }
      struct Header: View {
        @State private var height: CGFloat = 0
        var body: some View {
          Text("Title \\(height)").preference(key: Height.self, value: 20)
            .onPreferenceChange(Height.self) { newHeight in
              MainActor.assumeIsolated { height = newHeight }
            }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      // Older kits take an action of the main thread.
      guard scope.target.xcode.map({ $0 >= PlatformVersion(16, 2) }) ?? true else { return [] }
      return unit.modifierCalls("onPreferenceChange").compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ observer: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard let action = scope.lastAction(of: observer.call),
    let write = CodeWalk(action.body, enteringClosures: false).expressions.lazy.compactMap({ expression in
      written(by: expression, in: observer.scope, of: scope)
    }).first(where: { _ in true }),
    let place = scope.place(write.target.span)
  else { return nil }
  let name = write.property.name
  return Problem(
    place,
    "Swift 6 takes this action for one that may run anywhere, where '\(name)' of the view cannot be written; capture its "
      + "binding, '[$\(name)]', and write '$\(name).wrappedValue'",
    related: scope.place(write.property.nameSpan).map { [RelatedPlace($0, "'\(name)' belongs to the view")] } ?? [],
    proposals: observer.call.closures.last.flatMap { Capturing($0.closure, in: observer.scope, of: scope)?.proposals }
      ?? []
  )
}

/// The state of the view that an assignment changes.
private func written(
  by expression: Expression,
  in code: CodeScope,
  of scope: ProgramScope
) -> (property: VariableDeclaration, target: Expression)? {
  guard case .assignment(let assignment) = expression.kind, let name = assignment.target.ownPath?.name,
    let property = scope.property(name, around: code), property.isBindable
  else { return nil }
  return (property, assignment.target)
}

extension VariableDeclaration {
  /// Whether `$name` is a binding to it.
  fileprivate var isBindable: Bool { attribute("State") != nil || attribute("Binding") != nil }
}

/// The action with the bindings in its capture list.
private struct Capturing {
  private let action: ClosureExpression
  private let uses: [(name: String, span: SourceSpan)]
  private let scope: ProgramScope

  /// Nil where it captures something already, or uses more of the view.
  init?(_ action: ClosureExpression, in code: CodeScope, of scope: ProgramScope) {
    guard action.captureList.isEmpty, action.attributes.isEmpty else { return nil }
    var uses: [(name: String, span: SourceSpan)] = []
    for node in CodeWalk(action.body, enteringClosures: false) {
      switch node {
      case .closure, .function, .type: return nil
      case .expression(let expression):
        guard let name = expression.ownMember else { continue }
        guard let property = scope.property(name, around: code), property.isBindable else { return nil }
        uses.append((name, expression.span))
      case .statement, .condition, .pattern, .ifStatement: continue
      }
    }
    self.action = action
    self.uses = uses
    self.scope = scope
  }

  var proposals: [FixProposal] {
    guard let place = scope.place(action.span) else { return [] }
    let names = Set(uses.map(\.name)).ordered()
    let list = names.map { "$\($0)" }.joined(separator: ", ")
    let start = place.range.start + 1
    let isNamed = !action.parameters.isEmpty && action.implicitParameterCount == 0
    let head = isNamed ? " [\(list)]" : " [\(list)] in"
    var edits: [FileEdit?] = [
      FileEdit(file: place.file, edit: TextEdit(range: ByteRange(start, start), replacement: head))
    ]
    edits += uses.map { scope.replacing($0.span, with: "$\($0.name).wrappedValue") }
    let made = edits.compactMap { $0 }
    guard made.count == edits.count else { return [] }
    let title = names.count == 1 ? "capture the binding" : "capture the bindings"
    return [FixProposal(title, keepsMeaning: false, edits: made)]
  }
}
