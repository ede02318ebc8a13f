import Catalog
import Queries
import Semantics
import Syntax
import ViewGraph

extension LintRule {
  static let environmentKeyPathUnknown = LintRule(
    id: "environment-key-path-unknown",
    summary: "An environment key that nothing declares",
    documentation: """
      `\\.name` has to be a property of `EnvironmentValues`: one of SwiftUI's, or one that the project declares in an \
      extension.

      ```swift
      extension EnvironmentValues { @Entry var theme = Theme() }
      ```

      A `.swift` file may belong to a larger project than what is checked, and keys may come with a module that it \
      imports: there, only names are reported that nearly are those of known keys.
      """,
    severity: .error,
    bad: [
      """
      struct Theme { var inset: CGFloat = 8 }
      extension EnvironmentValues { @Entry var theme = Theme() }
      struct Panel: View {
        @Environment(\\.theem) private var theme
        var body: some View { Text("Panel").padding(theme.inset) }
      }
      """,
      """
      struct Panel: View {
        @Environment(\\.colourScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "Dark" : "Light") }
      }
      """,
    ],
    good: [
      """
      struct Theme { var inset: CGFloat = 8 }
      extension EnvironmentValues { @Entry var theme = Theme() }
      struct Panel: View {
        @Environment(\\.theme.inset) private var inset
        var body: some View { Text("Panel").padding(inset) }
      }
      """,
      """
      import DesignSystem
      struct Panel: View {
        @Environment(\\.palette) private var palette
        var body: some View { Text("Panel").foregroundStyle(palette.ink) }
      }
      """,
    ],
    check: .program { scope in UnknownKeyPaths(in: scope).problems }
  )
}

/// The key paths that name no known key.
private struct UnknownKeyPaths {
  private let scope: ProgramScope
  private let uses: EnvironmentUses
  private let known: Set<String>

  init(in scope: ProgramScope) {
    self.scope = scope
    uses = scope.environmentUses
    known = Set(uses.declared.keys).union(EnvironmentKeyDefinition.all.map(\.name)).union(OtherEnvironmentKeys.names)
  }

  var problems: [Problem] {
    let read = uses.reads.compactMap { read -> (String, Expression)? in
      guard case .value(let name) = read.key else { return nil }
      return read.property.attribute("Environment")?.arguments?.first.map { (name, $0.value) }
    }
    let written = (["environment", "transformEnvironment"].flatMap { scope.calls($0) }).compactMap {
      occurrence -> (String, Expression)? in
      guard occurrence.hasReceiver, let path = occurrence.call.unlabeled?.value else { return nil }
      return path.environmentKey.map { ($0, path) }
    }
    return (read + written).compactMap { name, path in
      known.contains(name) || name == "self" || name.hasPrefix("_") ? nil : problem(name, path)
    }
  }

  private func problem(_ name: String, _ path: Expression) -> Problem? {
    // Other modules declare keys of their own, and a file of an app is seldom all of it.
    guard let place = scope.place(path.span), !scope.importsOthers(place.file) else { return nil }
    let near = known.filter { Spelling.areNear($0, name) }.min {
      (Spelling.distance($0, name), $0) < (Spelling.distance($1, name), $1)
    }
    guard near != nil || place.file.path.hasSuffix(".ui") else { return nil }
    let text = scope.text(place)
    let proposals = near.flatMap { near -> [FixProposal]? in
      guard text.hasPrefix("\\.\(name)") else { return nil }
      return [scope.replacing(place, with: "\\.\(near)\(text.dropFirst(name.count + 2))")]
    }
    return Problem(
      place,
      "'EnvironmentValues' has no '\(name)'; "
        + (near.map { "did you mean '\($0)'?" }
          ?? "declare it: 'extension EnvironmentValues { @Entry var \(name) = … }'"),
      related: near.flatMap { uses.declared[$0] }.flatMap { scope.place($0.nameSpan) }.map {
        [RelatedPlace($0, "declared here")]
      } ?? [],
      proposals: proposals ?? []
    )
  }
}

extension ProgramScope {
  /// Whether the file imports anything but frameworks whose environment keys are known.
  func importsOthers(_ file: FileID) -> Bool {
    derived(Self.importsOfOthers, for: file) { scope in
      scope.read(.text(file))
      return scope.tree(file).map(Self.importsOthers) ?? true
    }
  }

  private static let importsOfOthers = Query<FileID, Bool>()

  private static func importsOthers(_ tree: SyntaxTree) -> Bool {
    tree.root.descendants.contains { node in
      guard node.kind == .importDeclaration else { return false }
      let module = node.text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }).last
      return !knownModules.contains(module.map { $0.split(separator: ".").first.map(String.init) ?? "" } ?? "")
    }
  }

  private static let knownModules: Set = [
    "AppKit", "Combine", "CoreData", "CoreGraphics", "CoreLocation", "Foundation", "MapKit", "Observation", "os",
    "OSLog", "Photos", "QuartzCore", "StoreKit", "Swift", "SwiftData", "SwiftUI", "UIKit", "WidgetKit",
  ]
}
