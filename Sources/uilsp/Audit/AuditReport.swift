import Checking
import Layout
import Lint
import Semantics
import SourceText
import ViewGraph

/// The sorted readers of a project, ready to be written.
struct AuditReport: Sendable {
  let readers: [AuditedReader]
  let sources: [FileID: SourceText]

  /// The readers of a category, in the order of files and places.
  func readers(in category: ReaderCategory) -> [AuditedReader] { readers.filter { $0.category == category } }

  /// "12 GeometryReaders in 40 files: 5 state-driven, 7 layout-driven".
  var summary: String {
    let files = "\(sources.count) \(sources.count == 1 ? "file" : "files")"
    let counts = ReaderCategory.allCases.compactMap { category -> String? in
      let count = readers(in: category).count
      return count > 0 ? "\(count) \(category.rawValue)" : nil
    }
    let total = "\(readers.count) \(readers.count == 1 ? "GeometryReader" : "GeometryReaders") in \(files)"
    return counts.isEmpty ? total : "\(total): \(counts.joined(separator: ", "))"
  }

  /// Each category with its readers: place, owner, why, and what to write instead.
  var text: String {
    ReaderCategory.allCases.compactMap { category -> String? in
      let readers = readers(in: category)
      guard !readers.isEmpty else { return nil }
      let entries = readers.map { reader in
        let start = position(reader.place.range.start, in: reader.place.file)
        let size = size(of: reader).map { " (\($0))" } ?? ""
        return "  \(reader.place.file.path):\(start.line):\(start.column): \(reader.owner): \(reader.reason)\(size)\n"
          + "    = \(reader.replacement)\n"
      }
      return "\(category.title) (\(readers.count)): they \(category.summary)\n\n" + entries.joined() + "\n"
    }.joined()
  }

  /// "takes 393×759 for content of 39×20.33".
  func size(of reader: AuditedReader) -> String? {
    reader.sizes.map { sizes in
      let content = sizes.content.map { " for content of \($0.points)" } ?? ""
      return "takes \(sizes.reader.points)\(content)"
    }
  }

  func position(_ offset: ByteOffset, in file: FileID) -> Position {
    guard let place = sources[file]?.lineColumn(at: offset) else { return Position(line: 1, column: 1) }
    return Position(line: place.line + 1, column: place.column + 1)
  }

  func region(_ range: ByteRange, in file: FileID) -> Region {
    Region(start: position(range.start, in: file), end: position(range.end, in: file))
  }
}

extension AuditReport {
  /// One array of readers; places as in the reports of `--check`.
  var json: String {
    JSONText.array(readers.map(json(of:))).pretty + "\n"
  }

  private func json(of reader: AuditedReader) -> JSONText {
    var uses: [JSONText] = []
    for use in reader.uses { uses.append(["use": .string(use.kind.rawValue), "target": .string(use.target)]) }
    return [
      "file": .string(reader.place.file.path),
      "range": region(reader.place.range, in: reader.place.file).json,
      "owner": .string(reader.owner),
      "category": .string(reader.category.rawValue),
      "isolated": .bool(reader.isIsolated),
      "uses": .array(uses),
      "reason": .string(reader.reason),
      "replacement": .string(reader.replacement),
      "size": json(reader.sizes?.reader),
      "content": json(reader.sizes?.content),
    ]
  }

  private func json(_ size: Size?) -> JSONText {
    size.map { ["width": .number($0.width), "height": .number($0.height)] } ?? .null
  }
}
