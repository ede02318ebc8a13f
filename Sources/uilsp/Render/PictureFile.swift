import FoundationEssentials

/// A file that a picture is written to; its ending says in which form.
struct PictureFile {
  /// What pictures can be written as.
  enum Form: String, CaseIterable {
    case html
    case png
    case svg
  }

  let path: String
  let form: Form

  init(_ path: String) throws(UsageError) {
    let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last.map { $0.lowercased() } ?? ""
    guard let form = Form(rawValue: ending) else {
      let known = Form.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw UsageError("'\(path)' ends in none of \(known)")
    }
    self.path = path
    self.form = form
  }

  /// Writes `text`, which is HTML or, for every other form, SVG.
  func write(_ text: String) throws(UsageError) {
    guard form == .png else { return try Self.write(text, to: path) }
    let picture = path + ".svg"
    try Self.write(text, to: picture)
    defer { try? FileManager.default.removeItem(atPath: picture) }
    try PictureConverter.convert(picture, to: path, sizeOf: text)
  }

  private static func write(_ text: String, to path: String) throws(UsageError) {
    if let reason = RegularFile.replace(path, with: Array(text.utf8)) { throw UsageError(reason) }
  }
}

/// Turns SVG into PNG with the first program that is installed.
enum PictureConverter {
  private struct Program: Sendable {
    let name: String
    let arguments: @Sendable (_ picture: String, _ output: String, _ size: (Int, Int)) -> [String]
  }

  /// In the order of how faithful and fast they are.
  private static let programs: [Program] = [
    Program(name: "rsvg-convert") { picture, output, _ in ["--zoom=2", "--output", output, picture] },
    Program(name: "resvg") { picture, output, _ in ["--zoom", "2", picture, output] },
    Program(name: "inkscape") { picture, output, _ in [picture, "--export-dpi=192", "--export-filename=\(output)"] },
    browser("chromium"), browser("chromium-browser"), browser("google-chrome"),
  ]

  private static func browser(_ name: String) -> Program {
    Program(name: name) { picture, output, size in
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=2",
        "--window-size=\(size.0),\(size.1)", "--screenshot=\(AbsolutePath.of(output))",
        "file://\(AbsolutePath.of(picture))",
      ]
    }
  }

  static func convert(_ picture: String, to output: String, sizeOf svg: String) throws(UsageError) {
    var failed: [String] = []
    for program in programs {
      let arguments = program.arguments(picture, output, size(of: svg))
      guard let run = Subprocess.run([program.name] + arguments), run.status != 127 else { continue }
      if run.status == 0, FileManager.default.fileExists(atPath: output) { return }
      failed.append(program.name)
    }
    guard failed.isEmpty else { throw UsageError("\(failed.joined(separator: " and ")) cannot draw the picture") }
    throw UsageError(
      "a PNG picture needs one of rsvg-convert, resvg, inkscape and chromium, of which none is installed; write .svg or .html instead"
    )
  }

  /// The size that the picture states, in whole points.
  private static func size(of svg: String) -> (Int, Int) {
    func length(_ name: String) -> Int {
      guard let start = svg.firstRange(of: " \(name)=\"")?.upperBound else { return 800 }
      return Double(String(svg[start...].prefix { $0 != "\"" })).map { Int($0.rounded(.up)) } ?? 800
    }
    return (length("width"), length("height"))
  }
}
