import Semantics
import SourceText

extension Evaluator {
  /// A call as written.
  func call(_ call: CallExpression, in frame: Frame, expecting: TypeValue?) -> Value {
    let plan = memo.plan(of: call, in: program)
    if seeksConstants, plan.isConstant(in: program, memo) {
      return constant(call, plan, in: frame, expecting: expecting)
    }
    return self.call(call, plan, in: frame, expecting: expecting)
  }

  func call(_ call: CallExpression, _ plan: CallPlan, in frame: Frame, expecting: TypeValue?) -> Value {
    let site = CallSite(plan, in: frame, evaluator: self, expected: expecting)
    switch call.callee.kind {
    case .name(let name): return callName(name, call.callee, site, in: frame, expecting: expecting)
    case .member(let member): return callMember(member, call, site, in: frame, expecting: expecting)
    case .super: return .void
    default:
      let callee = evaluate(call.callee, in: frame)
      if isChainBroken || isInterrupted { return .none }
      return callValue(callee, site, storedIn: (call.callee, frame), expecting: expecting)
    }
  }

  private func callName(
    _ name: NameExpression,
    _ callee: Expression,
    _ site: CallSite,
    in frame: Frame,
    expecting: TypeValue?
  ) -> Value {
    if name.name == "Self", let type = frame.context.selfType, let value = construct(type, site) { return value }
    let isDeclared = site.plan.isDeclared
    if name.isType, !isDeclared { return callFramework(name, site, in: frame, expecting: expecting) }
    let isPlain = isPlainConstructor(name, in: frame)
    if isPlain, let known = site.plan.constructed, known.context === frame.context {
      if let value = construct(known.type, site) { return value }
    } else {
      if let slot = name.selfSlot, let value = callOnSelf(name, slot, callee, site, in: frame, expecting: expecting) {
        return value
      }
      for type in isDeclared ? enclosingTypes(of: frame.context) : [] {
        if let value = callOwnStatic(name.name, type, site, expecting: expecting) { return value }
      }
      if let type = boundParameter(name, in: frame) {
        if let value = construct(type, site) { return value }
      } else if let type = lookUpType(name, in: frame.context) {
        if isPlain, !isMember(name, in: frame) { site.plan.constructed = (frame.context, type) }
        if let value = construct(type, site) { return value }
      }
    }
    let arguments = Arguments(site)
    if let choice = chooseGlobal(name.name, arguments, site) {
      var receiver: Value?
      return invoke(choice, arguments, receiver: &receiver, expecting: expecting)
    }
    if globalVariable(name.name) != nil, let value = globalValue(name.name) {
      return callValue(value, site, storedIn: (callee, frame), expecting: expecting)
    }
    return callFramework(name, site, in: frame, expecting: expecting)
  }

  private func chooseGlobal(_ name: String, _ arguments: Arguments, _ site: CallSite) -> Choice? {
    let functions = globalFunctions(name)
    return functions.isEmpty ? nil : choose(functions, arguments, rival: rival(name, site))
  }

  /// Whether the context alone decides which type a capitalized name means: `self` is of the context's type.
  private func isPlainConstructor(_ name: NameExpression, in frame: Frame) -> Bool {
    guard name.isType, name.genericArguments.isEmpty, frame.context.isShared else { return false }
    guard let slot = name.selfSlot else { return true }
    guard case .structure(let structure) = read(slot, in: frame) else { return false }
    return structure.type === frame.context.selfType
  }

  /// Whether `self` or a type around has functions or cases of that name, which arguments may choose.
  private func isMember(_ name: NameExpression, in frame: Frame) -> Bool {
    if let slot = name.selfSlot, !methods(name.name, of: read(slot, in: frame)).isEmpty { return true }
    return enclosingTypes(of: frame.context).contains { !methods(name.name, of: .type($0)).isEmpty }
  }

