#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How many threads the machine runs at the same time.
enum ProcessorCount {
  static var current: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
