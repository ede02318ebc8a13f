import Catalog
import Interpreter
import Layout
import Queries
import Semantics
import SourceText
import ViewGraph

/// Which elements of a scene have sizes that can be trusted: with no picture and no view of unknown size in them, and no
/// text, number of rows or choice that stands in for what only the running program knows.
struct Certainty {
  private var isCertain: [Bool]
  /// Whether the width of an element by itself can be trusted, whatever is in it.
  private var hasCertainWidth: [Bool]

  init(in rendering: Rendering) {
    let elements = rendering.result.elements
    isCertain = Array(repeating: true, count: elements.count)
    for index in Self.uncertainLeaves(of: rendering) + Self.openContents(of: rendering) { isCertain[index] = false }
    hasCertainWidth = isCertain
    let isRow = rendering.usesStandIns ? Self.unwrittenRows(of: rendering) : []
    // Parents stand before their children.
    for index in elements.indices.reversed() {
      if isCertain[index], !isRow.isEmpty, isRow[index], elements[index].isInstance { isCertain[index] = false }
      guard let parent = elements[index].parent?.index else { continue }
      if !isCertain[index] { isCertain[parent] = false }
      if case .fixed = elements[index].layout.widthReason { hasCertainWidth[index] = true }
      if !hasCertainWidth[index] { hasCertainWidth[parent] = false }
    }
  }

  subscript(element: Element) -> Bool { isCertain[element.id.index] }

  /// Whether the width of the element can be trusted, though not what is in it.
  func hasCertainWidth(_ element: Element) -> Bool { hasCertainWidth[element.id.index] }

  /// What shows other views when the program knows more: where a choice stands whose condition nobody knows, or a loop
  /// that has no rows here, over data that are not in the source.
  private static func openContents(of rendering: Rendering) -> [Int] {
    let elements = rendering.result.elements
    var open = rendering.result.variants.map(\.span)
    for unit in Set(elements.lazy.map(\.span.unit)) { open += rendering.program.unwrittenLoops(in: unit) }
    guard !open.isEmpty else { return [] }
    return open.flatMap { span -> [Int] in
      var around: [SourceSpan: [Int]] = [:]
      for index in elements.indices where elements[index].span.unit == span.unit {
        if span.contains(elements[index].span) { return [] }
        if elements[index].span.contains(span) { around[elements[index].span, default: []].append(index) }
      }
      return around.min { $0.key.length < $1.key.length }?.value ?? []
    }
  }

  /// What is not certain by itself.
  private static func uncertainLeaves(of rendering: Rendering) -> [Int] {
    let elements = rendering.result.elements
    func leaves(_ names: String...) -> [Int] { rendering.places.of(names).filter { elements[$0].children.isEmpty } }
    let open =
      leaves("AsyncImage", "View") + leaves("Image").filter { rendering.program.isPicture(elements[$0].span) }
      + rendering.unknownViews + rendering.elementsOfUnknownModifiers
    guard rendering.usesStandIns else { return open }
    return open
      + leaves("Text", "Label", "Button", "Link").filter { index in
        !rendering.program.hasLiteralTitle(elements[index].span, isText: elements[index].name == "Text")
      }
  }

  /// For each element whether it comes from a loop that does not run over data in the source; nothing where none does.
  private static func unwrittenRows(of rendering: Rendering) -> [Bool] {
    let elements = rendering.result.elements
    let units = Set(elements.lazy.map(\.span.unit))
    let loops = Dictionary(uniqueKeysWithValues: units.map { ($0, rendering.program.unwrittenLoops(in: $0)) })
      .filter { !$0.value.isEmpty }
    guard !loops.isEmpty else { return [] }
    var isRow = Array(repeating: false, count: elements.count)
    for index in elements.indices {
      let span = elements[index].span
      isRow[index] =
        elements[index].parent.map { isRow[$0.index] } ?? false
        || loops[span.unit].map { $0.contains { $0.contains(span) } && rendering.program.call(at: span) != nil }
          ?? false
    }
    return isRow
  }
}

extension Element {
  /// Whether it is one of several that a loop has made.
  fileprivate var isInstance: Bool { instancePath.contains { $0.contains("[") } }
}

extension ProgramScope {
  /// The closures in a unit of loops that do not run over data in the source.
  fileprivate func unwrittenLoops(in unit: UnitID) -> [SourceSpan] {
    derived(Self.loopsOfUnits, for: unit) { scope in
      let calls = scope.index(of: unit)?.calls ?? [:]
      let loops = Self.loops.flatMap { calls[$0] ?? [] }.filter { loop in
        loop.call.unlabeled.map { !scope.isWritten($0.value, in: loop.scope) } ?? false
      }
      return loops.flatMap { $0.call.closures.map(\.closure.span) }
    }
  }

  private static let loops = ViewTraits.repeats.names.ordered()
  private static let loopsOfUnits = Query<UnitID, [SourceSpan]>()

  private func isWritten(_ data: Expression, in scope: CodeScope) -> Bool {
    if case .binary(let range) = data.unwrapped.kind {
      return range.left.literalNumber != nil && range.right.literalNumber != nil
    }
    if case .constant = DataOrigin(data, in: scope, of: self) { return true }
    return false
  }
}
