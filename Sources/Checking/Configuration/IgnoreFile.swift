/// The patterns of one `.gitignore`, as git reads them (gitignore(5)).
package struct IgnoreFile: Sendable {
  private let patterns: [Pattern]

  package init(text: String) {
    patterns = text.split(whereSeparator: \.isNewline).compactMap { Pattern(line: String($0)) }
  }

  /// What the patterns say about `path` (relative to the folder of the file, parts joined by `/`): ignored, taken back
  /// by `!`, or nothing. The last pattern that matches decides.
  package func verdict(on path: String, isFolder: Bool) -> Bool? {
    patterns.last { $0.matches(path, isFolder: isFolder) }?.isIgnoring
  }

  /// Whether code in folders of that name is of no program, whatever ignore files say: pages of a tutorial in a catalogue
  /// of DocC, sources that came with packages of JavaScript.
  package static func isForeign(folder name: String) -> Bool { name.hasSuffix(".docc") || name == "node_modules" }
}

/// One line of an ignore file.
private struct Pattern: Sendable {
  let isIgnoring: Bool
  private let foldersOnly: Bool
  private let glob: GlobPattern

  init?(line: String) {
    var text = Substring(line)
    while text.hasSuffix(" "), !text.hasSuffix("\\ ") { text.removeLast() }
    guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
    isIgnoring = !text.hasPrefix("!")
    if !isIgnoring { text.removeFirst() }
    foldersOnly = text.hasSuffix("/")
    if foldersOnly { text.removeLast() }
    guard !text.isEmpty else { return nil }
    let isAnchored = text.contains("/")
    if text.hasPrefix("/") { text.removeFirst() }
    glob = GlobPattern(isAnchored ? String(text) : "**/" + text)
  }

  func matches(_ path: String, isFolder: Bool) -> Bool {
    (isFolder || !foldersOnly) && glob.matches(path)
  }
}
