import Semantics
import SourceText
import Syntax

/// What the text of a file tells about the systems and builds that its code is for.
struct FileTraits: Sendable {
  /// Whether it imports what exists only on the Mac.
  let isForMac: Bool
  /// Whether it imports what the Mac has not.
  let isForPhones: Bool
  /// Where something may say that code is for some systems only, in order.
  private let availabilityGuards: [Int]
  /// Whether some of it may be for debug builds only.
  let mentionsDebugBuilds: Bool
  /// Whether `#if` leaves some of it to other systems or builds.
  let hasOtherBuilds: Bool

  /// Imports stand within so many bytes of the beginning.
  private static let headLength = 4_000

  init(of text: SourceText) {
    let head = SourceText(text.bytes(in: ByteRange(0, Self.headLength)))
    isForMac = head.contains("import AppKit") || head.contains("import Cocoa")
    isForPhones = head.contains("import UIKit")
    let builds = text.starts(of: Array("#if".utf8))
    availabilityGuards = (text.starts(of: Array("vailable".utf8)) + builds).sorted()
    mentionsDebugBuilds = text.contains("DEBUG")
    hasOtherBuilds = !builds.isEmpty
  }

  /// Whether anything in the range says that code is for some systems only.
  func hasAvailabilityGuards(in range: ByteRange) -> Bool {
    availabilityGuards.contains { range.contains(ByteOffset($0)) }
  }
}

extension ProgramScope {
  /// Whether a file is for the Mac: by its own imports, by the app that it is a part of, or by the imports of other files
  /// in a program that never imports UIKit.
  func isForMac(_ file: FileID) -> Bool {
    traits(of: file)?.isForMac == true || memory.appFolders(of: self).isForMac(file) || memory.isForMac { isForMac }
  }

  private var isForMac: Bool {
    !files.contains { traits(of: $0)?.isForPhones == true } && files.contains { traits(of: $0)?.isForMac == true }
  }

  /// The traits of a file; nil where there is no such file.
  func traits(of file: FileID) -> FileTraits? {
    tree(file).map { tree in memory.traits(of: file) { FileTraits(of: tree.text) } }
  }
}
