/// The type variables of a body, and what is known of them. Steps can be taken back, so that an overload may be tried.
final class ConstraintSystem {
  let resolver: Resolver
  private var variables: [Variable] = []
  private var trail: [(index: Int, old: Variable)] = []
  /// What waited for a variable that has its type now, to be looked at again.
  private var awake: [Deferred] = []
  /// What waits for no variable in particular, and is looked at each time.
  private var restless: [Deferred] = []
  /// What was found not to hold, and was not taken back.
  private var broken: [TypeRequirement] = []
  var score = Score()
  /// How deep what is converted stands in the expression that is looked at: the compiler makes a `CGFloat` of a `Double`
  /// as far out as it can.
  var conversionDepth = 1
  /// Steps left for the body.
  private(set) var fuel: Int
  /// What the code's own generic parameters, and their associated types, are required to be.
  private let equalities: [Type: Type]

  private struct Variable {
    var type: Type?
    var literal: LiteralKind?
    /// What can be told when the variable has its type.
    var waiting: [Deferred] = []
  }

  /// Equalities of associated types of open variables, conversions to those, and requirements on them.
  fileprivate enum Deferred {
    case equal(Type, Type)
    case conversion(Type, to: Type)
    case requirement(TypeRequirement)
  }

  /// A moment to go back to.
  struct Mark {
    fileprivate let trail: Int
    fileprivate let variables: Int
    fileprivate let awake: [Deferred]
    fileprivate let restless: [Deferred]
    fileprivate let broken: Int
    fileprivate let score: Score
  }

  init(_ resolver: Resolver, fuel: Int) {
    self.resolver = resolver
    self.fuel = fuel
    equalities = Self.equalities(resolver.assumptions)
  }

  private static func equalities(_ requirements: [TypeRequirement]) -> [Type: Type] {
    var found: [Type: Type] = [:]
    for case .same(let left, let right) in requirements {
      let (key, value) = left.isPlaceholder ? (left, right) : (right, left)
      // One that stands for a part of itself would have no end.
      guard key.isPlaceholder, !value.isUnknown, found[value] == nil, !value.mentions(key) else { continue }
      found[key] = value
    }
    return found
  }

  /// Takes a step; false where there are none left.
  func step() -> Bool {
    guard fuel > 0 else { return false }
    fuel -= 1
    return true
  }

  // MARK: Variables

  func fresh(_ literal: LiteralKind? = nil) -> Type {
    variables.append(Variable(type: nil, literal: literal))
    return .variable(variables.count - 1)
  }

  func literal(of type: Type) -> LiteralKind? {
    guard case .variable(let index) = type, variables[index].type == nil else { return nil }
    return variables[index].literal
  }

  func mark() -> Mark {
    Mark(
      trail: trail.count,
      variables: variables.count,
      awake: awake,
      restless: restless,
      broken: broken.count,
      score: score
    )
  }

  func goBack(to mark: Mark) {
    while trail.count > mark.trail, let (index, old) = trail.popLast() { variables[index] = old }
    if variables.count > mark.variables { variables.removeLast(variables.count - mark.variables) }
    awake = mark.awake
    restless = mark.restless
    if broken.count > mark.broken { broken.removeLast(broken.count - mark.broken) }
    score = mark.score
  }

  /// The requirements that were found not to hold since the last time.
  func takeBroken() -> [TypeRequirement] {
    defer { broken = [] }
    return broken
  }

  private func change(_ index: Int, _ new: Variable) {
    trail.append((index, variables[index]))
    variables[index] = new
  }

  /// The type that stands at the top, where a variable has one.
  func head(_ type: Type) -> Type {
    var current = type
    while case .variable(let index) = current, variables.indices.contains(index), let bound = variables[index].type {
      current = bound
    }
    if !equalities.isEmpty, let known = required(of: current) { return head(known) }
    if case .member(let base, let name) = current {
      let known = head(base)
      if case .variable = known { return .member(known, name) }
      if known != base { return head(resolver.associatedType(name, of: known)) }
    }
    return current
  }

  /// What the code around requires a generic parameter, or an associated type of one, to be.
  private func required(of type: Type) -> Type? {
    // Requirements may lead from one to the other in a circle.
    type.isPlaceholder && step() ? equalities[type] : nil
  }

  /// The type, unless it has too many parts: whoever compares or writes it would have no end.
  func bounded(_ type: Type) -> Type {
    switch type {
    case .parameter, .unknown: return type
    case .nominal(_, let arguments) where arguments.isEmpty: return type
    default:
      var room = Type.mostParts
      return type.fits(into: &room, head) ? type : .unknown(.limit)
    }
  }

