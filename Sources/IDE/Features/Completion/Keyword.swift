/// The words of the language that may stand at a place of each kind.
enum Keyword {
  static let statements = [
    "break", "continue", "defer", "do", "for", "func", "guard", "if", "let", "repeat", "return", "switch", "throw",
    "var",
    "while",
  ]
  static let values = ["await", "else", "false", "nil", "super", "true", "try"]
  static let members = [
    "case", "class", "enum", "fileprivate", "final", "func", "init", "internal", "lazy", "let", "mutating",
    "nonisolated",
    "override", "private", "public", "static", "struct", "subscript", "typealias", "var",
  ]
  static let topLevel = [
    "actor", "class", "enum", "extension", "fileprivate", "final", "func", "import", "let", "private", "protocol",
    "public", "struct", "typealias", "var",
  ]
  /// Attributes of declarations that are no types.
  static let attributes = [
    "available", "autoclosure", "discardableResult", "dynamicMemberLookup", "escaping", "frozen", "inlinable", "main",
    "objc", "propertyWrapper", "resultBuilder", "unknown", "usableFromInline",
  ]
  /// What may follow `#`.
  static let macros = [
    "Predicate", "Preview", "available", "colorLiteral", "column", "else", "elseif", "endif", "file", "fileID",
    "filePath", "function", "if", "imageLiteral", "keyPath", "line", "selector", "unavailable", "warning",
  ]
}
