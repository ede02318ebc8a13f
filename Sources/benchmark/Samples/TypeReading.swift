import Semantics
import SourceText
import Syntax
import TestSupport

/// Names and expressions of a folder of Swift files, taken at random, with what they mean: for `benchmark types --read N
/// PATH…`, to be read by somebody who knows what is right.
struct TypeReading {
  private let typing: Typing
  private var entries: [Entry] = []

  private enum Entry {
    case name(SourceSpan, Resolution)
    case expression(SourceSpan, Type)
  }

  init(of folder: String) {
    let program = Program(TypeCoverage.trees(below: folder))
    typing = Typing(program)
    for file in program.files.values.sorted(by: { $0.id < $1.id }) {
      for declaration in file.units.flatMap({ typing.declarations(of: $0.unit) }) {
        let types = typing.types(of: declaration)
        entries += types.allNames(in: declaration.span).filter(\.resolution.isKnown).map(Entry.name)
        entries += types.allTypes(in: declaration.span).filter { $0.type.unknownReasons.isEmpty }.map(Entry.expression)
      }
    }
  }

  /// So many of them, other ones for another seed.
  func report(_ count: Int, seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).compactMap { _ in generator.pick(entries).map(text) }.joined(separator: "\n\n")
  }

  private func text(_ entry: Entry) -> String {
    switch entry {
    case .name(let span, let resolution): "\(place(span))\n  name \(source(span)) -> \(meaning(resolution))"
    case .expression(let span, let type): "\(place(span))\n  expr \(source(span)): \(type)"
    }
  }

  private func place(_ span: SourceSpan) -> String {
    guard let written = DeclarationSource.workspace(typing.program).written(at: span) else { return "" }
    let text = written.tree.text
    let line = text.lineColumn(at: written.range.start).line
    let code = text.string(in: ByteRange(text.lineStart(line), text.lineEnd(line)))
    return "\(Self.place(in: written, written.file.lastPart)) \(Self.onLine(code, 160))"
  }

  private func source(_ span: SourceSpan) -> String {
    "`\(Self.onLine(DeclarationSource.workspace(typing.program).written(at: span)?.text ?? "", 90))`"
  }

  private func meaning(_ resolution: Resolution) -> String {
    guard let place = typing.place(of: resolution),
      let written = typing.source(of: place).written(at: place.span)
    else { return "\(resolution)" }
    let start = Self.place(in: written, place.module ?? written.file.lastPart)
    return "\(start) \(place.owner ?? ""): \(Self.onLine(written.text, 160))"
  }

  private static func place(in written: WrittenDeclaration, _ file: String) -> String {
    "\(file):\(written.tree.text.lineColumn(at: written.range.start).line + 1)"
  }

  private static func onLine(_ text: String, _ length: Int) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > length ? words.prefix(length) + "…" : words
  }
}

extension WrittenDeclaration {
  fileprivate var text: String { tree.text.string(in: range) }
}

extension FileID {
  fileprivate var lastPart: String { path.split(separator: "/").last.map(String.init) ?? "" }
}