  /// A constructor or function of the framework or the standard library.
  private func callFramework(_ name: NameExpression, _ site: CallSite, in frame: Frame, expecting: TypeValue?) -> Value
  {
    if let value = constructExtended(name, site) { return value }
    if site.plan.isOfLibrary, let value = callLibrary(name, site, in: frame) { return value }
    if name.isType, let value = host.construct(name.name, site) { return value }
    if let value = host.callGlobal(name.name, site) { return value }
    if !name.isType, let value = host.construct(name.name, site) { return value }
    if let value = StandardLibrary.construct(name.name, site) { return value }
    // `Element(count)` in an extension of a collection.
    if name.isType, let type = lookUpType(name.name, in: frame.context), let value = construct(type, site) {
      return value
    }
    // `Name("a")` in an extension of a framework's type.
    if name.isType, let type = frameworkMember(name.name, in: frame.context),
      let value = construct(apply(resolveAll(name.genericArguments, frame), to: type), site)
    {
      return value
    }
    let missing = unknown("no value for '\(name.name)(…)'", name: name.name, type: expecting, at: site.span)
    let inside = soughtItems(in: site)
    return inside.isEmpty ? missing : host.makeGroup(inside, builder: "ViewBuilder")
  }

  /// An initializer that the program adds to a type of the framework: `Color(hex: 0xFF8800)`.
  private func constructExtended(_ name: NameExpression, _ site: CallSite) -> Value? {
    guard name.isType, site.plan.isDeclared, let nominal = nominal(named: name.name), nominal.declaration == nil else {
      return nil
    }
    return extensionInitializer(builtIn(name.name), nominal, Arguments(site))
  }

  private func callLibrary(_ name: NameExpression, _ site: CallSite, in frame: Frame) -> Value? {
    if let function = StandardLibrary.functions[name.name], let value = function(site) { return value }
    guard StandardLibrary.typeNames.contains(name.name), let type = lookUpType(name, in: frame.context) else {
      return nil
    }
    return construct(type, site)
  }

  /// Members of `self` called by their name alone.
  private func callOnSelf(
    _ name: NameExpression,
    _ slot: Int,
    _ callee: Expression,
    _ site: CallSite,
    in frame: Frame,
    expecting: TypeValue?
  ) -> Value? {
    let receiver = read(slot, in: frame)
    let members = methods(name.name, of: receiver)
    let base = Expression(.local(slot: slot, name: "self"), span: site.nameSpan)
    if !members.isEmpty {
      let arguments = Arguments(site)
      if let choice = choose(members, arguments, receiver: receiver, rival: rival(name.name, on: receiver, site)) {
        return invoke(choice, arguments, on: base, in: frame, expecting: expecting)
      }
    }
    // `remove(at:)` in a `remove(_:)` of the program's own.
    if site.plan.mayMutate, receiver.hasMutatingMethods {
      let member = MemberExpression(base: base, name: name.name, nameSpan: site.nameSpan)
      if let value = callMutating(member, base, site, in: frame, expecting: expecting) { return value }
    }
    if case .type(let type) = receiver {
      if name.isType || type.nominal?.declaration != nil {
        return callOwnStatic(name.name, type, site, expecting: expecting)
      }
      return callStaticIfFound(name.name, type, site, expecting: expecting)
    }
    // `first { … }` in an extension of a collection is the method.
    if site.count > 0, !receiver.isUserDefined, site.plan.mayBeLibraryMethod,
      let value = callLibraryMethod(name.name, on: receiver, site)
    {
      return value
    }
    if !name.isType || receiver.foreignValue == nil,
      let value = property(name.name, of: receiver, at: site.nameSpan, labels: nil, isImplicit: true)
    {
      guard value.isMethod(name.name, of: receiver) else {
        return callValue(value, site, storedIn: (callee, frame), expecting: expecting)
      }
      return callLibraryMethod(name.name, on: receiver, site) ?? host.callMember(name.name, on: receiver, site)
    }
    if frame.context.owner?.name == "Optional",
      let value = StandardLibrary.universalMethod(name.name, on: receiver, site)
    {
      return value
    }
    return name.isType ? nil : host.callMember(name.name, on: receiver, site)
  }

