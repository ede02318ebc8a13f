import Interpreter
import Queries
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let coordinateSpaceUndefined = LintRule(
    id: "coordinate-space-undefined",
    summary: "A named coordinate space is used that no view above defines",
    documentation: """
      `frame(in: .named("board"))` looks for `.coordinateSpace(.named("board"))` on a view around the reader. Where \
      there is none, SwiftUI says nothing and answers in global coordinates: positions are off by wherever the view \
      happens to be on the screen. A gesture gets what `.local` gives.

      Put the definition on the nearest view that holds both the reader and the view that uses the result. Names are \
      compared with their types: `"board"` is not `Space.board`.
      """,
    severity: .error,
    bad: [
      """
      struct Pair: View {
        @State private var frame = CGRect.zero
        var body: some View {
          VStack {
            Text("Box").coordinateSpace(.named("box"))
            Text("\\(Int(frame.minX))").onGeometryChange(for: CGRect.self) { $0.frame(in: .named("box")) } action: {
              frame = $0
            }
          }
        }
      }
      """,
      """
      struct Board: View {
        @State private var frame = CGRect.zero
        var body: some View {
          VStack {
            Text("Tile").onGeometryChange(for: CGRect.self) { $0.frame(in: .named("board")) } action: { frame = $0 }
            Text("\\(frame.minX)")
          }
        }
      }
      """,
      """
      struct FrameKey: PreferenceKey {
        static let defaultValue = CGRect.zero
        static func reduce(value: inout CGRect, nextValue: () -> CGRect) { value = nextValue() }
      }
      struct Board: View {
        var body: some View {
          VStack {
            Text("Tile").background {
              GeometryReader { proxy in
                Color.clear.preference(key: FrameKey.self, value: proxy.frame(in: .named("table")))
              }
            }
          }
          .coordinateSpace(name: "board")
          .onPreferenceChange(FrameKey.self) { _ in }
        }
      }
      """,
    ],
    good: [
      """
      struct Board: View {
        @State private var frame = CGRect.zero
        var body: some View {
          VStack {
            Text("Tile").onGeometryChange(for: CGRect.self) { $0.frame(in: .named("board")) } action: { frame = $0 }
            Text("\\(frame.minX)")
          }
          .coordinateSpace(.named("board"))
        }
      }
      """,
      """
      struct Tile: View {
        @State private var frame = CGRect.zero
        var body: some View {
          Text("\\(frame.minX)").onGeometryChange(for: CGRect.self) { $0.frame(in: .named("board")) } action: {
            frame = $0
          }
        }
      }
      struct Board: View {
        var body: some View { VStack { Tile() }.coordinateSpace(.named("board")) }
      }
      """,
    ],
    check: .program { scope in scope.namedSpaces.undefined.compactMap { problem($0, in: scope) } },
    .rendered(observations, judge: .comparing(judged))
  )
}

private func problem(_ use: NamedSpaces.Use, in scope: ProgramScope) -> Problem? {
  guard let place = scope.place(use.span) else { return nil }
  let name = "'\(use.name?.text ?? use.source)'"
  return Problem(
    place,
    "no view around this defines the coordinate space \(name), so \(use.consequence); add "
      + "'.coordinateSpace(.named(\(use.source)))' to the view that positions are relative to",
    proposals: CoordinateSpaceDefinition(use: use, scope: scope).proposals,
    severity: use.isOfGesture ? .warning : nil
  )
}

/// The types that the uses stand in.
private let declarations = Query<SourceSpan, SourceSpan?>()

/// Lookups that missed, and those that did not.
private func observations(_ rendering: Rendering) -> [Observation] {
  let known = rendering.program.namedSpaces
  let uses = known.uses
  guard !uses.isEmpty else { return [] }
  let missed = rendering.result.facts.missedSpaces
  let spaces = missed.isEmpty ? nil : known
  let elements = rendering.result.elements
  return uses.compactMap { use in
    if let spaces, spaces.misplacedDefinition(for: use, in: rendering.program) != nil { return nil }
    if let spaces, rendering.isOnItsOwn(use, of: spaces) || spaces.mayDefine(use) { return nil }
    let misses = missed.filter { $0.span.contains(use.span) || use.span.contains($0.span) }
    if let miss = misses.first {
      // A preview shows a part of what the app puts together.
      if let spaces, rendering.isDefinedApart(from: use, of: spaces), let element = rendering.element(miss.element),
        rendering.isMadeByPreview(element)
      {
        return nil
      }
      guard let problem = problem(use, in: rendering.program) else { return nil }
      let user = rendering.element(miss.element).flatMap { rendering.use(of: $0) }
      return .fault(problem, quotesFrames: false, ofUse: user.map { problem.moved(to: $0, name: use.name) })
    }
    // The code around the lookup made an element, so it ran, and the lookup found its space.
    let code = rendering.program.derived(declarations, for: use.span) { $0.declaration(around: use.span) }
    guard let code, elements.indices.contains(where: { code.contains(elements[$0].span) })
    else { return nil }
    return rendering.program.place(use.span).map { .fine($0) }
  }
}

