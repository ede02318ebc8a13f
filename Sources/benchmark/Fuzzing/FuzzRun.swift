import Synchronization
import TestSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `benchmark fuzz-parse N [--from SEED] [PATH…]`, `benchmark fuzz-edits …`, `benchmark fuzz-incremental …`: a property
/// tried N times, on random texts or changes made of the Swift files at the paths or of the fixtures.
struct FuzzRun {
  private let property: FuzzProperty
  private let count: UInt64
  private let first: UInt64
  private let paths: [String]

  /// The run that the arguments of the command line ask for; nil where they ask for something else.
  init?(arguments: [String]) {
    guard let property = FuzzProperty.all.first(where: { $0.name == arguments.first }) else { return nil }
    self.property = property
    var rest = Array(arguments.dropFirst())
    count = rest.first.flatMap { UInt64($0) } ?? 10_000
    if rest.first.flatMap({ UInt64($0) }) != nil { rest.removeFirst() }
    if rest.first == "--from", let seed = rest.dropFirst().first.flatMap({ UInt64($0) }) {
      first = seed
      rest.removeFirst(2)
    } else {
      first = 0
    }
    paths = rest
  }

  /// Prints each failure, and how far it is now and then; returns how many failed.
  func run() -> Int {
    let attempt = property.make(paths)
    Interruption.isTold()
    var failures = 0
    var counts: [String: Int] = [:]
    for number in 0..<count {
      let seed = first &+ number
      Interruption.expect(seed, within: property.patience)
      let outcome = attempt(seed)
      counts.merge(outcome.counts, uniquingKeysWith: +)
      if let failure = outcome.failure {
        failures += 1
        say("seed \(seed): \(failure)")
      }
      if (number + 1).isMultiple(of: max(1, count / 100)) { say("\(number + 1) done, \(failures) failed") }
    }
    let counted = counts.sorted { $0.key < $1.key }.map { ", \($0.value) \($0.key)" }.joined()
    say("\(property.name): \(count) from seed \(first), \(failures) failed\(counted)")
    return failures
  }

  private func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}

/// Tells at which seed a run was when it trapped or did not end.
private enum Interruption {
  private static let seed = Atomic<UInt64>(0)

  static func isTold() {
    for number in [SIGILL, SIGTRAP, SIGVTALRM] {
      signal(number) { number in
        print("seed \(Interruption.seed.load(ordering: .relaxed)): signal \(number)")
        fflush(nil)
        _exit(2)
      }
    }
  }

  /// Starts the clock for a seed.
  static func expect(_ seed: UInt64, within seconds: Int) {
    Self.seed.store(seed, ordering: .relaxed)
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &timer, nil)
  }
}
