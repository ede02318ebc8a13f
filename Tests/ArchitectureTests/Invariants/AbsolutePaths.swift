extension Invariant {
  /// Folders of one machine, put together here so that this file does not name them itself.
  private static let folders = ["/wo" + "rk/", "/ho" + "me/", "/Us" + "ers/"]

  static let absolutePaths = Invariant(
    "No path of one machine is written down.",
    brokenBy: folders.map { ("Tests/LayoutTests/A.swift", "let a = \"\($0)me\"\n") }
  ) { file in
    file.lines.enumerated().compactMap { index, line in
      guard let folder = folders.first(where: { line.contains($0) }) else { return nil }
      return "\(file.path):\(index + 1): '\(folder)'; find it from the repository's root (`Repository`)"
    }
  }
}
