import Semantics
import SourceText
import Syntax

extension SyntaxTree {
  /// The tree in which the branches of `#if` around a token count, whatever system they are for: code is written for one
  /// system after the other. Nothing else changes its place. Nil where they count already.
  func choosingBranches(around token: SyntaxNode) -> SyntaxTree? {
    stating(token.conditionsAround)
  }

  /// The tree in which the branches of a build count; nil where they do already. The ranges are those that may have any.
  func choosingBranches(for build: Build, in ranges: [ByteRange]) -> SyntaxTree? {
    stating(ranges.flatMap { conditions(for: build, in: $0) })
  }

  private func stating(_ conditions: [BranchCondition]) -> SyntaxTree? {
    conditions.isEmpty
      ? nil : reparsed(after: conditions.map { TextEdit(range: $0.range, replacement: $0.stated) })
  }
}

extension Program {
  /// The top-level items of a file that may have `#if` in them, which is known from version to version.
  func itemsWithBranches(_ file: FileID) -> [PlacedUnit] {
    let end = Array("endif".utf8)
    return files[file]?.units.filter { $0.unit.mayMention(end) } ?? []
  }
}

extension PlacedUnit {
  var range: ByteRange { ByteRange(start: ByteOffset(start), count: unit.byteCount) }
}

extension BranchCondition {
  /// A condition that is as long and is known to be what it is to be. One of a single byte can only fail.
  fileprivate var stated: String {
    let name = String(repeating: "f", count: max(1, range.count - 1))
    return range.count < 2 ? name : holds ? "!" + name : name + "f"
  }
}
