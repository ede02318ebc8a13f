package import Lint

extension LintRule {
  /// The rules of that name; `*` in it stands for any characters: `geometry-reader-*`.
  package static func matching(_ name: String, among rules: [LintRule] = all) -> [LintRule] {
    let pattern = GlobPattern(name)
    return rules.filter { name.contains("*") ? pattern.matches($0.id.rawValue) : $0.id.rawValue == name }
  }
}
