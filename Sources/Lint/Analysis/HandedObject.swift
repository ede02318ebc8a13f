import Catalog
import Semantics
import SourceText
import ViewGraph

/// An observable object that a view makes while it is made or evaluated, and hands to something that does not keep it.
enum HandedObject {
  static func problems(in type: TypeParts, _ scope: ProgramScope) -> [Problem] {
    keptPlainly(by: type, scope) + setByInitializers(of: type, scope) + givenInBody(of: type, scope)
  }

  /// `let model = Model()` of an `@Observable` class, in a view that parents make again.
  private static func keptPlainly(by type: TypeParts, _ scope: ProgramScope) -> [Problem] {
    type.variables.compactMap { property in
      guard property.isStored, property.attributes.isEmpty, !property.modifiers.isTypeMember,
        let value = property.initializer?.singleExpression, let made = scope.freshObject(value),
        hasObservableMacro(made, in: scope), let loss = LostState(of: made, in: scope), !isMadeOnce(type, in: scope),
        let place = scope.place(property.nameSpan)
      else { return nil }
      return Problem(
        place,
        "each time the parent updates, '\(type.name)' is made again, and with it this '\(made)': what it \(loss.held) is lost; keep "
          + "it with '@State'",
        severity: loss.severity(.warning)
      )
    }
  }

  /// `init() { model = Model() }` of an `@ObservedObject`, also by its wrapper.
  private static func setByInitializers(of type: TypeParts, _ scope: ProgramScope) -> [Problem] {
    let observed = type.variables.filter { $0.attribute("ObservedObject") != nil }
    guard !observed.isEmpty else { return [] }
    return type.initializers.flatMap { initializer -> [Problem] in
      guard let body = initializer.body else { return [] }
      return CodeWalk(body, enteringClosures: false).expressions.compactMap { expression -> Problem? in
        guard let (name, given) = expression.initializedProperty,
          let property = observed.first(where: { $0.name == name }),
          case let value = initializer.valueLeftOut(for: given, byUsesOf: type, scope) ?? given,
          let made = scope.freshObject(value), let loss = LostState(of: made, in: scope),
          let place = scope.place(value.span)
        else { return nil }
        let isMadeOnce = isMadeOnce(type, in: scope)
        let isHandedIn =
          type.takes(property, bySomeOtherThan: initializer) || initializer.takes(given, byUsesOf: type, scope)
        let advice =
          isHandedIn
          ? "other callers hand one in that they keep, so let all do that"
          : scope.isUsed(property, ofValuesOf: type)
            ? takingIn(property, of: type)
            : "keep it with '@StateObject', '_\(name) = StateObject(wrappedValue: …)'"
              + ObjectInputs(of: value, in: initializer).remark
        return Problem(
          place,
          isMadeOnce
            ? lastingByChance(loss, of: property, in: type, advice)
            : "each time the parent updates, '\(type.name)' is made again, and with it this '\(made)': what it "
              + "\(loss.held) is lost; \(advice)",
          related: scope.place(property.nameSpan).map { [RelatedPlace($0, "'\(property.name)' only watches it")] }
            ?? [],
          severity: loss.severity(isMadeOnce || isHandedIn ? .warning : .error)
        )
      }
    }
  }

  /// `Clock(timer: Timer())` and `.environmentObject(Timer())` in a body that runs again: because the view has state, or is
  /// given something.
  private static func givenInBody(of type: TypeParts, _ scope: ProgramScope) -> [Problem] {
    let given = scope.viewCode(of: type).steps.compactMap { step in
      step.expression.asCall.flatMap { freshObject(givenTo: $0, scope) }.map { (step, $0) }
    }
    guard !given.isEmpty, !scope.isPreviewHost(type),
      scope.hasSetProperties(type, isMadeOnce: isMadeOnce(type, in: scope))
    else { return [] }
    let severity: Severity = isShownByPreviewsOnly(type, in: scope) ? .info : .warning
    return given.compactMap { step, given in
      let (call, argument, made) = given
      guard let loss = LostState(of: made, in: scope), isUsed(made, below: call, scope),
        let place = scope.place(argument.value.span)
      else { return nil }
      return Problem(
        place,
        "'\(step.member)' runs at each update of '\(type.name)', and each time this '\(made)' is another one, so what it "
          + "\(loss.held) is lost; "
          + (setAround(made, type, besides: call, scope) ?? keeping(made, by: argument, for: call, in: type, scope)),
        severity: loss.severity(severity)
      )
    }
  }

