package import Catalog
import Queries
package import Semantics
import SourceText
import Syntax

/// What each file is to run on: what the configuration says, unless a comment before the file's first declaration says
/// otherwise, above or below its imports:
///
///     // uilsp:target ios 16.0, macos 13.0
///     // uilsp:xcode 15.4
package struct Targets: Hashable, Sendable {
  private let configured: DeploymentTarget
  private var own: [FileID: DeploymentTarget] = [:]

  package init(in scope: ProgramScope) {
    configured = scope.target
    for file in scope.files {
      for setting in scope.derived(Self.settings, for: file) { read(setting, of: file) }
    }
  }

  /// The comments before the first declaration of a file that may be settings.
  private static let settings = ComparedQuery<ProgramScope, FileID, [String]> { file, scope in
    scope.read(.remarks(file))
    guard let tree = scope.tree(file) else { return [] }
    let comments = tree.comments(with: Array(Remarks.directive.utf8)).map(\.comment.range)
    guard !comments.isEmpty else { return [] }
    let start = firstDeclaration(of: tree)
    return comments.filter { $0.end <= start && isSetting(tree.text.slice(in: $0)) }.map {
      scope.text(Place(file: file, range: $0))
    }
  }

  /// Where the first declaration begins that is no import.
  private static func firstDeclaration(of tree: SyntaxTree) -> ByteOffset {
    for part in tree.root.children {
      guard part.kind == .statementList else { return part.range.start }
      for statement in part.children where statement.kind != .importDeclaration { return statement.range.start }
    }
    return tree.root.range.end
  }

  /// Whether the comment's first word is one of ours.
  private static func isSetting(_ comment: ArraySlice<UInt8>) -> Bool {
    comment.drop { " \t,/".utf8.contains($0) }.starts(with: Remarks.directive.utf8)
  }

  private mutating func read(_ comment: String, of file: FileID) {
    let words = comment.split { " \t,/".contains($0) }.map(String.init)
    guard let keyword = words.first, keyword == "uilsp:target" || keyword == "uilsp:xcode" else { return }
    var target = own[file] ?? configured
    if keyword == "uilsp:xcode" {
      target.xcode = words.dropFirst().first.flatMap { PlatformVersion($0) }
    } else {
      for (platform, version) in zip(words.dropFirst(), words.dropFirst(2)) {
        switch platform {
        case "ios": target.iOS = PlatformVersion(version)
        case "macos": target.macOS = PlatformVersion(version)
        default: continue
        }
      }
    }
    own[file] = target
  }

  package func target(of file: FileID) -> DeploymentTarget { own[file] ?? configured }

  /// Whether any file has a platform to run on.
  package var haveNoPlatform: Bool { !configured.hasPlatform && !own.values.contains(where: \.hasPlatform) }

  /// Whether a system that some file runs on may lack it.
  package func mayLack(_ availability: Availability) -> Bool {
    ([configured] + own.values).contains { target in
      Self.lacks(target.iOS, availability.iOS) || Self.lacks(target.macOS, availability.macOS)
    }
  }

  private static func lacks(_ oldest: PlatformVersion?, _ since: PlatformVersion?) -> Bool {
    guard let oldest else { return false }
    return since.map { oldest < $0 } ?? true
  }
}

extension ProgramScope {
  package var targets: Targets { derived(Self.allTargets, for: WholeProgram()) }

  private static let allTargets = ComparedQuery<ProgramScope, WholeProgram, Targets> { _, scope in Targets(in: scope) }
}
