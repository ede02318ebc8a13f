/// The safe area at some place of the tree, in the container's coordinates.
struct SafeArea {
  /// What nothing covers. Where insets leave nothing its sides may have passed each other.
  var safe: Rect
  /// How far a view may reach that ignores the safe area.
  var window: Rect
  /// A large title stands above what is safe.
  var isBelowLargeTitle = false

  /// How far a frame that touches the safe boundary can be extended on each physical edge (OpenSwiftUI:
  /// SafeAreaIgnoringLayout, its tolerance included). `leading` is left here.
  func reach(of frame: Rect, pixel: Double) -> Insets {
    let tolerance = pixel / 2 + 0.001
    return Insets(
      top: frame.minY <= safe.minY + tolerance ? max(frame.minY - window.minY, 0) : 0,
      leading: frame.minX <= safe.minX + tolerance ? max(frame.minX - window.minX, 0) : 0,
      bottom: frame.maxY >= safe.maxY - tolerance ? max(window.maxY - frame.maxY, 0) : 0,
      trailing: frame.maxX >= safe.maxX - tolerance ? max(window.maxX - frame.maxX, 0) : 0
    )
  }

  /// What of a frame is covered, on each physical edge: never more than the insets, however far the frame reaches beyond
  /// the window (measured: scroll views of an overflowing row). `leading` is left here.
  func covered(of frame: Rect) -> Insets {
    Insets(
      top: part(safe.minY - frame.minY, of: safe.minY - window.minY),
      leading: part(safe.minX - frame.minX, of: safe.minX - window.minX),
      bottom: part(frame.maxY - safe.maxY, of: window.maxY - safe.maxY),
      trailing: part(frame.maxX - safe.maxX, of: window.maxX - safe.maxX)
    )
  }

  private func part(_ overlap: Double, of inset: Double) -> Double { max(min(overlap, inset), 0) }
}

extension Rect {
  /// The rectangle with some of its sides elsewhere.
  func moving(left: Double?, right: Double?, top: Double?, bottom: Double?) -> Rect {
    let x = left ?? minX
    let y = top ?? minY
    return Rect(x: x, y: y, width: (right ?? maxX) - x, height: (bottom ?? maxY) - y)
  }
}
