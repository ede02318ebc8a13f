package import SourceText

/// A step in which code goes on right behind a name that is being written: `(…)`, `.member`, `?`.
package enum Continuation: Sendable {
  case call([PassedArgument])
  case member(String)
  /// `?` or `!`
  case unwrapping
  /// `= value`, `== value`
  case comparison(PassedArgument)
  /// What takes an optional and nothing else: `if let name = …`, `… ?? other`.
  case binding
  /// The cases of a `switch` over it.
  case matching([String])

  /// Whether the step says what a value is called with, or which member it has.
  package var isTelling: Bool {
    switch self {
    case .member, .matching: true
    case .call(let arguments): arguments.contains { $0.label != nil }
    case .unwrapping, .comparison, .binding: false
    }
  }

  /// The same where the types are known of values that are named behind the place.
  package func typed(_ type: (ByteRange) -> Type?) -> Continuation {
    switch self {
    case .call(let arguments): .call(arguments.map { $0.typed(type) })
    case .comparison(let operand): .comparison(operand.typed(type))
    case .member, .unwrapping, .binding, .matching: self
    }
  }
}

/// An argument that stands behind a name which is being written, as far as it tells what may be called with it.
package struct PassedArgument: Sendable {
  package enum Form: Sendable {
    case closure(PassedClosure)
    case text
    case number
    /// `true` or `false`
    case truth
    /// `nil`
    case nothing
    /// `Type(…)`
    case made(String)
    /// `.name`
    case implicitMember(String)
    /// `.init(…)`
    indirect case implicitlyMade([PassedArgument])
    /// Something of a type that does not depend on what is wanted.
    case value(Type)
    case other
  }

  package let label: String?
  package let isTrailing: Bool
  package let form: Form
  /// Where a value is named, whose type does not depend on what is wanted.
  private let value: ByteRange?

  package init(label: String? = nil, isTrailing: Bool = false, form: Form, value: ByteRange? = nil) {
    self.label = label
    self.isTrailing = isTrailing
    self.form = form
    self.value = value
  }

  fileprivate func typed(_ type: (ByteRange) -> Type?) -> PassedArgument {
    guard case .other = form, let type = value.flatMap(type), !type.hasUnknowns else { return self }
    return PassedArgument(label: label, isTrailing: isTrailing, form: .value(type))
  }

  fileprivate var unread: Argument {
    Argument(label: label, value: Expression(.discard, span: .none), isTrailing: isTrailing)
  }
}

/// A closure that stands behind a name, as far as its text tells of its type.
package struct PassedClosure: Sendable {
  /// How many parameters it names or uses; nil where that is not clear.
  package let parameterCount: Int?
  /// The type that its first expression makes a value of.
  package let made: String?
  /// Whether a statement in it does something.
  package let acts: Bool

  package init(parameterCount: Int?, made: String?, acts: Bool) {
    self.parameterCount = parameterCount
    self.made = made
    self.acts = acts
  }
}

extension Typing {
  /// Whether code can go on as it does behind the place, where an offer is written there; nil where that is not known.
  package func canGoOn(_ steps: [Continuation], after offer: Offer, _ offers: Offers, in file: FileID) -> Bool? {
    let hasSteps = hasSteps(steps, after: offer, offers, in: file)
    if hasSteps != false, comesToWanted(steps, from: offer, offers, in: file) == false { return false }
    return hasSteps
  }

