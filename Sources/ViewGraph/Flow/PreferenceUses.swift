import Queries
package import Semantics
import SourceText

/// Who writes and who reads a preference key, which is known by its last name.
package struct PreferenceUses: Equatable, Sendable {
  package let key: String
  package let writes: [CallOccurrence]
  package let reads: [CallOccurrence]

  package static let writing = ["preference", "anchorPreference", "transformPreference", "transformAnchorPreference"]
  package static let reading = ["onPreferenceChange", "overlayPreferenceValue", "backgroundPreferenceValue"]

  fileprivate init(of key: String, writes: [CallOccurrence], reads: [CallOccurrence]) {
    (self.key, self.writes, self.reads) = (key, writes, reads)
  }

  /// Whether the key is named anywhere but in its declaration and in plain reads and writes: then its uses are not known.
  package func isUsedOtherwise(in scope: ProgramScope) -> Bool {
    guard let type = scope.preferenceKeys.first(where: { $0.name == key }) else { return true }
    let declaration = type.declaration.type
    // Extensions and the key's own code name it as well.
    let own = type.extensions.count
    return scope.mentions(of: declaration) - own > writes.count + reads.count
  }

  /// Whether it is the same code. An item that was edited has other calls, wherever they stand.
  package static func == (one: PreferenceUses, other: PreferenceUses) -> Bool {
    one.key == other.key && one.writes.elementsEqual(other.writes) { $0.call === $1.call }
      && one.reads.elementsEqual(other.reads) { $0.call === $1.call }
  }
}

extension ProgramScope {
  package func preferenceUses(of key: String) -> PreferenceUses { derived(Self.preferenceUsesByKey, for: key) }

  // By the units that have the name somewhere, so that an edit concerns the keys that its own unit names.
  private static let preferenceUsesByKey = ComparedQuery<ProgramScope, String, PreferenceUses> { key, scope in
    let word = TextWords.Word(key)
    scope.read(.words(word.hash))
    let units = scope.tables.units(with: word)
    func uses(_ names: [String]) -> [CallOccurrence] {
      names.flatMap { name in
        units.flatMap { $0.calls[name] ?? [] }.filter { $0.call.preferenceKey == key }
      }
    }
    return PreferenceUses(of: key, writes: uses(PreferenceUses.writing), reads: uses(PreferenceUses.reading))
  }

  /// The modifier that receives preferences whose name stands at `span`.
  package func preferenceReader(named span: SourceSpan) -> CallExpression? {
    PreferenceUses.reading.lazy.flatMap { self.calls($0, in: span.unit) }.first { $0.call.nameSpan == span }?.call
  }

  /// The preference keys that the program declares.
  package var preferenceKeys: [TypeParts] { types(conformingTo: "PreferenceKey") }
}

extension CallExpression {
  /// The key of a call that reads or writes preferences, by its last name.
  package var preferenceKey: String? {
    let value = argument("key")?.value ?? unlabeled?.value
    guard let names = value?.dottedName, value.map(\.isMetatype) == true else { return nil }
    return names.last
  }
}

extension Expression {
  /// `Key.self`.
  package var isMetatype: Bool {
    if case .member(let member) = kind { return member.name == "self" }
    return false
  }
}
