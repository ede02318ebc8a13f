import Queries
package import Semantics

/// Who writes and who reads each preference key of a program, by the key's last name.
package struct PreferenceUses: Sendable {
  private var writers: [String: [CallOccurrence]] = [:]
  private var readers: [String: [CallOccurrence]] = [:]

  package static let writing = ["preference", "anchorPreference", "transformPreference", "transformAnchorPreference"]
  package static let reading = ["onPreferenceChange", "overlayPreferenceValue", "backgroundPreferenceValue"]

  package init(in scope: ProgramScope) {
    for name in Self.writing {
      for occurrence in scope.calls(name) {
        guard let key = occurrence.call.preferenceKey else { continue }
        writers[key, default: []].append(occurrence)
      }
    }
    for name in Self.reading {
      for occurrence in scope.calls(name) {
        guard let key = occurrence.call.preferenceKey else { continue }
        readers[key, default: []].append(occurrence)
      }
    }
  }

  package func writes(of key: String) -> [CallOccurrence] { writers[key] ?? [] }
  package func reads(of key: String) -> [CallOccurrence] { readers[key] ?? [] }

  /// Whether the key is named anywhere but in its declaration and in plain reads and writes: then its uses are not known.
  package func isUsedOtherwise(_ key: String, in scope: ProgramScope) -> Bool {
    guard let type = scope.preferenceKeys.first(where: { $0.name == key }) else { return true }
    let declaration = type.declaration.type
    // Extensions and the key's own code name it as well.
    let own = type.extensions.count
    return scope.mentions(of: declaration) - own > writes(of: key).count + reads(of: key).count
  }
}

extension ProgramScope {
  package var preferenceUses: PreferenceUses { derived(Self.allPreferenceUses) { PreferenceUses(in: $0) } }

  private static let allPreferenceUses = Query<WholeProgram, PreferenceUses>()

  /// The modifiers that receive preferences, by their names' places.
  package var preferenceReaders: [SourceSpan: CallExpression] {
    derived(Self.allPreferenceReaders) { scope in
      let calls = PreferenceUses.reading.flatMap { scope.calls($0) }.map(\.call)
      return Dictionary(calls.map { ($0.nameSpan, $0) }) { first, _ in first }
    }
  }

  private static let allPreferenceReaders = Query<WholeProgram, [SourceSpan: CallExpression]>()

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