  /// The first object that a call makes for something that does not keep it.
  private static func freshObject(
    givenTo call: CallExpression,
    _ scope: ProgramScope
  ) -> (CallExpression, Argument, String)? {
    for argument in call.arguments {
      guard let made = scope.freshObject(argument.value), isGiven(argument, to: call, scope) else { continue }
      return (call, argument, made)
    }
    return nil
  }

  /// Whether a view that gets the object reads it: of one in the environment, the views below.
  private static func isUsed(_ made: String, below call: CallExpression, _ scope: ProgramScope) -> Bool {
    guard let receiver = call.receiver else { return true }
    return scope.environmentNeeds.reads(.object(made), below: receiver, in: scope) ?? true
  }

  /// What to do where views around the type set an object of the class already, which views below would not see.
  private static func setAround(
    _ made: String,
    _ type: TypeParts,
    besides call: CallExpression,
    _ scope: ProgramScope
  ) -> String? {
    guard call.receiver != nil else { return nil }
    let isSet = scope.injections(ofObject: made).contains { injection in
      guard !injection.isInPreview, injection.call.span != call.span,
        let view = scope.startingView(of: injection.call)
      else { return false }
      return view == type.name || scope.made(from: [view])?.contains(type.name) ?? false
    }
    let attribute = hasObservableMacro(made, in: scope) ? "@Environment(\(made).self)" : "@EnvironmentObject"
    return isSet ? "views around set one already: read that with '\(attribute)' and hand it on" : nil
  }

  /// Who is to keep the object. No property of the view around can, where each row of a loop has one of its own, where the
  /// object is made of what the view has by then, or where each presentation begins with a new one.
  private static func keeping(
    _ made: String,
    by argument: Argument,
    for call: CallExpression,
    in type: TypeParts,
    _ scope: ProgramScope
  ) -> String {
    let around = scope.call(at: call.span)?.scope
    let isOfView =
      around?.containers.contains { scope.makesView($0, .repeats) } ?? false
      || around.map { scope.isShownApart(call.span, in: $0) } ?? false
      || CodeWalk(argument.value).expressions.contains(where: \.isOfCode)
    let wrapper = "'@\(keepingWrapper(of: made, in: scope))'"
    guard isOfView, call.receiver == nil, let view = call.calledName else {
      return "keep it in a property with \(wrapper)"
    }
    guard isGivenElsewhere(argument, of: call, scope) else {
      let inputs = argument.value.unwrapped.asCall.map { ObjectInputs(of: $0, in: type).remark } ?? ""
      return "let '\(view)' make it and keep it with \(wrapper)\(inputs)"
    }
    return
      "other callers hand '\(view)' one that they keep, so let the view that shows it here keep it with \(wrapper), "
      + "made once"
  }

  /// Whether another call of the view, which is no preview's, gives it an object that is not made there.
  private static func isGivenElsewhere(_ argument: Argument, of call: CallExpression, _ scope: ProgramScope) -> Bool {
    guard let type = call.calledName.flatMap({ scope.viewType(named: $0) }) else { return false }
    let position = call.arguments.firstIndex { $0.value.span == argument.value.span }
    return scope.calls(of: type).contains { other in
      guard other.call.isInitializer, other.call.span != call.span, !scope.isInPreview(other.scope) else {
        return false
      }
      let given =
        argument.label.map { other.call.argument($0) }
        ?? position.flatMap { position in
          other.call.arguments.indices.contains(position) ? other.call.arguments[position] : nil
        }
      return given.map { scope.freshObject($0.value) == nil } ?? false
    }
  }

  /// Whether what gets the argument does not keep its first value: the environment, or a property that only watches.
  private static func isGiven(_ argument: Argument, to call: CallExpression, _ scope: ProgramScope) -> Bool {
    if call.receiver != nil {
      return call.writesEnvironment && argument.label == nil && call.arguments.count == 1
        && scope.ownModifier(call) == nil
    }
    guard let name = call.calledName, let view = scope.viewType(named: name) else { return false }
    guard view.initializers.isEmpty else {
      return property(of: view, storing: argument, of: call, scope).map(onlyWatches) ?? false
    }
    let property = view.variables.first { $0.name == argument.label && $0.isStored }
    return property.map { onlyWatches($0) || $0.attributes.isEmpty } ?? false
  }

