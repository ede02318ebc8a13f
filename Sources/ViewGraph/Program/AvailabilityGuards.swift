package import Catalog
import Queries
import Semantics
import SourceText
import Syntax

/// What the code around a place promises of the system it runs on: `#available`, `@available`, `#if os(…)`.
package struct AvailabilityGuards {
  /// The oldest versions that the code can run on; nil where it does not run on the platform.
  package struct Promise {
    package var iOS: PlatformVersion?
    package var macOS: PlatformVersion?
    /// The same of other platforms, where it was asked for.
    fileprivate var others: [String: PlatformVersion] = [:]
    /// The version of iOS that a check around the code asks for.
    fileprivate var checkedIOS: PlatformVersion?
    /// The code runs only on versions of iOS before this one.
    package fileprivate(set) var beforeIOS: PlatformVersion?
  }

  private let scope: ProgramScope
  private let targets: Targets

  package init(_ targets: Targets, in scope: ProgramScope) {
    self.targets = targets
    self.scope = scope
  }

  /// The target, raised by what stands around the place.
  package func promise(at place: Place) -> Promise {
    let target = targets.target(of: place.file)
    return promise(at: place, from: Promise(iOS: target.iOS, macOS: target.macOS))
  }

  private func promise(at place: Place, from promise: Promise) -> Promise {
    var promise = promise
    guard scope.traits(around: place)?.hasAvailabilityGuards == true, let tree = scope.tree(place.file) else {
      return promise
    }
    var inner = tree.root.node(covering: place.range)
    for ancestor in inner.ancestors {
      apply(ancestor, around: inner, to: &promise)
      inner = ancestor
    }
    return promise
  }

  /// Whether the code at `place` is for versions of iOS that are older than `version`: the target is one, a check
  /// around it says so, or one asks for an older version, and no target for `version`.
  package func isMadeBefore(iOS version: PlatformVersion, at place: Place) -> Bool {
    let target = targets.target(of: place.file).iOS
    if let target, target < version { return true }
    let promise = promise(at: place)
    if let before = promise.beforeIOS, before <= version { return true }
    guard let checked = promise.checkedIOS, checked < version else { return false }
    return (target ?? scope.oldestSystemsOfProject["iOS"]).map { $0 < version } ?? true
  }

  /// Whether the project's own files say that the code at `place` runs on systems before `version` of iOS, or before
  /// what came out with it on another platform, where no target is configured. Then nothing is said of what is newer,
  /// and no fix is safe that writes it.
  package func mayRunBefore(iOS version: PlatformVersion, at place: Place) -> Bool {
    guard !targets.target(of: place.file).hasPlatform else { return false }
    let old = scope.oldestSystemsOfProject.filter { $0.value < version.released(on: $0.key) }
    guard !old.isEmpty else { return false }
    var promise = Promise(iOS: old["iOS"], macOS: old["macOS"])
    promise.others = old.filter { $0.key != "iOS" && $0.key != "macOS" }
    promise = self.promise(at: place, from: promise)
    let left = promise.others.merging(["iOS": promise.iOS, "macOS": promise.macOS].compactMapValues(\.self)) { $1 }
    return left.contains { $0.value < version.released(on: $0.key) }
  }

  private func apply(_ node: SyntaxNode, around inner: SyntaxNode, to promise: inout Promise) {
    switch node.kind {
    case .ifExpression:
      let conditions = node.children.filter { $0.kind == .conditionList }.flatMap(\.availabilityConditions)
      let blocks = node.children.filter { $0.kind == .codeBlock }
      let isThen = blocks.first == inner
      let isElse = !isThen && inner.kind != .conditionList
      for condition in conditions where condition.isNegated ? isElse : isThen {
        raise(&promise, condition.text, isCheck: true)
      }
      let isOnly = node.children.first { $0.kind == .conditionList }?.children.count { _ in true } == 1
      for condition in conditions where isOnly && (condition.isNegated ? isThen : isElse) {
        lower(&promise, condition.text)
      }
    case .statementList:
      for statement in node.children where statement.range.end <= inner.range.start {
        guard statement.kind == .guardStatement else { continue }
        for condition in statement.children.filter({ $0.kind == .conditionList }).flatMap(\.availabilityConditions)
        where !condition.isNegated {
          raise(&promise, condition.text, isCheck: true)
        }
      }
    case .conditionalClause:
      let condition = node.children.first { !$0.kind.isDirective }?.text ?? ""
      if condition.contains("os(iOS)") || condition.contains("canImport(UIKit)") || condition.contains("!os(macOS)") {
        promise.macOS = nil
      }
      if condition.contains("os(") {
        promise.others = promise.others.filter { condition.contains("!") != condition.contains("os(\($0.key))") }
      }
    default:
      for attribute in node.children where attribute.kind == .attribute { raise(&promise, attribute.text) }
    }
  }

  private func lower(_ promise: inout Promise, _ text: String) {
    for (platform, version) in AvailabilityList(text).versions where platform == "iOS" {
      promise.beforeIOS = promise.beforeIOS.map { min($0, version) } ?? version
    }
  }

  private func raise(_ promise: inout Promise, _ text: String, isCheck: Bool = false) {
    guard text.contains("vailable") else { return }
    for (platform, version) in AvailabilityList(text).versions {
      switch platform {
      case "iOS":
        promise.iOS = promise.iOS.map { max($0, version) }
        if isCheck { promise.checkedIOS = promise.checkedIOS.map { max($0, version) } ?? version }
      case "macOS": promise.macOS = promise.macOS.map { max($0, version) }
      default: promise.others[platform] = promise.others[platform].map { max($0, version) }
      }
    }
  }
}

extension ProgramScope {
  /// The oldest version of each platform that a target of the project is built for, as its own files say.
  fileprivate var oldestSystemsOfProject: [String: PlatformVersion] {
    read(.project)
    return program.resources.facts.oldestVersions.compactMapValues { $0.compactMap { PlatformVersion($0) }.min() }
  }
}

/// The platforms of `#available(iOS 17, macOS 14, *)` and `@available(iOS, introduced: 17)`.
package struct AvailabilityList {
  package let versions: [(platform: String, version: PlatformVersion)]

  package init(_ text: String) {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close else {
      versions = []
      return
    }
    let entries = text[text.index(after: open)..<close].split(separator: ",").map { entry in
      entry.split { $0 == " " || $0 == "\n" || $0 == "\t" }
    }
    if let platform = entries.first, platform.count == 1, platform[0] != "*" {
      let introduced = entries.dropFirst().first { $0.first == "introduced:" }?.last
      versions = introduced.flatMap { PlatformVersion($0) }.map { [(String(platform[0]), $0)] } ?? []
    } else {
      versions = entries.compactMap { words in
        guard words.count == 2, let version = PlatformVersion(words[1]) else { return nil }
        return (String(words[0]), version)
      }
    }
  }
}

extension SyntaxNode {
  /// `#available` and `#unavailable` among the conditions.
  fileprivate var availabilityConditions: [(text: String, isNegated: Bool)] {
    descendants.filter { $0.kind == .availabilityCondition }.map { node in
      let text = node.text.drop { $0 == " " || $0 == "\n" || $0 == "\t" }
      return (String(text), text.hasPrefix("#unavailable"))
    }
  }
}
