package import Semantics
package import SourceText
import Syntax

/// Where a name comes from.
package struct Definition: Sendable {
  /// The name that was asked about.
  package let origin: ByteRange
  package let targets: [Target]

  package enum Target: Sendable {
    /// A declaration in the workspace.
    case place(FileID, range: ByteRange, nameRange: ByteRange)
    /// A declaration of the framework, in the text of its interface.
    case interface(InterfaceText, range: ByteRange)
  }
}

extension Analysis {
  /// Where the name at `offset` is declared; nil for what is no name or unknown.
  package func definition(at offset: ByteOffset, in file: FileID) -> Definition? {
    if let other = countingBranch(at: offset, in: file) { return other.definition(at: offset, in: file) }
    guard let tree = tree(of: file), let use = NameUse(at: offset, in: tree.root) else { return nil }
    // The build declares it, in no file that one could look at.
    guard assetSet(of: use, in: file) == nil else { return nil }
    let meanings = meaning(of: use, in: file).map { [$0] } ?? possibleMeanings(of: use, in: file)
    let targets = meanings.compactMap(target)
    if !targets.isEmpty { return Definition(origin: use.range, targets: targets) }
    if !meanings.isEmpty {
      // Nothing shows its declaration: what has its name may.
    } else if let module = module(of: use, in: file) {
      return InterfaceText.module(module).map { text, range in
        Definition(origin: use.range, targets: [.interface(text, range: range)])
      }
    } else if let parameter = genericParameter(of: use, in: file) {
      let target = Definition.Target.place(parameter.file, range: parameter.range, nameRange: parameter.nameRange)
      return Definition(origin: use.range, targets: [target])
    }
    let own = declarations(of: use, in: file).map { declaration in
      Definition.Target.place(declaration.file, range: declaration.range, nameRange: declaration.nameRange)
    }
    return own.isEmpty ? nil : Definition(origin: use.range, targets: own)
  }

  private func target(of meaning: ResolvedName) -> Definition.Target? {
    if let own = declaration(of: meaning) { return .place(own.file, range: own.range, nameRange: own.nameRange) }
    return InterfaceText.declaration(of: meaning).map { text, range in .interface(text, range: range) }
  }
}
