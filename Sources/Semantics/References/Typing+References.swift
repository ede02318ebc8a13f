import SourceText

extension Typing {
  /// The names in the workspace, or in one file of it, that mean a declaration, in the order of files and places; those of a type's
  /// initializers mean the type, too.
  ///
  /// Only declarations whose text has the word are typed, and those that were keep their types. Which words a unit has
  /// is known from version to version: after an edit it is found out anew for the edited unit, when somebody asks.
  /// Once `isOver`, no further declaration is.
  package func uses(of id: DeclarationID, in file: FileID? = nil, until isOver: () -> Bool = { false }) -> [SourceSpan]
  {
    let spelling = Spelling(of: id)
    let searched = file.map { [program.files[$0]].compactMap(\.self) } ?? program.files.values.ordered { $0.id < $1.id }
    return searched.flatMap { file in
      file.units.filter { spelling.mayStand(in: $0.unit) }.flatMap {
        uses(of: id, spelling, in: $0.unit, until: isOver)
      }
    }
  }

  /// The names of the workspace of which it is not known what they mean.
  package func unresolvedNames(_ name: String) -> [SourceSpan] {
    let word = Array(name.utf8)
    return program.files.values.ordered { $0.id < $1.id }.flatMap(\.units).filter { $0.unit.words.mayContain(word) }
      .flatMap { placed in
        declarations(of: placed.unit).filter { $0.ownCode(in: placed.unit).containsWord(word) }.flatMap { declaration in
          types(of: declaration).allNames(in: declaration.span).filter { !$0.resolution.isKnown }.map(\.span)
        }
      }
  }

  /// Whether no members but these have a name, as far as is known.
  package func isOnlyDeclaration(_ ids: Set<DeclarationID>, named name: String) -> Bool {
    let word = Array(name.utf8)
    guard !resolver.frameworks.mayContain(word) else { return false }
    return program.files.values.flatMap(\.units).filter { $0.unit.words.mayContain(word) }.allSatisfy { placed in
      declarations(of: placed.unit).allSatisfy { $0.id.owner == nil || $0.id.name != name || ids.contains($0.id) }
    }
  }

  /// The names that mean a local variable or parameter.
  package func uses(ofLocal name: SourceSpan) -> [SourceSpan] {
    guard let unit = program.unit(name.unit) else { return [] }
    return declarations(of: unit).filter { $0.span.contains(name) }.flatMap { declaration in
      types(of: declaration).allNames(in: declaration.span).filter { $0.resolution == .local(name) }.map(\.span)
    }
  }

  private func uses(of id: DeclarationID, _ spelling: Spelling, in unit: Unit, until isOver: () -> Bool) -> [SourceSpan]
  {
    var found: Set<SourceSpan> = []
    for declaration in declarations(of: unit) where !isOver() {
      guard spelling.mayStand(in: declaration.ownCode(in: unit)) else { continue }
      for (span, resolution) in types(of: declaration).allNames(in: declaration.span) {
        if resolution.mayMean(id) { found.insert(span) }
      }
    }
    return found.ordered { ($0.start, $0.end) < ($1.start, $1.end) }
  }
}

extension TypedDeclaration {
  /// The text of what is typed with the declaration.
  fileprivate func ownCode(in unit: Unit) -> ArraySlice<UInt8> {
    let (start, end) = (Int(ownCode.start), Int(ownCode.end))
    guard start <= end, end <= unit.source.count else { return [] }
    return unit.source.dropFirst(start).prefix(end - start)
  }
}

/// What code that uses a declaration has in it.
private enum Spelling {
  /// One of some words.
  case words([[UInt8]])
  /// An operator.
  case bytes([UInt8])
  /// Brackets or parentheses alone.
  case anything

  init(of id: DeclarationID) {
    let name = Array(NominalID(name: id.name, file: nil).lastName.utf8)
    switch id.kind {
    case .subscript: self = .anything
    case .function where id.name == "callAsFunction": self = .anything
    case .function where id.name == "init":
      self = .words([Array("init".utf8)] + [id.owner.map { Array($0.lastName.utf8) }].compactMap(\.self))
    case .type: self = .words([name, Array("init".utf8), Array("Self".utf8)])
    default: self = name.allSatisfy(\.isPartOfWord) ? .words([name]) : .bytes(name)
    }
  }

  func mayStand(in unit: Unit) -> Bool {
    switch self {
    case .words(let words): words.contains(where: unit.words.mayContain)
    case .bytes, .anything: mayStand(in: unit.source)
    }
  }

  func mayStand(in code: ArraySlice<UInt8>) -> Bool {
    switch self {
    case .words(let words): words.contains(where: code.containsWord)
    case .bytes(let bytes): code.contains(bytes)
    case .anything: true
    }
  }
}

extension Resolution {
  /// Whether it is the declaration, an initializer of that type, or a choice that only what is not known can tell.
  fileprivate func mayMean(_ id: DeclarationID) -> Bool {
    switch self {
    case .declaration(let meant): meant == id || meant.makes(id)
    case .unknown(.choice(_, let declarations, _)): declarations.contains { $0 == id || $0.makes(id) }
    default: false
    }
  }
}

extension DeclarationID {
  /// Whether it is an initializer of that type.
  fileprivate func makes(_ type: DeclarationID) -> Bool {
    guard type.kind == .type, name == "init", let owner else { return false }
    return DeclarationID(owner) == type
  }
}
