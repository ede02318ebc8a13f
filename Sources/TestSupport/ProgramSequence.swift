package import Semantics
import SourceText
import Syntax

/// Somebody at work on a program: edits of bodies and of what stands around them, files that come and go, some of it
/// taken back.
package struct ProgramSequence {
  package private(set) var sources: [FileID: [UInt8]]
  private var generator: SeededGenerator
  /// The file that is worked in.
  private var place: FileID?
  /// Texts before edits that have not been taken back.
  private var earlier: [(file: FileID, text: [UInt8])] = []
  private var removed: [(file: FileID, text: [UInt8])] = []
  private var additions = 0

  package init(_ sources: [FileID: [UInt8]], seed: UInt64) {
    self.sources = sources
    generator = SeededGenerator(seed: seed)
  }

  /// Makes the next change.
  package mutating func next() -> ProgramEdit {
    let edit: ProgramEdit
    switch generator.below(16) {
    case 0: edit = addition()
    case 1 where sources.count > 2: edit = removal()
    case 2, 3: edit = undone()
    case 4, 5, 6, 7: edit = changed(isInBody: false)
    default: edit = changed(isInBody: true)
    }
    switch edit {
    case .text(let file, _, let text), .addition(let file, let text): sources[file] = text
    case .removal(let file): sources[file] = nil
    }
    return edit
  }

  // MARK: Files

  private var files: [FileID] { sources.keys.sorted() }

  /// A file that was there before, the like of another one, or one that says something new about a name of another.
  private mutating func addition() -> ProgramEdit {
    if generator.below(2) == 0, let last = removed.popLast(), sources[last.file] == nil {
      return .addition(last.file, last.text)
    }
    additions += 1
    let file = FileID("Added\(additions).ui")
    let name = word()
    let texts = [
      "struct \(name): View { var body: some View { Text(\"\(name)\").padding() } }\n",
      "extension \(name) { var added\(additions): Int { \(additions) } }\n",
      "extension View { func \(name)() -> some View { frame(width: \(10 * additions)) } }\n",
      "let \(name) = \(additions)\nfunc \(word())(_ value: Int) -> Int { value + \(additions) }\n",
      "enum \(name): CaseIterable { case \(word()), \(word()) }\n",
      "typealias \(name) = \(word())\n",
    ]
    guard generator.below(3) > 0, let other = generator.pick(files) else {
      return .addition(file, Array((generator.pick(texts) ?? "").utf8))
    }
    return .addition(file, sources[other] ?? [])
  }

  private mutating func removal() -> ProgramEdit {
    guard let file = generator.pick(files), let text = sources[file] else { return addition() }
    removed.append((file, text))
    return .removal(file)
  }

  // MARK: Texts

  private mutating func undone() -> ProgramEdit {
    guard let last = earlier.popLast(), let text = sources[last.file] else { return changed(isInBody: true) }
    return .text(last.file, RandomEdit.between(text, last.text), last.text)
  }

  private mutating func changed(isInBody: Bool) -> ProgramEdit {
    if generator.below(4) == 0 || place.flatMap({ sources[$0] }) == nil { place = generator.pick(files) }
    guard let file = place, let text = sources[file] else { return addition() }
    earlier.append((file, text))
    let edit = isInBody ? bodyEdit(of: text) : signatureEdit(of: text)
    return .text(file, edit, edit.applied(to: text))
  }

  private mutating func bodyEdit(of text: [UInt8]) -> RandomEdit {
    guard let body = generator.pick(Self.bodies(in: text)), body.count > 2 else {
      return RandomEdit.next(in: text, using: &generator)
    }
    let offset = body.start.value + 1 + generator.below(body.count - 1)
    let lines = [
      ".padding(\(generator.below(30)))", ".frame(width: \(generator.below(200)))", "\(word())()",
      "Text(\"\(word())\")",
      ".background(Color.red)", ".environment(\\.lineLimit, \(generator.below(4)))", "let \(word()) = \(word())",
      "if \(word()) { Text(\"x\") }", "GeometryReader { proxy in Text(\"\\(proxy.size.width)\") }",
    ]
    return edit(of: text, at: offset, within: body.start.value + 1..<body.end.value - 1, inserting: lines)
  }

  /// An edit outside of all bodies, where there is such a place.
  private mutating func signatureEdit(of text: [UInt8]) -> RandomEdit {
    let bodies = Self.bodies(in: text)
    var offset = generator.below(text.count + 1)
    for _ in 0..<30 where bodies.contains(where: { $0.contains(ByteOffset(offset)) }) {
      offset = generator.below(text.count + 1)
    }
    let lines = [
      "var \(word()) = \(generator.below(100))", "@State private var \(word()) = false", "let \(word()): \(word())",
      "func \(word())() -> Int { \(generator.below(9)) }", "@Environment(\\.colorScheme) var \(word())",
      "static let \(word()) = \(generator.below(9))", "struct \(word()): View { var body: some View { Text(\"a\") } }",
      "extension \(word()) { func \(word())() {} }", "import \(word())", "// \(word())",
    ]
    return edit(of: text, at: offset, within: 0..<text.count, inserting: lines)
  }

  /// A number or a word becomes another one, a line comes, goes or is there twice, or anything at all.
  private mutating func edit(
    of text: [UInt8],
    at offset: Int,
    within range: Range<Int>,
    inserting lines: [String]
  ) -> RandomEdit {
    switch generator.below(8) {
    case 0, 1:
      let digit = text[offset..<range.upperBound].firstIndex { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? offset
      let end = min(digit + 1, text.count)
      return RandomEdit(range: digit..<end, replacement: [UInt8(ascii: "0") + UInt8(generator.below(10))])
    case 2: return RandomEdit(range: text.wordRange(around: offset), replacement: Array(word().utf8))
    case 3: return RandomEdit(range: offset..<offset, replacement: Array("x".utf8))
    case 4, 5:
      let start = text.lineRange(around: offset).lowerBound
      let line = generator.pick(lines) ?? ""
      return RandomEdit(range: start..<start, replacement: Array((line + "\n").utf8))
    case 6:
      let line = text.lineRange(around: offset)
      return RandomEdit(range: line, replacement: generator.below(2) == 0 ? [] : Array(text[line] + text[line]))
    default:
      let edit = RandomEdit.next(in: Array(text[range]), using: &generator)
      let start = range.lowerBound
      return RandomEdit(
        range: edit.range.lowerBound + start..<edit.range.upperBound + start,
        replacement: edit.replacement
      )
    }
  }

  /// A word that some file uses.
  private mutating func word() -> String {
    for _ in 0..<30 {
      guard let text = generator.pick(files).flatMap({ sources[$0] }) else { break }
      let word = text[text.wordRange(around: generator.below(text.count + 1))]
      guard let first = word.first, word.count > 1, first.isPartOfWord, !(0x30...0x39 ~= first) else { continue }
      return String(decoding: word, as: UTF8.self)
    }
    return "word"
  }

  /// The braces of functions, accessors and closures, and what is between them.
  private static func bodies(in text: [UInt8]) -> [ByteRange] {
    SyntaxTree.parse(SourceText(text)).root.descendants.filter {
      $0.kind == .codeBlock || $0.kind == .accessorBlock || $0.kind == .closureExpression
    }.map(\.range)
  }
}
