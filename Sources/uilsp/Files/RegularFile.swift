import FoundationEssentials
import Server

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files as they are read and written: what is no regular file is never opened, since that may wait for ever.
enum RegularFile {
  /// Why a file is not read: a sentence without a full stop.
  struct Unreadable: Error {
    let reason: String
    /// Whether it is left alone on purpose: nothing that should have been done is missing.
    let isPassedOver: Bool
  }

  /// What lies at a path.
  enum Kind {
    case file
    case folder
    /// A pipe, a socket, a device.
    case other
    /// Links that lead to each other.
    case loop
    case missing
  }

  static func kind(of path: String) -> Kind {
    guard let status = status(of: path) else { return errno == ELOOP ? .loop : .missing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The bytes of a source file.
  static func read(_ path: String) throws(Unreadable) -> [UInt8] {
    switch kind(of: path) {
    case .other: throw Unreadable(reason: "'\(path)' is no regular file", isPassedOver: true)
    case .loop: throw Unreadable(reason: "the link '\(path)' leads back to itself", isPassedOver: true)
    case .missing: throw Unreadable(reason: "there is no file '\(path)'", isPassedOver: false)
    case .file, .folder: break
    }
    guard let status = status(of: path), status.st_size <= FileSystem.largestFile else {
      throw Unreadable(reason: "'\(path)' is too large for a source file", isPassedOver: true)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Unreadable(reason: "cannot read '\(path)'", isPassedOver: false)
    }
    let bytes = Array(data)
    if isBinary(bytes) { throw Unreadable(reason: "'\(path)' is a binary file", isPassedOver: true) }
    return bytes
  }

  /// No text has more than a few zero bytes at its start, and none that is not UTF-8 has any.
  static func isBinary(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(8_192)
    let zeros = start.reduce(0) { $0 + ($1 == 0 ? 1 : 0) }
    return zeros > 8 || zeros > 0 && String(validating: start, as: UTF8.self) == nil && bytes.count <= start.count
  }

  fileprivate static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}

extension RegularFile {
  /// Puts `bytes` in the place of the file at `path`, all of them or none: they are written beside it, and then take its
  /// name. Permissions, owner and links stay. Where `old` is given, a file that holds something else is left alone. What
  /// went wrong as a sentence; nil where nothing did.
  static func replace(_ path: String, with bytes: [UInt8], expecting old: [UInt8]? = nil) -> String? {
    let failure = "cannot write '\(path)'"
    if case .other = kind(of: path) { return overwrite(path, bytes) ? nil : failure }
    let target = resolved(path) ?? path
    guard let status = status(of: target) else { return create(target, bytes) ? nil : failure }
    guard status.st_mode & S_IFMT == S_IFREG else { return failure }
    guard access(target, W_OK) == 0 else { return failure }
    if let old, FileManager.default.contents(atPath: target).map({ $0.elementsEqual(old) }) != true {
      return "'\(path)' has changed meanwhile; it is left as it is"
    }
    // Another name of the same file would keep the old text.
    if status.st_nlink > 1 { return overwrite(target, bytes) ? nil : failure }
    return create(target, bytes, like: status) ? nil : failure
  }

  /// Where the links of a path lead.
  private static func resolved(_ path: String) -> String? {
    // SAFETY: the call gives a string that ends with zero and belongs to the caller, who frees it once, or none.
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  private static func create(_ path: String, _ bytes: [UInt8], like status: stat? = nil) -> Bool {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var template = Array("\(folder).uilsp-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return false }
    let mode = status.map { $0.st_mode & 0o7777 } ?? 0o666 & ~currentMask
    var isDone = write(bytes, to: descriptor) && fchmod(descriptor, mode) == 0
    if let status, isDone { _ = fchown(descriptor, status.st_uid, status.st_gid) }
    isDone = isDone && fsync(descriptor) == 0
    isDone = close(descriptor) == 0 && isDone
    if isDone, rename(template, path) == 0 { return true }
    unlink(template)
    return false
  }

  /// The permissions that new files do not get.
  private static let currentMask: mode_t = {
    let mask = umask(0o077)
    umask(mask)
    return mask
  }()

  private static func overwrite(_ path: String, _ bytes: [UInt8]) -> Bool {
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else { return false }
    var isDone = write(bytes, to: descriptor)
    if status(of: path).map({ $0.st_mode & S_IFMT == S_IFREG }) ?? false {
      isDone = isDone && ftruncate(descriptor, off_t(bytes.count)) == 0
    }
    return close(descriptor) == 0 && isDone
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      // SAFETY: the call reads as many bytes as the buffer has and does not keep it.
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
