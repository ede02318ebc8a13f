import Semantics
import Syntax

/// The words of the language that may stand at a place of each kind; those of declarations in the order of their use.
enum Keyword {
  static let statements = [
    "if", "let", "guard", "return", "switch", "var", "for", "do", "defer", "func", "break", "while", "throw",
    "continue", "repeat", "fallthrough",
  ]
  /// The same where views are built.
  static let viewStatements = ["if", "switch", "let"]
  static let cases = ["case", "default"]
  static let values = ["await", "else", "false", "nil", "super", "true", "try"]
  static let types = ["any", "some"]
  static let topLevel = [
    "struct", "extension", "import", "enum", "class", "final", "private", "protocol", "func", "let", "var",
    "fileprivate", "public", "typealias", "actor", "internal",
  ]
  /// Attributes of declarations that are no types.
  static let attributes =
    parameterAttributes + memberAttributes + typeAttributes + ["available", "inlinable", "objc", "usableFromInline"]
  /// Those that may have arguments.
  static let attributesWithArguments: Set = ["available", "objc"]
  /// Those of parameters, and of types of functions.
  static let parameterAttributes = ["escaping", "autoclosure", "Sendable"]
  /// Those of properties and functions.
  static let memberAttributes = ["discardableResult", "Entry", "ObservationIgnored", "Previewable"]
  /// Those of types.
  static let typeAttributes = [
    "dynamicMemberLookup", "frozen", "main", "Observable", "propertyWrapper", "resultBuilder", "unknown",
  ]
  /// What may follow `#`.
  static let macros = [
    "Predicate", "Preview", "available", "colorLiteral", "column", "else", "elseif", "endif", "file", "fileID",
    "filePath", "function", "if", "imageLiteral", "keyPath", "line", "selector", "unavailable", "warning",
  ]

  /// The names that begin a condition of `#if`.
  static let conditions = ["os", "DEBUG", "canImport", "targetEnvironment", "swift", "compiler", "arch", "hasFeature"]
  /// The arguments of those names that take one, by the name: `os(macOS)`.
  static let conditionArguments = [
    "os": Build.System.allCases.map(\.rawValue), "targetEnvironment": ["simulator", "macCatalyst"],
    "arch": ["arm64", "x86_64"], "canImport": Build.systemModules,
  ]

  private static let introducers = ["var", "func", "let", "struct", "enum", "init", "class", "typealias", "subscript"]
  private static let access: Set = ["private", "fileprivate", "internal", "public"]
  private static let members =
    introducers.prefix(3) + ["private", "static"] + introducers.dropFirst(3)
    + ["case", "override", "fileprivate", "public", "final", "mutating", "lazy", "internal", "nonisolated", "weak"]

  /// What a member of a type of some kind may begin with, where it has modifiers already.
  static func members(of kind: SyntaxKind?, after modifiers: Set<String>) -> [String] {
    let isClass = kind == .classDeclaration || kind == .actorDeclaration
    return members.filter { word in
      if modifiers.contains(word) || !modifiers.isDisjoint(with: access) && access.contains(word) { return false }
      switch word {
      case "case": return kind == .enumDeclaration
      case "override", "final", "weak": return isClass
      case "mutating": return !isClass
      case "init": return !modifiers.contains("static")
      case "static": return !modifiers.contains("override")
      default: return true
      }
    }
  }
}
