import Semantics
import SourceText
import Syntax
import ViewGraph

/// How much code trials of fixes may look at: in bytes and not in time, so that the same program gives the same fixes on
/// any machine.
struct NamesBudget {
  /// As how many bytes of code a finding counts in a trial: each trial finds all of them anew and counts them.
  private static let bytesPerFinding = 512
  /// As how many bytes a top-level item counts, however short it is: each rule is asked about each.
  private static let bytesPerItem = 256
  /// The part of the program that a trial looks at again although it did not change it: what is asked of the whole.
  private static let shareOfWhole = 8
  /// How many trials there are however much each looks at.
  private static let fewestTrials = 4

  private var bytesLeft: Int
  private var trials = 0

  /// What trials of names may look at. A program of many files has more fixes to try, and is not checked in a moment.
  static func forNames(of scope: ProgramScope) -> NamesBudget {
    NamesBudget(bytesLeft: min(30_000_000, 5_000_000 + 500_000 * scope.files.count))
  }

  /// What trials with layout may look at beside that.
  static func forLayout(of scope: ProgramScope) -> NamesBudget {
    NamesBudget(bytesLeft: 5_000_000 + 1_000_000 * scope.files.count)
  }

  private init(bytesLeft: Int) { self.bytesLeft = bytesLeft }

  /// Whether a trial that changes these files is within the budget, which it is charged to.
  mutating func take(_ changed: Set<FileID>, of before: CheckRun, with weights: Weights) -> Bool {
    let cost =
      changed.reduce(0) { $0 + weights[$1] } + weights.ofWhole / Self.shareOfWhole
      + Self.bytesPerFinding * before.namesCount
    trials += 1
    guard trials <= Self.fewestTrials || cost <= bytesLeft else { return false }
    bytesLeft = max(0, bytesLeft - cost)
    return true
  }

  /// As how many bytes each file of a program counts.
  struct Weights {
    private let weights: [FileID: Int]
    let ofWhole: Int

    init(of scope: ProgramScope) {
      let sizes = scope.files.map { file -> (FileID, Int) in
        let items = scope.program.files[file]?.units.count ?? 0
        return (file, (scope.tree(file)?.text.byteCount ?? 0) + NamesBudget.bytesPerItem * items)
      }
      weights = Dictionary(sizes) { first, _ in first }
      ofWhole = sizes.reduce(0) { $0 + $1.1 }
    }

    subscript(file: FileID) -> Int { weights[file] ?? 0 }
  }
}
