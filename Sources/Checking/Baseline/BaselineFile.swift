import FoundationEssentials
import Lint

/// A baseline as it is written down: JSON with one accepted finding a line, sorted, so that a change to it reads well.
///
///     {
///       "version": 1,
///       "findings": [
///         {"file": "Views/Card.ui", "rule": "geometry-reader-root", "code": "GeometryReader { proxy in"},
///         {"file": "Views/Home.ui", "rule": "environment-verbose-key", "code": "struct Key: EnvironmentKey {", "count": 2}
///       ]
///     }
package enum BaselineFile {
  private static let version = 1

  /// Reads a baseline; throws what is wrong with it. Rules that are not known (any more) are kept: their entries are
  /// stale.
  package static func read(json: [UInt8]) throws(ConfigurationError) -> Baseline {
    let contents: Contents
    do {
      contents = try JSONDecoder().decode(Contents.self, from: Data(json))
    } catch let error as DecodingError {
      throw ConfigurationError(describing: error)
    } catch {
      throw ConfigurationError("is not valid JSON")
    }
    guard contents.version == version else {
      throw ConfigurationError("is a baseline of version \(contents.version); this uilsp reads version \(version)")
    }
    var counts: [BaselineEntry: Int] = [:]
    for entry in contents.findings {
      let key = BaselineEntry(file: entry.file, rule: RuleID(rawValue: entry.rule), code: entry.code)
      let (count, overflow) = counts[key, default: 0].addingReportingOverflow(max(0, entry.count ?? 1))
      counts[key] = overflow ? .max : count
    }
    return Baseline(counts.filter { $0.value > 0 })
  }

  /// The text of a baseline's file; `quoted` writes a JSON string.
  package static func text(of baseline: Baseline, quoted: (String) -> String) -> String {
    let lines = baseline.sorted.map { entry, count in
      let members = [("file", entry.file), ("rule", entry.rule.rawValue), ("code", entry.code)]
      let fields = members.map { "\"\($0.0)\": \(quoted($0.1))" } + (count > 1 ? ["\"count\": \(count)"] : [])
      return "    {\(fields.joined(separator: ", "))}"
    }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": \(version),\n  \"findings\": \(list)\n}\n"
  }

  private struct Contents: Decodable {
    let version: Int
    let findings: [Entry]

    struct Entry: Decodable {
      let file: String
      let rule: String
      let code: String
      let count: Int?
    }
  }
}