  /// Whether what an offer gives has the members that follow, and takes the arguments.
  private func hasSteps(_ steps: [Continuation], after offer: Offer, _ offers: Offers, in file: FileID) -> Bool? {
    guard let first = steps.first else { return nil }
    switch (offer.kind, first) {
    case (.type, .call(let arguments)):
      let isMade = canBeMade(offer.type, by: arguments, in: file)
      guard isMade != false, steps.count > 1 else { return isMade }
      return canGoOn(steps[1...], from: offer.type, in: file)
    case (.type, .member(let name)):
      return hasMember(name, offer.type, ofType: true, calledWith: steps.arguments(after: 1), in: file)
    case (.protocol, _), (.type, _): return false
    // What is called here is written with its parentheses.
    case (.function, .binding), (.function, .matching): return canGoOn(steps[...], from: offer.type, in: file)
    case (.function, .call(let arguments)), (.enumCase, .call(let arguments)):
      let isTaken = takes(arguments, offer, offers, in: file)
      guard isTaken != false else { return false }
      return steps.count == 1 ? isTaken : canGoOn(steps[1...], from: offer.type, in: file) ?? true
    case (.function, _): return false
    case (.enumCase, _) where offer.parameters != nil: return false
    case (.maker, .call(let arguments)): return canBeMade(offer.type, by: arguments, in: file) == false ? false : nil
    case (.maker, _): return false
    case (_, .comparison(let operand)):
      return offer.type.isUnknown ? nil : mayMeet(operand.form, offer.type, in: file)
    // A function of the property's name may be meant: `first(where:)`.
    case (.value, .call(let arguments)):
      if takes(arguments, offer, offers, in: file) == true { return true }
      return canGoOn(steps[...], from: offer.type, in: file)
    default: return canGoOn(steps[...], from: offer.type, in: file)
    }
  }

  private func canGoOn(_ steps: ArraySlice<Continuation>, from type: Type, in file: FileID) -> Bool? {
    guard let step = steps.first else { return nil }
    // Nobody knows what it is, but no closure takes labels, and closures are seldom passed to one behind its arguments.
    if type.isUnknown, case .call(let arguments) = step {
      return arguments.contains { $0.label != nil || $0.isTrailing } ? false : nil
    }
    guard !type.isUnknown else { return nil }
    switch step {
    case .unwrapping:
      guard let wrapped = type.wrapped else { return false }
      return steps.count == 1 ? true : canGoOn(steps.dropFirst(), from: wrapped, in: file)
    case .member(let name):
      return hasMember(name, type, ofType: false, calledWith: Array(steps).arguments(after: 1), in: file)
    case .comparison(let operand): return mayMeet(operand.form, type, in: file)
    case .binding: return type.mayBeOptional
    case .matching(let cases): return cases.allSatisfy { hasImplicitMember($0, type.wrapped ?? type, in: file) }
    case .call(let arguments):
      if case .function(let function) = type {
        return function.parameters.count == arguments.count
          && arguments.allSatisfy { $0.label == nil || $0.isTrailing }
      }
      let called = resolver.members("callAsFunction", of: type, ofType: false, from: file)
      // What modules that are not here add to a type of the program is seldom called.
      if called.isEmpty { return isOpen(type) && type.nominal?.file == nil ? nil : false }
      return called.contains { takes(arguments, $0, in: file) }
    }
  }

  /// Whether there is a member of that name, and one that takes the arguments where it is called.
  private func hasMember(
    _ name: String,
    _ type: Type,
    ofType isStatic: Bool,
    calledWith arguments: [PassedArgument]?,
    in file: FileID
  ) -> Bool? {
    if case .tuple(let elements) = type { return elements.contains { $0.label == name } || Int(name) != nil }
    var (owner, isOfType) = (type, isStatic)
    if case .metatype(let instance) = type { (owner, isOfType) = (instance, true) }
    if name == "self" || name == "init" { return isOfType }
    let found = resolver.members(name, of: owner.object, ofType: isOfType, from: file)
      // That takes the value first whose method it is, and is hardly ever written.
      .filter { !$0.traits.contains(.isCurried) }
    if found.contains(where: { candidate in
      candidate.scheme.parameters == nil || arguments.map { takes($0, candidate, in: file) } ?? true
    }) {
      return true
    }
    guard let id = owner.nominal, !mayInheritMembers(owner) else { return nil }
    if isOfType, resolver.memberType(name, of: id, selfType: owner, from: file) != nil { return true }
    guard resolver.declaration(of: id)?.attribute("dynamicMemberLookup") != nil else { return false }
    // What is passed on are the properties of what it holds.
    guard !isOfType, arguments == nil, let held = owner.arguments.first else { return false }
    return hasMember(name, held, ofType: false, calledWith: nil, in: file)
  }

