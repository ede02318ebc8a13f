import Queries
package import Semantics
import SourceText
import Syntax

/// What the text of a file tells about the systems and builds that its code is for.
package struct FileTraits: Hashable, Sendable {
  /// Whether it imports what exists only on the Mac.
  package private(set) var isForMac = false
  /// Whether it imports what the Mac has not.
  private(set) var isForPhones = false
  /// Whether some of it may be for debug builds only.
  private(set) var mentionsDebugBuilds = false
  /// Whether `#if` leaves some of it to other systems or builds.
  private(set) var hasOtherBuilds = false

  /// Imports stand within so many bytes of the beginning.
  private static let headLength = 4_000

  /// Of a file that is not there.
  init() {}

  init(of file: ProgramFile, in tables: ScopeTables) {
    self.init(of: file.units.lazy.compactMap { tables.index(of: $0.unit.id) })
    let head = SourceText(file.tree.text.bytes(in: ByteRange(0, Self.headLength)))
    isForMac = head.contains("import AppKit") || head.contains("import Cocoa")
    isForPhones = head.contains("import UIKit")
  }

  /// What some units add to the traits of their file.
  init(of units: some Sequence<UnitIndex>) {
    for traits in units.lazy.map(\.traits) {
      if traits.mentionsDebugBuilds { mentionsDebugBuilds = true }
      if traits.hasOtherBuilds { hasOtherBuilds = true }
    }
  }

  /// Whether imports may differ where texts differ from that byte on.
  static func mayImport(from start: Int) -> Bool { start < headLength }
}

/// What the text of a unit tells about the systems and builds that its code is for.
package struct UnitTraits: Hashable, Sendable {
  /// Whether something in it may say that code is for some systems only.
  let hasAvailabilityGuards: Bool
  /// Whether some of it may be for debug builds only.
  let mentionsDebugBuilds: Bool
  /// Whether `#if` leaves some of it to other systems or builds.
  let hasOtherBuilds: Bool

  init(of source: ArraySlice<UInt8>) {
    let text = SourceText(Array(source))
    hasOtherBuilds = text.contains("#if")
    hasAvailabilityGuards = hasOtherBuilds || text.contains("vailable")
    mentionsDebugBuilds = text.contains("DEBUG")
  }
}

extension ProgramScope {
  /// Whether a file is for the Mac: by its own imports, by the app that it is a part of, or by the imports of other files
  /// in a program that never imports UIKit.
  package func isForMac(_ file: FileID) -> Bool {
    traits(of: file).isForMac || appFolders.isForMac(file) || derived(Self.macPrograms, for: WholeProgram())
  }

  private static let macPrograms = ComparedQuery<ProgramScope, WholeProgram, Bool> { _, scope in
    !scope.files.contains { scope.traits(of: $0).isForPhones } && scope.files.contains { scope.traits(of: $0).isForMac }
  }

  /// The traits of a file.
  package func traits(of file: FileID) -> FileTraits { derived(Self.fileTraits, for: file) }

  private static let fileTraits = ComparedQuery<ProgramScope, FileID, FileTraits> { file, scope in
    scope.read(.traits(file))
    return scope.program.files[file].map { FileTraits(of: $0, in: scope.tables) } ?? FileTraits()
  }

  /// The traits of the unit around a place; nil between units.
  package func traits(around place: Place) -> UnitTraits? {
    guard let unit = program.unit(at: place.range.start, in: place.file)?.unit.unit else { return nil }
    return index(of: unit.id)?.traits
  }
}
