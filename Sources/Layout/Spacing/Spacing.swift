/// The distances a view asks its neighbours to keep, per edge (OpenSwiftUI: Spacing).
package struct Spacing: Hashable, Sendable {
  package var top: EdgeSpacing
  package var leading: EdgeSpacing
  package var bottom: EdgeSpacing
  package var trailing: EdgeSpacing

  package init(top: EdgeSpacing, leading: EdgeSpacing, bottom: EdgeSpacing, trailing: EdgeSpacing) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package subscript(_ edge: Edge) -> EdgeSpacing {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// A view without preferences: it adds nothing to what a text above or below asks for.
  package static let standard = Spacing(
    top: EdgeSpacing(belowText: 0),
    leading: EdgeSpacing(),
    bottom: EdgeSpacing(aboveText: 0),
    trailing: EdgeSpacing()
  )

  /// No distance on any edge: an empty container.
  package static let zero = Spacing(
    top: EdgeSpacing(none: 0),
    leading: EdgeSpacing(none: 0),
    bottom: EdgeSpacing(none: 0),
    trailing: EdgeSpacing(none: 0)
  )

  /// What two neighbours keep where neither asks for anything.
  package static let defaultDistance = 8.0

  /// The distance between a view with these preferences and the next one along `axis`.
  package func distance(to next: Spacing, along axis: Axis) -> Double {
    let after = axis == .horizontal ? trailing : bottom
    let before = axis == .horizontal ? next.leading : next.top
    return after.distance(to: before)
  }

  /// For each edge and category the greater of both.
  package func union(_ other: Spacing) -> Spacing {
    Spacing(
      top: top.union(other.top),
      leading: leading.union(other.leading),
      bottom: bottom.union(other.bottom),
      trailing: trailing.union(other.trailing)
    )
  }

  /// The preferences with both edges of `axis` as in a view without any.
  func resetting(_ axis: Axis) -> Spacing {
    axis == .horizontal
      ? resetting([.leading, .trailing])
      : resetting([.top, .bottom])
  }

  /// The preferences with these edges as in a view without any.
  func resetting(_ edges: EdgeSet) -> Spacing {
    Spacing(
      top: edges.contains(EdgeSet.top) ? Self.standard.top : top,
      leading: edges.contains(EdgeSet.leading) ? Self.standard.leading : leading,
      bottom: edges.contains(EdgeSet.bottom) ? Self.standard.bottom : bottom,
      trailing: edges.contains(EdgeSet.trailing) ? Self.standard.trailing : trailing
    )
  }
}

/// The preferences on one edge, by category; nil where there is none. Two edges that meet keep the greatest sum over the
/// categories they share (OpenSwiftUI: Spacing.Category).
package struct EdgeSpacing: Hashable, Sendable {
  /// Towards a text below: published at a text's top and at any other view's bottom.
  package var aboveText: Double? { Self.value(storage.0) }
  /// Towards a text above: published at a text's bottom and at any other view's top.
  package var belowText: Double? { Self.value(storage.1) }
  /// Text to text: at a top the leading of the font, rounded up to a pixel; at a bottom the most that a text below may
  /// keep of its own, which texts leave open.
  package var leading: Double? { Self.value(storage.2) }
  /// Towards whatever shares no category.
  package var none: Double? { Self.value(storage.3) }

  /// The bits of the numbers in that order: every node has four of these, and most are the same.
  private let storage: (UInt64, UInt64, UInt64, UInt64)

  package init(aboveText: Double? = nil, belowText: Double? = nil, leading: Double? = nil, none: Double? = nil) {
    storage = (Self.bits(aboveText), Self.bits(belowText), Self.bits(leading), Self.bits(none))
  }

  /// Of no number.
  private static let nothing = UInt64.max

  /// Both zeros have the same bits.
  private static func bits(_ number: Double?) -> UInt64 { number.map { ($0 + 0).bitPattern } ?? nothing }

  private static func value(_ bits: UInt64) -> Double? { bits == nothing ? nil : Double(bitPattern: bits) }

  package static func == (lhs: EdgeSpacing, rhs: EdgeSpacing) -> Bool { lhs.storage == rhs.storage }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(storage.0)
    hasher.combine(storage.1)
    hasher.combine(storage.2)
    hasher.combine(storage.3)
  }

  func distance(to next: EdgeSpacing) -> Double {
    var distance: Double?
    func share(_ first: Double?, _ second: Double?) {
      guard let first, let second else { return }
      distance = max(distance ?? -.infinity, first + second)
    }
    share(aboveText, next.aboveText)
    share(belowText, next.belowText)
    if let leading, let lower = next.leading { share(0, min(leading, lower)) }
    if let distance { return distance }
    guard none != nil || next.none != nil else { return Spacing.defaultDistance }
    return max(none ?? -.infinity, next.none ?? -.infinity)
  }

  func union(_ other: EdgeSpacing) -> EdgeSpacing {
    func greater(_ first: Double?, _ second: Double?) -> Double? {
      guard let first else { return second }
      guard let second else { return first }
      return max(first, second)
    }
    return EdgeSpacing(
      aboveText: greater(aboveText, other.aboveText),
      belowText: greater(belowText, other.belowText),
      leading: greater(leading, other.leading),
      none: greater(none, other.none)
    )
  }
}
