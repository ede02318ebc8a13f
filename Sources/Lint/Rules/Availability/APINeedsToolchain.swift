import Catalog
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let apiNeedsToolchain = LintRule(
    id: "api-needs-toolchain",
    summary: "Something needs a newer Xcode than the project is built with",
    documentation: """
      Some of SwiftUI runs on older systems but is part of a newer SDK: `@Entry`, `@Previewable` and `onGeometryChange` \
      need Xcode 16, `#Preview` and `@Observable` Xcode 15. With an older one (`"xcode": "15.4"` in the configuration), \
      the code does not compile, whatever system it is to run on.
      """,
    severity: .error,
    bad: [
      """
      // uilsp:xcode 15.4
      extension EnvironmentValues { @Entry var inset: CGFloat = 8 }
      """,
      """
      // uilsp:xcode 15.0
      struct Header: View {
        @State private var height: CGFloat = 0
        var body: some View {
          Color.blue.frame(height: 40)
            .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
            .opacity(height > 20 ? 1 : 0)
        }
      }
      """,
    ],
    good: [
      """
      // uilsp:xcode 16.0
      extension EnvironmentValues { @Entry var inset: CGFloat = 8 }
      """,
      """
      // uilsp:xcode 15.4
      struct Title: View {
        var body: some View { Text("Title") }
      }
      #Preview { Title() }
      """,
    ],
    check: .unit { unit, scope in
      (attributes(unit) + modifiers(unit, in: scope) + previews(unit)).compactMap { use in
        guard let place = scope.place(use.span), let xcode = scope.targets.target(of: place.file).xcode,
          xcode < use.needed
        else {
          return nil
        }
        return Problem(
          place,
          "'\(use.name)' needs Xcode \(use.needed), and the project is built with Xcode \(xcode), whatever system it runs "
            + "on; \(use.advice)"
        )
      }
    }
  )
}

/// Something that a certain Xcode brought.
private struct Use {
  let name: String
  let span: SourceSpan
  let needed: PlatformVersion
  let advice: String
}

private func attributes(_ unit: RuleUnit) -> [Use] {
  let all = unit.types.flatMap { $0.type.attributes + $0.type.members.variables.flatMap(\.attributes) }
  return all.compactMap { attribute in
    Toolchain.attributes[attribute.name].map {
      let advice = attribute.name == "Entry" ? "declare an 'EnvironmentKey'" : "use what older SDKs have"
      return Use(name: "@\(attribute.name)", span: attribute.span, needed: $0, advice: advice)
    }
  }
}

private func modifiers(_ unit: RuleUnit, in scope: ProgramScope) -> [Use] {
  Toolchain.modifiers.ordered { $0.key < $1.key }.flatMap { name, needed -> [Use] in
    guard !unit.calls(name).isEmpty, !scope.declares(name) else { return [] }
    return unit.viewModifiers(name).map {
      Use(name: ".\(name)", span: $0.nameSpan, needed: needed, advice: "measure in a background with a preference")
    }
  }
}

private func previews(_ unit: RuleUnit) -> [Use] {
  unit.previews.map { preview in
    Use(
      name: "#Preview",
      span: preview.nameSpan,
      needed: Toolchain.preview,
      advice: "write a 'PreviewProvider'"
    )
  }
}
