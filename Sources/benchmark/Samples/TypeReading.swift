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
    guard let (file, range) = typing.program.absolute(span), let text = typing.program.files[file]?.tree.text else {
      return ""
    }
    let line = text.lineColumn(at: range.start).line
    let code = text.string(in: ByteRange(text.lineStart(line), text.lineEnd(line)))
    return "\(file.path.split(separator: "/").last ?? ""):\(line + 1) \(Self.onLine(code, 160))"
  }

  private func source(_ span: SourceSpan) -> String {
    guard let (file, range) = typing.program.absolute(span), let text = typing.program.files[file]?.tree.text else {
      return ""
    }
    return "`\(Self.onLine(text.string(in: range), 90))`"
  }

  private func meaning(_ resolution: Resolution) -> String {
    guard let place = typing.place(of: resolution),
      let written = typing.source(of: place).written(at: place.span)
    else { return "\(resolution)" }
    let line = written.tree.text.lineColumn(at: written.range.start).line
    let file = place.module ?? written.file.path.split(separator: "/").last.map(String.init) ?? ""
    return "\(file):\(line + 1) \(place.owner ?? ""): \(Self.onLine(written.tree.text.string(in: written.range), 160))"
  }

  private static func onLine(_ text: String, _ length: Int) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > length ? words.prefix(length) + "…" : words
  }
}
