extension LayoutTree {
  /// A label and its control, apart as far as there is room; the row asks its neighbours for nothing (OpenSwiftUI:
  /// LeadingTrailingLabeledContentStyle). The first child is the label, the others are the control.
  func appendLabeledRow(_ children: [NodeID], direction: LayoutDirection) -> NodeID {
    let spacer = append(.spacer(minimum: nil, axis: .horizontal), direction: direction)
    let weak = append(.layoutPriority(-1), children: [spacer], direction: direction)
    let parts = children.prefix(1) + [weak] + children.dropFirst()
    let stack = StackParameters(alignment: .verticalCenter)
    let row = append(.hStack(stack), children: Array(parts), direction: direction)
    return append(.standardSpacing, children: [row], direction: direction)
  }
}
