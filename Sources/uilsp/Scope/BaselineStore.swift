import Checking
import FoundationEssentials
import Lint
import Semantics
import SourceText

/// A baseline and its file. The file names paths from its own folder, so that it holds wherever a check is called from.
struct BaselineStore: Sendable {
  let path: String
  let baseline: Baseline
  private let folder: [String]

  /// The baseline in the file at `path`; throws what is wrong with it.
  init(reading path: String) throws(UsageError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("cannot read the baseline '\(path)'; --write-baseline '\(path)' makes one")
    }
    do {
      self.init(path: path, baseline: try BaselineFile.read(json: Array(data)))
    } catch {
      throw UsageError("\(path): \(error.message)")
    }
  }

  init(path: String, baseline: Baseline) {
    self.path = path
    self.baseline = baseline
    folder = AbsolutePath.parts(of: path).dropLast()
  }

  /// Writes the baseline; what went wrong as a sentence.
  func write() -> String? {
    let text = BaselineFile.text(of: baseline) { JSONText.string($0).compact }
    return RegularFile.replace(path, with: Array(text.utf8))
  }

  /// What stands for a finding in the baseline.
  func entry(of finding: Finding, in texts: [FileID: SourceText]) -> BaselineEntry {
    BaselineEntry(finding, file: name(of: finding.file), in: texts[finding.file])
  }

  /// How the baseline calls a file.
  func name(of file: FileID) -> String { AbsolutePath.relative(file.path, to: folder) }

  /// Whether the file of an entry is gone.
  func isGone(_ entry: BaselineEntry) -> Bool {
    !FileManager.default.fileExists(atPath: "/" + (folder + [entry.file]).joined(separator: "/"))
  }
}
