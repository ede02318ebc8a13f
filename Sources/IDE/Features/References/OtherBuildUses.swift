import Semantics
import SourceText
import Syntax

extension Analysis {
  /// The places of a thing in branches of `#if` that do not count here, each looked up in the build that it is for.
  func occurrencesInOtherBuilds(of thing: NamedThing, _ typing: Typing, in file: FileID?) -> [Occurrence] {
    let own = DeclaredPlaces(of: thing, typing)
    let spellings: Set<String> = [thing.name, "$" + thing.name, "_" + thing.name]
    return (file.map { [$0] } ?? fileIDs).flatMap { file -> [Occurrence] in
      guard let root = tree(of: file)?.root else { return [] }
      let items = program.itemsWithBranches(file).filter { $0.unit.mayMention(anyOf: spellings) }
      return items.flatMap { item -> [Occurrence] in
        root.node(covering: item.range).descendants.compactMap { token -> Occurrence? in
          guard token.isToken, item.range.contains(token.range), spellings.contains(token.identifier), token.isLeftOut
          else { return nil }
          return occurrence(at: token.range.start, in: file, of: thing, own)
        }
      }
    }
  }

  private func occurrence(
    at offset: ByteOffset,
    in file: FileID,
    of thing: NamedThing,
    _ own: DeclaredPlaces
  ) -> Occurrence? {
    guard let other = countingBranch(at: offset, in: file), let root = other.tree(of: file)?.root,
      let use = NameUse(at: offset, in: root)
    else { return nil }
    let typing = Typing(other.program)
    guard let found = other.thing(at: offset, in: file, typing), found.name == thing.name
    else { return nil }
    let declared = DeclaredPlaces(of: found, typing)
    guard declared.isOne(with: own) else { return nil }
    let isDeclared = declared.places.contains { $0.file == file && $0.start == use.plainRange.start }
    let isLabel = if case .label = use.role { true } else { false }
    let role: Occurrence.Role = isLabel ? .label : isDeclared ? .declaration : use.token.isWritten ? .write : .read
    return Occurrence(file: file, range: use.plainRange, role: role)
  }
}

/// Where a thing is declared: the same in every build.
private struct DeclaredPlaces {
  struct Place: Hashable {
    let file: FileID
    let start: ByteOffset
  }

  let places: Set<Place>
  /// The declarations of which an owner has one of each name, so that builds may declare it at different places.
  private let unique: Set<DeclarationID>

  init(of thing: NamedThing, _ typing: Typing) {
    func places(_ spans: [SourceSpan]) -> Set<Place> {
      Set(spans.compactMap { typing.program.absolute($0).map { Place(file: $0.file, start: $0.range.start) } })
    }
    switch thing.meaning {
    case .local(let span), .parameter(let span, _, _):
      (self.places, unique) = (places([span]), [])
    case .declaration(let id, let relatives):
      let own = relatives.union([id]).filter { typing.place(of: .declaration($0))?.module == nil }
      self.places = places(own.compactMap { typing.place(of: .declaration($0))?.nameSpan })
      unique = own.filter { $0.kind != .function && $0.kind != .subscript }
    case .genericParameter(let file, let nameRange):
      (self.places, unique) = ([Place(file: file, start: nameRange.start)], [])
    }
  }

  func isOne(with other: DeclaredPlaces) -> Bool {
    !places.isDisjoint(with: other.places) || !unique.isDisjoint(with: other.unique)
  }
}
