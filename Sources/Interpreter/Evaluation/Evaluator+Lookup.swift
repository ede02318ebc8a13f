import Semantics

/// Where evaluation looks at the declarations of its program: all that it reads is noted here, and at each step.
extension Evaluator {
  /// Notes that code runs which stands there.
  func enter(_ span: SourceSpan) {
    lastUnit = span.unit
    if let written = writtenCode(at: span) {
      lastPiece = written
      return
    }
    guard let (piece, range) = program.unit(span.unit)?.piece(at: span.start) else {
      lastPiece = 0..<(.max)
      return recorder.note(span.unit)
    }
    lastPiece = range
    recorder.note(piece)
  }

  /// Notes that a body runs, which may be empty.
  func enter(_ body: Body) {
    if body.span.unit != lastUnit || !lastPiece.contains(body.span.start) { enter(body.span) }
  }

  /// Notes that a result depends on what `name` means, or that it means nothing.
  func noteRead(_ name: String) { recorder.note(name) }

  /// Notes that a result depends on which code calls a type.
  func noteRead(callersOf type: String) { recorder.note(callersOf: type.lastComponent) }

  /// Notes that something was looked at that `span` is of: the piece that holds it, or else the unit.
  func noteRead(at span: SourceSpan) {
    if let written = writtenCode(at: span), span.end <= written.upperBound { return }
    guard let (piece, range) = program.unit(span.unit)?.piece(at: span.start), span.end <= range.upperBound else {
      return recorder.note(span.unit)
    }
    recorder.note(piece)
  }

  /// Runs `work`, which evaluates one of the calls of a type that are noted as such: its code is not noted once more, so
  /// that what stands around it may be edited.
  func evaluating<Result>(_ call: WrittenCalls.Call, _ work: () -> Result) -> Result {
    writtenCode.append(call.spans)
    defer {
      writtenCode.removeLast()
      lastUnit = SourceSpan.none.unit
    }
    return work()
  }

  /// The offsets of the code that holds a place, if that is of a call which is noted as such.
  private func writtenCode(at span: SourceSpan) -> Range<UInt32>? {
    for spans in writtenCode {
      for code in spans where code.unit == span.unit && code.start <= span.start && span.start < code.end {
        return code.start..<code.end
      }
    }
    return nil
  }

  /// Notes that a unit was looked at, of which no code counts but what is noted by itself.
  func noteRead(declaring unit: UnitID) { recorder.note(declaring: unit) }

  /// Notes that a type's declaration was looked at, and which extensions may add to it.
  func noteRead(_ type: NominalType) {
    let key = ObjectIdentifier(type)
    if let known = memo.typeReads[key] { return recorder.note(known) }
    let reads = KeptReads(ReadSet(of: type))
    memo.typeReads.set(reads, for: key)
    memo.readTypes.append(type)
    recorder.note(reads)
  }

  func noteRead(_ type: TypeValue) {
    if let nominal = type.nominal { noteRead(nominal) } else { noteRead(type.name) }
  }

  /// Begins to note apart what is read: until `endReads`.
  func beginReads() {
    recorder.begin()
    lastUnit = SourceSpan.none.unit
  }

  func endReads() -> KeptReads {
    lastUnit = SourceSpan.none.unit
    return recorder.end()
  }

  /// The type of that qualified name: declared in the workspace, or extended there.
  func nominal(named name: String) -> NominalType? {
    let known = knownType(named: name)
    noteRead(known)
    return known.nominal
  }

  /// Notes that a type was looked up by its qualified name, and what was found.
  func noteRead(_ known: EvaluationMemo.NamedType) {
    noteRead(known.lastName)
    if let nominal = known.nominal { noteRead(nominal) }
  }

  /// What the workspace has under that qualified name; not noted.
  func knownType(named name: String) -> EvaluationMemo.NamedType {
    if let known = memo.namedTypes[name] { return known }
    let found = EvaluationMemo.NamedType(name, program.type(named: name))
    memo.namedTypes[name] = found
    return found
  }

  func noteRead(nominalNamed name: String) { noteRead(name.lastComponent) }

  /// Whether anything in the workspace declares that name.
  func isDeclared(_ name: String) -> Bool {
    recorder.note(name) { program.declares(nameWithHash: $0) }
  }

  func globalVariable(_ name: String) -> VariableDeclaration? {
    noteRead(name)
    let variable = program.globalVariable(name)
    if let variable { noteRead(at: variable.span) }
    return variable
  }

  func globalFunctions(_ name: String) -> [FunctionDeclaration] {
    noteRead(name)
    let functions = program.globalFunctions(name)
    for function in functions { noteRead(at: function.span) }
    return functions
  }

  func alias(named name: String) -> TypealiasDeclaration? {
    noteRead(name)
    let alias = program.typealias(named: name)
    if let alias { noteRead(at: alias.span) }
    return alias
  }

  /// The types that conform to `name`, sorted by name.
  func conformers(of name: String) -> [String] {
    let conformers = program.conformers(of: name)
    recorder.note(conformers: conformers, of: name)
    return conformers
  }

  /// The instance members of that name in lookup order.
  func instanceMembers(_ name: String, of type: NominalType) -> [Member] {
    noteRead(name)
    noteRead(type)
    let members = type.members(name)
    note(members)
    return members
  }

  /// The static members of that name, in the same order.
  func typeMembers(_ name: String, of type: NominalType) -> [Member] {
    noteRead(name)
    noteRead(type)
    let members = type.staticMembers(name)
    note(members)
    return members
  }

  private func note(_ members: [Member]) {
    for member in members { noteRead(at: member.span) }
  }
}

extension ReadSet {
  /// What a type is known by: its declaration and those of its superclasses, and the names of everything that it
  /// conforms to. Extensions count with the members of theirs that are looked up.
  fileprivate init(of type: NominalType) {
    self.init()
    for type in sequence(first: type, next: \.superclass) {
      insert(name: type.name.lastComponent.hashValue)
      for name in type.conformances { insert(name: name.lastComponent.hashValue) }
      for part in type.extensions { insertNames(inheritedBy: part) }
      guard let declaration = type.declaration else { continue }
      insert(declared: declaration.span.unit)
      insertNames(inheritedBy: declaration)
    }
  }

  private mutating func insertNames(inheritedBy part: TypeDeclaration) {
    var pending = part.inheritance
    while let next = pending.popLast() {
      switch next.kind {
      case .named(let components): for component in components { insert(name: component.name.hashValue) }
      case .composition(let parts): pending += parts
      case .any(let inner), .some(let inner): pending.append(inner)
      default: continue
      }
    }
  }
}

extension Member {
  fileprivate var span: SourceSpan {
    switch self {
    case .variable(let declaration, _): declaration.span
    case .function(let declaration, _): declaration.span
    case .subscript(let declaration, _): declaration.span
    case .enumCase(let declaration, _): declaration.span
    case .typealias(let declaration, _): declaration.span
    case .type(let declaration): declaration.span
    }
  }
}

extension String {
  /// `Key` of `MyViewStyle.Key`.
  var lastComponent: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[index(after: $0)...]) } ?? self
  }
}
