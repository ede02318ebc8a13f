import Checking
import Semantics

/// What a call of `--check` says about which findings it asks for.
struct ScopeRequest: Sendable {
  /// The options that a call may give.
  static let options: [CommandOption] = [baseline, writeBaseline, strictBaseline, since, shard]

  private static let baseline = CommandOption("--baseline", value: "FILE", "Leave out the findings that FILE accepts")
  private static let writeBaseline = CommandOption(
    "--write-baseline",
    value: "FILE",
    "Accept all findings from now on; with --baseline, only forget those that are gone"
  )
  private static let strictBaseline = CommandOption(
    "--strict-baseline",
    "Fail where the baseline accepts findings that are gone"
  )
  private static let since = CommandOption(
    "--since",
    value: "GITREF",
    "Only findings on lines that have changed since the commit, branch or tag"
  )
  private static let shard = CommandOption(
    "--shard",
    value: "I/N",
    "Only the files of the I-th of N parts (default: Bazel's TEST_SHARD_INDEX and TEST_TOTAL_SHARDS)"
  )

  let baselinePath: String?
  let writtenBaselinePath: String?
  let isStrict: Bool
  let reference: String?
  let part: Shard?
  /// The file to touch so that a test runner knows that shards are understood.
  let shardStatusPath: String?

  init(_ invocation: Invocation) throws {
    baselinePath = invocation.value(of: Self.baseline)
    writtenBaselinePath = invocation.value(of: Self.writeBaseline)
    isStrict = invocation.has(Self.strictBaseline)
    reference = invocation.value(of: Self.since)
    let environment = invocation.console.environment
    if let text = invocation.value(of: Self.shard) {
      part = try Shard(text)
      shardStatusPath = nil
    } else {
      part = try Shard(environment: environment)
      shardStatusPath = environment("TEST_SHARD_STATUS_FILE")
    }
    if isStrict, baselinePath == nil { throw UsageError("--strict-baseline needs --baseline FILE") }
    if writtenBaselinePath != nil, baselinePath == nil, part != nil || reference != nil {
      throw UsageError("--write-baseline accepts what a whole check finds; leave out --shard and --since")
    }
  }

  /// The scope of a run over `operands`; throws what is wrong with the baseline or with git.
  func scope(over operands: [String], files: [FileID]) throws -> CheckScope {
    var scope = CheckScope(shard: part)
    if let baselinePath {
      scope.baseline = try BaselineStore(reading: baselinePath)
    } else if let writtenBaselinePath {
      scope.baseline = BaselineStore(path: writtenBaselinePath, baseline: .init())
    }
    if let reference { scope.changes = try changes(since: reference, over: operands, files: files) }
    return scope
  }

  private func changes(
    since reference: String,
    over operands: [String],
    files: [FileID]
  ) throws -> [FileID: ChangedLines] {
    var changed: [[String]: ChangedLines] = [:]
    for folder in Set(operands.filter { $0 != "-" }.map(AbsolutePath.folder(of:))).sorted() {
      let parts = AbsolutePath.parts(of: folder)
      for (path, lines) in try GitChanges(since: reference, in: folder).lines() {
        changed[parts + path.split(separator: "/").map(String.init)] = lines
      }
    }
    return Dictionary(
      uniqueKeysWithValues: files.compactMap { file in changed[AbsolutePath.parts(of: file.path)].map { (file, $0) } }
    )
  }
}
