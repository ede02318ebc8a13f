import Catalog
import Interpreter
import Semantics
import SourceText
import ViewGraph

/// The two ends of a loop in the source: the observer that writes the state, and the modifiers that use it.
struct FeedbackLoop {
  /// `width`, `model.width`; where the observer sets one member of a structure, that one: `box.width`.
  let state: String
  /// Whether an object holds the state.
  let isOfObject: Bool
  private let writer: SourceSpan?
  let scope: ProgramScope
  /// The call of the observing modifier; of a modifier of the project's own that observes, where it is used.
  let observer: CallOccurrence?
  /// The call of the framework's modifier that observes, or of a task that begins when something has changed.
  private let mechanism: CallOccurrence?
  /// The names of the calls whose arguments read the state, and where it decides between views outside of any call.
  let users: [SourceSpan]

  init(_ divergence: Divergence, in scope: ProgramScope) {
    self.init(of: divergence.state, writer: divergence.writer, in: scope)
  }

  init(_ measured: MeasuredState, in scope: ProgramScope) {
    self.init(of: measured.name, writer: measured.writer, in: scope)
  }

  private init(of state: String, writer: SourceSpan?, in scope: ProgramScope) {
    isOfObject = state.contains(".")
    self.writer = writer
    self.scope = scope
    mechanism = writer.flatMap { writer in
      let observers = Self.observers.flatMap { scope.calls($0, in: writer.unit) }
      return observers.filter { $0.call.span == writer || $0.call.nameSpan == writer || $0.isArgument(writer) }
        .min { $0.call.span.length < $1.call.span.length }
    }
    observer = mechanism.flatMap { mechanism in
      mechanism.isTask ? nil : Self.use(of: mechanism, writing: state, in: scope) ?? mechanism
    }
    self.state = Self.member(of: state, setBy: observer, in: scope) ?? state
    let reads = Self.reads(of: self.state, isOfObject: isOfObject, by: observer, in: scope)
    users = Self.users(of: reads, by: observer, in: scope)
  }

  /// The path of the one member of the state that the observer sets; nil where it sets several, or all of it.
  private static func member(of state: String, setBy observer: CallOccurrence?, in scope: ProgramScope) -> String? {
    guard !state.contains("."), let observer, let type = scope.parts(of: observer.scope.type) else { return nil }
    let paths = type.bodies.flatMap { body in
      CodeWalk(body).expressions.compactMap { expression -> [String]? in
        guard case .assignment(let assignment) = expression.kind, let target = assignment.target.ownPath,
          target.name == state, observer.isArgument(assignment.target.span)
        else { return nil }
        let path = [target.name] + target.path
        return assignment.target.isOwnPath(path.joined(separator: ".")) ? path : [target.name]
      }
    }
    return Set(paths).count == 1 ? paths.first?.joined(separator: ".") : nil
  }

  /// Where a view hands code that writes the state to the project's own modifier around the observer; nil where there is
  /// none, or more than one.
  private static func use(of observer: CallOccurrence, writing state: String, in scope: ProgramScope) -> CallOccurrence?
  {
    guard observer.scope.type?.qualifiedName == "View" else { return nil }
    var found: [CallOccurrence] = []
    var pending = [observer.scope.function?.name].compactMap { $0 }
    var seen = Set(pending)
    while let name = pending.popLast() {
      for call in scope.calls(name) where call.hasReceiver {
        if call.scope.type?.qualifiedName == "View", let outer = call.scope.function?.name {
          if seen.insert(outer).inserted { pending.append(outer) }
        } else if call.writes(state) {
          found.append(call)
        }
      }
    }
    return found.count == 1 ? found.first : nil
  }

  /// The modifiers that run an action when something has changed.
  private static let observers = ModifierDefinition.all.filter { definition in
    if case .observer = definition.behavior { true } else { false }
  }.map(\.name)

  /// The observer's name where it watches the state that it changes, and measures nothing.
  var repeater: String? {
    guard let call = mechanism?.call, let watched = (call.argument("of") ?? call.argument("id"))?.value,
      watched.ownPath?.name == state || watched.isOwnPath(state)
    else { return nil }
    return call.calledName
  }

  /// What the code of a view calls to make the change later, where nothing is observed.
  var scheduler: String? {
    guard mechanism == nil, let call = writer.flatMap({ scope.call(at: $0) })?.call else { return nil }
    return scope.scheduler(of: call)
  }

  /// Whether that is code which runs with each evaluation of a view: another rule says what that does.
  var isScheduledByView: Bool {
    guard scheduler != nil, let writer, let type = scope.declaredValue(around: writer)?.scope.type, scope.isView(type),
      let view = scope.parts(of: type)
    else { return false }
    return scope.viewCode(of: view).steps.contains { $0.expression.span == writer }
  }

  /// Where the finding stands: the observer's name, or what there is.
  var observerPlace: Place? {
    (observer?.call.nameSpan ?? writer).flatMap(scope.place)
  }

  /// Where the state changes what is measured.
  var related: [RelatedPlace] {
    users.compactMap { span in
      scope.place(span).map { RelatedPlace($0, "'\(state)' changes the layout here") }
    }
  }

