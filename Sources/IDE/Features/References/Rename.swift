import Catalog
package import Semantics
package import SourceText
import Syntax
package import ViewGraph

/// Why a name cannot be changed.
package struct RenameRefusal: Error, Sendable {
  package let message: String
}

extension Analysis {
  /// The name at `offset` that can be changed, and its range; nil for what is no name or unknown.
  package func renamable(at offset: ByteOffset, in file: FileID) throws(RenameRefusal) -> (
    range: ByteRange, name: String
  )? {
    if let other = countingBranch(at: offset, in: file) { return try other.renamable(at: offset, in: file) }
    let typing = Typing(program)
    guard let thing = thing(at: offset, in: file, typing) else { return nil }
    try refuseForeign(thing, typing)
    return (thing.origin, thing.name)
  }

  /// The edits that give another name to what the name at `offset` means, tried: every place still means the same.
  package func rename(
    at offset: ByteOffset,
    in file: FileID,
    to name: String
  ) throws(RenameRefusal) -> [FileEdit]? {
    if let other = countingBranch(at: offset, in: file) { return try other.rename(at: offset, in: file, to: name) }
    let typing = Typing(program)
    guard let thing = thing(at: offset, in: file, typing) else { return nil }
    try refuseForeign(thing, typing)
    let plain = name.hasPrefix("`") && name.hasSuffix("`") ? String(name.dropFirst().dropLast()) : name
    guard plain.isIdentifier else { throw RenameRefusal(message: "'\(name)' is no name") }
    let unsure = Set(unresolvedUses(of: thing, typing))
    let places = occurrences(of: thing, typing)
    let keys = namedKeys(of: thing, typing)
    let written = plain.needsQuotes ? "`\(plain)`" : plain
    let edits = places.map { place in
      let value = keys.contains(place.range) && place.role == .declaration ? " = \"\(thing.name)\"" : ""
      let edit = TextEdit(range: whole(place), replacement: place.role == .label ? plain : written + value)
      return FileEdit(file: place.file, edit: shorthand(place, thing, plain) ?? edit)
    }
    guard plain != thing.name else { return [] }
    if case .genericParameter = thing.meaning, isTypeNamed(plain, around: places) {
      throw RenameRefusal(message: "'\(plain)' means something already")
    }
    try refuseTwin(of: thing, plain, typing)
    try check(edits, of: places, unsure, plain)
    return edits
  }

  /// Where coding keys are declared whose texts are to stay what they are.
  private func namedKeys(of thing: NamedThing, _ typing: Typing) -> Set<ByteRange> {
    guard case .declaration(_, let relatives) = thing.meaning else { return [] }
    let keys = relatives.filter(typing.isNamedKey)
    return Set(
      keys.compactMap { typing.place(of: .declaration($0)).flatMap { program.absolute($0.nameSpan)?.range } }
    )
  }

  /// Two parameters of one function cannot share a name inside, nor two values of one enum case a label.
  private func refuseTwin(of thing: NamedThing, _ name: String, _ typing: Typing) throws(RenameRefusal) {
    guard case .parameter(let span, let function, let label) = thing.meaning,
      let place = typing.place(of: .declaration(function)), let (file, range) = program.absolute(place.nameSpan),
      let callable = tree(of: file).flatMap({ CallableSyntax(namedAt: range.start, in: $0.root) }),
      let own = program.absolute(span)?.range
    else { return }
    let others = callable.parameters.filter { ($0.secondName ?? $0.firstName)?.range != own }
    let isInner = text(of: file)?.string(in: own) == thing.name
    let isLabelOfCase = thing.name == label && callable.isEnumCase
    let isTaken = others.contains { other in
      isInner && (other.secondName ?? other.firstName)?.identifier == name
        || isLabelOfCase && callable.label(of: other) == name
    }
    if isTaken { throw RenameRefusal(message: "'\(name)' means something already") }
  }

  private func refuseForeign(_ thing: NamedThing, _ typing: Typing) throws(RenameRefusal) {
    guard case .declaration(let id, let relatives) = thing.meaning else { return }
    if typing.isCodingKeys(id) { throw RenameRefusal(message: "the compiler finds '\(thing.name)' by its name") }
    if relatives.contains(where: typing.overridesElsewhere) {
      throw RenameRefusal(message: "'\(thing.name)' overrides a declaration that is not in the workspace")
    }
    for relative in relatives {
      guard let place = typing.place(of: .declaration(relative)) else { continue }
      if let module = place.module {
        let owner = place.owner.map { "\($0)." } ?? ""
        throw RenameRefusal(message: "'\(owner)\(thing.name)' is declared in \(module)")
      }
    }
  }

