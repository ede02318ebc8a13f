import Semantics

/// A program that somebody works on, and the places where they type.
struct EditedProgram {
  let label: String
  /// By name below the workspace's folder.
  let files: [(name: String, text: String)]
  let places: [TypingPlace]

  var lineCount: Int { files.reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: "\n") } } }

  /// One made-up file.
  init(lineCount: Int) {
    let text = SampleProgram.text(lineCount: lineCount)
    label = "\(lineCount) lines"
    files = [("Sample.ui", text)]
    places = [
      TypingPlace.body("a body", "Sample.ui", text, after: 0.5),
      TypingPlace.signature("a signature", "Sample.ui", text, after: 0.5),
    ].compactMap(\.self)
  }

  /// A real program, whose files are called `.ui`.
  init(folder: String) {
    files = ProgramFolder(folder).files.sorted { $0.key < $1.key }.map { file, bytes in
      let name = file.path.split(separator: ".").dropLast().joined(separator: ".").split(separator: "/")
      return (name.joined(separator: "_") + ".ui", String(decoding: bytes, as: UTF8.self))
    }
    label = "\(files.count) files"
    let views = files.filter { $0.text.contains("var body: some View") }.sorted {
      $0.text.utf8.count < $1.text.utf8.count
    }
    let small = views.dropFirst(views.count / 4).first
    let large = views.dropFirst(views.count * 9 / 10).first
    places = [
      large.flatMap { TypingPlace.body("a body in a large file", $0.name, $0.text) },
      small.flatMap { TypingPlace.body("a body in a small file", $0.name, $0.text) },
      large.flatMap { TypingPlace.signature("a signature", $0.name, $0.text) },
      large.flatMap { TypingPlace.comment("a comment", $0.name, $0.text) },
      large.map { TypingPlace(label: "the top of a file", file: $0.name, text: $0.text, line: 0, character: 0) },
    ].compactMap(\.self)
  }

  /// As many files of as many lines in Python, where somebody types in the middle of one.
  var inPython: EditedProgram {
    let files = files.enumerated().map { number, file in
      ("file\(number).py", PythonProgram.text(lineCount: file.text.utf8.count { $0 == UInt8(ascii: "\n") }))
    }
    let typed = files.indices.first { self.files[$0].name == places.first?.file } ?? 0
    let text = files[typed].1
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).count / 2
    let place = TypingPlace(label: "Python", file: files[typed].0, text: text, line: line, character: 0)
    return EditedProgram(label: label, files: files, places: [place])
  }

  private init(label: String, files: [(name: String, text: String)], places: [TypingPlace]) {
    self.label = label
    self.files = files
    self.places = places
  }
}
