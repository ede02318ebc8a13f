/// What a frame is relative to.
package enum CoordinateSpace: Hashable {
  /// The node's own bounds.
  case local
  /// The container.
  case global
  /// The nearest enclosing node that has this name; the container where there is none.
  case named(AnyHashable)
  /// The viewport of the nearest enclosing scroll view that scrolls along one of the axes.
  case scrollView(AxisSet)
}
