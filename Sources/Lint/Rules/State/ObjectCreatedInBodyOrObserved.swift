import Catalog
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let objectCreatedInBodyOrObserved = LintRule(
    id: "object-created-in-body-or-observed",
    summary: "An observable object that every update makes anew",
    documentation: """
      `@ObservedObject` watches an object that somebody else keeps. Made in the property itself it is made again each \
      time the parent's body runs, and what it held is lost. The same goes for an object that `body` makes.

      Keep it with `@StateObject`, or with `@State` for an `@Observable` class.
      """,
    severity: .error,
    bad: [
      """
      final class Timer: ObservableObject { @Published var seconds = 0 }
      struct Clock: View {
        @ObservedObject var timer = Timer()
        var body: some View { Button("\\(timer.seconds)") { timer.seconds += 1 } }
      }
      """,
      """
      @Observable final class Search { var query = "" }
      struct Results: View {
        let search: Search
        var body: some View { Text(search.query) }
      }
      struct Screen: View {
        var body: some View {
          let search = Search()
          Results(search: search)
        }
      }
      """,
      """
      final class Timer: ObservableObject { @Published var seconds = 0 }
      struct Clock: View {
        @ObservedObject private var timer: Timer
        init() { timer = Timer() }
        var body: some View { Text("\\(timer.seconds)") }
      }
      """,
      """
      final class Timer: ObservableObject { @Published var seconds = 0 }
      struct Clock: View {
        @ObservedObject var timer: Timer
        var body: some View { Text("\\(timer.seconds)") }
      }
      struct Desk: View {
        @State private var lamps = 1
        var body: some View {
          VStack {
            Clock(timer: Timer())
            Button("\\(lamps) lamps") { lamps += 1 }
          }
        }
      }
      """,
    ],
    good: [
      """
      final class Timer: ObservableObject { @Published var seconds = 0 }
      struct Clock: View {
        @StateObject var timer: Timer
        var body: some View { Text("\\(timer.seconds)") }
      }
      struct Desk: View {
        @State private var lamps = 1
        var body: some View {
          VStack {
            Clock(timer: Timer())
            Button("\\(lamps) lamps") { lamps += 1 }
          }
        }
      }
      """,
      """
      final class Timer: ObservableObject { @Published var seconds = 0 }
      struct Clock: View {
        @StateObject private var timer = Timer()
        var body: some View { Text("\\(timer.seconds)") }
      }
      """,
      """
      final class Session: ObservableObject { static let shared = Session(); @Published var name = "" }
      struct Profile: View {
        @ObservedObject var session = Session.shared
        var body: some View { Text(session.name) }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.views.flatMap { type in
        observed(type, in: scope) + HandedObject.problems(in: type, scope) + createdInBody(type, in: scope)
      }
    }
  )
}

/// `@ObservedObject var model = Model()`, `@Bindable var model = Model()`
private func observed(_ type: TypeParts, in scope: ProgramScope) -> [Problem] {
  type.variables.compactMap { property in
    guard let attribute = property.attribute("ObservedObject") ?? property.attribute("Bindable"),
      !property.modifiers.isTypeMember,
      let made = property.initializer?.singleExpression?.unwrapped.asCall,
      let name = made.callee.implicitMember == "init"
        ? property.type?.name
        : made.isInitializer ? made.baseTypeName : FreshObject(of: property, in: scope)?.type,
      let loss = LostState(of: name, observedBy: type, in: scope), let place = scope.place(property.nameSpan),
      case let setters = type.initializers(setting: property),
      setters.isEmpty || setters.count < type.initializers.count
    else { return nil }
    let related = scope.place(made.nameSpan).map { [RelatedPlace($0, "made here")] } ?? []
    if scope.isReplacedLater(property, of: type) {
      return Problem(place, handedInLater(property, of: type, loss), related: related, severity: .info)
    }
    let isMadeOnce = isMadeOnce(type, in: scope)
    let isUsedBefore = scope.isUsed(property, ofValuesOf: type)
    let isBindable = attribute.name == "Bindable"
    let keeper = isBindable ? "@State" : "@StateObject"
    let isTooOld = !isBindable && scope.lacksStateObject(at: place)
    let advice =
      isUsedBefore
      ? takingIn(property, of: type)
      : !setters.isEmpty
        ? "other initializers take one from whoever keeps it, so let all do that"
        : isTooOld ? keptByParent : "keep it with '\(keeper)'"
    return Problem(
      place,
      isMadeOnce
        ? lastingByChance(loss, of: property, in: type, advice)
        : "each time the parent updates, '\(type.name)' is made again, and with it '\(property.name)': what this "
          + "'\(name)' \(loss.held) is lost; \(advice)",
      related: related,
      proposals: isUsedBefore || isTooOld || !setters.isEmpty
        ? []
        : scope.proposal(
          "use '\(keeper)'",
          keepsMeaning: !isHandedIn(property, of: type, in: scope) && !scope.mayBeReplaced(property),
          scope.replacing(attribute.span, with: keeper)
        ),
      severity: loss.severity(isMadeOnce ? isShownByPreviewsOnly(type, in: scope) ? .info : .warning : .error)
    )
  }
}

/// What to say of an object that stands in until other code sets the property, which a state would not let it.
private func handedInLater(_ property: VariableDeclaration, of type: TypeParts, _ loss: LostState) -> String {
  "'\(property.name)' is set by other code later, and until then each update of the parent makes another '\(loss.name)' "
    + "with '\(type.name)'; let '\(type.name)(\(property.name):)' take the object from whoever keeps it"
}

/// What to say of an object that a property only watches, in a view that nothing makes again.
func lastingByChance(
  _ loss: LostState,
  of property: VariableDeclaration,
  in type: TypeParts,
  _ advice: String = "keep it with '@StateObject'"
) -> String {
  "'\(type.name)' does not keep '\(property.name)': it lasts only because no view makes this one, and the first "
    + "parent that updates would lose what the '\(loss.name)' \(loss.isLater ? "comes to hold" : "holds"); \(advice)"
}

/// What to do on systems that have no state for objects.
private let keptByParent = "'@StateObject' needs iOS 14, so let whoever shows the view keep the object and hand it in"

extension ProgramScope {
  /// Whether the code may run on a system that has no `@StateObject`.
  fileprivate func lacksStateObject(at place: Place) -> Bool {
    AvailabilityGuards(targets, in: self).mayRunBefore(iOS: 14, at: place)
  }
}

/// What to do where code uses the object of a view that it has made: before the view is shown, a state gives another one
/// each time.
func takingIn(_ property: VariableDeclaration, of type: TypeParts) -> String {
  "let '\(type.name)(\(property.name):)' take it from whoever keeps it: code uses it before the view is shown, where a "
    + "'@StateObject' would make another one each time"
}

extension ProgramScope {
  /// Whether code uses the property of a view as a value: as a member of one that it has made, or in a method that gives a
  /// changed view, also one of a protocol that asks for the property.
  func isUsed(_ property: VariableDeclaration, ofValuesOf type: TypeParts) -> Bool {
    if isNamed(property, outside: type.all.map(\.type.span)) || isUsed(property, byInitializersOf: type) { return true }
    let asking = self.type(named: type.declaration.type.qualifiedName)?.protocols.filter { asked in
      asked.declaration?.members.variables.contains { $0.name == property.name } ?? false
    }
    let methods = type.functions + (asking ?? []).flatMap { extensions(of: $0.name) }.flatMap(\.type.members.functions)
    return methods.contains { method in
      guard let result = method.returnType?.name, result == "Self" || result == type.name, let body = method.body else {
        return false
      }
      return CodeWalk(body).expressions.contains { $0.ownMember == property.name }
    }
  }

  /// Whether an initializer uses what it has put into the property, itself or by a method that it calls.
  private func isUsed(_ property: VariableDeclaration, byInitializersOf type: TypeParts) -> Bool {
    type.initializers.contains { initializer in
      guard let body = initializer.body else { return false }
      let expressions = CodeWalk(body).expressions
      let called = Set(expressions.compactMap { $0.asCall?.callee.ownMember })
      return names(property, in: expressions)
        || type.functions.contains { method in
          called.contains(method.name)
            && method.body.map { names(property, in: CodeWalk($0).expressions) } ?? false
        }
    }
  }

  /// Whether one of the expressions names the property, and does not only put another value in its place.
  private func names(_ property: VariableDeclaration, in expressions: some Sequence<Expression>) -> Bool {
    let targets = Set(
      expressions.compactMap { expression -> SourceSpan? in
        guard case .assignment(let assignment) = expression.kind else { return nil }
        return assignment.target.unwrapped.span
      }
    )
    return expressions.contains { $0.ownMember == property.name && !targets.contains($0.span) }
  }
}

/// Whether somebody may hand the object in: a state keeps the first one, and does not follow.
private func isHandedIn(_ property: VariableDeclaration, of type: TypeParts, in scope: ProgramScope) -> Bool {
  let initializers = type.declaration.type.members.initializers
  guard initializers.isEmpty else {
    return initializers.compactMap(\.body).contains { body in
      CodeWalk(body).expressions.contains { expression in
        guard case .assignment(let assignment) = expression.kind, let path = assignment.target.ownPath else {
          return false
        }
        return path.name == property.name || path.name == "_" + property.name
      }
    }
  }
  return !property.modifiers.contains(.private)
    && scope.calls(of: type).contains { $0.call.isInitializer && $0.call.argument(property.name) != nil }
}

/// Whether no view makes it, but only code that runs once: a controller that hosts it.
func isMadeOnce(_ type: TypeParts, in scope: ProgramScope) -> Bool {
  let makes = scope.calls(of: type).filter { $0.call.isInitializer && !scope.isInPreview($0.scope) }
  guard !makes.isEmpty else { return isHosted(type, in: scope) || isShownByPreviewsOnly(type, in: scope) }
  let roots = (ViewTraits.hosts.ordered() + ["init"]).flatMap { scope.calls($0) }
    .compactMap { $0.call.argument("rootView")?.value.span }
  return makes.allSatisfy { make in
    roots.contains { $0.contains(make.call.span) } || runsOnce(make.scope, in: scope)
  }
}

/// Whether nothing but previews makes the view, which others cannot use either.
func isShownByPreviewsOnly(_ type: TypeParts, in scope: ProgramScope) -> Bool {
  let makes = scope.calls(of: type).filter(\.call.isInitializer)
  return !makes.isEmpty && makes.allSatisfy { scope.isInPreview($0.scope) }
    && !type.declaration.type.modifiers.contains(.public)
}

/// Whether the view is only named as what a controller hosts: `class Controller: UIHostingController<Screen>`.
private func isHosted(_ type: TypeParts, in scope: ProgramScope) -> Bool {
  scope.bases(withArgument: type.name).contains { base in
    ViewTraits.hosts.contains { scope.isNamed(base, derivedFrom: $0) }
  }
}

/// Whether the code is no part of what a view shows: that of a type that is no view, in a member that gives no view.
private func runsOnce(_ place: CodeScope, in scope: ProgramScope) -> Bool {
  guard let type = place.type, !scope.isView(type), !scope.isModifier(type) else { return false }
  for around in place.chain {
    switch around.kind {
    // A closure that is no argument gives an initial value, at once.
    case .closure(_, let call): if call?.isInitializer == true { return false }
    case .function(let function): return !(function.returnType.map { isView($0, in: scope) } ?? false)
    case .accessor(let variable), .initialValue(let variable):
      return !(variable.type.map { isView($0, in: scope) } ?? true)
    default: return false
    }
  }
  return false
}

/// Whether values of that type are views, or hold one.
private func isView(_ result: TypeReference, in scope: ProgramScope) -> Bool {
  switch result.kind {
  case .named:
    let name = result.name ?? ""
    return name == "AnyView" || scope.isType(name, conformingTo: "View")
  case .array(let element), .optional(let element): return isView(element, in: scope)
  case .some, .any, .tuple, .function: return true
  default: return false
  }
}

/// What goes with an object that is made anew: something that it holds and the next one does not.
struct LostState {
  /// The object's class.
  let name: String
  /// Whether no code sets anything in it yet.
  let isLater: Bool

  /// Of a class that views watch; nil where its objects have nothing to lose.
  init?(of name: String, in scope: ProgramScope) {
    guard let nominal = scope.type(named: name), let declaration = nominal.declaration, declaration.kind == .class,
      nominal.conforms(to: "ObservableObject") || declaration.attribute("Observable") != nil
    else { return nil }
    self.init(name, scope.gatheredState(of: name))
  }

  /// Of what a property with `@ObservedObject` holds: an object, also where its class is not known.
  init?(of name: String, observedBy type: TypeParts, in scope: ProgramScope) {
    guard let declaration = scope.type(named: name, around: type.declaration.type)?.declaration else {
      self.init(name, .set)
      return
    }
    guard declaration.kind == .class else { return nil }
    self.init(name, scope.gatheredState(of: declaration.qualifiedName))
  }

  private init?(_ name: String, _ state: GatheredState) {
    guard state != .none else { return nil }
    self.name = name
    isLater = state == .settable
  }

  /// What it does with what is lost.
  var held: String { isLater ? "comes to hold" : "held" }

  /// That of the finding: no error where nothing is lost yet.
  func severity(_ severity: Severity) -> Severity { isLater ? min(severity, .warning) : severity }
}

/// `let model = Model()` in a body, also as what stands in for nothing: `given ?? Model()`.
private func createdInBody(_ type: TypeParts, in scope: ProgramScope) -> [Problem] {
  let body = type.variables.first { $0.name == "body" && !$0.modifiers.isTypeMember }
  return (body?.accessors.getter?.body.statements ?? []).compactMap { statement in
    guard case .variable(let binding) = statement.kind, binding.wrapped == nil,
      let (made, isStandIn) = binding.initializer?.madeHere, made.isInitializer, let name = made.baseTypeName,
      let loss = LostState(of: name, in: scope), let place = scope.place(made.nameSpan)
    else { return nil }
    let isPrivate = !type.declaration.type.modifiers.isDisjoint(with: [.private, .fileprivate])
    let isOfPreviews = scope.isPreviewHost(type) || isPrivate && isShownByPreviewsOnly(type, in: scope)
    // Such a body runs once.
    if isOfPreviews, !scope.hasSetProperties(type, isMadeOnce: true) { return nil }
    let inputs = ObjectInputs(of: made, in: type)
    return Problem(
      place,
      "'body' runs at each update, and each time this '\(name)' is another one, so what it \(loss.held) is lost; "
        + inputs.keeping(with: keepingWrapper(of: name, in: scope)),
      proposals: isStandIn ? [] : body.map { kept(binding, made, name, statement, before: $0, in: scope) } ?? [],
      severity: isOfPreviews ? .info : loss.severity(isStandIn ? .warning : .error)
    )
  }
}

extension Expression {
  /// The call that makes the value, and whether it does so only where nothing else is given.
  fileprivate var madeHere: (call: CallExpression, isStandIn: Bool)? {
    if case .binary(let binary) = unwrapped.kind, binary.operator == "??" {
      return binary.right.unwrapped.asCall.map { ($0, true) }
    }
    return unwrapped.asCall.map { ($0, false) }
  }
}

/// Whether the name means a class of the program with the macro `@Observable`.
func hasObservableMacro(_ name: String, in scope: ProgramScope) -> Bool {
  scope.type(named: name)?.declaration?.attribute("Observable") != nil
}

/// The wrapper by which a view keeps an object of the class.
func keepingWrapper(of name: String, in scope: ProgramScope) -> String {
  hasObservableMacro(name, in: scope) ? "State" : "StateObject"
}

/// The object as a property of the view, where nothing of the body is needed to make it.
private func kept(
  _ binding: LocalBinding,
  _ made: CallExpression,
  _ type: String,
  _ statement: Statement,
  before body: VariableDeclaration,
  in scope: ProgramScope
) -> [FixProposal] {
  guard case .binding(_, let name) = binding.pattern.kind, let value = scope.text(made.span),
    !CodeWalk([statement]).expressions.contains(where: \.isOfCode)
  else { return [] }
  let wrapper = keepingWrapper(of: type, in: scope)
  return scope.proposal(
    "keep it in a property with '@\(wrapper)'",
    keepsMeaning: false,
    scope.removingStatement(statement.span),
    scope.inserting("@\(wrapper) private var \(name) = \(value)", beforeMember: body)
  )
}

extension Expression {
  /// A variable of the code around, or a member of `self`: a property's initial value has neither.
  var isOfCode: Bool {
    switch kind {
    case .local: true
    case .name(let name): !name.isType
    default: false
    }
  }
}
