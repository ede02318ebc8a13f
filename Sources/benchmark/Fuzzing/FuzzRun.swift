import FoundationEssentials
import Synchronization
import TestSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `benchmark fuzz-parse N [--from SEED] [PATH…]`, `benchmark fuzz-edits …`: a property tried on N random texts or
/// sequences of edits, made of the Swift files at the paths or of the fixtures.
struct FuzzRun {
  /// Files up to this many bytes are made use of.
  private static let maximumSourceLength = 200_000
  /// Seconds of processor time after which one text counts as endless.
  private static let patience = 20

  let name: String
  private let count: UInt64
  private let first: UInt64
  private let paths: [String]
  private let failure: @Sendable (SyntaxFuzz, UInt64) -> String?

  /// The run that the arguments of the command line ask for; nil where they ask for something else.
  init?(arguments: [String]) {
    switch arguments.first {
    case "fuzz-parse": failure = { $0.failureOfText(seed: $1) }
    case "fuzz-edits": failure = { $0.failureOfEdits(seed: $1) }
    default: return nil
    }
    name = arguments.first ?? ""
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
    let fuzz = SyntaxFuzz(sources: sources)
    Interruption.isTold()
    var failures = 0
    for number in 0..<count {
      let seed = first &+ number
      Interruption.expect(seed, within: Self.patience)
      if let failure = failure(fuzz, seed) {
        failures += 1
        say("seed \(seed): \(failure)")
      }
      if (number + 1).isMultiple(of: max(1, count / 100)) { say("\(number + 1) done, \(failures) failed") }
    }
    say("\(name): \(count) from seed \(first), \(failures) failed")
    return failures
  }

  private var sources: [[UInt8]] {
    guard !paths.isEmpty else { return Fixture.all(in: "").map(\.bytes) }
    let files = paths.flatMap { path in
      let below = [".swift", ".ui"].flatMap { Repository.files(below: path, suffix: $0) }
      return below.isEmpty ? [path] : below.map { path + "/" + $0 }
    }
    return files.compactMap { FileManager.default.contents(atPath: $0).map { Array($0) } }
      .filter { $0.count <= Self.maximumSourceLength }
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
