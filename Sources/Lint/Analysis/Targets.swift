import Catalog
import Semantics
import SourceText
import Syntax

/// What each file is to run on: what the configuration says, unless the file begins with a comment that says otherwise:
///
///     // uilsp:target ios 16.0, macos 13.0
///     // uilsp:xcode 15.4
struct Targets: Sendable {
  private let configured: DeploymentTarget
  private var own: [FileID: DeploymentTarget] = [:]

  init(in scope: ProgramScope) {
    configured = scope.target
    for file in scope.files {
      guard let tree = scope.tree(file), let trivia = tree.root.firstToken?.leadingTrivia else { continue }
      for comment in trivia where comment.isComment && Self.isSetting(tree.text.slice(in: comment.range)) {
        read(scope.text(Place(file: file, range: comment.range)), of: file)
      }
    }
  }

  /// Whether the comment's first word is one of ours.
  private static func isSetting(_ comment: ArraySlice<UInt8>) -> Bool {
    comment.drop { " \t,/".utf8.contains($0) }.starts(with: "uilsp:".utf8)
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

  func target(of file: FileID) -> DeploymentTarget { own[file] ?? configured }

  /// Whether any file has a platform to run on.
  var haveNoPlatform: Bool { !configured.hasPlatform && !own.values.contains(where: \.hasPlatform) }

  /// Whether a system that some file runs on may lack it.
  func mayLack(_ availability: Availability) -> Bool {
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
  var targets: Targets { memory.targets(of: self) }
}
