/// A guide for each axis: where a view sits in the space it gets.
public struct Alignment: Hashable {
  public var horizontal: AlignmentKey
  public var vertical: AlignmentKey

  public init(horizontal: AlignmentKey, vertical: AlignmentKey) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }
  public static var top: Alignment { Alignment(horizontal: .horizontalCenter, vertical: .top) }
  public static var topTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .top) }
  public static var leading: Alignment { Alignment(horizontal: .leading, vertical: .verticalCenter) }
  public static var center: Alignment { Alignment(horizontal: .horizontalCenter, vertical: .verticalCenter) }
  public static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .verticalCenter) }
  public static var bottomLeading: Alignment { Alignment(horizontal: .leading, vertical: .bottom) }
  public static var bottom: Alignment { Alignment(horizontal: .horizontalCenter, vertical: .bottom) }
  public static var bottomTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .bottom) }

  public subscript(_ axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal : vertical }
}
