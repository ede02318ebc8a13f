#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Memory that the process has freed, and that the system does not have back yet.
enum FreeMemory {
  /// Gives it back. glibc keeps what lies between blocks in use: a server that thousands of keystrokes have gone through
  /// would be several times as large as a fresh one.
  static func giveBack() {
    #if canImport(Darwin)
      malloc_zone_pressure_relief(nil, 0)
    #elseif canImport(Glibc)
      _ = mallocTrim(0)
    #endif
  }
}

#if canImport(Glibc)
  /// glibc's `malloc_trim`, which its module does not show.
  @_silgen_name("malloc_trim")
  private func mallocTrim(_ padding: Int) -> Int32
#endif
