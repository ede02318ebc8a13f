import Semantics

extension LintRule {
  static let geometryReaderProportionalFrame = LintRule(
    id: "geometry-reader-proportional-frame",
    summary: "A GeometryReader that only computes frames from its size",
    documentation: """
      A reader that only feeds `.frame(width: proxy.size.width * k)` pays for it: the content no longer has a size of \
      its own, and everything sits in the top leading corner.

      The whole width is `.frame(maxWidth: .infinity)`, without a reader. A share of the container is \
      `.containerRelativeFrame(.horizontal) { width, _ in width * k }` (iOS 17) where the container is the scroll view, \
      the navigation stack or the window, and a `Layout` with weights elsewhere (iOS 16). `layoutPriority` cannot divide \
      30 to 70. A bar in a frame of known height may stay as it is.
      """,
    severity: .info,
    bad: [
      """
      struct Split: View {
        var body: some View {
          GeometryReader { proxy in
            HStack(spacing: 0) {
              Color.red.frame(width: proxy.size.width * 0.3)
              Color.blue.frame(width: proxy.size.width * 0.7)
            }
          }
        }
      }
      """,
      """
      struct Poster: View {
        var body: some View {
          GeometryReader { geometry in
            let size = geometry.size
            Image("poster").resizable().scaledToFill().frame(width: size.width, height: size.height).clipped()
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Hero: View {
        var body: some View {
          ScrollView {
            Color.teal.containerRelativeFrame(.horizontal) { width, _ in width * 0.8 }.frame(height: 120)
          }
        }
      }
      """,
      """
      struct Wave: View {
        var body: some View {
          GeometryReader { proxy in
            Path { path in
              path.move(to: .zero)
              path.addLine(to: CGPoint(x: proxy.size.width, y: proxy.size.height))
            }
            .stroke(Color.blue)
          }
        }
      }
      """,
    ],
    check: .program { scope in
      scope.calls("GeometryReader").compactMap(ReaderClosure.init).compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ reader: ReaderClosure, in scope: ProgramScope) -> Problem? {
  let uses = ProxyFlow(reader).uses.filter { use in
    if case .bound = use.sink { return false }
    return true
  }
  let shares = uses.compactMap(ProxyShare.init)
  guard !shares.isEmpty, shares.count == uses.count, let place = scope.place(reader.call.nameSpan) else { return nil }
  let isWhole = shares.allSatisfy(\.isWhole)
  let surroundings = ReaderSurroundings(reader, in: scope)
  let advice =
    isWhole
    ? "the whole size is '.frame(maxWidth: .infinity, maxHeight: .infinity)' without a reader"
    : "a share of the container is 'containerRelativeFrame' (iOS 17) or a Layout with weights (iOS 16)"
  return Problem(
    place,
    "this GeometryReader only computes frames from its size and hides the size of its content; \(advice)",
    related: shares.prefix(4).compactMap { share in
      scope.place(share.use.expression.span).map { RelatedPlace($0, "used as the \(share.axis.lengthName) of a frame") }
    },
    severity: surroundings.hasFixedLength && !isWhole ? .hint : nil
  )
}

/// A length of the proxy as an argument of a frame, scaled at most.
private struct ProxyShare {
  let use: ProxyUse
  let axis: ProxyUse.Axis
  /// The argument is the length itself.
  let isWhole: Bool

  init?(_ use: ProxyUse) {
    guard case .frame(let call, let label) = use.sink, Self.lengths.contains(label),
      let axis = use.length ?? Self.ownLength(use, label),
      let argument = call.argument(around: use.expression)
    else { return nil }
    self.use = use
    self.axis = axis
    let value = argument.value.unwrapped
    isWhole = value.span == use.expression.unwrapped.span && !use.isDerived
    guard isWhole || Self.isScaled(value, use.expression) else { return nil }
  }

  private static let lengths: Set = [
    "width", "height", "minWidth", "minHeight", "idealWidth", "idealHeight", "maxWidth", "maxHeight",
  ]

  /// A length that the program derives from a size: `proxy.size.shorterSide`.
  private static func ownLength(_ use: ProxyUse, _ label: String) -> ProxyUse.Axis? {
    guard use.path.count == 2, use.path[0] == "size" else { return nil }
    return label.hasSuffix("idth") ? .horizontal : .vertical
  }

  /// `x * k`, `k * x`, `x / k`, also with `x` as the local that already holds a share.
  private static func isScaled(_ value: Expression, _ length: Expression) -> Bool {
    if value.span == length.unwrapped.span { return true }
    if let call = value.asCall, call.receiver == nil, ["min", "max"].contains(call.calledName) {
      return call.arguments.contains { $0.value.span.contains(length.span) && isScaled($0.value.unwrapped, length) }
    }
    guard case .binary(let binary) = value.kind else { return false }
    let sides = [binary.left.unwrapped, binary.right.unwrapped]
    guard let inner = sides.first(where: { $0.span.contains(length.span) }) else { return false }
    switch binary.operator {
    case "*": return isScaled(inner, length)
    case "/": return inner === sides[0] && isScaled(inner, length)
    default: return false
    }
  }
}
