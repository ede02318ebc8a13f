/// Calls of a type that take nothing from the code around them, as authors write them in previews, tests and tables: what
/// such a call makes is a value that the program may have.
package struct WrittenCalls {
  package struct Call {
    package let expression: Expression
    package let body: Body
    package let owner: TypeDeclaration?
    /// The constants before it that it uses, in their order.
    package let locals: [(slot: Int, value: Expression, type: TypeReference?)]

    /// The code that it consists of, wherever it stands.
    package var spans: [SourceSpan] {
      locals.flatMap { [$0.value.span] + ($0.type.map { [$0.span] } ?? []) } + [expression.span]
    }
  }

  private struct Constant {
    let value: Expression
    let type: TypeReference?
    /// Those before it that it uses: it would be asked for as often as it is used, and they in turn.
    let uses: Set<Int>
  }

  /// So many are looked at, where a value is sought.
  private static let most = 6
  private static let deepest = 60
  /// So many constants may lead to a value.
  private static let mostConstants = 32

  private let name: String
  private let isGlobal: (String) -> Bool
  private let most: Int
  /// The only pieces of the unit whose bodies are looked through, if not all are.
  private var pieces: Set<Int>?
  private var owner: TypeDeclaration?
  private var body: Body?
  private var unit: Unit?
  /// The constants of the body whose values take nothing from around them.
  private var constants: [Int: Constant] = [:]
  private var depth = 0
  package private(set) var found: [Call] = []
  /// What it took to look through bodies, those that name the type, in the interpreter's steps: by the kilobyte, so that
  /// it is the same after most edits.
  package private(set) var steps = 0

  /// The calls of a type by its last name; `isGlobal` tells names that mean the same everywhere.
  package init(of name: String, isGlobal: @escaping (String) -> Bool) {
    self.name = name
    self.isGlobal = isGlobal
    most = Self.most
  }

  /// All calls in some pieces of a unit that are of the type if all names in them mean the same everywhere.
  init(of name: String, inPieces pieces: Set<Int>, of unit: Unit) {
    self.name = name
    isGlobal = { _ in true }
    most = .max
    self.pieces = pieces
    look(in: unit)
  }

  package var isDone: Bool { found.count >= most }

  package mutating func look(in unit: Unit) {
    self.unit = unit
    for content in unit.contents where !isDone {
      switch content {
      case .type(let type): look(in: type)
      case .function(let function): look(in: function.body)
      case .variables(let variables): look(in: variables)
      case .preview(let preview): look(in: preview.closure?.body)
      case .code(let body): look(in: body)
      case .typealias: continue
      }
    }
  }

  private mutating func look(in type: TypeDeclaration) {
    let outer = owner
    owner = type
    defer { owner = outer }
    look(in: type.members.variables)
    for function in type.members.functions { look(in: function.body) }
    for type in type.members.types { look(in: type) }
  }

  private mutating func look(in variables: [VariableDeclaration]) {
    for variable in variables {
      look(in: variable.initializer)
      look(in: variable.accessors.getter?.body)
    }
  }

  private mutating func look(in body: Body?) {
    guard let body, depth < Self.deepest, let unit, isSought(body, in: unit), unit.mentions([name], in: body.span)
    else { return }
    steps &+= Int((body.span.end &- body.span.start) >> 10) &* 16 &+ 1
    let outer = (self.body, constants)
    (self.body, constants) = (body, [:])
    defer { (self.body, constants) = outer }
    look(in: body.statements)
  }

  private func isSought(_ body: Body, in unit: Unit) -> Bool {
    guard let pieces else { return true }
    return pieces.contains(unit.piece(at: body.span.start).piece.number)
  }

  private mutating func look(in statements: [Statement]) {
    guard depth < Self.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    for statement in statements where !isDone { look(in: statement) }
  }

  private mutating func look(in statement: Statement) {
    switch statement.kind {
    case .expression(let value), .throw(let value), .return(let value?): look(in: value)
    case .variable(let binding):
      guard let value = binding.initializer else { return }
      look(in: value)
      guard case .binding(let slot, _) = binding.pattern.kind, !binding.isMutable, let uses = uses(of: value),
        uses.count < Self.mostConstants
      else { return }
      constants[slot] = Constant(value: value, type: binding.type, uses: uses)
    case .function(let function, _): look(in: function.body)
    case .type(let type): look(in: type)
    case .if(let branch): look(in: branch)
    case .guard(_, let statements), .defer(let statements), .while(_, _, let statements),
      .repeatWhile(_, let statements, _):
      look(in: statements)
    case .for(let loop):
      look(in: loop.sequence)
      look(in: loop.body)
    case .switch(let choice): for branch in choice.cases { look(in: branch.body) }
    case .do(let block): look(in: block.body)
    case .return(nil), .break, .continue, .fallthrough, .empty: return
    }
  }

  private mutating func look(in branch: IfStatement) {
    var next: IfStatement? = branch
    while let branch = next {
      next = nil
      look(in: branch.then)
      switch branch.otherwise {
      case .block(let statements): look(in: statements)
      case .elseIf(let following): next = following
      case nil: return
      }
    }
  }

  private mutating func look(in expression: Expression) {
    guard depth < Self.deepest, !isDone else { return }
    depth += 1
    defer { depth -= 1 }
    if case .call(let call) = expression.kind, makesType(call.callee), let body, let slots = uses(of: expression) {
      let locals = slots.sorted().compactMap { slot in constants[slot].map { (slot, $0.value, $0.type) } }
      found.append(Call(expression: expression, body: body, owner: owner, locals: locals))
      return
    }
    switch expression.kind {
    case .closure(let closure): look(in: closure.body)
    case .if(let branch): look(in: branch)
    case .switch(let choice): for branch in choice.cases { look(in: branch.body) }
    default: for part in expression.parts { look(in: part) }
    }
  }

  /// `Item`, `Model.Item`, `Item.init`
  private func makesType(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name(let name): return name.name == self.name && name.genericArguments.isEmpty
    case .member(let member):
      guard let base = member.base else { return false }
      return member.name == "init" ? makesType(base) : member.name == name
    default: return false
    }
  }

  /// Whether the name may mean a member of the type whose code it stands in.
  private func isOwn(_ name: NameExpression) -> Bool {
    guard name.selfSlot != nil, let members = owner?.members else { return false }
    return members.variables.contains { $0.name == name.name } || members.functions.contains { $0.name == name.name }
  }

  /// The local constants that an expression uses, with those that they use; nil where it uses something else of the code
  /// around it.
  private func uses(of expression: Expression, depth: Int = 0) -> Set<Int>? {
    guard depth < Self.deepest else { return nil }
    switch expression.kind {
    case .local(let slot, _):
      return constants[slot]?.uses.union([slot])
    case .name(let name) where !name.isType && (isOwn(name) || !isGlobal(name.name)): return nil
    case .closure(let closure): return closure.captureList.isEmpty && closure.body.captures.isEmpty ? [] : nil
    case .assignment, .await, .inout, .if, .switch, .super, .macro, .discard, .unsupported: return nil
    default:
      var slots: Set<Int> = []
      for part in expression.parts {
        guard let used = uses(of: part, depth: depth + 1) else { return nil }
        slots.formUnion(used)
      }
      return slots
    }
  }
}

extension Expression {
  /// The expressions that it is made of, but for those within bodies of its own.
  fileprivate var parts: [Expression] {
    switch kind {
    case .array(let elements): elements
    case .dictionary(let elements): elements.flatMap { [$0.key, $0.value] }
    case .string(let segments):
      segments.flatMap { segment -> [Expression] in
        if case .interpolation(let arguments) = segment { arguments.map(\.value) } else { [] }
      }
    case .tuple(let arguments), .macro(_, let arguments): arguments.map(\.value)
    case .member(let member): member.base.map { [$0] } ?? []
    case .call(let call): [call.callee] + call.arguments.map(\.value)
    case .subscript(let access): [access.base] + access.arguments.map(\.value)
    case .prefix(_, let operand), .postfix(_, let operand), .try(let operand, _), .optionalChain(let operand),
      .unwrapOrBreak(let operand), .forceUnwrap(let operand), .await(let operand), .inout(let operand):
      [operand]
    case .binary(let binary): [binary.left, binary.right]
    case .assignment(let assignment): [assignment.target, assignment.value]
    case .ternary(let ternary): [ternary.condition, ternary.then, ternary.otherwise]
    case .cast(let cast): [cast.value]
    default: []
    }
  }
}
