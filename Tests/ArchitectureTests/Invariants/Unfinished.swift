extension Invariant {
  /// The marks of unfinished work, put together here so that this file does not carry them itself.
  private static let marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X:", "HA" + "CK:"]

  static let unfinished = Invariant(
    "Nothing is left to be done later in a comment.",
    brokenBy: marks.map { ("Sources/Layout/A.swift", "// \($0) later\nlet a = 1\n") }
  ) { file in
    file.lines.enumerated().compactMap { index, line in
      guard let mark = marks.first(where: { line.contains($0) }), line.contains("//") else { return nil }
      return "\(file.path):\(index + 1): '\(mark)'; do it, or write an issue"
    }
  }
}
