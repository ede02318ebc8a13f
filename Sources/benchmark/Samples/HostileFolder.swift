import FoundationEssentials
import TestSupport

/// The hostile programs as files, in their own size.
enum HostileFolder {
  static func write(to folder: String) {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for program in HostileProgram.all {
      let path = "\(folder)/\(program.name).ui"
      if !FileManager.default.createFile(atPath: path, contents: Data(program.source.utf8)) {
        print("cannot write '\(path)'")
      }
    }
  }
}