  /// The type with all that is known in place of variables.
  func simplified(_ type: Type) -> Type {
    guard type.hasVariables || !equalities.isEmpty else { return type }
    return type.mapped { part in
      if let known = self.required(of: part) { return self.simplified(known) }
      switch part {
      case .variable:
        let known = self.head(part)
        if case .variable = known { return known }
        return self.simplified(known)
      case .member(let base, let name):
        let known = self.simplified(base)
        if case .variable = known { return .member(known, name) }
        return known == base ? nil : self.simplified(self.resolver.associatedType(name, of: known))
      default: return nil
      }
    }
  }

  /// The type as a result: literals have their own types, and what nothing tells is unknown.
  func settled(_ type: Type) -> Type {
    simplified(type).mapped { part in
      switch part {
      case .variable: return self.literal(of: part)?.standardType ?? .unsolved
      case .member(let base, let name):
        guard case .variable = base else { return nil }
        return self.literal(of: base).map { self.resolver.associatedType(name, of: $0.standardType) } ?? .unsolved
      default: return nil
      }
    }
  }

  /// Gives all literals in a type their own types, and closes what nothing has told: code that comes later does not.
  func close(_ type: Type) {
    settleDeferred()
    _ = simplified(type).mapped { part in
      guard case .variable(let index) = part, self.variables[index].type == nil else { return nil }
      if let kind = self.literal(of: part) {
        _ = self.unify(part, kind.standardType)
      } else {
        self.awake += self.variables[index].waiting
        self.change(index, Variable(type: .unsolved, literal: nil))
      }
      return nil
    }
  }

  /// Gives all literals in a type their own types.
  func settleLiterals(in type: Type) {
    _ = simplified(type).mapped { part in
      if let kind = self.literal(of: part) { _ = self.unify(part, kind.standardType) }
      return nil
    }
  }

  /// Makes strings of the open types of string literals: before a closure is looked at, which they are given to.
  func settleStrings(in type: Type) {
    _ = simplified(type).mapped { part in
      if let kind = self.literal(of: part), kind.isText { _ = self.unify(part, kind.standardType) }
      return nil
    }
  }

  /// Whether two types can be the same; makes them so.
  func unify(_ left: Type, _ right: Type) -> Bool {
    let (left, right) = (head(left), head(right))
    if left == right { return true }
    switch (left, right) {
    case (.unknown, _), (_, .unknown):
      score.unknowns += 1
      return true
    case (.variable, .member(let base, _)) where literal(of: left) != nil && base.hasVariables,
      (.member(let base, _), .variable) where literal(of: right) != nil && base.hasVariables:
      // Which type it has to be is known later, and whether a literal can be of it.
      wait(.equal(left, right), for: literal(of: left) == nil ? left : right)
      return true
    case (.variable(let index), _): return bind(index, to: right)
    case (_, .variable(let index)): return bind(index, to: left)
    case (.member(let base, _), _) where base.hasVariables, (_, .member(let base, _)) where base.hasVariables:
      wait(.equal(left, right), for: base)
      return true
    case (.nominal(let one, let leftArguments), .nominal(let other, let rightArguments)):
      guard one == other else { return mayBeAlike(one, other) }
      return zip(leftArguments, rightArguments).allSatisfy { unify($0, $1) }
    case (.tuple(let one), .tuple(let other)):
      return one.count == other.count && zip(one, other).allSatisfy { unify($0.type, $1.type) }
    case (.function(let one), .function(let other)):
      return one.parameters.count == other.parameters.count
        && zip(one.parameters, other.parameters).allSatisfy { unify($0, $1) } && unify(one.result, other.result)
    case (.metatype(let one), .metatype(let other)), (.inout(let one), .inout(let other)): return unify(one, other)
    case (.member(let one, let name), .member(let other, let otherName)): return name == otherName && unify(one, other)
    case (.existential(let one), .existential(let other)):
      return one.count == other.count && zip(one, other).allSatisfy { unify($0, $1) }
    default: return false
    }
  }

  /// Whether a type may be another one, since it is declared elsewhere: under a name that stands for the other, or as a
  /// class that inherits from it.
  func mayBeAlike(_ one: NominalID, _ other: NominalID) -> Bool {
    guard resolver.isElsewhere(one) || resolver.isElsewhere(other) else { return false }
    score.unknowns += 1
    return true
  }

  /// Leaves a literal unknown that is beside something unknown, or a type that something unknown says.
  func leave(_ literal: Type, unknown reason: UnknownReason, isLiteral: Bool = true) {
    let open = head(literal)
    guard case .variable(let index) = open, (self.literal(of: open) != nil) == isLiteral else { return }
    change(index, Variable(type: .unknown(reason), literal: variables[index].literal))
  }

  /// Whether it is a literal that was left unknown.
  func isOpenLiteral(_ type: Type) -> Bool {
    guard case .variable(let index) = type, variables.indices.contains(index), variables[index].literal != nil else {
      return false
    }
    return head(type).isUnknown
  }