  /// Whether a type may have members that are not known here. What protocols from elsewhere give to a type of the program
  /// is seldom used.
  private func mayInheritMembers(_ type: Type) -> Bool {
    guard isOpen(type) else { return false }
    guard let id = type.nominal, let file = id.file, !file.isOfPackage else { return true }
    return resolver.hasUnknownSuperclass(id)
  }

  /// Whether an initializer of a type takes the arguments; nil where it may have others.
  func canBeMade(_ type: Type, by arguments: [PassedArgument], in file: FileID) -> Bool? {
    let makers = resolver.members("init", of: type, ofType: true, from: file)
    if makers.contains(where: { takes(arguments, $0, in: file) }) { return true }
    return isOpen(type) ? nil : false
  }

  /// Whether a function, or another one of its name, takes the arguments.
  private func takes(_ arguments: [PassedArgument], _ offer: Offer, _ offers: Offers, in file: FileID) -> Bool? {
    let taking = overloads(of: offer, offers, in: file).map { candidate in
      takes(arguments, candidate, in: file) ? leavesOpen(arguments, candidate) : false
    }
    return taking.isEmpty || taking.contains { $0 == nil } && !taking.contains(true) ? nil : taking.contains(true)
  }

  /// True where a function takes arguments for sure, nil where an implicit member may be one of a type that has more
  /// members than are known here.
  private func leavesOpen(_ arguments: [PassedArgument], _ candidate: Candidate) -> Bool? {
    guard let parameters = candidate.scheme.parameters,
      let matching = ArgumentMatching(arguments.map(\.unread), to: parameters)
    else { return true }
    let isOpen = zip(arguments, matching.parameters).contains { argument, position in
      guard case .implicitMember(let name) = argument.form else { return false }
      let type = parameters[position].type.wrapped ?? parameters[position].type
      return self.isOpen(type) && resolver.members(name, of: type, ofType: true, from: nil).isEmpty
    }
    return isOpen ? nil : true
  }

  /// All that the name of an offer may mean where it is offered.
  private func overloads(of offer: Offer, _ offers: Offers, in file: FileID) -> [Candidate] {
    guard let id = offer.id else { return [] }
    guard let owner = id.owner else { return resolver.globals(offer.name, from: file) }
    let isStatic = isTypeMember(id) || id.kind == .enumCase
    let base: Type =
      switch offers.base {
      case .metatype(let instance)?: instance
      case let base?: base
      case nil: resolver.selfType(of: owner)
      }
    let found = resolver.members(offer.name, of: base.object, ofType: isStatic, from: file)
    return found.isEmpty
      ? resolver.members(offer.name, of: resolver.selfType(of: owner), ofType: isStatic, from: file) : found
  }

  private func takes(_ arguments: [PassedArgument], _ candidate: Candidate, in file: FileID) -> Bool {
    guard let parameters = candidate.scheme.parameters else { return false }
    guard let matching = ArgumentMatching(arguments.map(\.unread), to: parameters) else { return false }
    return zip(arguments, matching.parameters).allSatisfy { argument, position in
      let parameter = parameters[position]
      let type = resolver.substitute(candidate.substitution, in: parameter.type)
      switch argument.form {
      case .closure(let closure): return mayBe(closure, type, isBuilt: parameter.builder != nil, in: file)
      case .value(let value) where !parameter.traits.contains(.isAutoclosure) && type.isFunction && !value.isFunction:
        return false
      default: return mayBe(argument.form, type, in: file)
      }
    }
  }

  /// Whether an operand of a form may be assigned to, or compared with, a value of a type. An optional compares with what it
  /// wraps.
  private func mayMeet(_ form: PassedArgument.Form, _ type: Type, in file: FileID) -> Bool {
    guard case .value(let value) = form else { return mayBe(form, type, in: file) }
    return mayPass(value.wrapped ?? value, as: type)
  }