  /// The name with the backticks around it.
  private func whole(_ place: Occurrence) -> ByteRange {
    guard let token = tree(of: place.file)?.root.token(at: place.range.start), token.text.hasPrefix("`") else {
      return place.range
    }
    return token.range
  }

  /// `[name]` and `if let name` are written out, where one of the two that they name gets another name.
  private func shorthand(_ place: Occurrence, _ thing: NamedThing, _ name: String) -> TextEdit? {
    guard let token = tree(of: place.file)?.root.token(at: place.range.start), let parent = token.parent,
      let binding = ([parent] + Array(parent.ancestors.prefix(2))).first(where: {
        $0.kind == .optionalBindingCondition || $0.kind == .closureCapture
      }),
      binding.child(.initializerClause) == nil, binding.kind == .closureCapture || place.role != .declaration
    else { return nil }
    let names = place.role == .declaration ? (name, thing.name) : (thing.name, name)
    return TextEdit(range: place.range, replacement: "\(names.0) = \(names.1)")
  }

  /// Whether the places mean one thing under the new name, and nothing else does that did not.
  private func check(
    _ edits: [FileEdit],
    of places: [Occurrence],
    _ unsure: Set<Occurrence>,
    _ name: String
  ) throws(RenameRefusal) {
    var changed = program
    var trees: [FileID: SyntaxTree?] = [:]
    for file in Set(edits.map(\.file)) {
      guard let tree = tree(of: file) else { continue }
      trees[file] = tree.reparsed(after: TextEdit.joined(edits.filter { $0.file == file }.map(\.edit)))
    }
    changed.change(trees)
    let typing = Typing(changed)
    var meanings: Set<Resolution> = []
    for (file, own) in Dictionary(grouping: places, by: \.file) {
      var shift = 0
      let fileEdits = edits.filter { $0.file == file }.map(\.edit).ordered { $0.range.start < $1.range.start }
      for (place, edit) in zip(own.ordered { $0.range.start < $1.range.start }, fileEdits) {
        let start = edit.range.start + shift
        shift += edit.replacement.utf8.count - edit.range.count
        guard place.role != .label, !unsure.contains(place), let (_, meaning) = typing.name(at: start, in: file) else {
          continue
        }
        guard meaning.isKnown else { throw RenameRefusal(message: "'\(name)' would mean something else") }
        if case .declaration(let id) = meaning, NominalID(name: id.name, file: nil).lastName != name, id.name != "init"
        {
          throw RenameRefusal(message: "'\(name)' would mean something else")
        }
        meanings.insert(meaning)
      }
    }
    try refuseClash(
      typing,
      meanings,
      name,
      count: places.count { $0.role != .label && !isLeftOut($0) && !unsure.contains($0) }
    )
  }

  private func isLeftOut(_ place: Occurrence) -> Bool {
    tree(of: place.file)?.root.token(at: place.range.start)?.isLeftOut ?? false
  }

  private func refuseClash(
    _ typing: Typing,
    _ meanings: Set<Resolution>,
    _ name: String,
    count: Int
  ) throws(RenameRefusal) {
    var uses: Set<SourceSpan> = []
    for meaning in meanings {
      switch meaning {
      case .local(let span): uses.formUnion(typing.uses(ofLocal: span))
      case .declaration(let id): uses.formUnion(typing.uses(of: id))
      default: continue
      }
    }
    let named = uses.filter { span in
      guard let (file, range) = typing.program.absolute(span), let tree = typing.program.files[file]?.tree else {
        return false
      }
      let text = tree.root.token(at: range.start)?.identifier
      return text == name || text == "$" + name || text == "_" + name
    }
    guard named.count <= count else { throw RenameRefusal(message: "'\(name)' means something already") }
  }
}

extension String {
  /// Whether it can be a name, in backticks where it is a word of the language.
  fileprivate var isIdentifier: Bool {
    guard let first = unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return self != "_" && unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }

  /// Whether it is a word of the language.
  fileprivate var needsQuotes: Bool {
    let tree = SyntaxTree.parse(SourceText("let \(self) = 0"))
    return tree.root.token(at: ByteOffset(4)).map { $0.kind != .identifier } ?? false
  }
}
