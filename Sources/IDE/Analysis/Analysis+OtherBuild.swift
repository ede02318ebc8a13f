import Semantics
import SourceText
import Syntax

/// The origin of an analysis in which the code counts that `#if` leaves to another build.
final class OtherBuild: Sendable {
  /// The analysis of the build that is read.
  let origin: Analysis

  init(of origin: Analysis) { self.origin = origin }
}

extension Analysis {
  /// The analysis in which the code at `offset` counts, where `#if` leaves it to another system or build here; nil where
  /// it counts.
  func countingBranch(at offset: ByteOffset, in file: FileID) -> Analysis? {
    guard let token = name(at: offset, in: file), token.isLeftOut else { return nil }
    let origin = otherBuild?.origin ?? self
    guard let original = origin.name(at: offset, in: file), original.isLeftOut else { return origin }
    let made = original.buildAround.map(origin.reading) ?? origin.choosingBranches(around: original, in: file)
    // A condition of one letter can only fail.
    return made?.name(at: offset, in: file)?.isLeftOut == false ? made : nil
  }

  private func name(at offset: ByteOffset, in file: FileID) -> SyntaxNode? {
    tree(of: file).flatMap { NameUse(at: offset, in: $0.root)?.token }
  }
}
