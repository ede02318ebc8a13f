/// The reading direction of a view's environment.
public enum LayoutDirection: UInt8, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
