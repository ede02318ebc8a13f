import Catalog
import Layout

/// A view's size and guides (`ViewDimensions`).
struct DimensionsValue: ForeignValue {
  let dimensions: ViewDimensions
  /// The axis of the guide that is being computed: what `.center` alone means.
  let axis: Axis

  func member(_ name: String) -> Value? {
    switch name {
    case "width": .double(dimensions.width)
    case "height": .double(dimensions.height)
    default: nil
    }
  }

  func subscripted(_ guide: Value) -> Value? {
    guard let key = key(guide) else { return nil }
    return .double(dimensions[key])
  }

  /// The value that the view or its content sets (`dimensions[explicit: guide]`).
  func explicit(_ guide: Value) -> Value? {
    guard let key = key(guide) else { return nil }
    return dimensions[explicit: key].map(Value.double) ?? Value.none
  }

  private func key(_ guide: Value) -> AlignmentKey? {
    switch guide.builtIn {
    case .alignmentKey(let key)?: return key
    case .token(_, let name)?: return self.key(named: name)
    default: return nil
    }
  }

  private func key(named name: String) -> AlignmentKey? {
    switch name {
    case "bottom": .bottom
    case "center": axis == .horizontal ? .horizontalCenter : .verticalCenter
    case "firstTextBaseline": .firstTextBaseline
    case "lastTextBaseline": .lastTextBaseline
    case "leading": .leading
    case "listRowSeparatorLeading": .listRowSeparatorLeading
    case "listRowSeparatorTrailing": .listRowSeparatorTrailing
    case "top": .top
    case "trailing": .trailing
    default: nil
    }
  }

  var typeName: String { "ViewDimensions" }

  func isEqual(to other: any ForeignValue) -> Bool {
    (other as? DimensionsValue)?.dimensions.size == dimensions.size
  }

  func hash(into hasher: inout Hasher) { hasher.combine(dimensions.size) }

  var description: String { "ViewDimensions(width: \(dimensions.width), height: \(dimensions.height))" }
}
