package import Checking
import IDE
import Lint
import SourceText
import ViewGraph

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The disk, as far as the program reads it; a value, so that tests bring their own.
package struct FileSystem: Sendable {
  /// The bytes of a file; nil where it cannot be read.
  package var read: @Sendable (_ path: String) -> [UInt8]?
  /// The entries of a folder by name, sorted; nil for what is no folder.
  package var list: @Sendable (_ path: String) -> [Entry]?

  /// What stands in a folder.
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let isFolder: Bool

    package init(name: String, isFolder: Bool) {
      self.name = name
      self.isFolder = isFolder
    }
  }

  package init(
    read: @escaping @Sendable (_ path: String) -> [UInt8]?,
    list: @escaping @Sendable (_ path: String) -> [Entry]?
  ) {
    self.read = read
    self.list = list
  }

  /// Larger files are no sources: reading one of them would fill the memory.
  package static let largestFile = 64 << 20

  /// The real disk.
  package static let live = FileSystem(read: readFile, list: listFolder)
}

extension FileSystem {
  /// A workspace may be a whole home folder: beyond these bounds the rest is left alone.
  private static let mostFiles = 5_000
  static let mostFolders = 20_000

  /// The paths of the `.ui` files under a folder that a check of the folder looks at, sorted: hidden files, those that a
  /// `.gitignore` names and those that the configuration leaves out are left alone.
  package func viewFiles(under folder: String, _ configuration: LintConfiguration = .standard) -> [String] {
    var assets = AssetNames()
    return viewFiles(under: folder, endingIn: [".ui"], configuration, &assets)
  }

  /// The same, with what the asset catalogues there name, and the tables of strings.
  func viewFiles(
    under folder: String,
    endingIn suffixes: [String],
    _ configuration: LintConfiguration,
    _ assets: inout AssetNames,
    mostFolders: Int = Self.mostFolders
  ) -> [String] {
    let start = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    var found: [String] = []
    var pending = [(path: start, rules: IgnoreRules(for: start, configuration, self))]
    var visited = 0
    while let next = pending.popLast(), found.count < Self.mostFiles, visited < mostFolders {
      visited += 1
      var rules = next.rules
      rules.enter(next.path, self)
      for entry in list(next.path) ?? [] where !rules.leavesOut(entry.name, isFolder: entry.isFolder) {
        let path = next.path == "/" ? "/\(entry.name)" : "\(next.path)/\(entry.name)"
        if entry.isFolder, let asset = AssetNames.asset(inFolder: path) {
          assets.add(asset.name, asset.kind, in: path)
        } else if entry.isFolder {
          pending.append((path, rules.inside(entry.name)))
        } else if suffixes.contains(where: entry.name.hasSuffix) {
          found.append(path)
          if AssetNames.isFile(entry.name) { assets.add(file: path, named: entry.name) }
        } else if AssetNames.isTable(entry.name) {
          assets.add(table: path)
        } else if AssetNames.isFile(entry.name) {
          assets.add(file: path, named: entry.name)
        }
      }
    }
    return found.ordered()
  }

  /// Whether a search below `folder` would find the file at `path`.
  func finds(
    _ path: String,
    under folder: String,
    endingIn suffixes: [String],
    _ configuration: LintConfiguration
  ) -> Bool {
    let start = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    guard path.hasPrefix(start == "/" ? start : start + "/"), suffixes.contains(where: path.hasSuffix) else {
      return false
    }
    var rules = IgnoreRules(for: start, configuration, self)
    var folder = start
    let names = path.dropFirst(start.utf8.count).split(separator: "/").map(String.init)
    for (index, name) in names.enumerated() {
      rules.enter(folder, self)
      let isFolder = index < names.count - 1
      guard !rules.leavesOut(name, isFolder: isFolder) else { return false }
      rules = rules.inside(name)
      folder += folder == "/" ? name : "/" + name
    }
    return true
  }
}

private func readFile(_ path: String) -> [UInt8]? {
  // Opening a pipe would wait for its other end.
  let descriptor = open(path, O_RDONLY | O_NONBLOCK)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
    status.st_size <= FileSystem.largestFile
  else { return nil }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(Int(status.st_size))
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { return nil }
    if count == 0 { return bytes }
    bytes += buffer[..<count]
    // It may grow while it is read.
    if bytes.count > FileSystem.largestFile { return nil }
  }
}

private func listFolder(_ path: String) -> [FileSystem.Entry]? {
  guard let folder = opendir(path) else { return nil }
  defer { closedir(folder) }
  var entries: [FileSystem.Entry] = []
  while let item = readdir(folder) {
    // SAFETY: `readdir` ends the name with a zero within its 256 bytes; the pointer is not kept.
    let name = withUnsafePointer(to: &item.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    guard name != ".", name != ".." else { continue }
    entries.append(FileSystem.Entry(name: name, isFolder: isFolder(item.pointee.d_type, "\(path)/\(name)")))
  }
  return entries.ordered { $0.name < $1.name }
}

/// Symbolic links to folders are not followed: they may lead in circles.
private func isFolder(_ type: UInt8, _ path: String) -> Bool {
  guard Int(type) == Int(DT_UNKNOWN) else { return Int(type) == Int(DT_DIR) }
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}
