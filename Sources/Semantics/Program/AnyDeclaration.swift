/// The word by which is noted that a result was made from so many names that any declaration of the workspace counts. Each
/// unit signs for it with all that it declares. No declaration can have it for a name.
package enum AnyDeclaration {
  static let word = "func"
  package static let name = word.hashValue
}
