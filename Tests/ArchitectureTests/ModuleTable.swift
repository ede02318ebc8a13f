import TestSupport

/// The table of allowed imports, read from `Package.swift`, where it is written once.
struct ModuleTable: Sendable {
  /// What each module's row names.
  private let rows: [String: [String]]

  static let package = ModuleTable(manifest: Repository.text(ofFile: Repository.root + "/Package.swift") ?? "")

  init(manifest: String) {
    var rows: [String: [String]] = [:]
    for row in manifest.matches(of: /\("(\w+)", \[([^\]]*)\]\)/) {
      rows[String(row.1)] = row.2.matches(of: /"(\w+)"/).map { String($0.1) }
    }
    self.rows = rows
  }

  var modules: [String] { rows.keys.sorted() }

  /// What a module may import: what its row names, and what those may import in turn; nil of a module without a row.
  func imports(of module: String) -> Set<String>? {
    guard let row = rows[module] else { return nil }
    var reached: Set<String> = []
    var pending = row
    while let next = pending.popLast() {
      guard reached.insert(next).inserted else { continue }
      pending += rows[next] ?? []
    }
    return reached
  }
}
