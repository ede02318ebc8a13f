import IDE
import Semantics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Interfaces of the framework as read-only documents: virtual ones where the client can show such, files in the cache
/// folder elsewhere.
enum InterfaceFiles {
  /// The scheme of virtual documents.
  static let scheme = "uilsp-interface"
  private static let suffix = ".swiftinterface"

  /// The URI under which the client can open `text`; nil where it cannot be made available.
  static func uri(of text: InterfaceText, isVirtual: Bool) -> String? {
    let name = text.name + suffix
    guard !isVirtual else { return "\(scheme):/\(name)" }
    guard let folder = cacheFolder(), write(text.text, to: "\(folder)/\(name)") else { return nil }
    return DocumentURI.uri(of: FileID("\(folder)/\(name)"))
  }

  /// The text of a virtual document.
  static func text(ofURI uri: String) -> String? {
    guard uri.hasPrefix(scheme), let name = uri.split(separator: "/").last, name.hasSuffix(suffix) else { return nil }
    return InterfaceText(named: String(name.dropLast(suffix.count)))?.text
  }

  private static func cacheFolder() -> String? {
    let home = environment("HOME").map { "\($0)/.cache" }
    guard let base = environment("XDG_CACHE_HOME") ?? home ?? environment("TMPDIR") else { return nil }
    let folder = "\(base)/uilsp/\(ServerInfo.version)"
    for path in [base, "\(base)/uilsp", folder] { mkdir(path, 0o755) }
    return folder
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// Writes a file that cannot be edited; whether it is there now. A running editor never sees half of it.
  private static func write(_ text: String, to path: String) -> Bool {
    let bytes = Array(text.utf8)
    if FileSystem.live.read(path) == bytes { return true }
    let temporary = "\(path).\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0o444)
    guard descriptor >= 0 else { return false }
    // SAFETY: the call reads `count` bytes of the buffer and does not keep it.
    let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0) }
    close(descriptor)
    return count == bytes.count && rename(temporary, path) == 0
  }
}

// SAFETY: reads as many bytes as the buffer has.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
