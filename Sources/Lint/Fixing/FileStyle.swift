import Queries
import Semantics
import SourceText
import Syntax

/// How far a file indents.
struct FileStyle {
  /// What a level of indentation adds.
  let unit: String

  /// So many lines are looked at.
  private static let mostLines = 400
  /// What Xcode writes, where the file does not tell.
  private static let standardUnit = "    "

  /// That of the code around a place; of the whole file where that has no line within another.
  init(around place: Place, in scope: ProgramScope) {
    guard let tree = scope.tree(place.file) else {
      unit = Self.standardUnit
      return
    }
    let item = scope.program.unit(at: place.range.start, in: place.file)?.unit.unit.source
    let own = item.flatMap { Self.unit(in: String(decoding: $0, as: UTF8.self)) }
    if let own {
      unit = own
      return
    }
    scope.read(.text(place.file))
    unit = Self.unit(in: tree.text.string) ?? Self.standardUnit
  }

  /// What the first line within braces has more than the one that opens them.
  private static func unit(in text: String) -> String? {
    var outer: Substring?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).prefix(mostLines) {
      let indentation = line.prefix { $0 == " " || $0 == "\t" }
      guard indentation.count < line.count else { continue }
      if let outer, indentation.hasPrefix(outer), indentation.count > outer.count {
        return String(indentation.dropFirst(outer.count))
      }
      outer = line.last == "{" || line.last == "(" ? indentation : nil
    }
    return nil
  }
}