  /// Whether an argument of a form may be passed as a value of a type.
  package func mayBe(_ form: PassedArgument.Form, _ type: Type, in file: FileID) -> Bool {
    if case .value(let value) = form { return mayPass(value, as: type) }
    if case .nothing = form { return type.wrapped != nil || type.isUnknown || type.nominal == nil }
    if let wrapped = type.wrapped { return mayBe(form, wrapped, in: file) }
    switch (form, type) {
    case (.other, _), (_, .unknown), (_, .variable): return true
    case (.value, _): return true
    case (.closure(let closure), _): return mayBe(closure, type, isBuilt: nil, in: file)
    case (.text, .metatype), (.number, .metatype), (.truth, .metatype), (_, .function): return false
    case (.implicitMember(let name), _): return hasImplicitMember(name, type, in: file)
    case (.implicitlyMade(let arguments), .nominal): return canBeMade(type, by: arguments, in: file) != false
    case (.implicitlyMade, _): return true
    case (.text, _): return isLiteral("ExpressibleByStringLiteral", ["String"], type)
    case (.truth, _): return isLiteral("ExpressibleByBooleanLiteral", ["Bool"], type)
    case (.number, _):
      return isLiteral("ExpressibleByIntegerLiteral", ["Int", "Double"], type)
        || isLiteral("ExpressibleByFloatLiteral", ["Double"], type)
    case (.made(let name), .nominal(let id, _)): return mayBeMade(name, of: id, in: file)
    case (.made, _), (.nothing, _): return true
    }
  }

  /// Whether a value that a type makes may be of another: one may inherit from the other, or bridge to it.
  private func mayBeMade(_ name: String, of id: NominalID, in file: FileID) -> Bool {
    guard case .nominal(let made)? = resolver.typeMeaning(of: name, in: LookupScope(file: file)), made != id,
      let kind = resolver.declaration(of: made)?.kind
    else { return true }
    let isNumber = ["CGFloat", "Double"].contains(id.name) && ["CGFloat", "Double"].contains(made.name)
    return kind != .structure && kind != .enumeration || resolver.isProtocol(id) || isNumber
  }

  private func mayBe(_ closure: PassedClosure, _ type: Type, isBuilt: Bool?, in file: FileID) -> Bool {
    guard case .function(let function) = type.wrapped ?? type else {
      if case .nominal = type { return false }
      return resolver.bounds(of: type).isEmpty
    }
    let takes = function.parameters.count
    // The elements of a tuple may be named one by one.
    let isTuple = if takes == 1, case .tuple? = function.parameters.first { true } else { false }
    // A closure that names nothing is given nothing: `{ … }` where `(Void) -> Void` is wanted.
    let isOfVoid = takes == 1 && function.parameters.first == .void
    if let count = closure.parameterCount, count != takes, !(isTuple && count > 1), !(isOfVoid && count == 0) {
      return false
    }
    if closure.acts { return isBuilt != true }
    guard isBuilt != true, function.result == .void, let made = closure.made,
      case .nominal(let id)? = resolver.typeMeaning(of: made, in: LookupScope(file: file))
    else { return true }
    return resolver.conforms(.nominal(id, []), to: .view) != true
  }

  private func hasImplicitMember(_ name: String, _ type: Type, in file: FileID) -> Bool {
    guard name != "init", !isOpen(type) else { return true }
    let bounds = resolver.bounds(of: type).compactMap(\.nominal)
    if case .nominal = type { return !resolver.members(name, of: type, ofType: true, from: file).isEmpty }
    return bounds.isEmpty || bounds.contains { !resolver.staticMembers(name, ofProtocol: $0, from: file).isEmpty }
  }

  /// Whether a literal may be of a type: it says so, or what bounds it holds for a type that literals have by themselves.
  private func isLiteral(_ literal: String, _ standard: [String], _ type: Type) -> Bool {
    if case .nominal = type { return resolver.conforms(type, to: NominalID(name: literal, file: nil)) != false }
    let bounds = resolver.bounds(of: type).compactMap(\.nominal)
    return standard.contains { name in
      bounds.allSatisfy { resolver.conforms(.framework(name), to: $0) != false }
    }
  }
}

extension [Continuation] {
  /// The arguments of the call that comes after so many steps.
  fileprivate func arguments(after count: Int) -> [PassedArgument]? {
    if self.count > count, case .call(let arguments) = self[count] { arguments } else { nil }
  }
}

extension Type {
  /// Whether a type is optional, or one of which that is not known.
  fileprivate var mayBeOptional: Bool {
    switch self {
    case .unknown, .variable, .parameter, .member: true
    default: wrapped != nil
    }
  }
}