  private static func onlyWatches(_ property: VariableDeclaration) -> Bool {
    property.attribute("ObservedObject") != nil || property.attribute("Bindable") != nil
  }

  /// The property that the called initializer of a view puts the argument into as it is.
  private static func property(
    of view: TypeParts,
    storing argument: Argument,
    of call: CallExpression,
    _ scope: ProgramScope
  ) -> VariableDeclaration? {
    guard let (initializer, _) = scope.calledFunction(call), let body = initializer.body,
      let parameter = initializer.parameter(for: argument, of: call), parameter.attributes.isEmpty
    else { return nil }
    let set = CodeWalk(body, enteringClosures: false).expressions.compactMap(\.initializedProperty)
    guard let (name, _) = set.first(where: { $0.value.isLocal(parameter.slot) }) else { return nil }
    return view.variables.first { $0.isStored && $0.name == name }
  }
}

extension Expression {
  /// The property that an initializer sets by this expression, and to what: `model = Model()`, or by its wrapper
  /// `_model = ObservedObject(wrappedValue: Model())`.
  var initializedProperty: (name: String, value: Expression)? {
    guard case .assignment(let assignment) = kind, assignment.operator == nil,
      let target = assignment.target.unwrapped.ownMember
    else { return nil }
    guard target.hasPrefix("_") else { return (target, assignment.value) }
    return assignment.value.unwrapped.asCall?.onlyValue.map { (String(target.dropFirst()), $0) }
  }
}

extension TypeParts {
  /// The initializers that put another value into the property, themselves or by another one that they call.
  func initializers(setting property: VariableDeclaration) -> [FunctionDeclaration] {
    initializers.filter { initializer in
      guard let body = initializer.body else { return false }
      return CodeWalk(body, enteringClosures: false).expressions.contains { expression in
        expression.initializedProperty?.name == property.name || expression.asCall?.callee.ownMember == "init"
      }
    }
  }

  /// Whether another one of the initializers puts what a parameter gives into the property: the object of a caller.
  fileprivate func takes(_ property: VariableDeclaration, bySomeOtherThan initializer: FunctionDeclaration) -> Bool {
    initializers.contains { other in
      guard other !== initializer, let body = other.body else { return false }
      return CodeWalk(body, enteringClosures: false).expressions.contains { expression in
        guard let (name, value) = expression.initializedProperty, name == property.name else { return false }
        return other.parameters.contains { $0.defaultValue == nil && value.isLocal($0.slot) }
      }
    }
  }
}

extension FunctionDeclaration {
  /// What a parameter is where nothing is given for it, as a view that is no preview leaves it out.
  fileprivate func valueLeftOut(
    for value: Expression,
    byUsesOf type: TypeParts,
    _ scope: ProgramScope
  ) -> Expression? {
    guard let parameter = parameter(that: value), let initial = parameter.defaultValue?.result else { return nil }
    return uses(of: type, scope).contains { argument(for: parameter, of: $0.call) == nil } ? initial : nil
  }

  /// Whether the value is a parameter for which a view that is no preview gives one.
  fileprivate func takes(_ value: Expression, byUsesOf type: TypeParts, _ scope: ProgramScope) -> Bool {
    guard let parameter = parameter(that: value) else { return false }
    return uses(of: type, scope).contains { argument(for: parameter, of: $0.call) != nil }
  }

  private func parameter(that value: Expression) -> Parameter? {
    parameters.first { value.isLocal($0.slot) }
  }

  private func uses(of type: TypeParts, _ scope: ProgramScope) -> [CallOccurrence] {
    scope.calls(of: type).filter { $0.call.isInitializer && !scope.isInPreview($0.scope) }
  }
}

extension CallExpression {
  /// Whether it is a modifier that puts something into the environment.
  fileprivate var writesEnvironment: Bool {
    guard case .writeEnvironment? = calledName.flatMap({ Catalog.modifier($0) })?.behavior else { return false }
    return true
  }

  /// The value of a call with one argument: `ObservedObject(wrappedValue: value)`.
  fileprivate var onlyValue: Expression? { arguments.count == 1 ? arguments.first?.value : nil }
}
