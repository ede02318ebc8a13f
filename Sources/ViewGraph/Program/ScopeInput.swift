public import Semantics

/// What rules can read of a program and what changes by itself: a result that has read none of what an edit has changed
/// still holds.
@usableFromInline package enum ScopeInput: Hashable, Sendable {
  /// The code of a unit.
  case unit(UnitID)
  /// What stands between a unit and those before and after it: comments and white space.
  case surroundings(UnitID)
  /// Where a call of that name stands, and the code around it.
  case calls(String)
  /// Where a name is used that no local scope declares, and the code around it.
  case names(String)
  /// Where a word with that hash stands.
  case words(UInt64)
  /// Whether code assigns to something of that name, or calls a method of it as a statement.
  case writes(String)
  /// Whether code rearranges a list of that name.
  case rearranges(String)
  /// Where properties have that attribute.
  case attributes(String)
  /// Whether the workspace declares something of that name.
  case declared(String)
  /// What the signatures say of everything that is declared by the name with that hash.
  case meaning(Int)
  /// The declarations and extensions of a type by its qualified name, with their code.
  case type(String)
  /// The same by the last name.
  case typesNamed(String)
  /// What a type conforms to, by its qualified name.
  case conformances(String)
  /// What any type conforms to that inherits from something of the workspace.
  case inheritance
  /// The types that conform to that name, with their code.
  case conformers(String)
  /// Functions and variables outside of types, by name, with their code.
  case globals(String)
  /// The functions of that name in extensions of `View`, with their code.
  case modifiers(String)
  /// The text of a file, and where everything in it stands.
  case text(FileID)
  /// What a file tells about the systems and builds that its code is for.
  case traits(FileID)
  /// The comments of a file that are addressed to uilsp (`Remarks`), and where they stand.
  case remarks(FileID)
  /// Which files there are.
  case files
  /// What the project's own files say of it, apart from code.
  case project
  /// All types, with their code.
  case allTypes
  /// What all signatures say, and what previews show: what evaluation may look up although nothing tells beforehand.
  case signatures
  /// Everything.
  case everything
}

extension ScopeInput {
  /// Whether no change of code in a body touches it.
  package var isSteady: Bool {
    switch self {
    case .declared, .conformances, .inheritance, .meaning, .modifiers, .traits, .remarks, .files, .project, .signatures:
      true
    case .unit, .surroundings, .calls, .names, .words, .writes, .rearranges, .attributes, .type, .typesNamed,
      .conformers,
      .globals, .text, .allTypes, .everything:
      false
    }
  }
}
