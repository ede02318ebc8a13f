import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let geometryReaderNested = LintRule(
    id: "geometry-reader-nested",
    summary: "A GeometryReader that measures what the reader around it has measured",
    documentation: """
      The inner reader has the size of the outer one: it tells nothing new and adds a layer to layout.

      Use the outer proxy, or hand its size to the view below as a parameter.
      """,
    severity: .info,
    bad: [
      """
      struct Dots: View {
        var body: some View {
          GeometryReader { outer in
            GeometryReader { inner in
              Circle().position(x: inner.size.width / 2, y: outer.size.height / 2)
            }
          }
        }
      }
      """,
      """
      struct Chart: View {
        var body: some View {
          GeometryReader { proxy in
            ZStack {
              Color.gray
              GeometryReader { plot in
                Path { $0.addRect(CGRect(x: 0, y: 0, width: plot.size.width / 2, height: proxy.size.height)) }
              }
            }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Dots: View {
        var body: some View {
          GeometryReader { proxy in
            Circle().position(x: proxy.size.width / 2, y: proxy.size.height / 2)
          }
        }
      }
      """,
      """
      struct Chart: View {
        var body: some View {
          GeometryReader { proxy in
            GeometryReader { plot in
              Path { $0.addRect(CGRect(x: 0, y: 0, width: plot.size.width / 2, height: plot.size.height)) }
            }
            .padding(20)
            .opacity(proxy.size.width > 100 ? 1 : 0)
          }
        }
      }
      """,
    ],
    check: .rendered(
      { rendering in rendering.readers.compactMap { observation($0, in: rendering) } },
      // A reader that tells something new in one place or size is wanted.
      judge: .everywhere
    )
  )
}

private func observation(_ reader: RenderedReader, in rendering: Rendering) -> Observation? {
  guard rendering.isInside(reader.element, where: { $0.name == "GeometryReader" }),
    !rendering.isOutOfPlace(reader.element), let place = rendering.program.place(reader.element.nameSpan)
  else { return nil }
  let frame = reader.element.layout.globalFrame
  let outer = rendering.ancestors(of: reader.element).first { $0.name == "GeometryReader" && !$0.isUserDefined }
  guard let outer else { return nil }
  let isWithin = outer.span.contains(reader.element.span)
  let scope = rendering.program
  let isOfSameView = scope.declaration(around: reader.element.span) == scope.declaration(around: outer.span)
  // A component of several places cannot ask the reader around it, and one that asks for nothing needs no other.
  guard
    isWithin || reader.closure.map(scope.readsProxy) == true && scope.isPart(reader.element.span, of: outer.span)
  else { return nil }
  let other = outer.layout.globalFrame
  let units = Set([outer.span.unit, reader.element.span.unit])
  let ignoring = ["ignoresSafeArea", "edgesIgnoringSafeArea"].flatMap { name in
    units.flatMap { scope.calls(name, in: $0) }
  }
  // Two readers tell the keyboard's height by what each of them ignores.
  guard
    !ignoring.contains(where: {
      outer.span.contains($0.call.nameSpan) || !isWithin && $0.call.span.unit == reader.element.span.unit
        || outer.span.unit == $0.call.span.unit && $0.call.span.contains(reader.element.span)
    })
  else { return .fine(place) }
  let isSame =
    frame.size.isNear(other.size) && abs(frame.minX - other.minX) < 0.5 && abs(frame.minY - other.minY) < 0.5
  guard isSame, !rendering.guesses(within: reader.element.span) else { return .fine(place) }
  return .fault(
    Problem(
      place,
      "this GeometryReader has the frame of the one around it, \(outer.layout.size.points); "
        + (isWithin || isOfSameView
          ? "use the outer proxy" : "hand the size of the outer proxy to this view, which is used nowhere else"),
      related: rendering.program.place(outer.nameSpan).map { [RelatedPlace($0, "this one has measured it")] } ?? []
    )
  )
}

extension ProgramScope {
  /// Whether the code at `span` belongs to a property or function that is used once, in the content at `content`, or to a
  /// view that is made once in the whole program, there and in the same file.
  fileprivate func isPart(_ span: SourceSpan, of content: SourceSpan) -> Bool {
    guard let own = call(at: span) else { return false }
    if let use = onlyUse(of: own.scope) {
      return content.contains(use.expression.span) && !use.scope.isRepeated(in: self)
    }
    guard case .accessor(let body)? = own.scope.outermostCode?.kind, body.name == "body",
      let type = own.scope.type, isView(type), isPart(type),
      declaredTypes(named: type.name).count == 1
    else { return false }
    let makers = calls(type.name).filter { $0.call.receiver == nil }
    guard makers.count == 1, let made = makers.first, content.contains(made.call.span),
      mentions(of: type) == 1, place(made.call.span)?.file == place(span)?.file
    else { return false }
    // In a loop there are several of them, each with a size of its own.
    return !made.scope.isRepeated(in: self)
  }

  /// Whether the view is no component for others: it is private, or takes no data.
  private func isPart(_ type: TypeDeclaration) -> Bool {
    if !type.modifiers.isDisjoint(with: [.private, .fileprivate]) { return true }
    return !type.modifiers.contains(.public) && type.genericParameters.isEmpty
      && type.members.variables.allSatisfy {
        !$0.isStored || $0.initializer != nil || $0.attribute("Environment") != nil
      }
  }
}