  /// Calls a method whose receiver is an expression: a mutating one changes it in place.
  private func invoke(
    _ choice: Choice,
    _ arguments: Arguments,
    on receiver: Expression,
    in frame: Frame,
    expecting: TypeValue?
  ) -> Value {
    guard choice.function.modifiers.contains(.mutating) else {
      var value: Value? = evaluate(receiver, in: frame)
      return invoke(choice, arguments, receiver: &value, expecting: expecting)
    }
    // Arguments are evaluated before the access to the receiver begins.
    evaluateArguments(of: choice, arguments, receiver: evaluate(receiver, in: frame))
    if isChainBroken || isInterrupted { return .none }
    var result = Value.void
    modify(receiver, in: frame) { target in
      var value: Value? = target
      target = .void
      result = invoke(choice, arguments, receiver: &value, expecting: expecting)
      target = value ?? .void
    }
    return result
  }

  private func callMember(
    _ member: MemberExpression,
    _ call: CallExpression,
    _ site: CallSite,
    in frame: Frame,
    expecting: TypeValue?
  ) -> Value {
    guard let baseExpression = member.base else { return callImplicit(member, site, expecting: expecting) }
    if case .super = baseExpression.kind { return callSuper(member, site, in: frame, expecting: expecting) }
    if member.name == "init", case .local(let slot, "self") = baseExpression.kind {
      // In the code of a type `self` is the type.
      guard case .type(let type) = read(slot, in: frame) else { return delegate(site, slot, in: frame) }
      if let value = construct(type, site) { return value }
    }
    if site.plan.mayMutate, baseExpression.isAssignable,
      let value = callMutating(member, baseExpression, site, in: frame, expecting: expecting)
    {
      return value
    }
    let isGivenOn = baseExpression.isImplicitMember || Self.rearranging.contains(member.name)
    let base = evaluate(baseExpression, in: frame, expecting: isGivenOn ? expecting : nil)
    if isChainBroken || isInterrupted { return .none }
    if case .type(let type) = base {
      if let value = callStaticIfFound(member.name, type, site, expecting: expecting) { return value }
    }
    let own = site.plan.isDeclared ? methods(member.name, of: base) : []
    let members = own.isEmpty && site.plan.isDeclared ? optionalMethods(member.name, of: base) : own
    if !members.isEmpty {
      let arguments = Arguments(site)
      if let choice = choose(members, arguments, receiver: base, rival: rival(member.name, on: base, site)) {
        if choice.function.modifiers.contains(.mutating), baseExpression.isAssignable {
          return invoke(choice, arguments, on: baseExpression, in: frame, expecting: expecting)
        }
        var receiver: Value? = base
        let result = invoke(choice, arguments, receiver: &receiver, expecting: expecting)
        return host.called(choice.owner, result, on: base, site)
      }
    }
    return callOther(member.name, on: base, site, storedIn: (call.callee, frame), expecting: expecting)
  }

  /// What gives an array of its receiver's elements: they are of the type that is expected of the result.
  private static let rearranging: Set<String> = ["filter", "reversed", "shuffled", "sorted"]

  /// Members of built-in values, properties that hold functions, and what nobody knows.
  private func callOther(
    _ name: String,
    on base: Value,
    _ site: CallSite,
    storedIn place: (Expression, Frame),
    expecting: TypeValue?
  ) -> Value {
    if site.plan.mayBeLibraryMethod, let value = callLibraryMethod(name, on: base, site) { return value }
    if let value = host.callMember(name, on: base, site) { return value }
    if let value = property(name, of: base, at: site.nameSpan, labels: nil), !value.isMethod(name, of: base) {
      return callValue(value, site, storedIn: place, expecting: expecting)
    }
    if case .void = base { return .void }
    if case .unknown(let unknown) = base, unknown.name?.isCapitalized == true {
      // What is made by calling a type that nobody knows is often completed by further calls.
      trace.note(unknown.name ?? name)
      return base
    }
    if case .none = base, let receiver = site.receiverSpan { noteTrap(Self.usedNil, at: receiver) }
    return missing(name, of: base, at: site.nameSpan, expecting: expecting)
  }

