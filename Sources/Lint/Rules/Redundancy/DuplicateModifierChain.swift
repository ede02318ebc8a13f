import Catalog
import Semantics
import SourceText
import Syntax
import ViewGraph

extension LintRule {
  static let duplicateModifierChain = LintRule(
    id: "duplicate-modifier-chain",
    summary: "The same modifiers again and again",
    documentation: """
      Three or more modifiers that stand in the same order in three or more places are a style without a name: who changes \
      one of them forgets the others. A type that conforms to `ViewModifier` says it once, and a function in an extension \
      of `View` makes it read like any other modifier.

      Off unless it is configured: what looks the same today need not be the same thing.
      """,
    severity: .off,
    bad: [
      """
      struct Cards: View {
        var body: some View {
          VStack {
            Text("One").padding(8).background(.yellow).cornerRadius(6)
            Text("Two").padding(8).background(.yellow).cornerRadius(6)
            Text("Three").padding(8).background(.yellow).cornerRadius(6)
          }
        }
      }
      """,
      """
      struct Heading: View {
        var body: some View {
          Text("Heading")
            .font(.headline)
            .foregroundStyle(.secondary)
            .padding(.top, 12)
        }
      }
      struct Page: View {
        var body: some View {
          VStack {
            Heading()
            Text("Page").font(.headline).foregroundStyle(.secondary).padding(.top, 12)
            Label("Note", systemImage: "star").font(.headline).foregroundStyle(.secondary).padding(.top, 12).bold()
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Card: ViewModifier {
        func body(content: Content) -> some View { content.padding(8).background(.yellow).cornerRadius(6) }
      }
      struct Cards: View {
        var body: some View {
          VStack {
            Text("One").modifier(Card())
            Text("Two").modifier(Card())
            Text("Three").modifier(Card())
          }
        }
      }
      """,
      """
      struct Pair: View {
        var body: some View {
          HStack {
            Text("a").padding(8).background(.yellow).cornerRadius(6)
            Text("b").padding(8).background(.yellow).cornerRadius(6)
            Text("c").padding(8).background(.green).cornerRadius(6)
          }
        }
      }
      """,
    ],
    check: .program { scope in RepeatedChain.all(in: scope).compactMap { $0.problem(in: scope) } }
  )
}

/// The shortest chain, and how often it has to stand there.
private let shortest = 3
private let fewest = 3
/// Longer chains are looked at in parts of this length.
private let longest = 10

/// The same modifiers in several places.
private struct RepeatedChain {
  /// What the modifiers say.
  let texts: [String]
  /// The modifiers, innermost first, of each place.
  var places: [[CallExpression]]

  /// The longest chains first; each modifier belongs to one of them only.
  static func all(in scope: ProgramScope) -> [RepeatedChain] {
    var chains: [[String]: RepeatedChain] = [:]
    for modifiers in modifierChains(in: scope) {
      let texts = modifiers.map { scope.plainText(of: $0) }
      for start in texts.indices {
        for end in stride(from: start + shortest, through: min(start + longest, texts.count), by: 1) {
          let key = Array(texts[start..<end])
          chains[key, default: RepeatedChain(texts: key, places: [])].places.append(Array(modifiers[start..<end]))
        }
      }
    }
    var taken: Set<SourceSpan> = []
    let candidates = chains.values.filter { $0.places.count >= fewest }.ordered { $0.comes(before: $1) }
    return candidates.compactMap { chain in
      var chain = chain
      chain.places.removeAll { $0.contains { taken.contains($0.nameSpan) } }
      guard chain.places.count >= fewest else { return nil }
      taken.formUnion(chain.places.joined().map(\.nameSpan))
      return chain
    }
  }

  /// The modifiers on each view that the program makes, innermost first.
  private static func modifierChains(in scope: ProgramScope) -> [[CallExpression]] {
    scope.units.flatMap(\.allCalls).compactMap { occurrence in
      let call = occurrence.call
      guard call.receiver != nil, scope.call(on: call.span) == nil, scope.startsWithView(call),
        !scope.isInPreview(occurrence.scope)
      else { return nil }
      let modifiers = call.chain.filter { $0.receiver != nil && Catalog.modifier($0.calledName ?? "") != nil }
      return modifiers.count < shortest ? nil : modifiers.reversed()
    }
  }