  /// What SwiftUI prints when the observer's action runs for the third time in a frame, so that people can find it.
  var runtimeWarning: String? {
    switch mechanism?.call.calledName {
    case "onPreferenceChange":
      let key = mechanism?.call.unlabeled?.value.dottedName?.joined(separator: ".") ?? "…"
      return "Bound preference \(key) tried to update multiple times per frame."
    case "onChange": return "onChange(of:) action tried to update multiple times per frame."
    default: return nil
    }
  }

  /// The modifier that uses the state, moved behind the observer, so that it no longer changes what is measured.
  var proposals: [FixProposal] {
    guard let observer, let end = scope.place(observer.call.span)?.range.end else { return [] }
    var proposals: [FixProposal] = []
    var current = observer.call.receiver?.unwrapped
    while let call = current?.asCall, let receiver = call.receiver {
      if users.contains(call.nameSpan), let all = scope.place(call.span), let inner = scope.place(receiver.span) {
        let modifier = Place(file: all.file, range: ByteRange(inner.range.end, all.range.end))
        let name = call.calledName ?? "modifier"
        let observing = observer.call.calledName ?? "observer"
        proposals.append(
          FixProposal(
            "move '.\(name)' behind '.\(observing)'",
            keepsMeaning: false,
            edits: [
              FileEdit(file: all.file, edit: TextEdit(range: modifier.range, replacement: "")),
              FileEdit(
                file: all.file,
                edit: TextEdit(range: ByteRange(end, end), replacement: scope.text(modifier))
              ),
            ]
          )
        )
      }
      current = receiver.unwrapped
    }
    return proposals
  }
}

extension Expression {
  /// `new > width`, `width < new`
  fileprivate func isMore(than state: String) -> Bool {
    guard case .binary(let binary) = unwrapped.kind else { return false }
    switch binary.operator {
    case ">", ">=": return binary.right.isOwnPath(state)
    case "<", "<=": return binary.left.isOwnPath(state)
    default: return false
    }
  }
}

extension Body {
  /// The assignments to a path from a member of `self`, as a whole.
  fileprivate func assignments(to path: String) -> [AssignmentExpression] {
    CodeWalk(self).expressions.compactMap { expression in
      guard case .assignment(let assignment) = expression.kind, assignment.target.isOwnPath(path) else { return nil }
      return assignment
    }
  }
}

extension FunctionDeclaration {
  fileprivate func contains(_ span: SourceSpan) -> Bool {
    body?.statements.contains { $0.span.contains(span) } == true
  }
}

extension CallOccurrence {
  /// Whether what it begins may wait, so that it measures nothing.
  fileprivate var isTask: Bool {
    if case .observer(.task)? = call.calledName.flatMap(Catalog.modifier)?.behavior { true } else { false }
  }

  /// Whether a closure that the call gets assigns to the state.
  fileprivate func writes(_ state: String) -> Bool {
    call.closures.contains { _, closure in
      CodeWalk(closure.body).expressions.contains { inner in
        guard case .assignment(let assignment) = inner.kind else { return false }
        return assignment.target.ownPath?.name == state || assignment.target.isOwnPath(state)
      }
    }
  }

  /// Whether `span` lies in one of the call's arguments.
  func isArgument(_ span: SourceSpan) -> Bool {
    call.arguments.contains { $0.value.span.contains(span) }
  }
}

extension FeedbackLoop {
  /// Whether these values differ by what one digit is wider than another: a text that shows its own size. Only the font
  /// knows.
  func isMatterOfGlyphs(_ values: ArraySlice<Double>) -> Bool {
    guard let low = values.min(), let high = values.max() else { return false }
    return high - low < 0.25 * high && isReadByTextsOnly
  }

  /// The assignments to the state in the type that observes.
  private var assignments: [AssignmentExpression] { Self.assignments(to: state, by: observer, in: scope) }

  static func assignments(
    to state: String,
    by observer: CallOccurrence?,
    in scope: ProgramScope
  ) -> [AssignmentExpression] {
    guard let type = scope.parts(of: observer?.scope.type) else { return [] }
    let own = type.bodies.flatMap { $0.assignments(to: state) }
    let names = state.split(separator: ".").map(String.init)
    guard names.count == 2, let object = StateWrites(of: type, in: scope).followedObject(named: names[0]) else {
      return own
    }
    let parts = object.parts
    let bodies = parts.functions.compactMap(\.body) + parts.variables.flatMap { $0.accessors.all.map(\.body) }
    return own + bodies.flatMap { $0.assignments(to: names[1]) }
  }

  /// Whether anything but the observer assigns to the state: a drag, a button.
  var hasOtherWriters: Bool {
    guard observer != nil else { return false }
    return assignments.contains { !isPartOfObserver($0.target.span) && !isFirstMeasurement($0.target.span) }
  }

  /// Whether the observer's action assigns to this state of the type that the observer stands in.
  func assigns(to state: MeasuredState) -> Bool {
    let parts = scope.parts(of: observer?.scope.type)?.all ?? []
    guard state.name.contains(".") || parts.contains(where: { $0.type.span.contains(state.declaration) }) else {
      return false
    }
    return assignments.contains { isPartOfObserver($0.target.span) }
  }

