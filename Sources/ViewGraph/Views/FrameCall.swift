import Catalog
package import Semantics

/// A call of the `frame` modifier with lengths.
package struct FrameCall {
  package let occurrence: CallOccurrence
  /// `width` and `height`.
  package let fixed: [Argument]
  /// `minWidth` … `maxHeight`.
  package let bounds: [Argument]
  package let alignment: Argument?

  package var call: CallExpression { occurrence.call }

  /// Nil for calls of another `frame`: of a geometry proxy, of UIKit.
  package init?(_ occurrence: CallOccurrence) {
    let arguments = occurrence.call.arguments
    fixed = arguments.filter { ["width", "height"].contains($0.label) }
    bounds = arguments.filter { FrameLength.bounds.contains($0.label ?? "") }
    alignment = occurrence.call.argument("alignment")
    guard occurrence.call.calledName == "frame", fixed.count + bounds.count > 0,
      fixed.count + bounds.count + (alignment == nil ? 0 : 1) == arguments.count
    else { return nil }
    self.occurrence = occurrence
  }

  /// The argument's text with its label, which may be another than written.
  package func text(of argument: Argument, as label: String? = nil, in scope: ProgramScope) -> String? {
    scope.text(argument.value.span).map { "\(label ?? argument.label ?? ""): \($0)" }
  }

  /// `.frame(…)` with these arguments and the alignment; nil where a text is missing.
  package func text(_ arguments: [String?], in scope: ProgramScope) -> String? {
    let all = arguments + (alignment.map { [text(of: $0, in: scope)] } ?? [])
    let known = all.compactMap { $0 }
    return known.count == all.count ? ".frame(\(known.joined(separator: ", ")))" : nil
  }
}
