import SourceText

extension Typing {
  /// The names in the workspace that mean a declaration, in the order of files and places; those of a type's
  /// initializers mean the type, too.
  ///
  /// Only declarations whose text has the word are typed, and those that were keep their types: nothing is prepared for
  /// it while somebody types.
  package func uses(of id: DeclarationID) -> [SourceSpan] {
    let word = Array(id.name == "init" ? id.owner?.lastName.utf8 ?? id.name[...].utf8 : lastName(of: id).utf8)
    guard !word.isEmpty else { return [] }
    return program.files.values.sorted { $0.id < $1.id }.flatMap { file in
      file.units.filter { $0.unit.source.containsWord(word) }.flatMap { uses(of: id, word, in: $0.unit) }
    }
  }

  /// The names that mean a local variable or parameter.
  package func uses(ofLocal name: SourceSpan) -> [SourceSpan] {
    guard let unit = program.unit(name.unit) else { return [] }
    return declarations(of: unit).filter { $0.span.contains(name) }.flatMap { declaration in
      types(of: declaration).allNames(in: declaration.span).filter { $0.resolution == .local(name) }.map(\.span)
    }
  }

  private func lastName(of id: DeclarationID) -> Substring { NominalID(name: id.name, file: nil).lastName }

  private func uses(of id: DeclarationID, _ word: [UInt8], in unit: Unit) -> [SourceSpan] {
    var found: Set<SourceSpan> = []
    for declaration in declarations(of: unit) {
      let (start, end) = (Int(declaration.span.start), Int(declaration.span.end))
      guard start <= end, end <= unit.source.count,
        unit.source.dropFirst(start).prefix(end - start).containsWord(word)
      else { continue }
      for (span, resolution) in types(of: declaration).allNames(in: declaration.span) {
        guard case .declaration(let other) = resolution, other == id || other.makes(id) else { continue }
        found.insert(span)
      }
    }
    return found.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }
}

extension DeclarationID {
  /// Whether it is an initializer of that type.
  fileprivate func makes(_ type: DeclarationID) -> Bool {
    guard type.kind == .type, name == "init", let owner else { return false }
    return DeclarationID(owner) == type
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes stand somewhere, not within a longer word.
  fileprivate func containsWord(_ word: [UInt8]) -> Bool {
    guard let first = word.first else { return false }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first), endIndex - found >= word.count {
      let end = found + word.count
      if self[found..<end].elementsEqual(word), found == startIndex || !self[found - 1].isPartOfWord,
        end == endIndex || !self[end].isPartOfWord
      {
        return true
      }
      start = found + 1
    }
    return false
  }
}
