import Semantics
import SourceText

/// The words of the declarations around a place: of so many, and of no more in a long file.
struct NearbyWords {
  private let units: [Unit]
  private let excluded: String?

  /// `excluded` stands there for certain, and says nothing of what comes next.
  init(around offset: ByteOffset, in file: FileID, of program: Program, except excluded: String?) {
    units = program.units(around: offset, in: file, reach: Self.reach)
    self.excluded = excluded
  }

  /// How many declarations on either side are looked at.
  private static let reach = 4

  func contain(_ word: String) -> Bool {
    guard word != excluded else { return false }
    let bytes = Array(word.utf8)
    return units.contains { $0.mayMention(bytes) }
  }
}