  private func comes(before other: RepeatedChain) -> Bool {
    if texts.count != other.texts.count { return texts.count > other.texts.count }
    return texts.lexicographicallyPrecedes(other.texts)
  }

  func problem(in scope: ProgramScope) -> Problem? {
    guard let first = places.first?.first, let place = scope.place(first.nameSpan) else { return nil }
    let others = places.dropFirst().prefix(5).compactMap { $0.first.flatMap { scope.place($0.nameSpan) } }
    return Problem(
      place,
      "these \(texts.count) modifiers stand in \(places.count) places; collect them in one 'ViewModifier'",
      related: others.map { RelatedPlace($0, "the same modifiers") },
      proposals: proposal(in: scope).map { [$0] } ?? []
    )
  }
}

extension RepeatedChain {
  /// A view modifier that says the chain, and its calls; nil where the chain needs values of its place, has comments, or
  /// stands in several files.
  private func proposal(in scope: ProgramScope) -> FixProposal? {
    let files = Set(places.compactMap { $0.first.flatMap { scope.place($0.nameSpan)?.file } })
    guard files.count == 1, let file = files.first, let text = scope.tree(file)?.text,
      places.joined().allSatisfy(isConstant)
    else { return nil }
    let name = self.name
    let type = name.prefix(1).uppercased() + name.dropFirst()
    guard scope.count(ofIdentifier: name) + scope.count(ofIdentifier: type) == 0 else { return nil }
    var edits = places.map { modifiers -> FileEdit? in
      guard let inner = modifiers.first, let outer = modifiers.last, let view = inner.receiver,
        let start = scope.place(view.span)?.range.end, let end = scope.place(outer.span)?.range.end
      else { return nil }
      let removed = scope.text(Place(file: file, range: ByteRange(start, end)))
      guard !removed.contains("//"), !removed.contains("/*") else { return nil }
      let call = "\(scope.gap(before: inner)).\(name)()"
      return FileEdit(file: file, edit: TextEdit(range: ByteRange(start, end), replacement: call))
    }
    let end = ByteOffset(text.byteCount)
    let declaration = "\n\(declaration(of: name, as: String(type)))"
    edits.append(FileEdit(file: file, edit: TextEdit(range: ByteRange(end, end), replacement: declaration)))
    let made = edits.compactMap { $0 }
    guard made.count == edits.count else { return nil }
    return FixProposal("make them a modifier '\(name)'", keepsMeaning: true, edits: made)
  }

  /// Whether the arguments mean the same anywhere.
  private func isConstant(_ modifier: CallExpression) -> Bool {
    modifier.arguments.allSatisfy { argument in
      CodeWalk(argument.value).allSatisfy { node in
        guard case .expression(let expression) = node else { return false }
        switch expression.kind {
        case .local, .super: return false
        case .name(let name): return name.isType && name.name != "Self"
        default: return true
        }
      }
    }
  }

  private var name: String {
    let names = Set(texts.map { text in text.dropFirst().prefix { $0.isLetter } })
    if names.contains("background") { return "cardStyle" }
    return names.contains("font") ? "headingStyle" : "sharedStyle"
  }

  private func declaration(of name: String, as type: String) -> String {
    """
    private struct \(type): ViewModifier {
      func body(content: Content) -> some View {
        content
    \(texts.map { "      \($0)" }.joined(separator: "\n"))
      }
    }

    extension View {
      fileprivate func \(name)() -> some View { modifier(\(type)()) }
    }

    """
  }
}

extension ProgramScope {
  /// The modifier on one line, without what comments before it say.
  fileprivate func plainText(of modifier: CallExpression) -> String {
    guard let name = place(modifier.nameSpan), let whole = place(modifier.span) else { return "" }
    let code = text(Place(file: name.file, range: ByteRange(name.range.start, whole.range.end)))
    return "." + code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
