import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let environmentPropDrilling = LintRule(
    id: "environment-prop-drilling",
    summary: "A setting is handed through several views that do not use it",
    documentation: """
      Each view on the way declares the parameter, stores it and passes it on, only because a view further down needs \
      it. A value that belongs to the surroundings (a theme, a configuration, a service) can be put into the environment \
      once and read where it is used:

      ```swift
      extension EnvironmentValues { @Entry var theme = Theme() }
      ```

      Data of one view's own should stay a parameter.
      """,
    severity: .info,
    bad: [
      """
      struct Theme { var inset: CGFloat = 8 }
      struct Screen: View {
        let theme: Theme
        var body: some View { Section(theme: theme) }
      }
      struct Section: View {
        let theme: Theme
        var body: some View { VStack { Row(theme: theme) } }
      }
      struct Row: View {
        let theme: Theme
        var body: some View { Cell(theme: self.theme) }
      }
      struct Cell: View {
        let theme: Theme
        var body: some View { Color.red.padding(theme.inset) }
      }
      """,
      """
      struct ChartConfiguration { var lineWidth: CGFloat = 2 }
      struct Report: View {
        var configuration: ChartConfiguration
        var body: some View { Page(settings: configuration) }
      }
      struct Page: View {
        var settings: ChartConfiguration
        var body: some View { Panel(settings: settings) }
      }
      struct Panel: View {
        var settings: ChartConfiguration
        var body: some View { Line(settings: settings) }
      }
      struct Line: View {
        var settings: ChartConfiguration
        var body: some View { Rectangle().frame(height: settings.lineWidth) }
      }
      """,
    ],
    good: [
      """
      struct Theme { var inset: CGFloat = 8 }
      struct Screen: View {
        let theme: Theme
        var body: some View { Row(theme: theme).padding(theme.inset) }
      }
      struct Row: View {
        let theme: Theme
        var body: some View { Cell(theme: theme) }
      }
      struct Cell: View {
        let theme: Theme
        var body: some View { Color.red.padding(theme.inset) }
      }
      """,
      """
      struct Item: Identifiable { let id: Int }
      struct List: View {
        let item: Item
        var body: some View { Section(item: item) }
      }
      struct Section: View {
        let item: Item
        var body: some View { Row(item: item) }
      }
      struct Row: View {
        let item: Item
        var body: some View { Cell(item: item) }
      }
      struct Cell: View {
        let item: Item
        var body: some View { Text("\\(item.id)") }
      }
      """,
    ],
    check: .program { scope in DrilledParameters(in: scope).problems }
  )
}

/// Parameters of views that are only handed on.
private struct DrilledParameters {
  /// A stored property of a view.
  private struct Parameter: Hashable {
    let view: String
    let name: String
  }

  private let scope: ProgramScope
  private var declarations: [Parameter: VariableDeclaration] = [:]
  /// Where each parameter goes; those that are also used otherwise are not here.
  private var next: [Parameter: [Parameter]] = [:]

  init(in scope: ProgramScope) {
    self.scope = scope
    let views = scope.types(conformingTo: "View")
    for view in views {
      for variable in view.variables where variable.isStored && variable.attributes.isEmpty {
        guard Self.isSetting(variable) else { continue }
        declarations[Parameter(view: view.name, name: variable.name)] = variable
      }
    }
    for view in views {
      for parameter in declarations.keys where parameter.view == view.name {
        if let targets = targets(of: parameter, in: view), !targets.isEmpty { next[parameter] = targets }
      }
    }
  }

  /// Of a type that is named like something of the surroundings.
  private static func isSetting(_ variable: VariableDeclaration) -> Bool {
    guard let type = variable.type?.name else { return false }
    return settings.contains { type.hasSuffix($0) }
  }

  private static let settings = [
    "Theme", "Config", "Configuration", "Settings", "Preferences", "Style", "Palette", "Service", "Environment",
    "Metrics",
  ]

  /// The parameters that get the value, where all uses of it hand it on; nil where one does more.
  private func targets(of parameter: Parameter, in view: TypeParts) -> [Parameter]? {
    var targets: [Parameter] = []
    var uses = 0
    for body in view.bodies {
      for expression in CodeWalk(body).expressions {
        if expression.ownMember == parameter.name { uses += 1 }
        guard let call = expression.asCall, call.receiver == nil, let name = call.calledName else { continue }
        for argument in call.arguments where argument.value.ownMember == parameter.name {
          let target = Parameter(view: name, name: argument.label ?? "")
          guard let declared = declarations[target], declared.type?.name == declarations[parameter]?.type?.name else {
            return nil
          }
          targets.append(target)
        }
      }
    }
    return uses == targets.count ? targets : nil
  }

  var problems: [Problem] {
    let received = Set(next.values.flatMap(\.self))
    let origins = next.keys.filter { !received.contains($0) }.ordered { ($0.view, $0.name) < ($1.view, $1.name) }
    return origins.compactMap(problem)
  }

  private func problem(_ origin: Parameter) -> Problem? {
    let chain = longestChain(from: origin)
    // The last one uses the value; three before it only hand it on.
    guard chain.count >= 4, let declaration = declarations[origin], let place = scope.place(declaration.nameSpan) else {
      return nil
    }
    let views = chain.dropLast().map { "'\($0.view)'" }.joined(separator: ", ")
    return Problem(
      place,
      "'\(origin.name)' goes through \(views) only to reach '\(chain.last?.view ?? "")'; what views deep below need "
        + "travels in the environment: declare '@Entry var \(origin.name)', set it once, and read it there",
      related: chain.dropFirst().compactMap { parameter in
        guard let place = declarations[parameter].flatMap({ scope.place($0.nameSpan) }) else { return nil }
        return RelatedPlace(place, parameter == chain.last ? "used here" : "handed on here")
      },
      proposals: fix(origin).map { [$0] } ?? []
    )
  }

  /// The longest way of the value from view to view.
  private func longestChain(from origin: Parameter) -> [Parameter] {
    var known: [Parameter: [Parameter]] = [:]
    return longestChain(from: origin, &known, depth: 0)
  }

  private func longestChain(
    from start: Parameter,
    _ known: inout [Parameter: [Parameter]],
    depth: Int
  ) -> [Parameter] {
    if let chain = known[start] { return chain }
    // Views that hold views of their own type hand the value to themselves.
    known[start] = [start]
    var best: [Parameter] = []
    for following in next[start] ?? [] where depth < 64 {
      let chain = longestChain(from: following, &known, depth: depth + 1)
      if chain.count > best.count, !chain.contains(start) { best = chain }
    }
    known[start] = [start] + best
    return [start] + best
  }

  /// The parameters that the value reaches turned into an environment value.
  private func fix(_ origin: Parameter) -> FixProposal? {
    var reached = [origin]
    for parameter in reached.startIndex..<64 {
      guard reached.indices.contains(parameter) else { break }
      for following in next[reached[parameter]] ?? [] where !reached.contains(following) { reached.append(following) }
    }
    let views = scope.types(conformingTo: "View")
    var stations: [KeyInsteadOfParameters.Station] = []
    for parameter in reached {
      guard let view = views.first(where: { $0.name == parameter.view }), let property = declarations[parameter],
        let made = ViewParameter(property, of: view, in: scope)
      else { return nil }
      stations.append(KeyInsteadOfParameters.Station(parameter: made, isUser: next[parameter] == nil))
    }
    return KeyInsteadOfParameters(stations, in: scope)?.proposal
  }
}
