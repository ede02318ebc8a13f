/// The word that what is looked up among imports and folders is noted by: which modules a file can see. No declaration
/// can have it for a name.
enum ImportedModules {
  static let word = "import"
  static let name = word.hashValue
}
