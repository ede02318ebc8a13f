import TestSupport

/// Something that holds for every text or change, tried on random ones.
struct FuzzProperty: Sendable {
  /// As in `benchmark fuzz-parse`.
  let name: String
  /// Seconds of processor time after which one seed counts as endless.
  let patience: Int
  /// What tries a seed, made for the paths of the command line.
  let make: @Sendable (_ paths: [String]) -> @Sendable (UInt64) -> FuzzOutcome

  private init(_ name: String, patience: Int, make: @escaping @Sendable ([String]) -> @Sendable (UInt64) -> FuzzOutcome)
  {
    self.name = name
    self.patience = patience
    self.make = make
  }

  static let all: [FuzzProperty] = [edits, evaluate, incremental, parse, session]

  static let edits = FuzzProperty("fuzz-edits", patience: 20) { paths in
    let fuzz = SyntaxFuzz(sources: ProgramFolder.sources(paths))
    return { FuzzOutcome(failure: fuzz.failureOfEdits(seed: $0)) }
  }

  static let evaluate = FuzzProperty("fuzz-evaluate", patience: 20) { _ in
    let fuzz = EvaluationFuzz()
    return { FuzzOutcome(failure: fuzz.failure(seed: $0)) }
  }

  /// Each path is a program.
  static let incremental = FuzzProperty("fuzz-incremental", patience: 1_200) { paths in
    let projects = paths.map { IncrementalFuzz.Project(ProgramFolder($0).files) }
    let fuzz = IncrementalFuzz(projects.isEmpty ? [.fixtures] : projects, steps: 8)
    return { fuzz.outcome(seed: $0) }
  }

  static let session = FuzzProperty("fuzz-session", patience: 60) { _ in
    let fuzz = SessionFuzz()
    return { fuzz.outcome(seed: $0) }
  }

  static let parse = FuzzProperty("fuzz-parse", patience: 20) { paths in
    let fuzz = SyntaxFuzz(sources: ProgramFolder.sources(paths))
    return { FuzzOutcome(failure: fuzz.failureOfText(seed: $0)) }
  }
}
