import Catalog
package import Semantics
package import SourceText
import Syntax
package import ViewGraph

/// A text that leads somewhere.
package struct TextLink: Sendable {
  package enum Target: Equatable, Sendable {
    case address(String)
    /// The folder of an asset catalogue that holds what the text names.
    case folder(String)
  }

  /// Between the quotes.
  package let range: ByteRange
  package let target: Target
}

extension Analysis {
  /// The texts of a file that are addresses, or name something of an asset catalogue.
  package func textLinks(in file: FileID) -> [TextLink] {
    guard let tree = tree(of: file) else { return [] }
    let typing = Typing(program)
    return tree.root.descendants.compactMap { token in
      guard token.kind == .stringLiteral, !isCancelled() else { return nil }
      let text = token.text.dropFirst().dropLast()
      let range = ByteRange(token.range.start + 1, max(token.range.start + 1, token.range.end - 1))
      if text.hasPrefix("https://") || text.hasPrefix("http://"), text.utf8.allSatisfy(\.isPartOfAddress) {
        return TextLink(range: range, target: .address(String(text)))
      }
      guard let place = TextPlace(token, in: file, typing), let kind = place.domain.assets,
        let folder = assets.folder(of: place.text, kind)
      else { return nil }
      return TextLink(range: place.range, target: .folder(folder))
    }
  }

  /// The edits that keep the texts of a workspace right where the asset in a folder moves to another one.
  package func edits(renamingAsset folder: String, to newFolder: String) -> [FileEdit] {
    guard let old = AssetNames.asset(inFolder: folder), let new = AssetNames.asset(inFolder: newFolder),
      old.kind == new.kind, old.name != new.name, assets.folder(of: old.name, old.kind) == folder
    else { return [] }
    let typing = Typing(program)
    return fileIDs.flatMap { file -> [FileEdit] in
      guard let tree = tree(of: file), !isCancelled() else { return [] }
      return tree.root.descendants.compactMap { token in
        guard token.kind == .stringLiteral, let place = TextPlace(token, in: file, typing),
          place.domain.assets == old.kind, place.text == old.name
        else { return nil }
        return FileEdit(file: file, edit: TextEdit(range: place.range, replacement: new.name))
      }
    }
  }
}

extension UInt8 {
  /// Whether an address may hold it as it is.
  fileprivate var isPartOfAddress: Bool { self > 0x20 && self < 0x7F && self != UInt8(ascii: "\\") }
}
