import FoundationEssentials
import TestSupport
import Testing

/// What the documents name is there: folders, files, commands and options.
struct DocumentTests {
  private static let documents: [String] =
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    + ["editors", "grammar", "Sources", "Tests"].flatMap { folder -> [String] in
      let files = Repository.files(below: Repository.root + "/" + folder, suffix: ".md")
      return files.filter { !$0.contains("node_modules/") }.map { "\(folder)/\($0)" }
    }

  @Test(arguments: documents) func pathsExist(_ document: String) {
    let text = Repository.text(ofFile: Repository.root + "/" + document) ?? ""
    let folder = document.split(separator: "/").dropLast().joined(separator: "/")
    let links = text.matches(of: /\]\(([^)#:]+)\)/).map { (folder.isEmpty ? "" : folder + "/") + $0.1 }
    let quoted = text.matches(of: /`([\w.\-+]+(?:\/[\w.\-+]*)+)`/).map { String($0.1) }.filter(isInRepository)
    for path in Set(links + quoted) {
      #expect(FileManager.default.fileExists(atPath: Repository.root + "/" + path), "\(document) names \(path)")
    }
  }

  @Test(arguments: documents) func optionsExist(_ document: String) {
    let text = Repository.text(ofFile: Repository.root + "/" + document) ?? ""
    let lines = text.matches(of: /\builsp((?: [^`\n|#]*)?)/).map { String($0.1) }
    let options = lines.flatMap { $0.matches(of: /(?:^| )(--[a-z][a-z-]+)/).map { String($0.1) } }
    for option in Set(options) {
      #expect(Self.commandLine.contains("\"\(option)\""), "\(document) shows 'uilsp \(option)'")
    }
  }

  /// The sources of the program's command line, where each option is spelled once.
  private static let commandLine = SwiftFile.all.filter { $0.module == "uilsp" }.map(\.text).joined()

  /// Whether a quoted path is meant as one of this repository, and not as somebody's home folder.
  private func isInRepository(_ path: String) -> Bool {
    ["Sources/", "Tests/", "editors/", "grammar/", ".ci/"].contains { path.hasPrefix($0) }
  }
}
