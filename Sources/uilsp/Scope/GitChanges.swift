import FoundationEssentials

/// What has changed in a work tree since a commit, as git tells it.
struct GitChanges {
  /// A folder of the work tree, and the commit to compare with.
  private let folder: String
  private let base: String

  /// Compares with the last common ancestor of `reference` and the present commit, as a pull request does; with
  /// `reference` itself where there is none (in a shallow clone, say). Throws what keeps it from that.
  init(since reference: String, in folder: String) throws(UsageError) {
    self.folder = folder
    guard !reference.isEmpty, !reference.hasPrefix("-") else {
      throw UsageError("--since needs a commit, branch or tag, not '\(reference)'")
    }
    let inside = Self.git(["rev-parse", "--is-inside-work-tree"], in: folder)
    guard let inside else { throw UsageError("--since asks git, and there is no program 'git' in PATH") }
    guard inside.status == 0 else {
      throw UsageError("--since needs a work tree of git in '\(folder)'\(inside.reason)")
    }
    let found = Self.git(["rev-parse", "--verify", "--quiet", "\(reference)^{commit}"], in: folder)
    guard let found, found.status == 0 else {
      throw UsageError("there is no commit '\(reference)'; in a shallow clone, 'git fetch origin \(reference)' first")
    }
    let commit = found.line
    let ancestor = Self.git(["merge-base", commit, "HEAD"], in: folder)
    base = ancestor.map { $0.status == 0 ? $0.line : commit } ?? commit
  }

  /// The changed lines of each file below the folder, by their paths from it; files that git does not know yet are
  /// changed as a whole.
  func lines() throws(UsageError) -> [String: ChangedLines] {
    let options = [
      "--relative", "--unified=0", "--no-color", "--no-ext-diff", "--no-textconv", "--find-renames",
      "--ignore-submodules", "--src-prefix=a/", "--dst-prefix=b/",
    ]
    let changed = try output(["diff"] + options + [base, "--", "."])
    let new = try output(["ls-files", "--others", "--exclude-standard", "-z", "--", "."])
    var result = UnifiedDiffReader.changedLines(in: changed)
    for path in new.split(separator: 0) { result[String(decoding: path, as: UTF8.self)] = .all }
    return result
  }

  private func output(_ arguments: [String]) throws(UsageError) -> [UInt8] {
    guard let run = Self.git(arguments, in: folder) else { throw UsageError("git cannot be started") }
    guard run.status == 0 else {
      throw UsageError("'git \(arguments.first ?? "")' failed with status \(run.status)\(run.reason)")
    }
    return run.output
  }

  private static func git(_ arguments: [String], in folder: String) -> Subprocess? {
    Subprocess.run(["git", "-C", folder, "-c", "core.quotePath=false"] + arguments)
  }
}

extension Subprocess {
  /// The first line of the output.
  fileprivate var line: String {
    String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// What it complains about, to go after a sentence.
  fileprivate var reason: String {
    String(decoding: errors, as: UTF8.self).split(separator: "\n").first.map { ": \($0)" } ?? ""
  }
}
