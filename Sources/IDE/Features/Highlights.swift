package import Semantics
package import SourceText
import Syntax

extension Analysis {
  /// The places of a file that mean the same as the name at `offset`; nil for what is no name or unknown.
  package func highlights(at offset: ByteOffset, in file: FileID) -> [Occurrence]? {
    if let other = countingBranch(at: offset, in: file) { return other.highlights(at: offset, in: file) }
    let typing = Typing(program)
    if let thing = thing(at: offset, in: file, typing) {
      return occurrences(of: thing, typing, in: file)
    }
    return frameworkUses(at: offset, in: file, typing)
  }

  /// The same name of a framework elsewhere in the file.
  private func frameworkUses(at offset: ByteOffset, in file: FileID, _ typing: Typing) -> [Occurrence]? {
    guard let tree = tree(of: file), let use = NameUse(at: offset, in: tree.root),
      let resolution = typing.name(at: use.range.start, in: file)?.resolution, resolution.isKnown
    else { return nil }
    return tree.root.descendants.compactMap { token in
      guard token.isToken, token.kind == use.token.kind, token.text == use.token.text,
        typing.name(at: token.range.start, in: file)?.resolution == resolution
      else { return nil }
      return Occurrence(file: file, range: token.range, role: token.isWritten ? .write : .read)
    }
  }
}
