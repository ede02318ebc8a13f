import Queries
import Semantics
import SourceText
import Syntax
import ViewGraph

/// How far a file indents.
struct FileStyle {
  /// What a level of indentation adds.
  let unit: String

  /// So many lines, and bytes, are looked at: each fix asks.
  private static let mostLines = 400
  private static let mostBytes = 40_000
  /// What Xcode writes, where the file does not tell.
  private static let standardUnit = "    "

  /// That of the code around a place; of the whole file where that has no line within another.
  init(around place: Place, in scope: ProgramScope) {
    guard let tree = scope.tree(place.file) else {
      unit = Self.standardUnit
      return
    }
    let item = scope.program.unit(at: place.range.start, in: place.file)?.unit.unit
    if let item, let own = Self.unit(of: item, in: scope) {
      unit = own
      return
    }
    let ofFile = scope.derived(Self.ofFiles, for: place.file) { scope in
      scope.read(.text(place.file))
      return Self.unit(in: tree.text.slice(in: ByteRange(0, Self.mostBytes)))
    }
    unit = ofFile ?? Self.standardUnit
  }

  private static let ofFiles = Query<FileID, String?>()
  private static let ofUnits = Query<UnitID, String?>()

  private static func unit(of item: Unit, in scope: ProgramScope) -> String? {
    scope.derived(ofUnits, for: item.id) { scope in
      scope.read(.unit(item.id))
      return unit(in: item.source.prefix(mostBytes))
    }
  }

  /// What the first line within braces has more than the one that opens them.
  private static func unit(in text: some BidirectionalCollection<UInt8>) -> String? {
    let newline = UInt8(ascii: "\n")
    var outer: [UInt8]?
    for line in text.split(separator: newline, maxSplits: mostLines, omittingEmptySubsequences: false).prefix(mostLines)
    {
      let indentation = Array(line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
      let code = line.dropFirst(indentation.count)
      guard let last = code.last(where: { $0 != UInt8(ascii: "\r") }) else { continue }
      if let outer, indentation.count > outer.count, indentation.starts(with: outer) {
        return String(decoding: indentation.dropFirst(outer.count), as: UTF8.self)
      }
      outer = last == UInt8(ascii: "{") || last == UInt8(ascii: "(") ? indentation : nil
    }
    return nil
  }
}
