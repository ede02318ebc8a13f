import SourceText

/// Types that are declared in modules that are not here and that the workspace extends: `extension UIScreen { … }`. Their
/// names and the members of these extensions are known, and nothing else: not what they inherit, what they conform to, or
/// which other members they have.
extension Resolver {
  /// The type that `name` means in `file`, where no more than extensions of it are here; nil for all others.
  func extendedElsewhere(_ name: String, from file: FileID?) -> NominalID? {
    guard let file else { return nil }
    note(name)
    guard !program.declarations(ofType: name).isEmpty, absence(of: name, in: file).isElsewhere else { return nil }
    let id = NominalID(name: name, file: nil)
    return isElsewhere(id) ? id : nil
  }

  /// Whether nothing but extensions of the type is here.
  func isElsewhere(_ id: NominalID) -> Bool { id.file == nil && declaration(of: id) == nil }

  /// Why nobody knows more of a type that is only extended: the modules that the extending files import may have it.
  func absentDeclaration(of id: NominalID) -> UnknownReason {
    let files = program.declarations(ofType: id.name).compactMap { file(of: $0.span) }
    return files.lazy.map { self.absence(of: id.name, in: $0) }.first { $0.isElsewhere } ?? .undeclared(id.name)
  }
}