  private func bind(_ index: Int, to type: Type) -> Bool {
    let literal = variables[index].literal
    if case .variable(let other) = type {
      var joined = variables[other]
      if let literal { joined.literal = joined.literal.map { $0.joined(with: literal) } ?? literal }
      let waiting = variables[index].waiting
      joined.waiting += waiting
      if joined.literal != variables[other].literal || !waiting.isEmpty { change(other, joined) }
      change(index, Variable(type: type, literal: literal))
      return true
    }
    guard !mentions(index, type) else { return false }
    if let literal, !canHold(literal, type) { return false }
    awake += variables[index].waiting
    change(index, Variable(type: type, literal: literal))
    return true
  }

  private func mentions(_ index: Int, _ type: Type) -> Bool {
    guard type.hasVariables else { return false }
    var found = false
    _ = simplified(type).mapped { part in
      if part == .variable(index) { found = true }
      return nil
    }
    return found
  }

  /// Whether a literal can be of that type.
  private func canHold(_ literal: LiteralKind, _ type: Type) -> Bool {
    if type == literal.standardType { return true }
    switch resolver.conforms(type, to: literal.protocolID) {
    case true?:
      score.nonDefaultLiterals += 1
      return true
    case false?: return false
    case nil:
      score.unknowns += 1
      return true
    }
  }

  // MARK: Requirements

  /// Whether a requirement can hold; what depends on an open variable is looked at again later.
  func require(_ requirement: TypeRequirement) -> Bool {
    let holds = mayHold(requirement)
    if !holds { broken.append(requirement) }
    return holds
  }

  private func mayHold(_ requirement: TypeRequirement) -> Bool {
    switch requirement {
    case .same(let left, let right): return unify(left, right)
    case .conforms(let type, let bound):
      let type = head(type)
      switch type {
      case .variable, .member(.variable, _):
        wait(.requirement(requirement), for: type)
        return true
      default: return conforms(type, bound)
      }
    }
  }

  private func conforms(_ type: Type, _ bound: Type) -> Bool {
    guard case .nominal(let id, let stated) = head(bound) else { return true }
    if resolver.conforms(type, to: id) == false { return type.isSelfConforming(to: id) }
    guard !stated.isEmpty, resolver.isProtocol(id), let declaration = resolver.declaration(of: id) else { return true }
    return zip(declaration.genericParameters, stated).allSatisfy { parameter, argument in
      unify(resolver.associatedType(parameter.name, of: simplified(type)), argument)
    }
  }

  // MARK: Waiting

  /// Looks at it again when the open variable at the root of the type is known.
  private func wait(_ item: Deferred, for type: Type) {
    var root = head(type)
    while case .member(let base, _) = root { root = head(base) }
    guard case .variable(let index) = root, variables.indices.contains(index) else { return restless.append(item) }
    var variable = variables[index]
    variable.waiting.append(item)
    change(index, variable)
  }

  /// Looks again at what waited for variables; false where it cannot hold.
  @discardableResult
  func settleDeferred() -> Bool {
    var rounds = 4
    while rounds > 0, !awake.isEmpty || !restless.isEmpty, step() {
      rounds -= 1
      let (ready, unsettled) = (awake, restless)
      awake = []
      restless = []
      for item in ready + unsettled where !settle(item) { return false }
      if awake.isEmpty, restless.count == unsettled.count { break }
    }
    return true
  }

  private func settle(_ item: Deferred) -> Bool {
    switch item {
    case .equal(let left, let right):
      if unify(left, right) { return true }
      broken.append(.same(left, right))
      return false
    case .conversion(let source, let target):
      if convert(source, to: target) { return true }
      broken.append(.same(source, target))
      return false
    case .requirement(let requirement): return require(requirement)
    }
  }

  /// Uses a value where an associated type of an open variable is wanted, when that is known.
  func convertLater(_ source: Type, to target: Type) -> Bool {
    wait(.conversion(source, to: target), for: target)
    return true
  }

  /// What an open variable must conform to.
  func bounds(of variable: Type) -> [Type] {
    guard case .variable(let index) = variable, variables.indices.contains(index) else { return [] }
    return variables[index].waiting.compactMap { item in
      guard case .requirement(.conforms(let type, let bound)) = item, head(type) == variable else { return nil }
      return bound
    }
  }
}

extension Type {
  /// Whether it stands for a type that users choose: a generic parameter, or an associated type.
  fileprivate var isPlaceholder: Bool {
    switch self {
    case .parameter, .member: true
    default: false
    }
  }

  fileprivate func mentions(_ other: Type) -> Bool {
    var found = false
    _ = mapped { part in
      if part == other { found = true }
      return nil
    }
    return found
  }

  /// Whether the protocol's own existential is taken for a type that conforms: it is opened.
  fileprivate func isSelfConforming(to id: NominalID) -> Bool {
    if case .existential(let bounds) = self { return bounds.contains { $0.nominal == id } }
    return false
  }
}