  /// `.name(…)` where a type is expected.
  private func callImplicit(_ member: MemberExpression, _ site: CallSite, expecting: TypeValue?) -> Value {
    guard let expecting = expecting ?? staticExpectation(at: site.span) else {
      return unknown("no type is known for '.\(member.name)(…)'", name: member.name, at: site.span)
    }
    if expecting.isOptional, member.name == "some" { return site.evaluate(0, as: expecting.arguments.first).inOptional }
    if let value = callStaticIfFound(member.name, expecting.unwrapped, site, expecting: expecting) { return value }
    if let meant = staticExpectation(at: site.span), meant.unwrapped.name != expecting.unwrapped.name,
      let value = callStaticIfFound(member.name, meant.unwrapped, site, expecting: meant)
    {
      return value
    }
    return unknown(
      "'\(expecting.unwrapped.description)' has no known member '\(member.name)(…)'",
      name: member.name == "init" ? expecting.unwrapped.name : member.name,
      type: expecting,
      at: site.span
    )
  }

  /// `Type.name(…)`; nil where the type has no such member.
  func callStaticIfFound(_ name: String, _ type: TypeValue, _ site: CallSite, expecting: TypeValue?) -> Value? {
    if name == "init" { return construct(type, site) }
    if isModule(type), let value = callModule(name, site, expecting: expecting) { return value }
    if let value = callOwnStatic(name, type, site, expecting: expecting) { return value }
    if let value = StandardLibrary.callStatic(name, of: type, site) { return value }
    for typeName in [type.name] + (type.nominal.map { $0.conformances.sorted() } ?? []) {
      if let value = host.callStatic(name, of: typeName, site) { return value }
    }
    guard let nominal = type.nominal, nominal.declaration != nil else { return nil }
    return callUnbound(name, nominal, site)
  }

  /// `SwiftUI.Section { … }`, `Module.function()`
  private func callModule(_ name: String, _ site: CallSite, expecting: TypeValue?) -> Value? {
    if name.isCapitalized {
      let type = builtIn(name)
      // The module's own type, whatever the program calls so.
      let isShadowed = type.nominal?.declaration != nil
      let own = isShadowed ? host.construct(name, site) ?? StandardLibrary.construct(name, site) : nil
      return own ?? construct(type, site)
    }
    return StandardLibrary.functions[name]?(site) ?? host.callGlobal(name, site)
  }

  /// A static member that the workspace declares: a case, a function, a nested type, a property that holds a function.
  private func callOwnStatic(_ name: String, _ type: TypeValue, _ site: CallSite, expecting: TypeValue?) -> Value? {
    let members = methods(name, of: .type(type))
    if !members.isEmpty {
      for case .enumCase(let enumCase, _) in members { return makeCase(enumCase, type, Arguments(site)) }
      let arguments = Arguments(site)
      let rival = rival(name, on: .type(type), site)
      if let choice = choose(members, arguments, receiver: .type(type), rival: rival) {
        var receiver: Value? = .type(type)
        return invoke(choice, arguments, receiver: &receiver, expecting: expecting)
      }
      if case .type(let nested)? = staticProperty(name, of: type) { return construct(nested, site) }
      if let value = staticProperty(name, of: type), case .function(let function) = value,
        function.isCallable(besides: name)
      {
        return callValue(value, site, expecting: expecting)
      }
    }
    return memberType(name, of: type).flatMap { construct($0, site) }
  }

  /// `Row.describe(row)` gives the method bound to `row`.
  private func callUnbound(_ name: String, _ nominal: NominalType, _ site: CallSite) -> Value? {
    guard site.count == 1, instanceMembers(name, of: nominal).contains(where: { $0.function != nil }) else {
      return nil
    }
    return .function(FunctionValue(.method(name: name, receiver: site.evaluate(0)), context: .global))
  }