/// A place at fault wherever it is used is at fault itself; otherwise, the uses are that lack the definition.
private func judged(_ sightings: [Sighting]) -> [Problem] {
  Sighting.grouped(sightings).flatMap { group -> [Problem] in
    let faults = group.filter { $0.observation.problem != nil }
    guard let first = faults.first?.observation.problem else { return [] }
    let isFineElsewhere = group.contains { sighting in
      sighting.observation.problem == nil && !faults.contains { $0.request == sighting.request }
    }
    guard isFineElsewhere else { return [first] }
    var places: Set<Place> = []
    return faults.compactMap(\.observation.problemOfUse).filter { places.insert($0.place).inserted }
  }
}

extension Rendering {
  /// Whether the scene is the view alone in whose code the use stands, nothing of the project makes that view, and the
  /// project does define the space: whoever makes it is not seen here.
  fileprivate func isOnItsOwn(_ use: NamedSpaces.Use, of spaces: NamedSpaces) -> Bool {
    guard case .view(let name) = result.request.source, let type = program.viewType(qualified: name),
      type.all.contains(where: { $0.type.span.contains(use.span) })
    else { return false }
    return program.calls(type.name).isEmpty && isDefined(use, apartFrom: type, of: spaces)
  }

  /// Whether a view defines the space that is not made by the view whose code has the use.
  fileprivate func isDefinedApart(from use: NamedSpaces.Use, of spaces: NamedSpaces) -> Bool {
    guard let code = program.index(of: use.span.unit)?.types.last(where: { $0.type.span.contains(use.span) }),
      let type = program.parts(of: code.type)
    else { return use.name.map { !spaces.definitions(of: $0).isEmpty } ?? false }
    return isDefined(use, apartFrom: type, of: spaces)
  }

  private func isDefined(_ use: NamedSpaces.Use, apartFrom type: TypeParts, of spaces: NamedSpaces) -> Bool {
    guard let space = use.name else { return false }
    // What the view's own code defines, or a view that it alone makes, is there, and not around the use.
    let isOwn = { (span: SourceSpan) in type.all.contains { $0.type.span.contains(span) } }
    return spaces.definitions(of: space).contains { definition in
      guard !isOwn(definition.call.span) else { return false }
      let makes = program.parts(of: definition.occurrence.scope.type).map { program.calls($0.name) } ?? []
      return makes.isEmpty || !makes.allSatisfy { isOwn($0.call.span) && $0.call.closures.isEmpty }
    }
  }

  /// The call that puts the view of the project around `element` into its surroundings.
  fileprivate func use(of element: Element) -> Place? {
    view(around: element).flatMap { program.place($0.nameSpan) }
  }

  /// Whether a preview makes the view of the project around `element`.
  fileprivate func isMadeByPreview(_ element: Element) -> Bool {
    view(around: element).flatMap { call(of: $0) }.map { program.isInPreview($0.scope) } ?? false
  }

  private func view(around element: Element) -> Element? {
    ancestors(of: element).first { $0.isUserDefined && $0.kind == .view }
  }
}

extension NamedSpaces {
  /// Whether neither the use nor one of the definitions says its name, so that they may be of one another.
  fileprivate func mayDefine(_ use: Use) -> Bool { use.name == nil && definitions.contains { $0.name == nil } }
}

extension Problem {
  fileprivate func moved(to place: Place, name: SpaceName?) -> Problem {
    Problem(
      place,
      "this view looks for the coordinate space \(name.map { "'\($0)'" } ?? "of another view"), which nothing around it "
        + "defines here, so it gets global coordinates; define the space around this use, too",
      related: [RelatedPlace(self.place, "the space is looked up here")],
      severity: .warning
    )
  }
}
