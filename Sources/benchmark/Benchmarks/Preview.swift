extension Benchmark {
  /// The page says itself when the new text is painted: `Tests/Preview/page.mjs` drives it. Nothing where there is no
  /// browser, or this is not run from the project's folder.
  static let preview = Benchmark(
    "preview",
    "from an edit to its picture in headless Chromium: 1,000 lines in a workspace of 600 files, `uilsp` beside this program"
  ) {
    guard let run = ChildProcess(["node", "Tests/Preview/page.mjs", uilsp, "--measure"]), run.status == 0,
      let found = run.output.firstMatch(of: /: ([0-9]+) ms \(the median/), let time = Double(found.1)
    else { return [] }
    return [Measurement(label: "edit to picture, median", value: time, unit: "ms")]
  }
}
