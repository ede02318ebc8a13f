import FoundationEssentials

/// Where this checkout lies, found from the place of this source file, so that tests run from any folder.
package enum Repository {
  /// The folder that holds `Package.swift`.
  package static let root: String = {
    let folders = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return folders.joined(separator: "/")
  }()

  /// The reference material beside the checkout, or nil where it is not there; tests that need it skip then.
  package static let shared: String? = {
    let path = root + "/../shared"
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }()

  /// The text of a file, decoded as UTF-8 with replacement characters; nil where it cannot be read.
  package static func text(ofFile path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Every file below `folder` (a path) whose name ends in `suffix`: paths relative to `folder`, sorted.
  package static func files(below folder: String, suffix: String) -> [String] {
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: folder) else { return [] }
    return names.filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") && !$0.contains("/.") }.sorted()
  }
}
