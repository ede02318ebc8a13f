import Catalog
import Queries
package import Semantics
import SourceText
import Syntax

extension ProgramScope {
  /// The names in the workspace that mean the declaration, its own left out, in the order of files and places.
  package func references(to variable: VariableDeclaration) -> [SourceSpan] {
    references(to: variable.name, declaredAt: variable.span, named: variable.nameSpan)
  }

  /// The same of a function.
  package func references(to function: FunctionDeclaration) -> [SourceSpan] {
    references(to: function.name, declaredAt: function.span, named: function.nameSpan)
  }

  private func references(to name: String, declaredAt span: SourceSpan, named own: SourceSpan) -> [SourceSpan] {
    derived(Self.references, for: own) { scope in
      let named = scope.words(name).map(\.place).filter { $0 != own }
      let foreign = scope.foreignType(around: own)
      return named.filter { place in
        scope.declarationPlace(ofName: place)?.span == span
          || foreign.map { scope.isMember(place, ofType: $0) } ?? false
      }
    }
  }

  /// The type from a module that is not known here whose extension a member stands in.
  private func foreignType(around member: SourceSpan) -> String? {
    guard let type = declaredValue(around: member)?.scope.type, type.kind == .extension,
      Catalog.type(type.qualifiedName) == nil, !declaresType(type.qualifiedName)
    else { return nil }
    return type.qualifiedName
  }

  /// Whether a name whose meaning is not known is read of the type, or of one of its members: `UIScreen.main.width`.
  private func isMember(_ name: SourceSpan, ofType type: String) -> Bool {
    guard meaning(ofName: name) == nil, let place = place(name), let text = tree(place.file)?.text else { return false }
    let start = max(0, place.range.start.value - Self.pathLimit)
    let before = text.string(in: ByteRange(ByteOffset(start), place.range.start))
    let path = before.reversed().prefix { $0.isLetter || $0.isNumber || "._?!()".contains($0) }.reversed()
    return String(path).drop { "(!".contains($0) }.hasPrefix(type + ".")
  }

  /// So many bytes before a name are read for what it is a member of.
  private static let pathLimit = 120

  private static let references = Query<SourceSpan, [SourceSpan]>()

  /// Whether code of other types names the property as a member of a value. A name that stands alone means it only in its
  /// own type's `parts`.
  package func isNamed(_ property: VariableDeclaration, outside parts: [SourceSpan]) -> Bool {
    derived(Self.namedOutside, for: property.nameSpan) { scope in
      scope.memberNames(property.name).contains { place in
        !parts.contains { $0.contains(place) } && scope.declarationPlace(ofName: place)?.span == property.span
      }
    }
  }

  private static let namedOutside = Query<SourceSpan, Bool>()

  /// Where a member of a value may be called so: looked for once, however many properties have the name.
  private func memberNames(_ name: String) -> [SourceSpan] {
    derived(Self.memberPlaces, for: name) { scope in
      let word = TextWords.Word(name)
      scope.read(.words(word.hash))
      return scope.tables.units(with: word).flatMap { scope.memberNames(word, in: $0) }
    }
  }

  private static let memberPlaces = Query<String, [SourceSpan]>()

  /// The members of that name whose meaning nothing tells.
  func unknownMembers(named name: String) -> [SourceSpan] {
    derived(Self.unknownMembers, for: name) { scope in
      scope.memberNames(name).filter { scope.meaning(ofName: $0) == nil }
    }
  }

  private static let unknownMembers = Query<String, [SourceSpan]>()

  /// Those of one unit: a change of another one that has the name leaves them alone.
  private func memberNames(_ word: TextWords.Word, in unit: UnitIndex) -> [SourceSpan] {
    derived(Self.memberPlacesInUnit, for: NameInUnit(unit: unit.id, name: word.text)) { scope in
      scope.read(.unit(unit.id))
      return scope.places(of: word, in: UnitWords(of: unit, in: scope.program)).filter(\.token.mayBeMember).map(\.place)
    }
  }

  private static let memberPlacesInUnit = Query<NameInUnit, [SourceSpan]>()

  private struct NameInUnit: Hashable, Sendable {
    let unit: UnitID
    let name: String
  }

  /// The identifiers of that name in the order of files and places: found as they are asked for.
  private func words(_ name: String) -> some Sequence<(token: SyntaxNode, place: SourceSpan)> {
    let word = TextWords.Word(name)
    read(.words(word.hash))
    return UnitWords.all(with: word, in: self).lazy.flatMap { self.places(of: word, in: $0) }
  }

  /// The identifiers of that name in a unit, in their order.
  private func places(
    of word: TextWords.Word,
    in unit: UnitWords
  ) -> some Sequence<(token: SyntaxNode, place: SourceSpan)> {
    let start = unitStart(unit.index.id)
    return unit.tokens(of: word).lazy.compactMap { token in
      start.map { start in
        let place = SourceSpan(
          unit: unit.index.id,
          start: UInt32(clamping: token.range.start.value - start),
          end: UInt32(clamping: token.range.end.value - start)
        )
        return (token: token, place: place)
      }
    }
  }

  /// Where a unit begins in its file.
  private func unitStart(_ unit: UnitID) -> Int? {
    range(of: SourceSpan(unit: unit, start: 0, end: 0))?.start.value
  }

  /// The innermost member or global whose code `span` stands in.
  package func declaredValue(around span: SourceSpan) -> DeclaredValue? {
    index(of: span.unit)?.declaredValue(around: span)
  }
}

extension SyntaxNode {
  /// Whether the name may be that of a member of a value: it follows the value, or it is part of a key path.
  fileprivate var mayBeMember: Bool {
    switch parent?.kind {
    case .memberAccessExpression: parent?.children.first(where: { _ in true })?.kind != .period
    case .keyPathComponent: true
    default: false
    }
  }
}
