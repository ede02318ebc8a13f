import Interpreter
import Layout
import Semantics

/// Says what an element's size takes for granted: values that nobody knows, tables of the platform, a branch that was chosen
/// because nobody knows the condition. An exact size needs no words.
enum BasisText {
  static func lines(_ element: Element, in scene: SceneResult) -> [[RichText.Span]] {
    dependencies(element) + variants(element, in: scene)
  }

  private static func dependencies(_ element: Element) -> [[RichText.Span]] {
    var lines: [[RichText.Span]] = []
    let names = element.sizeDependsOn.compactMap { if case .standIn(let name) = $0 { name } else { nil } }
    if !names.isEmpty {
      let shown = names.prefix(3).enumerated().flatMap { index, name -> [RichText.Span] in
        [.text(index == 0 ? "" : ", "), .code(name)]
      }
      let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
      lines.append([.text("depends on stand-ins for ")] + shown + [.text(rest)])
    }
    if element.sizeDependsOn.contains(.platformTable) {
      lines.append([.text("approximate: from a table of the platform")])
    }
    return lines
  }

  private static func variants(_ element: Element, in scene: SceneResult) -> [[RichText.Span]] {
    let around = scene.variants.filter { variant in
      variant.span.unit == element.span.unit && variant.span.start <= element.span.start
        && element.span.end <= variant.span.end
    }
    return around.prefix(1).map { variant in
      let unknown = variant.unknown.first.map { [.text(": no value for "), RichText.Span.code($0)] } ?? []
      return [.text("branch \(variant.chosen + 1) of \(variant.count) of an unknown condition")] + unknown
    }
  }
}
