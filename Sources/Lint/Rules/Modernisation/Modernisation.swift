import Catalog
import Semantics
import SourceText
import ViewGraph

/// An old spelling with the one that has replaced it: a row of the table of soft deprecations.
struct Modernisation: Sendable {
  /// Without `modernize-`.
  let name: String
  /// As written: `foregroundColor(_:)`.
  let old: String
  let new: String
  /// The release that brought the new spelling.
  let since: Release
  /// What else there is to know about the change, in full sentences.
  let note: String
  /// View expressions that use the old spelling, and those that use the new one.
  let bad: [String]
  let good: [String]
  let find: @Sendable (RuleUnit, ProgramScope) -> [Use]

  /// A version of the system or of the tools.
  enum Release: Sendable, CustomStringConvertible {
    case iOS(PlatformVersion)
    case xcode(PlatformVersion)

    var description: String {
      switch self {
      case .iOS(let version): "iOS \(version)"
      case .xcode(let version): "Xcode \(version)"
      }
    }
  }

  /// A place that uses the old spelling.
  struct Use {
    let span: SourceSpan
    /// The edits to the new spelling; nil where a person has to do it.
    let edits: [FileEdit]?
    /// Whether the new spelling means the same in every case.
    let keepsMeaning: Bool
    /// The two spellings, where the row speaks of several.
    let spellings: (old: String, new: String)?
    /// Since when, where the row has an earlier release.
    let since: Release?
    /// What the title of the fix says besides.
    let remark: String?

    init(
      _ span: SourceSpan,
      _ edits: [FileEdit?]? = nil,
      keepsMeaning: Bool = true,
      spellings: (old: String, new: String)? = nil,
      since: Release? = nil,
      remark: String? = nil
    ) {
      self.span = span
      let made = edits?.compactMap { $0 }
      self.edits = made?.count == edits?.count ? made : nil
      self.keepsMeaning = keepsMeaning
      self.spellings = spellings
      self.since = since
      self.remark = remark
    }
  }

  /// The rule of this row. None of these fails a check: they are hints.
  var rule: LintRule {
    let row = self
    return LintRule(
      id: RuleID(rawValue: "modernize-\(name)"),
      summary: "'\(old)' in place of '\(new)', which there is since \(since)",
      documentation: """
        Since \(since) `\(new)` takes the place of `\(old)`, which Apple has marked as deprecated in its documentation; \
        compilers do not warn yet.\(note.isEmpty ? "" : " " + note) Code for systems that are older is left alone.
        """,
      severity: .hint,
      bad: bad.map(Self.program),
      good: good.map(Self.program),
      check: .unit { unit, scope in row.problems(in: unit, scope) }
    )
  }

  private func problems(in unit: RuleUnit, _ scope: ProgramScope) -> [Problem] {
    let uses = find(unit, scope)
    guard !uses.isEmpty else { return [] }
    let targets = scope.targets
    let guards = AvailabilityGuards(targets, in: scope)
    return uses.compactMap { use in
      let release = use.since ?? since
      guard let place = scope.place(use.span), !release.mayBeMissing(at: place, targets, guards) else { return nil }
      let old = use.spellings?.old ?? old
      let new = use.spellings?.new ?? new
      let keepsMeaning = use.keepsMeaning && !release.isNewer(thanProjectAt: place, guards)
      let title = "write '\(new)'" + (use.remark ?? "")
      let proposals = use.edits.map {
        [FixProposal(title, keepsMeaning: keepsMeaning, mayMoveFrames: false, edits: $0)]
      }
      return Problem(place, "'\(new)' replaces '\(old)' since \(release)", proposals: proposals ?? [])
    }
  }

  /// A whole program around a view expression; one that declares types stands for itself.
  private static func program(_ example: String) -> String {
    guard !SourceText(example).contains("struct ") else { return example }
    return "struct Example: View {\n  @State private var isOn = false\n  var body: some View {\n    VStack {\n      "
      + example + "\n      Toggle(\"On\", isOn: $isOn)\n    }\n  }\n}\n"
  }
}

extension Modernisation.Release {
  /// Whether the code is known to run where the release has not come to, or to be built without it.
  fileprivate func mayBeMissing(at place: Place, _ targets: Targets, _ guards: AvailabilityGuards) -> Bool {
    switch self {
    case .iOS(let version): guards.isMadeBefore(iOS: version, at: place)
    case .xcode(let version): targets.target(of: place.file).xcode.map { $0 < version } ?? false
    }
  }

  /// Whether the project itself says that the code runs where the release has not come to.
  fileprivate func isNewer(thanProjectAt place: Place, _ guards: AvailabilityGuards) -> Bool {
    switch self {
    case .iOS(let version): guards.mayRunBefore(iOS: version, at: place)
    case .xcode: false
    }
  }
}

extension LintRule {
  /// Old spellings and their successors.
  static let modernisationRules: [LintRule] = Modernisation.all.map(\.rule) + [modernizeObservable]
}
