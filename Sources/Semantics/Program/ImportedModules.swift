/// The word that what is looked up among imports and folders is noted by: which modules a file can see. No declaration
/// can have it for a name.
enum ImportedModules {
  static let word = "import"
  static let name = word.hashValue
}

extension Program {
  /// The name that whoever asks for `importsElsewhere` has looked up.
  package static var importsName: String { ImportedModules.word }

  /// Whether the file that a unit stands in imports a module that is neither a framework nor among the files.
  package func importsElsewhere(_ unit: UnitID) -> Bool {
    guard let units = file(of: unit).flatMap({ files[$0]?.units }) else { return false }
    let modules = Frameworks.standard.modules
    return units.contains { placed in placed.unit.imports.contains { !modules.contains($0) && !hasFolder($0) } }
  }
}
