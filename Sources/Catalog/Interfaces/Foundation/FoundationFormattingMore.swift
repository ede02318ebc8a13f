extension InterfaceFamily {
  /// Styles that format values. The rest.
  static let foundationFormattingMore = InterfaceFamily(
    "FormattingMore",
    standing: .inToolchain,
    #"""
    protocol SortComparator<Compared>: Hashable, Sendable, Sendable, Hashable, Equatable {
      associatedtype Compared
      func compare(_ lhs: Self.Compared, _ rhs: Self.Compared) -> ComparisonResult
      var order: SortOrder { get set }
    }
    enum SortOrder: Equatable, Hashable, Decodable, Encodable, Sendable {
      case forward
      case reverse
      init(from decoder: any Decoder) throws
    }
    struct KeyPathComparator<Compared>: SortComparator, Hashable, Sendable, Equatable {
      var keyPath: any PartialKeyPath<Compared> & Sendable { get }
      var order: SortOrder { get set }
      init<Value>(_ keyPath: any KeyPath<Compared, Value> & Sendable, order: SortOrder = .forward) where Value: Comparable
      init<Value>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, order: SortOrder = .forward) where Value: Comparable
      init<Value, Comparator>(_ keyPath: any KeyPath<Compared, Value> & Sendable, comparator: Comparator) where Value == Comparator.Compared, Comparator: SortComparator
      init<Value, Comparator>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, comparator: Comparator) where Value == Comparator.Compared, Comparator: SortComparator
      init<Value, Comparator>(_ keyPath: any KeyPath<Compared, Value> & Sendable, comparator: Comparator, order: SortOrder) where Value == Comparator.Compared, Comparator: SortComparator
      init<Value, Comparator>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, comparator: Comparator, order: SortOrder) where Value == Comparator.Compared, Comparator: SortComparator
      func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
      static func == (lhs: KeyPathComparator<Compared>, rhs: KeyPathComparator<Compared>) -> Bool
    }
    """#
  )
}
