import FoundationEssentials
import Semantics
import TestSupport

/// The Swift files below a folder, or one file: a real program to measure with.
struct ProgramFolder {
  /// Files up to this many bytes are made use of.
  private static let maximumLength = 1_000_000

  /// The bytes of each file, by its path below the folder.
  let files: [FileID: [UInt8]]

  init(_ path: String) {
    let names = [".swift", ".ui"].flatMap { Repository.files(below: path, suffix: $0) }
    let paths = names.isEmpty ? [(path, path)] : names.map { ($0, path + "/" + $0) }
    let read = paths.compactMap { name, path in
      FileManager.default.contents(atPath: path).map { (FileID(name), Array($0)) }
    }
    files = Dictionary(read.filter { $0.1.count <= Self.maximumLength }) { first, _ in first }
  }

  /// The files at all paths; the fixtures where there are none.
  static func sources(_ paths: [String]) -> [[UInt8]] {
    guard !paths.isEmpty else { return Fixture.all(in: "").map(\.bytes) }
    return paths.flatMap { ProgramFolder($0).files.sorted { $0.key < $1.key }.map(\.value) }
  }
}
