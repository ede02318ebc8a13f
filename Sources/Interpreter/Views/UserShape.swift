import Catalog
import Layout
import Semantics

/// A shape or a representable that the program declares, with a size of its own (`func sizeThatFits(_ proposal:
/// ProposedViewSize)`). It is laid out as a layout without subviews, and asks neighbours for what every shape does.
final class UserShape: CustomLayout {
  private var shape: Value
  private let evaluator: Evaluator
  /// What the method gets besides the proposal.
  private let context: [(label: String?, value: Value)]

  /// Nil where the shape takes what it is offered, as those do that say nothing.
  init?(_ shape: StructureValue, evaluator: Evaluator) {
    guard let type = shape.type.nominal, !evaluator.instanceMembers("sizeThatFits", of: type).isEmpty else {
      return nil
    }
    self.shape = .structure(shape)
    self.evaluator = evaluator
    context = []
  }

  /// A representable that says how large it is, whatever UIKit or AppKit show in it.
  init(representable: StructureValue, parameters: [String?], evaluator: Evaluator) {
    shape = .structure(representable)
    self.evaluator = evaluator
    context = parameters.map { ($0, .void) }
  }

  func sizeThatFits(_ proposal: Proposal, subviews: LayoutSubviews) -> Size {
    var arguments = [Value(.proposal(proposal))] + context.map(\.value)
    let labels = [nil] + context.map(\.label)
    let result = evaluator.callMethod("sizeThatFits", on: &shape, labels: labels, &arguments)
    guard case .size(let size)? = result?.builtIn else { return proposal.replacingUnspecified() }
    return size
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews) {}

  func spacing(subviews: LayoutSubviews) -> Spacing? { .standard }

  func explicitGuide(
    _ key: AlignmentKey,
    in bounds: Rect,
    proposal: Proposal,
    subviews: LayoutSubviews
  ) -> CustomGuide { .unset }
}
