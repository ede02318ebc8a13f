import Catalog
import Interpreter
import Layout
import Semantics
import SourceText

/// Puts into words where layout placed the elements that one piece of code makes, and why they have their sizes.
struct FrameDescription {
  let instances: [ElementInstance]
  /// Whether they are what a modifier is applied to rather than its own.
  let isReceiver: Bool
  let analysis: Analysis

  func append(to contents: inout RichText) {
    guard let first = instances.first else { return }
    let same = instances.filter { $0.scene.request == first.scene.request }
    let introduction: [RichText.Span] =
      isReceiver ? [.text("Applied to "), .code(first.element.name), .text(": ")] : []
    contents.paragraph(introduction + headline(first, among: same))
    contents.append(.list(details(first)))
    let others = otherScenes(than: first)
    if !others.isEmpty { contents.append(.list(others)) }
  }

  /// **393 × 20.33** at (0, 59) in `Bad`, iPhone 15
  private func headline(_ instance: ElementInstance, among same: [ElementInstance]) -> [RichText.Span] {
    let place: [RichText.Span] = [
      .text(" in "), .code(instance.scene.title), .text(", \(DeviceDefinition.standard.name)"),
    ]
    guard same.count > 1 else { return frame(instance) + place }
    let count: RichText.Span = .strong("\(same.count) instances")
    let sizes = same.map(\.element.layout.size)
    guard Set(sizes).count > 1 else {
      return [count] + place + [.text(": the first ")] + frame(instance) + [.text(", the others of the same size")]
    }
    let summary = "widths \(Self.list(sizes.map(\.width))), heights \(Self.list(sizes.map(\.height)))"
    return [count] + place + [.text(": \(summary); the first ")] + frame(instance)
  }

  private func frame(_ instance: ElementInstance) -> [RichText.Span] {
    let frame = instance.element.layout.globalFrame
    return [.strong(PointText.size(instance.element.layout.size)), .text(" at \(PointText.point(frame.origin))")]
  }

  private func details(_ instance: ElementInstance) -> [[RichText.Span]] {
    let element = instance.element
    let layout = element.layout
    var items: [[RichText.Span]] = []
    items.append([.text("proposed \(PointText.proposal(layout.proposal)): \(OfferText.phrase(layout))")])
    items += SizeText(element: element, scene: instance.scene).lines.map { [.text($0)] }
    if let extremes = layout.extremes { items.append([.text(flexibility(extremes))]) }
    items += BasisText.lines(element, in: instance.scene)
    if layout.priority != 0 { items.append([.text("layout priority \(PointText.length(layout.priority))")]) }
    items += element.environmentReads.map(environmentRead)
    items += element.preferenceWrites.map { write in
      [.text(write.isTransform ? "changes the preference " : "sets the preference "), .code(write.key)]
        + [.text(" to "), .code(write.value)]
    }
    items += element.preferenceReads.map(preferenceRead)
    return items
  }

  /// How much it can shrink and grow.
  private func flexibility(_ extremes: Element.Extremes) -> String {
    let (minimum, ideal, maximum) = (extremes.minimum, extremes.ideal, extremes.maximum)
    if minimum == maximum { return "rigid: \(PointText.size(minimum)) whatever is proposed" }
    return "can be \(PointText.size(minimum)) to \(PointText.size(maximum)), ideal \(PointText.size(ideal))"
  }

  private func environmentRead(_ read: Element.EnvironmentRead) -> [RichText.Span] {
    let source = read.writer.flatMap(line).map { "set on line \($0)" } ?? "the default"
    return [.text("reads "), .code(read.key), .text(" = "), .code(read.value), .text(", \(source)")]
  }

  private func preferenceRead(_ read: Element.PreferenceRead) -> [RichText.Span] {
    let start: [RichText.Span] = [.text("receives the preference "), .code(read.key)]
    guard let value = read.value else { return start + [.text(", which nothing below sets")] }
    let writers = read.contributions == 1 ? "one view" : "\(read.contributions) views"
    return start + [.text(" = "), .code(value), .text(" from \(writers)")]
  }

  private func otherScenes(than first: ElementInstance) -> [[RichText.Span]] {
    var seen = [first.scene.request]
    var items: [[RichText.Span]] = []
    for instance in instances where !seen.contains(instance.scene.request) {
      seen.append(instance.scene.request)
      items.append([.text("in "), .code(instance.scene.title), .text(": ")] + frame(instance))
    }
    return items
  }

  /// The line of a place, counted from 1.
  private func line(_ span: SourceSpan) -> Int? {
    guard let place = analysis.program.absolute(span) else { return nil }
    return analysis.text(of: place.file).map { $0.lineColumn(at: place.range.start).line + 1 }
  }

  /// `40`, `40 and 60`, `20 to 80`
  private static func list(_ lengths: [Double]) -> String {
    let distinct = Array(Set(lengths)).ordered()
    guard let least = distinct.first, let most = distinct.last, distinct.count > 1 else {
      return PointText.length(distinct.first)
    }
    let joint = distinct.count == 2 ? "and" : "to"
    return "\(PointText.length(least)) \(joint) \(PointText.length(most))"
  }
}

extension SceneResult {
  /// What the scene is called where several may be meant.
  var title: String {
    switch request.source {
    case .preview: preview.map { "#Preview \"\($0)\"" } ?? "#Preview"
    case .provider(let type): type
    case .view, .expression: view
    }
  }
}