  private func callSuper(_ member: MemberExpression, _ site: CallSite, in frame: Frame, expecting: TypeValue?) -> Value
  {
    guard let superclass = superclass(in: frame), let slot = frame.body.slots.firstIndex(where: { $0.name == "self" })
    else {
      return .void
    }
    let receiver = read(slot, in: frame)
    let arguments = Arguments(site)
    let isOfType = if case .type = receiver { true } else { false }
    let members =
      isOfType || member.name == "init"
      ? typeMembers(member.name, of: superclass) : instanceMembers(member.name, of: superclass)
    var target: Value? = receiver
    guard let choice = choose(members, arguments, receiver: receiver) else {
      return codeInherited(member.name, of: receiver, as: superclass, site) ?? .void
    }
    guard member.name == "init", let type = frame.context.selfType else {
      return invoke(choice, arguments, receiver: &target, expecting: expecting)
    }
    return initialize(&target, by: choice, type) {
      _ = invoke(choice, arguments, receiver: &$0, expecting: expecting)
      return .void
    }
  }

  /// `append`, `removeAll` … of an array, string, dictionary or set, in place.
  private func callMutating(
    _ member: MemberExpression,
    _ base: Expression,
    _ site: CallSite,
    in frame: Frame,
    expecting: TypeValue?
  ) -> Value? {
    guard let target = mutationTarget(member, base, site, in: frame) else { return nil }
    switch target {
    case .none: return Value.none
    case .changed(let changed, let result):
      modify(base, in: frame) { $0 = changed }
      return result
    case .inPlace(let typeName):
      let receiver = storageType(base, in: frame)
      return StandardLibrary.callMutating(member.name, on: typeName, receiver: receiver, site) { change in
        self.modify(base, in: frame, change)
      }
    }
  }

  /// What a mutating call does to its receiver.
  private enum MutationTarget {
    /// The chain to the receiver ended.
    case none
    case changed(Value, result: Value)
    /// The type's own method changes it where it is.
    case inPlace(typeName: String)
  }

  /// Looks at the receiver, and lets go of it: what is held twice would be copied when it is changed.
  private func mutationTarget(
    _ member: MemberExpression,
    _ base: Expression,
    _ site: CallSite,
    in frame: Frame
  ) -> MutationTarget? {
    let current = evaluate(base, in: frame)
    if isChainBroken || isInterrupted { return MutationTarget.none }
    guard current.hasMutatingMethods,
      choose(methods(member.name, of: current), Arguments(site), receiver: current, rival: .function) == nil
    else {
      return nil
    }
    if let foreign = current.foreignValue {
      if StandardLibrary.type(foreign.typeName)?.mutatingMethods[member.name] != nil {
        return .inPlace(typeName: foreign.typeName)
      }
      guard let name = OptionSets.counterpart(of: member.name) else { return nil }
      return host.callMember(name, on: current, site).map { .changed($0, result: .void) }
    }
    guard OptionSets.isOptionSet(current) else { return .inPlace(typeName: current.builtInTypeName) }
    let other = site.evaluate(0, as: type(of: current))
    return OptionSets.change(member.name, current, by: other).map { .changed($0, result: $1) }
  }

}

extension FunctionValue {
  /// It is a value of its own, not the unbound form of the member `name`.
  func isCallable(besides name: String) -> Bool {
    switch code {
    case .staticMember(_, let other), .unbound(_, let other): other != name
    default: true
    }
  }
}

extension Expression {
  /// It names storage that can be changed in place.
  var isAssignable: Bool {
    switch kind {
    case .local, .name, .subscript: true
    case .member(let member): member.base != nil
    case .forceUnwrap(let inner), .unwrapOrBreak(let inner), .optionalChain(let inner), .inout(let inner):
      inner.isAssignable
    default: false
    }
  }
}
