import Semantics

/// The value of a view's type as the bodies of other views make it: they know what its inputs are.
struct ViewUses {
  /// So many bodies are looked at from one on: a user's own inputs come from its users.
  static let mostLevels = 3
  /// So many users of a type are asked.
  private static let mostUsers = 12
  /// So many steps of fuel looking may take, whatever the limits: a scene that keeps within small ones is the same under
  /// larger ones.
  private static let steps = 200_000

  let evaluator: Evaluator
  let host: SwiftUIHost

  /// The view with the inputs that hold the fewest stand-ins: made of them alone, or by one of its users.
  func value(of type: TypeValue) -> Value? {
    value(of: type, within: [], until: evaluator.fuel - Self.steps)
  }

  /// `makers` are the types whose inputs are looked for, this one's user and those behind it.
  private func value(of type: TypeValue, within makers: [String], until fuel: Int) -> Value? {
    let before = evaluator.unknownRecords
    guard let made = evaluator.constructWithStandIns(type) else { return nil }
    var count = StandInCount(made).count
    guard count > 0, makers.count < Self.mostLevels, type.nominal?.declaration != nil else { return made }
    var best = made
    let makers = makers + [type.name]
    for user in users(of: type, besides: makers) where count > 0 && evaluator.fuel > fuel {
      guard let (value, other) = use(of: type, in: user, makers, until: fuel), other < count else { continue }
      (best, count) = (value, other)
      evaluator.goBack(toUnknowns: before)
    }
    guard count > 0 else { return best }
    let records = evaluator.unknownRecords
    evaluator.goBack(toUnknowns: before)
    if let (value, other) = evaluator.written(type), other < count { return value }
    evaluator.goBack(toUnknowns: records)
    return best
  }

  /// What `user` makes of the type, with how many stand-ins are in it.
  private func use(of type: TypeValue, in user: User, _ makers: [String], until fuel: Int) -> (Value, Int)? {
    evaluator.untraced {
      let records = evaluator.unknownRecords
      defer { evaluator.goBack(toUnknowns: records) }
      var search = UseSearch(type.name, user.names, evaluator, until: fuel)
      switch user.kind {
      case .function(let function, let owner): search.look(inResultOf: function, owner: owner)
      case .type(let maker, let file):
        let previews = PreviewList(file, evaluator: evaluator, host: host)
        evaluator.noteRead(callersOf: maker.name)
        guard let owner = previews.value(of: maker.name) ?? value(of: maker, within: makers, until: fuel) else {
          return nil
        }
        search.look(inMembersOf: owner, user.names)
      }
      return search.best
    }
  }

  // MARK: Users

  private struct User {
    enum Kind {
      case type(TypeValue, in: FileID)
      /// A global one, or one that an extension gives to all views.
      case function(FunctionDeclaration, owner: TypeDeclaration?)
    }

    let kind: Kind
    /// The names by which its code leads to the type: the type's own, and those of its members that do.
    let names: Set<String>
  }

  /// The views, modifiers and apps whose code calls the type, in the order of files and places, and then the functions
  /// that all views have and the global ones.
  private func users(of type: TypeValue, besides makers: [String]) -> [User] {
    let name = type.name.lastComponent
    evaluator.noteRead(callersOf: type.name)
    var found: [User] = []
    var functions: [User] = []
    var seen = Set(makers)
    for unit in evaluator.program.units(calling: name) {
      guard found.count < Self.mostUsers else { break }
      for (function, owner) in unit.viewFunctions where unit.mentions([name], in: function.span) {
        evaluator.noteRead(at: function.span)
        functions.append(User(kind: .function(function, owner: owner), names: [name]))
      }
      for declaration in unit.typeDeclarations where unit.mentions([name], in: declaration.span) {
        guard let user = evaluator.type(named: declaration.qualifiedName), seen.insert(user.name).inserted,
          ["View", "App", "ViewModifier"].contains(where: { evaluator.conforms(user, to: $0) }),
          let file = evaluator.program.absolute(declaration.span)?.file
        else { continue }
        evaluator.noteRead(at: declaration.span)
        let names = names(leadingTo: name, in: user)
        if names.count > 1 { found.append(User(kind: .type(user, in: file), names: names)) }
      }
    }
    return Array((found + functions).prefix(Self.mostUsers))
  }

  private func names(leadingTo name: String, in user: TypeValue) -> Set<String> {
    let members = evaluator.program.declarations(ofType: user.name).flatMap { part in
      part.members.variables.filter { $0.accessors.getter != nil }.map { ($0.name, $0.span) }
        + part.members.functions.map { ($0.name, $0.span) }
    }
    var names: Set = [name]
    for _ in 0..<Self.mostLevels {
      let before = names.count
      for (member, span) in members where !names.contains(member) {
        if evaluator.program.unit(span.unit)?.mentions(names, in: span) == true { names.insert(member) }
      }
      if names.count == before { break }
    }
    return names
  }
}

/// How many inputs of a view nobody knows, those of the values in it included.
struct StandInCount {
  private(set) var count = 0
  private var room = 200

  init(_ value: Value) { add(value, depth: 0) }

  private mutating func add(_ value: Value, depth: Int) {
    guard room > 0, depth < 4 else { return }
    room -= 1
    switch value {
    case .unknown: count += 1
    case .structure(let structure): add(structure.fields, depth)
    case .object(let object): add(object.fields, depth)
    case .array(let elements): for element in elements.prefix(3) { add(element, depth: depth + 1) }
    case .function(let function): if case .native = function.code { count += 1 }
    case .foreign(let wrapper as ObjectWrapper): add(wrapper.value, depth: depth + 1)
    case .view(let view): if UseSearch.isReceiver(view) { count += 1 }
    case .foreign(let opaque as OpaqueFrameworkValue): if opaque.typeName == "View" { count += 1 }
    default: return
    }
  }

  private mutating func add(_ fields: [Value], _ depth: Int) {
    for field in fields {
      if case .foreign(let marks as StandInMarks) = field {
        count += marks.names.count
      } else {
        add(field, depth: depth + 1)
      }
    }
  }
}

extension Unit {
  /// The types that it declares or extends, those within them included.
  fileprivate var typeDeclarations: [TypeDeclaration] {
    contents.flatMap { content -> [TypeDeclaration] in
      if case .type(let type) = content { return type.withAllNested }
      return []
    }
  }
}

extension Unit {
  /// The functions that make views and belong to no view: the global ones, and those in extensions of the protocol.
  fileprivate var viewFunctions: [(function: FunctionDeclaration, owner: TypeDeclaration?)] {
    contents.flatMap { content -> [(FunctionDeclaration, TypeDeclaration?)] in
      switch content {
      case .function(let function): [(function, nil)]
      case .type(let type) where type.kind == .extension && type.qualifiedName == "View":
        type.members.functions.map { ($0, type) }
      default: []
      }
    }.filter { $0.0.returnType?.isOpaque == true }
  }
}

extension TypeDeclaration {
  fileprivate var withAllNested: [TypeDeclaration] { [self] + members.types.flatMap(\.withAllNested) }
}
