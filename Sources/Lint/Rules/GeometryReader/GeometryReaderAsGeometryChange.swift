import Catalog
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let geometryReaderAsGeometryChange = LintRule(
    id: "geometry-reader-as-geometry-change",
    summary: "A background reader and a preference that 'onGeometryChange' replaces",
    documentation: """
      A reader in the background, a preference key and an observer on the same view measure one size. Since iOS 16 one \
      modifier does that: `.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }`.

      Several writers of one key stay a preference: `reduce` joins them, `onGeometryChange` does not.
      """,
    severity: .hint,
    bad: [
      """
      struct HeightKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
      }
      struct Header: View {
        @State private var height: CGFloat = 0
        var body: some View {
          Text("Title")
            .background { GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) } }
            .onPreferenceChange(HeightKey.self) { height = $0 }
        }
      }
      """,
      """
      private struct SizeKey: PreferenceKey {
        static let defaultValue = CGSize.zero
        static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
      }
      struct Card: View {
        @State private var size = CGSize.zero
        var body: some View {
          VStack {
            Text("Card")
          }
          .padding()
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: SizeKey.self, value: proxy.size)
            }
          )
          .onPreferenceChange(SizeKey.self) { new in size = new }
        }
      }
      """,
    ],
    good: [
      """
      struct Header: View {
        @State private var height: CGFloat = 0
        var body: some View {
          Text("Title").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
        }
      }
      """,
      """
      struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Labels: View {
        @State private var width: CGFloat = 0
        var body: some View {
          VStack {
            Text("Name").background { GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) } }
            Text("Address").background { GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) } }
          }
          .onPreferenceChange(WidthKey.self) { width = $0 }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.readers.compactMap { reader in
        Probe(reader, in: scope)?.problem ?? handingOn(reader, in: scope)
      }
    }
  )
}

/// A reader behind a view that draws nothing and hands its size to code.
private func handingOn(_ reader: ReaderClosure, in scope: ProgramScope) -> Problem? {
  let all = scope.uses(of: reader)
  let flow = all.filter { !$0.isBound }
  let handsOn = flow.allSatisfy { use in
    switch use.sink {
    case .assigned, .observed, .calledBack: true
    case .content: use.isStatement
    case .published, .frame, .bound: false
    }
  }
  guard !flow.isEmpty, handsOn, flow.contains(where: { $0.isReadAgain(among: all, in: scope) }),
    !reader.drawsSomething(in: scope) || reader.returnsColor,
    ReaderSurroundings(reader, in: scope).isDecoration || reader.onlyDecoration(in: scope) != nil,
    let place = scope.place(reader.call.nameSpan)
  else { return nil }
  return Problem(
    place,
    "this reader only hands what it measures to code; 'onGeometryChange' does that in one modifier, whenever it changes"
  )
}

extension ReaderClosure {
  /// Whether the closure says that it makes nothing but a color: `{ proxy -> Color in … return Color.clear }`.
  fileprivate var returnsColor: Bool { closure.returnType?.name == "Color" }
}

extension ProxyUse {
  /// Whether it is read whenever the view changes: not once when the view appears, not when somebody taps, and not when
  /// another value changes than one of the uses of the reader.
  fileprivate func isReadAgain(among uses: [ProxyUse], in scope: ProgramScope) -> Bool {
    guard !isReadOnce(in: scope) else { return false }
    return actions.allSatisfy { action in
      if scope.scheduler(of: action) != nil { return true }
      guard scope.isModifier(action, .runsByItself), scope.isModifier(action, .compares),
        let watched = action.argument("of")?.value
      else { return scope.isModifier(action, .runsByItself) }
      return uses.contains { watched.span.contains($0.expression.span) }
    }
  }

  /// Whether the use is an argument of a call that stands as a statement beside the content.
  fileprivate var isStatement: Bool {
    for (index, node) in surroundings.enumerated() {
      guard case .statement(let statement) = node, case .expression = statement.kind else { continue }
      // The call itself, and nothing around it, is the statement.
      return index <= 1
    }
    return false
  }
}

/// A reader behind a view that publishes one length for the view's own observer.
private struct Probe {
  let reader: ReaderClosure
  let background: CallExpression
  let observer: CallExpression
  let use: ProxyUse
  let scope: ProgramScope
  /// Whether the reader stands in the background itself, and not in a property that the background names.
  private let isWrittenThere: Bool

  init?(_ reader: ReaderClosure, in scope: ProgramScope) {
    let written = reader.onlyDecoration(in: scope)
    guard !reader.drawsSomething(in: scope), let background = written ?? reader.decorationByMember(in: scope) else {
      return nil
    }
    let flow = scope.uses(of: reader)
    guard let use = flow.first, flow.count == 1, !use.isInCalledCode, case .published = use.sink, use.valueType != nil,
      let write = use.surroundings.lazy.compactMap(\.preferenceCall).first,
      let key = write.argument("key")?.value.dottedName?.last,
      write.argument("value")?.value.unwrapped.span == use.expression.unwrapped.span,
      case let uses = scope.preferenceUses(of: key), uses.writes.count == 1, uses.reads.count == 1,
      !uses.isUsedOtherwise(in: scope), let observer = uses.reads.first,
      observer.call.calledName == "onPreferenceChange",
      scope.modifiers(over: background.span).contains(where: { $0.call.span == observer.call.span })
    else { return nil }
    self.reader = reader
    self.background = background
    self.observer = observer.call
    self.use = use
    isWrittenThere = written != nil
    self.scope = scope
  }

  var problem: Problem? {
    guard let place = scope.place(reader.call.nameSpan), let other = scope.place(observer.nameSpan) else { return nil }
    return Problem(
      place,
      "this reader and its preference measure one size for one observer; 'onGeometryChange' does that in one modifier",
      related: [RelatedPlace(other, "the value arrives here")],
      proposals: proposal.map { [$0] } ?? []
    )
  }

  /// One modifier in place of the background; the observer goes.
  private var proposal: FixProposal? {
    guard isWrittenThere, let type = use.valueType,
      let start = background.receiver.flatMap({ scope.place($0.span)?.range.end }),
      let end = scope.place(background.span)?.range.end, let file = scope.place(background.span)?.file,
      let observed = observer.receiver.flatMap({ scope.place($0.span)?.range.end }),
      let observerEnd = scope.place(observer.span)?.range.end, let action = observer.closures.first?.closure,
      let text = scope.text(action.span), let name = scope.place(background.nameSpan)?.range.start,
      observer.closures.count == 1
    else { return nil }
    // The white space and the period before the modifier's name stay.
    let period = ByteRange(start, name)
    let lead = scope.text(Place(file: file, range: period))
    let path = use.path.joined(separator: ".")
    let replacement = "\(lead)onGeometryChange(for: \(type).self) { $0.\(path) } action: \(text)"
    let edits = [
      FileEdit(file: file, edit: TextEdit(range: ByteRange(start, end), replacement: replacement)),
      FileEdit(file: file, edit: TextEdit(range: ByteRange(observed, observerEnd), replacement: "")),
    ]
    return FixProposal("measure with 'onGeometryChange'", keepsMeaning: false, edits: edits)
  }
}

extension CodeNode {
  fileprivate var preferenceCall: CallExpression? {
    guard case .expression(let expression) = self, let call = expression.asCall, call.calledName == "preference" else {
      return nil
    }
    return call
  }
}