  /// Whether the code takes the value when the view appears that the observer watches from then on.
  private func isFirstMeasurement(_ span: SourceSpan) -> Bool {
    guard let observer else { return false }
    // Those around each other stand in one unit.
    return scope.calls("onAppear", in: observer.call.span.unit).contains { first in
      first.isArgument(span)
        && (observer.call.span.contains(first.call.span) || first.call.span.contains(observer.call.span))
    }
  }

  /// Whether the code is part of the observer's action, or of a function that is called there and nowhere else; where the
  /// view appears it may be called for the first value.
  private func isPartOfObserver(_ span: SourceSpan) -> Bool {
    guard let observer else { return false }
    if observer.isArgument(span) { return true }
    guard let type = observer.scope.type, let functions = scope.parts(of: type)?.functions else { return false }
    guard let function = functions.first(where: { $0.contains(span) }) else {
      return isOnlyCalled(around: span, by: observer)
    }
    let uses = scope.ownUses(of: function.name, in: type).map(\.expression.span)
    return isOnlyUsed(uses, by: observer)
  }

  /// Whether the code is part of a function of the object that holds the state, which the observer calls and nobody else.
  private func isOnlyCalled(around span: SourceSpan, by observer: CallOccurrence) -> Bool {
    guard case .function(let function, let code)? = scope.declaredValue(around: span), !function.isInitializer else {
      return false
    }
    return isOnlyUsed(scope.calls(of: function, in: code).map(\.call.span), by: observer)
  }

  private func isOnlyUsed(_ uses: [SourceSpan], by observer: CallOccurrence) -> Bool {
    uses.contains { observer.isArgument($0) } && uses.allSatisfy { observer.isArgument($0) || isFirstMeasurement($0) }
  }

  /// Whether the observer assigns the larger of the state and what was measured.
  var keepsLargest: Bool {
    assignments.contains { assignment in
      guard isPartOfObserver(assignment.target.span) else { return false }
      guard let call = assignment.value.unwrapped.asCall, call.calledName == "max" else {
        return isMadeOnlyLarger(assignment)
      }
      return call.arguments.contains { $0.value.isOwnPath(ownName(of: assignment)) }
    }
  }

  /// How the code of the assignment calls the state: code of the object by the object's member alone.
  private func ownName(of assignment: AssignmentExpression) -> String {
    assignment.target.isOwnPath(state) ? state : assignment.target.ownMember ?? state
  }

  /// `if new > width { width = new }`
  private func isMadeOnlyLarger(_ assignment: AssignmentExpression) -> Bool {
    (scope.parts(of: observer?.scope.type)?.bodies ?? []).contains { body in
      CodeWalk(body).contains { node in
        guard case .ifStatement(let choice) = node,
          choice.then.contains(where: { $0.span.contains(assignment.target.span) })
        else { return false }
        return choice.conditions.contains { condition in
          CodeNode.condition(condition).children.contains { part in
            if case .expression(let expression) = part { expression.isMore(than: state) } else { false }
          }
        }
      }
    }
  }

  /// The measured view with a size of its own: what measures comes after `fixedSize`.
  var ownSizeProposals: [FixProposal] {
    guard let observer else { return [] }
    var measured = observer.call.receiver
    var current = measured
    // A probe in the background measures what it stands behind.
    while let call = current?.unwrapped.asCall, let receiver = call.receiver {
      if scope.isModifier(call, .decorates) { measured = receiver }
      current = receiver
    }
    guard let place = measured.flatMap({ scope.place($0.span) }) else { return [] }
    return [("false", "true"), ("true", "false")].map { horizontal, vertical in
      let text = ".fixedSize(horizontal: \(horizontal), vertical: \(vertical))"
      let edit = TextEdit(range: ByteRange(place.range.end, place.range.end), replacement: text)
      return FixProposal(
        "measure the view's own \(vertical == "true" ? "height" : "width")",
        keepsMeaning: false,
        edits: [FileEdit(file: place.file, edit: edit)]
      )
    }
  }
}

extension FeedbackLoop {
  /// `width = max(width, new)` as `width = new`.
  var assignment: [FixProposal] {
    let bodies = observer.map { $0.call.closures.map(\.closure.body) } ?? []
    let edits = bodies.flatMap { body in
      CodeWalk(body).expressions.compactMap { expression -> FileEdit? in
        guard case .assignment(let assignment) = expression.kind, assignment.target.isOwnPath(state),
          let call = assignment.value.unwrapped.asCall, call.calledName == "max", call.receiver == nil
        else { return nil }
        let others = call.arguments.filter { !$0.value.isOwnPath(state) }
        guard others.count == 1, call.arguments.count == 2, let value = others.first else { return nil }
        return scope.text(value.value.span).flatMap { scope.replacing(call.span, with: $0) }
      }
    }
    guard edits.count == 1 else { return [] }
    return [FixProposal("assign what is measured", keepsMeaning: false, edits: edits)]
  }
}
