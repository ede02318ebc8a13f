import FoundationEssentials

/// Files for other programs to read, gone at the end of the run.
final class Scratch {
  let folder: String

  init() {
    folder = FileManager.default.temporaryDirectory.path + "/uilsp-benchmark-\(UInt64.random(in: 0...UInt64.max))"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes a file and returns its path.
  func file(_ name: String, _ text: String) -> String {
    let path = folder + "/" + name
    _ = FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
    return path
  }
}
