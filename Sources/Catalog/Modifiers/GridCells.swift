import Layout

extension ModifierDefinition {
  static let gridCellAnchor = ModifierDefinition(
    "gridCellAnchor",
    "Sets where the view sits in its cell.",
    ["func gridCellAnchor(_ anchor: UnitPoint) -> some View"],
    .iOS16,
    behavior: .transform { .gridCell(GridCellTraits(anchor: $0.unitPoint("anchor"))) }
  )

  static let gridCellColumns = ModifierDefinition(
    "gridCellColumns",
    "Lets the view span several columns.",
    ["func gridCellColumns(_ count: Int) -> some View"],
    .iOS16,
    behavior: .transform { .gridCell(GridCellTraits(columns: $0.int("count"))) }
  )

  static let gridCellUnsizedAxes = ModifierDefinition(
    "gridCellUnsizedAxes",
    "Keeps the view from making its row or column larger.",
    ["func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View"],
    .iOS16,
    behavior: .transform { .gridCell(GridCellTraits(unsizedAxes: $0.axes("axes") ?? [])) }
  )

  static let gridColumnAlignment = ModifierDefinition(
    "gridColumnAlignment",
    "Sets the alignment of the view's column.",
    ["func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View"],
    .iOS16,
    behavior: .transform { .gridCell(GridCellTraits(columnAlignment: $0.guide("guide"))) }
  )
}
