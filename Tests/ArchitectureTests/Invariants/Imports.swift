import Syntax

extension Invariant {
  /// The arrows, and which of the system's modules are for whom.
  static let imports = Invariant(
    "A module imports only what the table in Package.swift allows it, and nothing imports all of Foundation.",
    brokenBy: [
      ("Sources/Layout/A.swift", "import Syntax\n"),
      ("Sources/Layout/A.swift", "package import Lint\n"),
      ("Sources/Semantics/A.swift", "import Interpreter\n"),
      ("Sources/Interpreter/A.swift", "import Foundation\n"),
      ("Sources/IDE/A.swift", "import class Foundation.Thread\n"),
      ("Sources/Syntax/A.swift", "import Glibc\n"),
      ("Tests/LayoutTests/A.swift", "@testable import Layout\n"),
      ("Sources/Unknown/A.swift", "import Layout\n"),
    ]
  ) { file in
    file.nodes.filter { $0.kind == .importDeclaration }.compactMap { node in
      guard let module = importedModule(node), let problem = problem(module, node.text, in: file) else { return nil }
      return "\(file.place(node)): \(problem)"
    }
  }

  private static func problem(_ module: String, _ text: String, in file: SwiftFile) -> String? {
    if text.hasPrefix("@testable") {
      return "a test uses what other modules can use; make it `package` or test through it"
    }
    if module == "Foundation" { return "use FoundationEssentials; all of Foundation triples the program's size" }
    if systemModules(for: file).contains(module) { return nil }
    if file.isTest { return ModuleTable.package.imports(of: module) == nil ? "no module \(module)" : nil }
    guard let allowed = ModuleTable.package.imports(of: file.module) else {
      return "\(file.module) has no row in the table of Package.swift"
    }
    guard !allowed.contains(module) else { return nil }
    return "\(file.module) does not know \(module); pass the value in, or move this up to a module that may know both"
  }

  /// The modules of the toolchain that a file may import.
  private static func systemModules(for file: SwiftFile) -> Set<String> {
    let everywhere: Set = ["FoundationEssentials", "Swift", "Synchronization"]
    if file.isTest { return everywhere.union(["Testing", "Glibc", "Musl", "Darwin"]) }
    // Layout, Interpreter and Rendering for its mathematics; what it has beside is forbidden them by `purity`.
    let knowC = ["Layout", "Interpreter", "Rendering", "Server", "uilsp", "benchmark", "TestSupport"]
    return knowC.contains(file.module) ? everywhere.union(["Glibc", "Musl", "Darwin"]) : everywhere
  }

  /// The first part of the imported name: `Foundation` of `import class Foundation.Thread`.
  private static func importedModule(_ node: SyntaxNode) -> String? {
    let words = node.text.split(whereSeparator: \.isWhitespace)
    guard let keyword = words.lastIndex(of: "import") else { return nil }
    return words[(keyword + 1)...].last?.split(separator: ".").first.map(String.init)
  }
}
