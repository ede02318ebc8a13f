import FoundationEssentials

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The toolchain's own compiler, on systems without a SwiftUI of their own.
struct SwiftCompiler: Sendable {
  let path: String

  /// The compiler on the search path.
  static let installed: SwiftCompiler? = {
    #if !os(Linux)
      return nil
    #endif
    let found = run("command -v swiftc").output
    let path = String(found.prefix { !$0.isNewline })
    return path.isEmpty ? nil : SwiftCompiler(path: path)
  }()

  /// Macros of the toolchain, which the compiler finds by itself only when it is called through its driver.
  private var plugins: String {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
    return folder + "/lib/swift/host/plugins"
  }

  /// What the compiler says to `arguments`.
  func messages(_ arguments: String) -> String {
    Self.run("'\(path)' -frontend -plugin-path '\(plugins)' \(arguments) 2>&1").output
  }

  /// Runs a command of the shell to its end.
  private static func run(_ command: String) -> (output: String, status: Int32) {
    guard let pipe = popen(command, "r") else { return ("", -1) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return (String(decoding: bytes, as: UTF8.self), pclose(pipe))
  }
}
